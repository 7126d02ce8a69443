//! How strong the opponent is.

use std::fmt;
use std::str::FromStr;

/// A level of the computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    /// Takes any legal action.
    Beginner,
    /// Plays by rules of thumb.
    #[default]
    Journeyman,
    /// Searches for a moment.
    Expert,
    /// Searches for longer.
    Master,
}

impl Level {
    /// Every level, from weak to strong.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Journeyman, Self::Expert, Self::Master];

    /// Its name in settings and messages, and the ending of its texts' ids.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Journeyman => "journeyman",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The bot that plays it.
    #[must_use]
    pub const fn bot(self) -> &'static str {
        match self {
            Self::Beginner => "random",
            Self::Journeyman => "thumb",
            Self::Expert | Self::Master => "search",
        }
    }

    /// How long it may think about one decision.
    #[must_use]
    pub const fn millis(self) -> u32 {
        match self {
            Self::Beginner | Self::Journeyman => 20,
            Self::Expert => 50,
            Self::Master => 600,
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
