//! The words of the page itself, in both languages. What belongs to a game is said by the game.

use std::sync::OnceLock;

use phrases::{Phrases, Value};
use table::Language;

/// The message of the page with this id.
#[must_use]
pub fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
    static PHRASES: OnceLock<Phrases> = OnceLock::new();
    PHRASES.get_or_init(|| Phrases::new(ENGLISH, ITALIAN)).say(language, id, values)
}

const ENGLISH: &str = include_str!("../locales/en.ftl");
const ITALIAN: &str = include_str!("../locales/it.ftl");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(phrases::differences(ENGLISH, ITALIAN), Vec::<String>::new());
    }
}
