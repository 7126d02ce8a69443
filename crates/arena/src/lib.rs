//! Many matches at once: how strong players are, how balanced decks are, how long matches last and how they end; and how
//! fast the rules and the players are.
//!
//! Everything is generic over a game that is a [`Contest`]: a [`Series`] is players, seatings, tables and seeds, and its
//! report is the same for all games, but for a [`Section`] of what a game counts of its own. The result of a series is the
//! same for any number of threads, on every machine, unless its budget is in milliseconds.

mod bench;
mod blunders;
mod contest;
mod csv;
mod error;
mod play;
mod played;
mod run;
mod seating;
mod series;
mod standings;
mod standings_text;
mod stats;
mod stress;
mod words;

pub use bench::{Bench, BenchTables, Speed, bench};
pub use blunders::{BlunderCount, Blunders};
pub use contest::{Contest, DeckWords, Decked, NoSection, NoTally, Section, Tally};
pub use error::SeriesError;
pub use played::FinishedMatch;
pub use series::{PlayedOf, Series, StandingsOf};
pub use standings::{Pairing, Ranking, Standings, Team};
pub use stats::{Interval, Spread};
pub use stress::{Fault, FaultKind, MOST_FAULTS, Stress, stress};
pub use words::Page;

use table::Language;

/// What a series, a measurement or random play came to: for people and for programs.
pub trait Report {
    /// In words of a language.
    fn say(&self, language: Language) -> String;

    /// As a document.
    fn json(&self) -> serde_json::Value;

    /// Whether nothing went wrong.
    fn is_right(&self) -> bool {
        true
    }
}
