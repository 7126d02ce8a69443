//! Errors of the door.

use table::{Language, Problem, ScriptError, Wording};

/// Why a request failed. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DoorError {
    /// There is no such game.
    #[error("`{name}` is not a game of this program; there are {known}")]
    NoSuchGame {
        /// The name that was given.
        name: String,
        /// The names of the existing games.
        known: String,
    },
    /// A text or document does not fit.
    #[error("the {what} is not right: {}", .problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Problems {
        /// Its kind: `setup`, `position`, `cards`, `record`, `stops`, `deck`.
        what: &'static str,
        /// Every problem of it.
        problems: Vec<Problem>,
    },
    /// The text is not the notation of an action.
    #[error("{0}")]
    NotAnAction(Wording),
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table; its seats are 0 to {last}")]
    NoSuchSeat {
        /// The seat that was named.
        seat: u8,
        /// The last seat of the table.
        last: u8,
    },
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// Nothing can be taken back, although the rules would allow it.
    #[error("{0}")]
    NotTakenBack(Wording),
    /// The script of chance does not fit the match.
    #[error("{0}")]
    Script(#[from] ScriptError),
    /// The match cannot be written into a record.
    #[error("a match with a script of chance has no record: its draws come from no seed")]
    NoRecord,
    /// The record cannot be replayed.
    #[error("{0}")]
    Replay(Wording),
    /// There is no such card.
    #[error("{0}")]
    NoSuchCard(String),
    /// The rulebook has no such clause.
    #[error("`{0}` is not a clause of this rulebook")]
    NoSuchClause(String),
}

impl DoorError {
    /// A single problem without a line number.
    #[must_use]
    pub fn one(what: &'static str, message: impl Into<Wording>) -> Self {
        Self::Problems { what, problems: vec![Problem::new(0, message)] }
    }

    /// Problems of a file, each with the name of the file.
    #[must_use]
    pub fn in_file(what: &'static str, file: &str, problems: Vec<Problem>) -> Self {
        let named = |problem: Problem| Wording::new(|language| format!("{file}: {}", problem.say(language)));
        Self::Problems { what, problems: problems.into_iter().map(|problem| Problem::new(0, named(problem))).collect() }
    }

    /// The error in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        match self {
            Self::Problems { problems, .. } => {
                problems.iter().map(|problem| problem.say(language)).collect::<Vec<_>>().join("; ")
            }
            Self::NotAnAction(wording) | Self::Replay(wording) | Self::NotTakenBack(wording) => {
                wording.say(language).to_owned()
            }
            other => other.to_string(),
        }
    }

    /// The problems one by one; the whole message where there are none.
    #[must_use]
    pub fn problems(&self) -> Vec<String> {
        match self {
            Self::Problems { problems, .. } => problems.iter().map(ToString::to_string).collect(),
            other => vec![other.to_string()],
        }
    }
}

/// The problems of a deck list, each with its line and column in words.
#[must_use]
pub fn of_list(problems: &[cardfile::decklist::Problem]) -> Vec<Problem> {
    problems.iter().map(|problem| Problem::new(0, Wording::new(|language| problem.say(language)))).collect()
}
