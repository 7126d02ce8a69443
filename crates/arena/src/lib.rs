//! Many matches at once: how strong players are, how balanced decks are, how long matches last and how they end; and how
//! fast the rules and the players are.
//!
//! Everything is generic over a game that is a [`Contest`]. The result of a series is the same for any number of threads,
//! on every machine, unless its budget is in milliseconds.

mod bench;
mod error;
mod play;
mod run;
mod seating;
mod series;
mod series_text;
mod stats;
mod stress;
mod words;

pub use bench::{Bench, BenchTables, Speed, bench};
pub use error::PlanError;
pub use play::{Course, play_out};
pub use run::in_turn;
pub use seating::{Seating, seatings};
pub use series::{Contest, Decked, Meeting, Series, Standing, Standings};
pub use stats::{Interval, Spread};
pub use stress::{Fault, FaultKind, MOST_FAULTS, Stress, stress};
pub use words::{Page, message, place_name, spread};

use table::Language;

/// What a series, a measurement or random play came to: for people and for programs.
pub trait Report {
    /// In words of a language.
    fn say(&self, language: Language) -> String;

    /// As a document.
    fn json(&self) -> serde_json::Value;

    /// How many matches were played, and how many it takes until everybody played everything everywhere equally often;
    /// `None` where that is even, or means nothing.
    fn uneven(&self) -> Option<[u32; 2]> {
        None
    }

    /// Whether nothing went wrong.
    fn is_right(&self) -> bool {
        true
    }
}
