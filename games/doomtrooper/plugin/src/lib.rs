//! What the platform asks of Doomtrooper: its entry, players and files.

pub mod deck_files;
mod entry;
pub mod meetings;
mod players;
pub mod tables;

pub use players::{Foresight, Thumb};

/// Doomtrooper as the platform takes it in.
#[derive(Clone, Copy, Debug)]
pub struct Doomtrooper;
