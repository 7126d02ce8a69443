//! What is said of matches and figures, in the languages of the screens. The messages stand in `locales/`.

use std::sync::LazyLock;

use phrases::{Phrases, Value};
use table::Language;

const EN: &str = include_str!("../locales/en.ftl");
const IT: &str = include_str!("../locales/it.ftl");

static PHRASES: LazyLock<Phrases> = LazyLock::new(|| Phrases::new(EN, IT));

/// A message.
pub(crate) fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
    // In our own tests a misspelt message is a failure; elsewhere it is only an ugly line.
    #[cfg(test)]
    assert!(PHRASES.has(language, id), "there is no message `{id}` in {language}");
    PHRASES.say(language, id, values)
}

/// A text that grows line by line.
pub(crate) struct Page {
    pub language: Language,
    pub text: String,
}

impl Page {
    pub(crate) fn new(language: Language) -> Self {
        Self { language, text: String::new() }
    }

    pub(crate) fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    pub(crate) fn say(&mut self, id: &str, values: &[(&str, Value<'_>)]) {
        let line = say(self.language, id, values);
        self.line(&line);
    }

    /// A heading, with an empty line above it.
    pub(crate) fn heading(&mut self, id: &str) {
        self.line("");
        self.say(id, &[]);
    }

    /// A line of a table below a heading.
    pub(crate) fn row(&mut self, id: &str, text: &str) {
        let name = say(self.language, id, &[]);
        self.row_of(&name, text);
    }

    /// A line of a table, whose first column is no message.
    pub(crate) fn row_of(&mut self, name: &str, text: &str) {
        self.line(&format!("  {name:<20} {text}"));
    }

    /// A line with a figure and its unit.
    pub(crate) fn figure(&mut self, id: &str, figure: &str, unit: &str) {
        let name = say(self.language, id, &[]);
        self.line(&format!("  {name:<42} {figure:>12} {unit}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages_with_the_same_values() {
        assert_eq!(phrases::differences(EN, IT), Vec::<String>::new());
    }
}
