//! The levels that people choose from.

use std::fmt;
use std::str::FromStr;

use crate::{BotKind, BotSpec, Budget};

/// How strong a computer player is, from weak to strong: each level wins about 60 to 80 of 100 points against the one
/// below. `crates/bots/README.md` has the measurement.
///
/// Budgets are in simulations, so that a level is equally strong on a slow and on a fast machine, and gives the same
/// answer to the same question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Plays by rules of thumb, but is careless in almost every second decision: then it takes any choice that is no
    /// blunder.
    Newcomer,
    /// Plays by rules of thumb, but is careless in every fifth decision.
    Beginner,
    /// Plays by rules of thumb.
    #[default]
    Journeyman,
    /// Searches for a moment.
    Expert,
    /// Searches for a while.
    Master,
    /// Searches longest.
    Grandmaster,
}

impl Level {
    /// Every level, from weak to strong.
    pub const ALL: [Self; 6] =
        [Self::Newcomer, Self::Beginner, Self::Journeyman, Self::Expert, Self::Master, Self::Grandmaster];

    /// Its name on the command line, in settings and in messages; the ids of its texts end in it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Newcomer => "newcomer",
            Self::Beginner => "beginner",
            Self::Journeyman => "journeyman",
            Self::Expert => "expert",
            Self::Master => "master",
            Self::Grandmaster => "grandmaster",
        }
    }

    /// The player of this level with its budget: the only table of levels.
    #[must_use]
    pub const fn player(self) -> BotSpec {
        match self {
            Self::Newcomer => BotSpec::new(BotKind::Heuristic).careless(45),
            Self::Beginner => BotSpec::new(BotKind::Heuristic).careless(20),
            Self::Journeyman => BotSpec::new(BotKind::Heuristic),
            Self::Expert => BotSpec::new(BotKind::Search).with(Budget::Simulations(100)),
            Self::Master => BotSpec::new(BotKind::Search).with(Budget::Simulations(1000)),
            Self::Grandmaster => BotSpec::new(BotKind::Search).with(Budget::Simulations(10_000)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|level| level.as_str() == text).ok_or_else(|| format!("`{text}` is not a level"))
    }
}
