//! Problems of a file, and their places.

use std::fmt;

use table::{Language, Wording};

/// A place in a text: line and column, both from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl Place {
    /// The beginning of a text.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// One problem of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The name of the file.
    pub file: String,
    /// Its place; `None` when it is about the whole file.
    pub place: Option<Place>,
    /// What was found and what was expected.
    pub message: Wording,
    /// How to mend it.
    pub help: Option<Wording>,
}

impl Problem {
    /// One line: `FILE:LINE:COLUMN: message; help`, in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let mut line = self.file.clone();
        if let Some(place) = self.place {
            line.push_str(&format!(":{}:{}", place.line, place.column));
        }
        for (between, wording) in [(": ", Some(&self.message)), ("; ", self.help.as_ref())] {
            if let Some(wording) = wording {
                line.push_str(between);
                line.push_str(wording.say(language));
            }
        }
        line
    }
}

impl fmt::Display for Problem {
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}
