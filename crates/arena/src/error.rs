//! Why a series cannot be played.

use table::Language;

use crate::words::say;

/// Why a series cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Language::En))]
pub enum SeriesError {
    /// There is no player of this name.
    NoSuchPlayer(#[from] bots::NoSuchPlayer),
    /// This number of players does not fit this number of seats.
    Players {
        /// The number of players.
        given: usize,
        /// The number of seats.
        seats: usize,
    },
}

impl SeriesError {
    /// The error in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        match self {
            Self::NoSuchPlayer(error) => {
                let values = [("name", error.0.as_str().into()), ("known", bots::known_players().into())];
                say(language, "no-such-player", &values)
            }
            Self::Players { given, seats } => {
                say(language, "players-for-seats", &[("n", (*given).into()), ("seats", (*seats).into())])
            }
        }
    }
}
