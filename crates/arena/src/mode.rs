//! The modes of C.O.A.L. that figures are measured in.

use std::fmt;
use std::str::FromStr;

use games::coal::{Options, Setup};
use serde::Serialize;
use table::Language;

use crate::words::say;

/// A mode: how many seats, and the options that make it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Two seats.
    #[default]
    Duel,
    /// Three seats, everyone against everyone.
    Three,
    /// Four seats, everyone against everyone.
    Four,
    /// Team battle.
    Teams,
    /// Two seats in Tag Mode.
    Tag,
}

/// The text names no mode.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Language::En))]
pub struct NoSuchMode(pub String);

impl NoSuchMode {
    /// What is wrong, in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let known = Mode::ALL.map(Mode::as_str).join(", ");
        say(language, "no-such-mode", &[("name", self.0.as_str().into()), ("known", known.into())])
    }
}

impl Mode {
    /// Every mode.
    pub const ALL: [Self; 5] = [Self::Duel, Self::Three, Self::Four, Self::Teams, Self::Tag];

    /// Its name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Duel => "duel",
            Self::Three => "three",
            Self::Four => "four",
            Self::Teams => "teams",
            Self::Tag => "tag",
        }
    }

    /// A table of this mode with the house set; everything is chosen or drawn during the setup.
    #[must_use]
    pub fn setup(self) -> Setup {
        let (seats, options) = match self {
            Self::Duel => return Setup::default(),
            Self::Three => (3, Options::default()),
            Self::Four => (4, Options::default()),
            Self::Teams => (4, Options { teams: true, ..Options::default() }),
            Self::Tag => (2, Options { tag_mode: true, ..Options::default() }),
        };
        Setup::of(seats, options).unwrap_or_else(|problems| unreachable!("a mode is a table that fits: {problems:?}"))
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Mode {
    type Err = NoSuchMode;

    fn from_str(text: &str) -> Result<Self, NoSuchMode> {
        Self::ALL.into_iter().find(|mode| mode.as_str() == text).ok_or_else(|| NoSuchMode(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_is_a_table_and_is_read_back_from_its_name() {
        let seats = Mode::ALL.map(|mode| mode.setup().document().seats.len());
        assert_eq!(seats, [2, 3, 4, 4, 2]);
        for mode in Mode::ALL {
            assert_eq!(mode.to_string().parse(), Ok(mode));
        }
        assert!("five".parse::<Mode>().unwrap_err().to_string().contains("duel, three, four, teams, tag"));
    }
}
