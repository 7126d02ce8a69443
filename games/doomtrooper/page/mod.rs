//! Doomtrooper on the page: its table, its combat, its decks, its cards, its pictures.

pub mod art;
pub(crate) mod beats;
pub(crate) mod board;
mod card;
pub(crate) mod card_filter;
pub(crate) mod cards_page;
mod combat;
pub(crate) mod decision;
pub(crate) mod deck;
pub(crate) mod desk;
pub(crate) mod end;
pub(crate) mod figures;
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
pub(crate) mod start;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
pub(crate) mod why_not;

use doomtrooper::view::Ask;
pub use doomtrooper::view::SeatView;
pub use doomtrooper::{Action, CardSet, Event, Options, Setup, Stops, View};
pub use doomtrooper_plugin::Doomtrooper as Entry;
use table::Clause;

/// The messages of the game's screens, in English and in Italian.
pub const MESSAGES: [&str; 2] = [include_str!("locales/en.ftl"), include_str!("locales/it.ftl")];

/// The rule by which a seat concedes.
pub const CONCEDE: Clause = doomtrooper::clause::GAME_13;

/// The keys of this game's table, with the ids of their texts.
pub const GAME_KEYS: &[(&str, &str)] = &[];

/// The prefix of the names under which the browser stores the match, the table that is set up, and the decks.
pub const STORED: &str = "doomtrooper.";

/// The options of a table.
#[must_use]
pub fn options_of(setup: &Setup) -> Options {
    setup.document().options
}

/// Whether the table waits in a window, where a seat may also do nothing.
pub const IS_WINDOW: Option<fn(&View) -> bool> = Some(|view| matches!(view.asks, Some((_, Ask::Window(_)))));

/// The signs of a wheel that turns: this game has none.
pub const SIGNS: Option<fn() -> Vec<&'static str>> = None;
