//! C.O.A.L. (Combat Oriented Armored League): the referee of the game.
//!
//! [`State`] implements [`table::Game`]; [`Setup`] is a checked table; [`Action`] is an answer of a seat. Cards are
//! data ([`card`], [`CardSet`]). The rulebook is in `rulebook/`, and every event and refusal names its clause
//! ([`clause`]). [`table::Told`] gives the texts in English and Italian, and [`card_text`] generates the text of a card
//! from its data.
//!
//! ```
//! use coal::{Setup, State};
//! use table::{Choices, Game, Match, Seed};
//! let mut game = Match::<State>::new(Setup::default(), Seed::from(1));
//! let seat = game.awaits().seats().lowest().unwrap();
//! let first = game.choices(seat).get(0);
//! assert_eq!(first.to_string(), "model C1");
//! game.act(seat, first).unwrap();
//! ```

pub mod action;
mod available;
mod bits;
mod book;
pub mod card;
pub mod card_text;
pub mod check;
mod choices;
pub mod clause;
pub mod compact;
mod concession;
mod dealing;
pub mod deck;
mod determinize;
pub mod event;
mod facts;
mod flow;
mod game;
mod legal;
mod moves;
pub mod options;
mod placing;
mod plausible;
mod playout;
mod position;
mod print;
pub mod recorded;
mod resolve;
pub mod rules;
pub mod searching;
pub mod set;
pub mod setup;
pub mod state;
pub mod stops;
mod taking_back;
mod unanswered;
pub mod view;
mod windows;
pub mod wire;
mod words;

pub use action::Action;
pub use book::rulebook;
pub use choices::Choices;
pub use deck::Deck;
pub use event::Event;
pub use options::Options;
pub use set::CardSet;
pub use setup::{SeatDocument, Setup, SetupDocument};
pub use state::State;
pub use stops::Stops;
pub use view::{Knowledge, View};
