//! A record in words.

use table::{Seat, Seed, Viewer};

/// A record in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The version of the rules that it was played by.
    pub rules_version: u32,
    /// Its seed.
    pub seed: Seed,
    /// The table, in the game's notation.
    pub setup: String,
    /// The decisions and redeals, in order.
    pub entries: Vec<TranscriptEntry>,
    /// The outcome: `win 0 COAL-END-03`, `open`.
    pub outcome: String,
}

/// One line of a record in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscriptEntry {
    /// An action of a seat: its notation, and its description.
    Action(Seat, String, String),
    /// A seat conceded.
    Concession(Seat),
    /// Everything that the viewer could not know was drawn anew.
    Redeal(Viewer, Seed),
}
