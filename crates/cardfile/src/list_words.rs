//! Messages about searches and deck lists, in the languages of the screens. They are in `locales/lists/`, apart from
//! those about card files, which the page does not need.

use std::sync::LazyLock;

use phrases::{Phrases, Value};
use table::{Language, Wording};

const EN: &str = include_str!("../locales/lists/en.ftl");
const IT: &str = include_str!("../locales/lists/it.ftl");

static PHRASES: LazyLock<Phrases> = LazyLock::new(|| Phrases::new(EN, IT));

/// Returns a message.
pub(crate) fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
    // A misspelt message fails our own tests; elsewhere it only shows its id.
    #[cfg(test)]
    assert!(PHRASES.has(language, id), "there is no message `{id}` in {language}");
    PHRASES.say(language, id, values)
}

/// Returns a message in every language.
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
