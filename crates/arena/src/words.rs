//! What is said of matches and figures, in the languages of the screens. The messages stand in `locales/`.

use phrases::Value;
use table::Language;

phrases::messages!("../locales");

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
