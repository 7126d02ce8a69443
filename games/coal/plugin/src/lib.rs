//! What the platform asks of C.O.A.L.: its entry, players, files and balance.

pub mod balance;
pub mod card_files;
pub mod deck_files;
mod decks;
mod entry;
mod players;
pub mod tables;
mod words;

pub use players::Thumb;

/// C.O.A.L. as the platform takes it in.
#[derive(Clone, Copy, Debug)]
pub struct Coal;
