//! A record in words.

use table::{Seat, Seed, Viewer};

/// A record in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The version of the rules that it was played by.
    pub rules_version: u32,
    /// Its seed.
    pub seed: Seed,
    /// The table, in the game's own words.
    pub setup: String,
    /// What was done, in order.
    pub entries: Vec<TranscriptEntry>,
    /// How it ended: `win 0 COAL-END-03`, `open`.
    pub outcome: String,
}

/// One line of a record in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscriptEntry {
    /// A seat did this: its notation, and what it says.
    Action(Seat, String, String),
    /// A seat conceded.
    Concession(Seat),
    /// What the viewer could not know was drawn anew.
    Redeal(Viewer, Seed),
}
