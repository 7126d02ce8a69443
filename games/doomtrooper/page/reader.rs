//! The readable cards on the table of Doomtrooper: cards of the hand, and cards in play as far as the viewer may look
//! at them.

use doomtrooper::language::Code;
use doomtrooper::set::CardNo;
use doomtrooper::state::SlotNo;
use doomtrooper::text;
use doomtrooper::view::SeatView;

use super::panel::{Shown, in_play};
use crate::app::App;
use crate::table_context::TableContext;

/// The card behind a mark: `card-01010` of the person's hand, `slot-7` in play.
pub fn behind(app: &App, table: &TableContext, mark: &str) -> Option<Shown> {
    let (word, rest) = mark.split_once('-')?;
    match word {
        "card" => app.cards().coded(rest.parse::<Code>().ok()?).map(Shown::Card),
        "slot" => in_play(app, table, SlotNo(rest.parse().ok()?)),
        _ => None,
    }
}

/// The cards of a hand that the view shows, by name, each with its number of copies.
pub fn hand_of(app: &App, side: &SeatView) -> Vec<(Shown, String, usize)> {
    let cards = app.cards();
    let hand = side.hand.as_deref().unwrap_or_default();
    let line = |copies: &[CardNo]| (Shown::Card(copies[0]), text::name(cards.card(copies[0])).to_owned(), copies.len());
    hand.chunk_by(|one, other| one == other).map(line).collect()
}

/// The place of a card that a line of the log names by its number; nothing once it has left play.
pub fn place_of_mark(table: &TableContext, mark: &str) -> Option<String> {
    let number: u16 = mark.parse().ok()?;
    let slot = table.of_view(|view| view.table.iter().find(|card| card.number == number).map(|card| card.slot))?;
    Some(format!("slot-{}", slot.0))
}
