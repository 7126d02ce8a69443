//! What the platform asks of Doomtrooper: its entry, players and files.

pub mod card_files;
mod coverage;
pub mod deck_files;
mod decks;
mod entry;
pub mod meetings;
mod players;
pub mod tables;
mod words;

pub use players::{Harm, Heuristic, HeuristicPolicy, blunder};

/// Doomtrooper as the platform takes it in.
#[derive(Clone, Copy, Debug)]
pub struct Doomtrooper;
