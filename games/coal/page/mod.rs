//! C.O.A.L. on the page: its table, its decks, its cards, its pictures.

pub mod art;
pub(crate) mod beats;
pub(crate) mod board;
pub(crate) mod card_filter;
pub(crate) mod cards_page;
pub(crate) mod decision;
pub(crate) mod deck;
pub(crate) mod desk;
pub(crate) mod end;
pub(crate) mod figures;
mod forecast;
mod hand;
mod harm;
pub(crate) mod hint;
pub(crate) mod legend;
pub mod movement;
pub mod offer;
pub(crate) mod panel;
pub(crate) mod plan;
pub(crate) mod reader;
pub(crate) mod seat;
mod slot;
pub(crate) mod start;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
pub(crate) mod why_not;
mod words;

use table::Clause;

pub use coal::view::SeatView;
pub use coal::{Action, CardSet, Event, Options, Setup, Stops, View};
pub use coal_plugin::Coal as Entry;

/// The messages of the game's screens, in English and in Italian.
pub const MESSAGES: [&str; 2] = [include_str!("locales/en.ftl"), include_str!("locales/it.ftl")];

/// The clause by which a seat concedes.
pub const CONCEDE: Clause = coal::clause::END_08;

/// The keys of this game's table, with the ids of their texts.
pub const GAME_KEYS: &[(&str, &str)] = &[];

/// The prefix of the keys under which the browser keeps the match, the table that is set up, and the decks.
pub const STORED: &str = "";

/// The options of a table.
#[must_use]
pub fn options_of(setup: &Setup) -> Options {
    setup.rules().options
}

/// Whether the table waits for an answer that may never be given. Not in this game: windows of C.O.A.L. open where an
/// answer is likely, and have the pace of every decision.
pub const IS_WINDOW: Option<fn(&View) -> bool> = None;

/// The signs of a wheel that turns: this game has none.
pub const SIGNS: Option<fn() -> Vec<&'static str>> = None;
