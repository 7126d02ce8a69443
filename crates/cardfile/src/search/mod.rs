//! The search language for the cards of every game (`docs/card-search.md`).
//!
//! A game gives its keys and facts as data ([`table::Searchable`]); an [`Index`] gathers them once, reads queries and
//! answers them. Reading gives what is understood *and* everything that is wrong; a query that finds nothing says why.

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

/// What a word means that joins terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keyword {
    Or,
    And,
    Not,
}

/// What was read of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// What is understood of it; terms that are wrong are left out.
    pub query: Query,
    /// Everything that is wrong with it, from left to right.
    pub mistakes: Vec<Mistake>,
}

/// Something that is wrong with a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Where, in letters from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub message: Wording,
    /// What was perhaps meant.
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
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

/// A key of an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key(usize);

impl Key {
    /// The key at this place of the game's table of fields.
    #[must_use]
    pub const fn of(field: usize) -> Self {
        Self(field)
    }
}

impl Index {
    /// The key of this name; a flag, where no other key is called so.
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
