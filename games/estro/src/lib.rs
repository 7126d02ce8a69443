//! ESTRO: the referee of the game.
//!
//! [`State`] keeps the contract of [`table::Game`]; [`Setup`] is a checked table; [`Action`] is an answer of a seat. Cards are
//! data ([`language`], [`CardSet`]); the rulebook stands in `rulebook/`, and every event and refusal names its clause
//! ([`clause`]).

pub mod action;
mod book;
pub mod card_text;
pub mod clause;
mod dealing;
pub mod deck;
mod determinize;
pub mod dial;
pub mod event;
mod facts;
mod fingerprint;
pub mod fleet;
mod game;
pub mod house;
pub mod language;
mod legal;
pub mod options;
mod pile;
mod position;
mod recorded;
mod resolve;
pub mod round;
pub mod rules;
pub mod searching;
pub mod set;
pub mod setup;
mod state;
pub mod stops;
#[cfg(test)]
mod tests;
mod unanswered;
pub mod view;
pub mod wire;
mod words;

pub use action::Action;
pub use book::rulebook;
pub use deck::{Deck, DeckDocument};
pub use event::Event;
pub use facts::Conquered;
pub use legal::Choices;
pub use options::{BaseMode, Options};
pub use set::CardSet;
pub use setup::{SeatDocument, Setup, SetupDocument};
pub use state::State;
pub use stops::Stops;
pub use view::{Knowledge, View};
