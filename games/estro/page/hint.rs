//! Hints for a newcomer to ESTRO.

use estro::language::Moment;
use estro::view::Ask;
use estro::{Action, View};
use table::Seat;

use super::forecast::winning_dice;

/// Dice results, of 36, from which on an attack is a good one.
const GOOD: u8 = 24;

/// The id of a hint for this seat's question; `None` where there is none.
#[must_use]
pub fn hint(view: &View, seat: Seat, offers: &[Action]) -> Option<&'static str> {
    let (_, ask) = view.asks.filter(|(asked, _)| *asked == seat)?;
    let own = view.seats.get(seat.index())?;
    let chances = || {
        offers.iter().filter_map(|offer| match offer {
            Action::Attack(attacker, target) => winning_dice(view, *attacker, *target),
            _ => None,
        })
    };
    match ask {
        Ask::Reveal => Some("hint-reveal"),
        Ask::Attack if offers.iter().any(|offer| matches!(offer, Action::Strike(..))) => Some("hint-strike"),
        Ask::Window(_) if offers.iter().any(|offer| matches!(offer, Action::Object(_))) => Some("hint-object"),
        Ask::Play if view.fleet.is_some() && view.round < 3 => Some("hint-fleet"),
        Ask::Play if view.options.is_conquest() => Some("hint-conquest"),
        Ask::Play if view.options.is_embargo(view.round) => Some("hint-embargo"),
        Ask::Play if view.round + 1 >= view.options.first_check() && own.field < 2 => Some("hint-keep-a-card"),
        Ask::Play if offers.iter().any(|offer| matches!(offer, Action::Support(..))) => Some("hint-support"),
        Ask::Play => Some("hint-play"),
        Ask::Extras if offers.iter().any(|offer| matches!(offer, Action::TurnUp(_))) => Some("hint-extras"),
        Ask::Extras if offers.iter().any(|offer| matches!(offer, Action::Rift(_))) => Some("hint-rift"),
        Ask::Attack if chances().any(|winning| winning >= GOOD) => Some("hint-attack"),
        Ask::Attack => Some("hint-attack-free"),
        Ask::Window(Moment::Dice) => Some("hint-dice"),
        Ask::Window(Moment::Death) => Some("hint-death"),
        Ask::Window(_) if offers.len() > 1 => Some("hint-window"),
        Ask::Declare => Some("hint-declare"),
        Ask::Token => Some("hint-token"),
        Ask::Ambush if offers.len() > 1 => Some("hint-ambush"),
        Ask::Redirection => Some("hint-redirection"),
        Ask::Discard => Some("hint-discard"),
        _ => None,
    }
}
