//! Series of matches: they measure how strong players are, how balanced decks are, how long matches last and how they
//! end. Also measures how fast the rules and the players are.
//!
//! Everything is generic over a game that is a [`Contest`]. A [`Series`] consists of players, seatings, tables and
//! seeds. Its report is the same for all games, apart from a [`Section`] for what a game counts itself. The result of a
//! series is the same for any number of threads and on every machine, unless its budget is in milliseconds.

mod bench;
mod blunders;
mod contest;
mod csv;
mod error;
mod findings;
mod groups;
mod listed;
mod notes;
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
pub use csv::csv_line;
pub use error::SeriesError;
pub use findings::{
    Blanked, CardFigures, DeckPair, End, Findings, Length, Luck, Order, SeatFigures, SeatKind, Side, ThrowCount,
    ThrowLuck,
};
pub use groups::{GroupDifference, GroupShare};
pub use listed::{ListedCard, Throw};
pub use played::FinishedMatch;
pub use series::{PlayedOf, Series, StandingsOf};
pub use standings::{Pairing, Ranking, Standings, Team};
pub use stats::{Interval, Spread};
pub use stress::{Fault, FaultKind, MOST_FAULTS, Stress, stress};
pub use words::Page;

use table::Language;

/// The result of a series, a measurement or random play: for people and for programs.
pub trait Report {
    /// The result in words.
    fn say(&self, language: Language) -> String;

    /// The result as a JSON document.
    fn json(&self) -> serde_json::Value;

    /// Whether nothing went wrong.
    fn is_right(&self) -> bool {
        true
    }
}
