//! ESTRO for the platform: its entry, players and files.
//!
//! Cards are searched as in every game:
//!
//! ```
//! use cardfile::search::Index;
//! use estro::CardSet;
//!
//! let index = Index::new(&CardSet::house());
//! let read = index.read("estro:ardo gift:counter");
//! assert!(read.mistakes.is_empty());
//! assert_eq!(index.find(&read.query).len(), 2);
//! let read = index.read("tot>=66 dex>=20");
//! assert!(read.mistakes.is_empty());
//! assert!(index.find(&read.query).len() > 20);
//! ```

pub mod card_files;
pub mod deck_files;
pub mod decks;
mod entry;
mod listed;
pub mod meetings;
mod players;
pub mod tables;
mod tally;
mod words;

pub use players::{Heuristic, HeuristicPolicy, blunder};

/// ESTRO's entry for the platform.
#[derive(Clone, Copy, Debug)]
pub struct Estro;
