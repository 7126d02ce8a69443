//! Standing orders (stops) by name, for any game: they are words that the game lists.

use door::{Company, Entry as _};
use table::{Mode, StopSpec};

use crate::game::{Entry, Stops};

/// Returns the stops whose windows can open in a mode with this number of seats.
#[must_use]
pub fn listed(mode: &Mode, seats: usize) -> Vec<&'static StopSpec> {
    Entry::stops().iter().filter(|spec| spec.applies.fits(mode, seats)).collect()
}

/// Returns the stops of a person who has not chosen any. Only a person who is alone at the screen may be skipped when
/// nothing can be done; with other people, skipping would reveal what a person holds.
#[must_use]
pub fn usual(is_alone: bool) -> Stops {
    Entry::usual_standing(if is_alone { Company::Alone } else { Company::OneDevice })
}

/// Whether a stop is set.
#[must_use]
pub fn is_on(stops: &Stops, name: &str) -> bool {
    stops.to_string().split(' ').any(|on| on == name)
}

/// Returns these stops with one more, or without it; unchanged if the game has no such stop.
#[must_use]
pub fn with(stops: Stops, name: &str, is_wanted: bool) -> Stops {
    let written = stops.to_string();
    let others = written.split(' ').filter(|on| *on != name && *on != "none");
    let wanted: Vec<&str> = others.chain(is_wanted.then_some(name)).collect();
    wanted.join(" ").parse().unwrap_or(stops)
}
