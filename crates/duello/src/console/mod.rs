//! Games at the terminal through the door of `games`: what a command does for a game that has no commands of its own.

pub mod cards;
mod deck_editor;
pub mod decks;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use door::{AnyGame, DoorError};
use phrases::{Phrases, Value};
use table::Language;

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
    anyhow::Error::msg(error.say(language))
}

/// That a command or an option is for C.O.A.L. only.
pub fn only_coal(language: Language, what: &str) -> anyhow::Error {
    failure(language, "only-coal", &[("what", what.into())])
}

/// The host of a game.
///
/// # Panics
/// Never: every name of the command line is a game of the program, which a test checks.
pub fn host(game: GameName) -> &'static dyn AnyGame {
    games::GAMES.find(game.as_str()).expect("the command line names games of the program")
}

/// The games of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum GameName {
    /// C.O.A.L., for two to four
    Coal,
    /// Doomtrooper, for two to five
    Doomtrooper,
}

impl GameName {
    /// Its short name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Coal => "coal",
            Self::Doomtrooper => "doomtrooper",
        }
    }
}

/// The house set with the cards of a folder. What is wrong with them goes to the standard error; the good ones stay.
pub fn card_set(folder: Option<&std::path::Path>, language: Language) -> anyhow::Result<coal::CardSet> {
    let files = crate::options::card_files(host(GameName::Coal), folder, language)?;
    Ok(coal_plugin::card_files::files(&files).added_to(&coal::CardSet::house()))
}
