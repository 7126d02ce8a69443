//! Hints for a newcomer to Doomtrooper.

use doomtrooper::View;
use doomtrooper::view::Ask;
use table::Seat;

use crate::game::Action;

/// The id of a hint for this seat's question; nothing where there is no hint.
#[must_use]
pub fn hint(view: &View, seat: Seat, offers: &[Action]) -> Option<&'static str> {
    let (_, ask) = view.asks.filter(|(asked, _)| *asked == seat)?;
    let has = |is_it: fn(&Action) -> bool| offers.iter().any(is_it);
    match ask {
        Ask::Redraw => Some("hint-redraw"),
        Ask::Action if has(|offer| matches!(offer, Action::Add(_))) => Some("hint-add"),
        Ask::Action if has(|offer| *offer == Action::Attack) && view.actions > 1 => Some("hint-attack-last"),
        Ask::Action if has(|offer| *offer == Action::Attack) => Some("hint-attack"),
        Ask::Action if has(|offer| *offer == Action::Meditate) => Some("hint-meditate"),
        Ask::Combat if has(|offer| matches!(offer, Action::Tactic(_))) => Some("hint-tactic"),
        Ask::Discard => Some("hint-discard"),
        _ => None,
    }
}
