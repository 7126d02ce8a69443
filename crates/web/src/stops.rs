//! Standing orders (stops) by name, whatever game the page is: they are words, and the game lists them.

use door::{Company, Entry as _};
use table::{Mode, StopSpec};

use crate::game::{Entry, Stops};

/// The stops whose windows can open in a mode with so many seats.
#[must_use]
pub fn listed(mode: &Mode, seats: usize) -> Vec<&'static StopSpec> {
    Entry::stops().iter().filter(|spec| spec.applies.fits(mode, seats)).collect()
}

/// The stops of a person who has not chosen any. Only somebody alone before the screen may be passed over where nothing
/// can be done; of everybody else that would tell what they hold.
#[must_use]
pub fn usual(is_alone: bool) -> Stops {
    Entry::usual_standing(if is_alone { Company::Alone } else { Company::OneDevice })
}

/// Whether a stop is set.
#[must_use]
pub fn is_on(stops: &Stops, name: &str) -> bool {
    stops.to_string().split(' ').any(|on| on == name)
}

/// These stops with one more, or without it; the same where the game has no such stop.
#[must_use]
pub fn with(stops: Stops, name: &str, is_wanted: bool) -> Stops {
    let written = stops.to_string();
    let others = written.split(' ').filter(|on| *on != name && *on != "none");
    let wanted: Vec<&str> = others.chain(is_wanted.then_some(name)).collect();
    wanted.join(" ").parse().unwrap_or(stops)
}
