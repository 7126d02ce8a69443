//! Doomtrooper for the platform: its entry, players and files.

pub mod card_files;
mod coverage;
pub mod deck_files;
mod decks;
mod entry;
mod listed;
pub mod meetings;
mod players;
pub mod tables;
mod words;

pub use players::{Harm, Heuristic, HeuristicPolicy, blunder};

/// Doomtrooper's entry for the platform.
#[derive(Clone, Copy, Debug)]
pub struct Doomtrooper;
