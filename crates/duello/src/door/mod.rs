//! Games at the terminal through the door of `games`: what a command does for a game that has no commands of its own.

pub mod cards;
mod deck_editor;
pub mod decks;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use games::{DoorError, Host};
use phrases::{Phrases, Value};
use table::Language;

use crate::options::GameName;

const EN: &str = include_str!("../../locales/door/en.ftl");
const IT: &str = include_str!("../../locales/door/it.ftl");

static PHRASES: LazyLock<Phrases> = LazyLock::new(|| Phrases::new(EN, IT));

/// A message.
pub fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
    #[cfg(test)]
    assert!(PHRASES.has(language, id), "there is no message `{id}` in {language}");
    PHRASES.say(language, id, values)
}

/// A message that ends the program.
fn failure(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> anyhow::Error {
    anyhow::Error::msg(say(language, id, values))
}

/// What the door says is wrong, in a language.
pub fn refused(language: Language, error: &DoorError) -> anyhow::Error {
    match error {
        DoorError::Problems { problems, .. } => anyhow::Error::msg(crate::words::listed(language, problems)),
        DoorError::NotAnAction(wording) | DoorError::Replay(wording) => {
            anyhow::Error::msg(wording.say(language).to_owned())
        }
        other => anyhow::Error::msg(other.to_string()),
    }
}

/// That a command or an option is for C.O.A.L. only.
pub fn only_coal(language: Language, what: &str) -> anyhow::Error {
    failure(language, "only-coal", &[("what", what.into())])
}

/// The host of a game.
///
/// # Panics
/// Never: every name of the command line is a game of the program, which a test checks.
pub fn host(game: GameName) -> &'static dyn Host {
    games::game(game.as_str()).expect("the command line names games of the program")
}
