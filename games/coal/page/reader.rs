//! Everything that can be read on the table of C.O.A.L.: cards of the hand and in slots as far as the viewer may look
//! at them, open piles, cards being resolved, pilots.

use coal::action::HandKind;
use coal::view::SeatView;
use table::Seat;

use crate::app::App;
use crate::game::page::panel::Shown;
use crate::game::page::slot::name_of;
use crate::table_context::TableContext;

/// The object of a mark: `card-c` of the viewer's hand, `slot-0-3` of a play area, `discard-1`, `echo-0-2`, a card
/// being resolved (`resolving-0`), a pilot.
pub fn behind(app: &App, table: &TableContext, mark: &str) -> Option<Shown> {
    let (word, rest) = mark.split_once('-')?;
    match word {
        "card" => {
            let [letter @ b'a'..=b'z'] = rest.as_bytes() else { return None };
            let kind = HandKind(letter - b'a');
            let card = table.of_seat(table.me()?, |side| {
                side.hand.as_ref()?.iter().find(|card| card.kind == kind).map(|card| card.card)
            });
            card.map(Shown::Card)
        }
        "slot" => {
            let (seat, slot) = rest.split_once('-')?;
            let seat: Seat = seat.parse().ok()?;
            let slot: usize = slot.parse::<usize>().ok()?.checked_sub(1)?;
            table.of_seat(seat, |side| side.slots.get(slot).copied().flatten()?.card).map(Shown::Card)
        }
        "discard" => {
            let seat: Seat = rest.parse().ok()?;
            let cards = table.of_seat(seat, |side| side.discard.to_vec());
            Some(Shown::Discard(table.who(app, seat), cards))
        }
        "echo" => {
            let (seat, place) = rest.split_once('-')?;
            let (seat, place): (Seat, usize) = (seat.parse().ok()?, place.parse().ok()?);
            table.of_seat(seat, |side| side.echo.get(place).copied()).map(Shown::Card)
        }
        "resolving" => {
            let place: usize = rest.parse().ok()?;
            table.of_view(|view| view.resolving.get(place).map(|card| card.card)).map(Shown::Card)
        }
        "pilot" => {
            let number: u8 = rest.parse().ok()?;
            (usize::from(number) < app.cards().pilots().len()).then_some(Shown::Pilot(number))
        }
        _ => None,
    }
}

/// The cards of a hand that the view shows, with their names and copies.
pub fn hand_of(app: &App, side: &SeatView) -> Vec<(Shown, String, usize)> {
    let cards = app.cards();
    let hand = side.hand.iter().flatten();
    hand.map(|card| (Shown::Card(card.card), name_of(app, &cards.card(card.card).name), card.copies.into())).collect()
}

/// The place of the slot that a line of the log mentions.
pub fn place_of_mark(_table: &TableContext, mark: &str) -> Option<String> {
    Some(mark.to_owned())
}
