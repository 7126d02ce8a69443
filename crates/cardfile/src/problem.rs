//! What is wrong with a file, and where.

use std::fmt;

use table::{Language, Wording};

/// A place in a text: line and column, both from 1; columns count letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Column in letters, from 1.
    pub column: usize,
}

impl Place {
    /// The first letter of a text.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// One thing that is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The name of the file.
    pub file: String,
    /// Where; nowhere in particular when it is about the whole file.
    pub place: Option<Place>,
    /// What was found and what was expected.
    pub message: Wording,
    /// What to do.
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
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}
