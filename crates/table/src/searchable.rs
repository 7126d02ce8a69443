//! Searching a game's cards: the keys of the search language, and the facts of every card.
//!
//! A game gives both as data; `cardfile` reads the queries, answers them and explains what is wrong with them.

use std::borrow::Cow;

use crate::Language;

/// The names of something in each language: first the one that is shown, and after each `|` another that is accepted
/// too.
///
/// ```
/// use table::{Language, Names};
/// let cost = Names::new("cost|price", "costo");
/// assert_eq!(cost.first(Language::En), "cost");
/// assert_eq!(cost.all().collect::<Vec<_>>(), ["cost", "price", "costo"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// In the order of [`Language::ALL`].
    written: [Cow<'static, str>; 2],
}

impl Names {
    /// Names that are constants.
    #[must_use]
    pub const fn new(en: &'static str, it: &'static str) -> Self {
        Self { written: [Cow::Borrowed(en), Cow::Borrowed(it)] }
    }

    /// Names that come from card data.
    #[must_use]
    pub const fn of(en: String, it: String) -> Self {
        Self { written: [Cow::Owned(en), Cow::Owned(it)] }
    }

    /// The name that is shown.
    #[must_use]
    pub fn first(&self, language: Language) -> &str {
        let written = &self.written[language as usize];
        written.split_once('|').map_or(written, |(first, _)| first)
    }

    /// Every name in every language.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.written.iter().flat_map(|written| written.split('|'))
    }
}

/// A key of the search language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its names, in lower case without accents.
    pub keys: Names,
    /// The kind of fact that it asks about.
    pub kind: FieldKind,
}

impl Field {
    /// A field.
    #[must_use]
    pub const fn new(keys: Names, kind: FieldKind) -> Self {
        Self { keys, kind }
    }
}

/// The kind of fact that a key asks about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A number, which can be compared; a card may lack it.
    Number,
    /// Some of these words; a card may have several of them, or none.
    Words(Vec<Names>),
    /// A text that is searched for a substring.
    Text(Unkeyed),
    /// Something that a card is or is not, asked as `is:KEY`.
    Flag,
}

/// Whether words without a key are searched for in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unkeyed {
    /// As in a name: any part of it matches, and cards found by name come first.
    Name,
    /// As in the text of a card: words that begin with the searched word match.
    Words,
    /// No: only its key searches here.
    Never,
}

/// A fact of a card under one of the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact<'a> {
    /// Its number.
    Number(i32),
    /// One of its words, by its place in the list of the field.
    Word(usize),
    /// Its text in some language; there may be several.
    Text(&'a str),
    /// The flag is set.
    Is,
}

/// Cards that can be searched.
pub trait Searchable {
    /// The keys.
    fn fields(&self) -> Vec<Field>;

    /// The number of cards.
    fn count(&self) -> usize;

    /// Reports the facts of a card, each with the index of its field in [`Searchable::fields`].
    fn tell(&self, card: usize, fact: &mut dyn FnMut(usize, Fact<'_>));
}

/// Contradictions in the facts that cards report: facts that do not fit the kind of their field, and words of a field
/// that mean two things. For the tests of games.
#[cfg(feature = "testing")]
#[must_use]
pub fn contradictions(cards: &impl Searchable) -> Vec<String> {
    let (fields, mut found) = (cards.fields(), Vec::new());
    for card in 0..cards.count() {
        cards.tell(card, &mut |field, fact| {
            let fits = match (&fields[field].kind, fact) {
                (FieldKind::Words(words), Fact::Word(word)) => word < words.len(),
                (FieldKind::Number, Fact::Number(_))
                | (FieldKind::Text(_), Fact::Text(_))
                | (FieldKind::Flag, Fact::Is) => true,
                _ => false,
            };
            if !fits {
                found.push(format!("card {card}: {fact:?} under {:?}", fields[field].keys));
            }
        });
    }
    for field in &fields {
        let FieldKind::Words(words) = &field.kind else { continue };
        for (place, word) in words.iter().enumerate() {
            let is_other = |name: &str| words[..place].iter().any(|other| other.all().any(|known| known == name));
            if word.all().any(is_other) {
                found.push(format!("{word:?} of {:?} means two things", field.keys));
            }
        }
    }
    found
}
