//! Why there is no such series.

use table::Language;

use crate::words::say;

/// Why there is no such series.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Language::En))]
pub enum SeriesError {
    /// There is no player of this name.
    NoSuchPlayer(#[from] bots::NoSuchPlayer),
    /// So many players do not go with so many seats.
    Players {
        /// How many players.
        given: usize,
        /// How many seats.
        seats: usize,
    },
}

impl SeriesError {
    /// What is wrong, in a language.
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
