//! The modes of C.O.A.L. for which figures are measured.

use coal::{Options, Setup};

/// A mode: its number of seats, and its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Two seats.
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

impl Mode {
    /// Every mode.
    pub const ALL: [Self; 5] = [Self::Duel, Self::Three, Self::Four, Self::Teams, Self::Tag];

    /// The names of all modes.
    pub const NAMES: [&'static str; 5] = ["duel", "three", "four", "teams", "tag"];

    /// The mode of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.as_str() == name)
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_is_a_table_and_is_read_back_from_its_name() {
        let seats = Mode::ALL.map(|mode| mode.setup().document().seats.len());
        assert_eq!(seats, [2, 3, 4, 4, 2]);
        assert_eq!(Mode::NAMES.map(Mode::named), Mode::ALL.map(Some));
        assert_eq!(Mode::named("five"), None);
    }
}
