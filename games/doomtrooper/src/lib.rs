//! Doomtrooper: the rules, the card language, the cards and the words of the game.

pub mod action;
mod attack;
mod choices;
pub mod clause;
mod combat;
mod deeds;
mod derived;
pub mod event;
mod fingerprint;
mod flow;
mod game;
mod imagine;
mod judge;
pub mod language;
mod legal;
mod moves;
pub mod options;
mod position;
mod program;
pub mod rules;
pub mod set;
pub mod setup;
pub mod state;
pub mod stops;
pub mod text;
pub mod view;
pub mod waits;

pub use action::Action;
pub use choices::Choices;
pub use event::Event;
pub use options::Options;
pub use set::{CardNo, CardSet};
pub use setup::{SeatDocument, Setup, SetupDocument};
pub use state::State;
pub use stops::Stops;
pub use view::{Knowledge, View};
