//! Why there is no such plan.

use table::{Language, Problem, Wording};

use crate::words::say;

/// Why there is no such plan.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Language::En))]
pub enum PlanError {
    /// There is no player of this name.
    NoSuchPlayer(#[from] bots::NoSuchPlayer),
    /// So many players do not go with so many seats.
    Players {
        /// How many players.
        given: usize,
        /// How many seats.
        seats: usize,
    },
    /// What is to be played does not fit: models, decks, a mode.
    Contestants(Wording),
    /// The table does not fit.
    Table(Vec<Problem>),
}

impl PlanError {
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
            Self::Contestants(wording) => wording.say(language).to_owned(),
            Self::Table(problems) => {
                problems.iter().map(|problem| problem.say(language)).collect::<Vec<_>>().join("; ")
            }
        }
    }
}
