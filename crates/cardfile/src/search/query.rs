//! A parsed query, and how it is written.

use std::fmt::Write;

use table::{Field, FieldKind, Language};

use super::{IS, KEYWORDS, Key};
use crate::fold::folded;

/// A query: a condition that cards fulfil or not.
///
/// It is kept in the flattest form: no list contains a list of its own kind, no list has fewer than two members, and
/// nothing is negated twice. So queries that mean the same in the same order are equal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Query {
    /// Every card.
    #[default]
    Everything,
    /// The cards that match a single term.
    Term(Term),
    /// The cards that do not match this.
    Not(Box<Query>),
    /// The cards that match all of these.
    All(Vec<Query>),
    /// The cards that match at least one of these.
    Any(Vec<Query>),
}

/// A single term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A word without a key.
    Bare(Sought),
    /// A comparison of the number of this field.
    Number(usize, Compare, i32),
    /// A word of this field: the index of the field, and of the word in its list.
    Word(usize, usize),
    /// A part of a text of this field.
    Contains(usize, Sought),
    /// A whole text of this field.
    Equals(usize, Sought),
    /// The flag of this field.
    Is(usize),
}

/// A text to search for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// The text as it was written.
    pub(super) written: String,
    /// In folded form, for comparison.
    pub(super) folded: String,
}

impl Sought {
    /// A text to search for; `None` where it has neither letters nor digits.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let written: Vec<&str> = text.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
        let written: Vec<&str> = written.into_iter().filter(|word| !word.is_empty()).collect();
        let folded = folded(text);
        (!folded.is_empty()).then(|| Self { written: written.join(" "), folded })
    }
}

/// A comparison of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// `=` or `:`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Below,
    /// `<=`
    AtMost,
    /// `>`
    Above,
    /// `>=`
    AtLeast,
}

impl Compare {
    /// Every comparison.
    pub const ALL: [Self; 6] = [Self::Equal, Self::Unequal, Self::Below, Self::AtMost, Self::Above, Self::AtLeast];

    /// The sign as it is written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        ["=", "!=", "<", "<=", ">", ">="][self as usize]
    }

    /// Whether this comparison holds between the first number and the second.
    #[must_use]
    pub const fn holds(self, one: i32, other: i32) -> bool {
        match self {
            Self::Equal => one == other,
            Self::Unequal => one != other,
            Self::Below => one < other,
            Self::AtMost => one <= other,
            Self::Above => one > other,
            Self::AtLeast => one >= other,
        }
    }
}

impl Query {
    /// The conjunction of these queries.
    #[must_use]
    pub fn all(parts: Vec<Self>) -> Self {
        let flat = parts.into_iter().flat_map(|part| match part {
            Self::Everything => Vec::new(),
            Self::All(parts) => parts,
            part => vec![part],
        });
        let mut flat: Vec<Self> = flat.collect();
        if flat.len() > 1 { Self::All(flat) } else { flat.pop().unwrap_or_default() }
    }

    /// The disjunction of these queries; if there are none, every card.
    #[must_use]
    pub fn any(parts: Vec<Self>) -> Self {
        let flat = parts.into_iter().flat_map(|part| match part {
            Self::Any(parts) => parts,
            part => vec![part],
        });
        let mut flat: Vec<Self> = flat.collect();
        if flat.contains(&Self::Everything) {
            return Self::Everything;
        }
        if flat.len() > 1 { Self::Any(flat) } else { flat.pop().unwrap_or_default() }
    }

    /// The negation of this query; the negation of everything is everything, since nobody wants to find nothing.
    #[must_use]
    pub fn negated(self) -> Self {
        match self {
            Self::Everything => Self::Everything,
            Self::Not(part) => *part,
            part => Self::Not(Box::new(part)),
        }
    }

    /// The parts that must all match.
    #[must_use]
    pub fn parts(&self) -> &[Self] {
        match self {
            Self::Everything => &[],
            Self::All(parts) => parts,
            part => std::slice::from_ref(part),
        }
    }

    /// The word under a key that every card found must have, if the query requires one.
    #[must_use]
    pub fn word_of(&self, key: Key) -> Option<usize> {
        self.parts().iter().find_map(|part| match part {
            Self::Term(Term::Word(field, word)) if *field == key.0 => Some(*word),
            _ => None,
        })
    }

    /// The comparison that the number under a key must fulfil for every card found, if the query requires one.
    #[must_use]
    pub fn number_of(&self, key: Key) -> Option<(Compare, i32)> {
        self.parts().iter().find_map(|part| match part {
            Self::Term(Term::Number(field, compare, n)) if *field == key.0 => Some((*compare, *n)),
            _ => None,
        })
    }

    /// The query with its word under the key replaced by this one, or removed.
    #[must_use]
    pub fn with_word(self, key: Key, word: Option<usize>) -> Self {
        let term = word.map(|word| Term::Word(key.0, word));
        self.with(term, |term| matches!(term, Term::Word(field, _) if *field == key.0))
    }

    /// The query with its number under the key replaced by this one, or removed.
    #[must_use]
    pub fn with_number(self, key: Key, number: Option<(Compare, i32)>) -> Self {
        let term = number.map(|(compare, n)| Term::Number(key.0, compare, n));
        self.with(term, |term| matches!(term, Term::Number(field, ..) if *field == key.0))
    }

    fn with(self, term: Option<Term>, replaces: impl Fn(&Term) -> bool) -> Self {
        let parts = match self {
            Self::All(parts) => parts,
            part => vec![part],
        };
        let kept = parts.into_iter().filter(|part| !matches!(part, Self::Term(term) if replaces(term)));
        Self::all(kept.chain(term.map(Self::Term)).collect())
    }

    /// The query as it is written in a language; parsing the result gives the same query.
    #[must_use]
    pub fn print(&self, fields: &[Field], language: Language) -> String {
        let mut text = String::new();
        Printer { fields, language, text: &mut text }.query(self, Within::Nothing);
        text
    }
}

/// The context of a part of a query.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Nothing,
    Any,
    All,
    Not,
}

struct Printer<'a> {
    fields: &'a [Field],
    language: Language,
    text: &'a mut String,
}

impl Printer<'_> {
    fn query(&mut self, query: &Query, within: Within) {
        match query {
            Query::Everything => {}
            Query::Term(term) => self.term(term),
            Query::Not(part) => {
                self.text.push('-');
                self.query(part, Within::Not);
            }
            Query::All(parts) => self.list(parts, " ", Within::All, within == Within::Not),
            Query::Any(parts) => {
                let between = if self.language == Language::It { " oppure " } else { " or " };
                self.list(parts, between, Within::Any, matches!(within, Within::Not | Within::All));
            }
        }
    }

    fn list(&mut self, parts: &[Query], between: &str, within: Within, in_brackets: bool) {
        if in_brackets {
            self.text.push('(');
        }
        for (place, part) in parts.iter().enumerate() {
            if place > 0 {
                self.text.push_str(between);
            }
            self.query(part, within);
        }
        if in_brackets {
            self.text.push(')');
        }
    }

    fn term(&mut self, term: &Term) {
        match term {
            Term::Bare(sought) => self.value(&sought.written),
            Term::Number(field, compare, n) => {
                self.key(*field);
                let _ = write!(self.text, "{}{n}", compare.as_str());
            }
            Term::Word(field, word) => {
                self.key(*field);
                self.text.push(':');
                if let Some(Field { kind: FieldKind::Words(words), .. }) = self.fields.get(*field)
                    && let Some(word) = words.get(*word)
                {
                    self.value(word.first(self.language));
                }
            }
            Term::Contains(field, sought) => {
                self.key(*field);
                self.text.push(':');
                self.value(&sought.written);
            }
            Term::Equals(field, sought) => {
                self.key(*field);
                self.text.push('=');
                self.value(&sought.written);
            }
            Term::Is(field) => {
                let _ = write!(self.text, "{}:", IS.first(self.language));
                self.key(*field);
            }
        }
    }

    fn key(&mut self, field: usize) {
        if let Some(field) = self.fields.get(field) {
            self.text.push_str(field.keys.first(self.language));
        }
    }

    /// Writes a word as it is if it cannot be read as anything else, otherwise in quotes.
    fn value(&mut self, text: &str) {
        let is_plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'' | '’' | '.' | ',');
        let is_keyword = KEYWORDS.iter().any(|(word, _)| text.eq_ignore_ascii_case(word));
        if !text.is_empty() && text.chars().all(is_plain) && !text.starts_with('-') && !is_keyword {
            self.text.push_str(text);
            return;
        }
        self.text.push('"');
        for letter in text.chars() {
            // Any kind of quotation mark would end the text.
            if matches!(letter, '"' | '\\' | '“' | '”' | '«' | '»') {
                self.text.push('\\');
            }
            self.text.push(letter);
        }
        self.text.push('"');
    }
}
