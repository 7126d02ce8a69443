//! What can go wrong at the door.

use table::{Problem, ScriptError, Wording};

/// Why the door did not do what it was asked. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DoorError {
    /// There is no such game.
    #[error("`{name}` is not a game of this program; there are {}", names())]
    NoSuchGame {
        /// The name that was given.
        name: String,
    },
    /// Something that was written does not fit: all that is wrong with it.
    #[error("the {what} is not right: {}", .problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Problems {
        /// What was read: `setup`, `position`, `cards`, `record`, `stops`, `deck`.
        what: &'static str,
        /// Everything that is wrong with it.
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
    /// The script of chance does not fit what happened.
    #[error("{0}")]
    Script(#[from] ScriptError),
    /// The match cannot be put on paper.
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

fn names() -> String {
    crate::GAMES.iter().map(|host| host.name()).collect::<Vec<_>>().join(", ")
}

impl DoorError {
    /// A problem with what was read, without a line.
    pub(crate) fn one(what: &'static str, message: impl Into<Wording>) -> Self {
        Self::Problems { what, problems: vec![Problem::new(0, message)] }
    }

    /// Problems with what was read, one by one; the whole message where there are none.
    #[must_use]
    pub fn problems(&self) -> Vec<String> {
        match self {
            Self::Problems { problems, .. } => problems.iter().map(ToString::to_string).collect(),
            other => vec![other.to_string()],
        }
    }
}
