//! The search language for the cards of every game (`docs/card-search.md`).
//!
//! A game gives its keys and facts as data ([`table::Searchable`]); an [`Index`] collects them once, parses queries and
//! answers them. Parsing returns what is understood *and* everything that is wrong; for a query that finds nothing the
//! index can say why.

mod index;
mod query;
mod read;
mod reason;
mod words;

use std::fmt;

use table::{FieldKind, Language, Names, Wording};

pub use index::Index;
pub use query::{Compare, Query, Sought, Term};
pub use read::LONGEST;

use crate::list_words::say;

/// The key before a flag.
pub(crate) static IS: Names = Names::new("is|has", "è|e|ha");

/// The words that join terms.
pub(crate) static KEYWORDS: [(&str, Keyword); 6] = [
    ("or", Keyword::Or),
    ("oppure", Keyword::Or),
    ("|", Keyword::Or),
    ("and", Keyword::And),
    ("not", Keyword::Not),
    ("non", Keyword::Not),
];

/// The meaning of a word that joins terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keyword {
    Or,
    And,
    Not,
}

/// The result of parsing a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The parts that were understood; wrong terms are left out.
    pub query: Query,
    /// Everything that is wrong with it, from left to right.
    pub mistakes: Vec<Mistake>,
}

/// A mistake in a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Its place: the number of the character, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub message: Wording,
    /// What may have been meant.
    pub help: Option<Wording>,
}

impl Mistake {
    /// One line: `column N: message; help`, in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let mut message = self.message.say(language).to_owned();
        if let Some(help) = &self.help {
            message.push_str("; ");
            message.push_str(help.say(language));
        }
        say(language, "search-at-column", &[("column", self.column.into()), ("problem", message.into())])
    }
}

impl fmt::Display for Mistake {
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

/// A key of an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key(usize);

impl Key {
    /// The key at this index of the game's table of fields.
    #[must_use]
    pub const fn of(field: usize) -> Self {
        Self(field)
    }
}

impl Index {
    /// The key of this name; a flag, if no other key has the name.
    #[must_use]
    pub fn key(&self, name: &str) -> Option<Key> {
        let called = |is_flag: bool| {
            self.fields().iter().position(|field| {
                (field.kind == FieldKind::Flag) == is_flag && field.keys.all().any(|known| known == name)
            })
        };
        called(false).or_else(|| called(true)).map(Key)
    }
}
