//! ESTRO on the page: its table, its clashes, its decks, its cards, its pictures.

pub mod art;
pub(crate) mod beats;
pub(crate) mod board;
mod card;
pub(crate) mod card_filter;
pub(crate) mod cards_page;
mod clash;
pub(crate) mod decision;
pub(crate) mod deck;
pub(crate) mod desk;
pub(crate) mod end;
pub(crate) mod figures;
mod fleet;
mod fleet_panel;
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
mod rounds;
pub(crate) mod seat;
pub(crate) mod start;
mod strike;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
pub(crate) mod why_not;

use estro::view::Ask;
pub use estro::view::SeatView;
pub use estro::{Action, CardSet, Event, Options, Setup, Stops, View};
pub use estro_plugin::Estro as Entry;
use table::Clause;

/// The messages of the game's screens, in English and in Italian.
pub const MESSAGES: [&str; 2] = [
    concat!(include_str!("locales/en.ftl"), include_str!("locales/rounds/en.ftl")),
    concat!(include_str!("locales/it.ftl"), include_str!("locales/rounds/it.ftl")),
];

/// The clause by which a seat concedes.
pub const CONCEDE: Clause = estro::clause::GEN_10;

/// The keys of this game's table, with the ids of their texts.
pub const GAME_KEYS: &[(&str, &str)] = &[("M", "key-matrix")];

/// The prefix of the names under which the browser stores the match, the table that is set up, and the decks.
pub const STORED: &str = "estro.";

/// The options of a table.
#[must_use]
pub fn options_of(setup: &Setup) -> Options {
    *setup.options()
}

/// Whether the table waits in a window, where a seat may also do nothing (ESTRO-TURN-22).
pub const IS_WINDOW: Option<fn(&View) -> bool> = Some(|view| matches!(view.asks, Some((_, Ask::Window(_)))));

/// The signs of the dial, in its order, each as the outline of a picture of 24 by 24.
pub const SIGNS: Option<fn() -> Vec<&'static str>> =
    Some(|| estro::dial::house().iter().map(|sector| sector.sign.as_str()).collect());
