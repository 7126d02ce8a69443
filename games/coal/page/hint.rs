//! Hints at what a newcomer to C.O.A.L. may not think of.

use coal::View;
use coal::view::Ask;
use table::Seat;

use crate::game::Action;

/// The id of a hint for the question to this seat; `None` if there is nothing to say.
#[must_use]
pub fn hint(view: &View, seat: Seat, offers: &[Action]) -> Option<&'static str> {
    let (asked, ask) = view.asks?;
    let has = |is_it: fn(&Action) -> bool| offers.iter().any(is_it);
    match ask {
        _ if !asked.contains(seat) => None,
        Ask::Declare if view.seats.get(seat.index())?.hand_len < 2 => Some("hint-maintenance"),
        Ask::Declare => Some("hint-declare"),
        Ask::Main if has(|offer| matches!(offer, Action::Maneuver(_))) => Some("hint-maneuver"),
        Ask::Main if has(|offer| matches!(offer, Action::Activate(_))) => Some("hint-activate"),
        Ask::Main if has(|offer| matches!(offer, Action::Consume(..))) => Some("hint-consume"),
        Ask::Respond => Some("hint-respond"),
        Ask::Place => Some("hint-place"),
        _ => None,
    }
}
