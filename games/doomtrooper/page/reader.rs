//! What can be read on the table of Doomtrooper: cards of the hand, and cards in play as far as the viewer may look at them.

use doomtrooper::language::Code;
use doomtrooper::state::SlotNo;

use super::panel::{Shown, in_play};
use crate::app::App;
use crate::table_context::TableContext;

/// What lies behind a mark: `card-01010` of the own hand, `slot-7` in play.
pub fn behind(app: &App, table: &TableContext, mark: &str) -> Option<Shown> {
    let (word, rest) = mark.split_once('-')?;
    match word {
        "card" => app.cards().coded(rest.parse::<Code>().ok()?).map(Shown::Card),
        "slot" => in_play(app, table, SlotNo(rest.parse().ok()?)),
        _ => None,
    }
}
