//! What is said of searches and deck lists, in the languages of the screens. The messages stand in `locales/lists/`,
//! apart from those of card files, which the page does not need.

use std::sync::LazyLock;

use phrases::{Phrases, Value};
use table::{Language, Wording};

const EN: &str = include_str!("../locales/lists/en.ftl");
const IT: &str = include_str!("../locales/lists/it.ftl");

static PHRASES: LazyLock<Phrases> = LazyLock::new(|| Phrases::new(EN, IT));

/// A message.
pub(crate) fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
    // In our own tests a misspelt message is a failure; elsewhere it is only an ugly line.
    #[cfg(test)]
    assert!(PHRASES.has(language, id), "there is no message `{id}` in {language}");
    PHRASES.say(language, id, values)
}

/// A message in every language.
pub fn wording(id: &str, values: &[(&str, Value<'_>)]) -> Wording {
    Wording::new(|language| say(language, id, values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages_with_the_same_values() {
        assert_eq!(phrases::differences(EN, IT), Vec::<String>::new());
    }
}
