//! The standing orders of C.O.A.L. by name.

use coal::Stops;
use leptos::prelude::*;

use crate::app::App;

/// The stops that fit the match, each with its clause.
pub fn of_match(app: &App) -> Vec<(&'static str, &'static str)> {
    let has_partner =
        app.session.with(|session| session.as_ref().is_some_and(|session| session.setup().rules().options.teams));
    Stops::NAMES.into_iter().filter(|(name, _)| *name != "partner" || has_partner).collect()
}

/// The stops of each seat before anybody switched one.
pub fn at_first(_is_alone: bool) -> Stops {
    Stops::default()
}

/// Whether a stop is on.
pub fn is_on(mut stops: Stops, name: &str) -> bool {
    stops.get_mut(name).is_some_and(|stop| *stop)
}

/// Switches a stop.
pub fn switch(stops: &mut Stops, name: &str) {
    if let Some(stop) = stops.get_mut(name) {
        *stop = !*stop;
    }
}
