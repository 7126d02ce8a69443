//! The facts of all cards, collected once, and the queries that are answered from them.

use table::{Fact, Field, FieldKind, Language, Searchable, Unkeyed};

use super::query::{Query, Sought, Term};
use super::{Key, Read, read, words};
use crate::fold::folded;

/// The cards of a game, ready to be searched.
#[derive(Clone, Debug)]
pub struct Index {
    pub(super) fields: Vec<Field>,
    pub(super) cards: Vec<Facts>,
}

/// The facts of a card, with the indices of their fields.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    pub(super) numbers: Vec<(usize, i32)>,
    words: Vec<(usize, usize)>,
    /// In folded form, for comparison.
    pub(super) texts: Vec<(usize, String)>,
    flags: Vec<usize>,
}

impl Index {
    /// Builds the index of these cards.
    #[must_use]
    pub fn new(cards: &dyn Searchable) -> Self {
        let facts = |card| {
            let mut facts = Facts::default();
            cards.tell(card, &mut |field, fact| match fact {
                Fact::Number(n) => facts.numbers.push((field, n)),
                Fact::Word(word) => facts.words.push((field, word)),
                Fact::Text(text) => facts.texts.push((field, folded(text))),
                Fact::Is => facts.flags.push(field),
            });
            facts
        };
        Self { fields: cards.fields(), cards: (0..cards.count()).map(facts).collect() }
    }

    /// Keeps only the first `count` cards.
    pub fn keep_first(&mut self, count: usize) {
        self.cards.truncate(count);
    }

    /// The fields of the game.
    #[must_use]
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The number of cards.
    #[must_use]
    pub fn count(&self) -> usize {
        self.cards.len()
    }

    /// Replaces a number of a card, e.g. its copies in a deck that is being built.
    pub fn set_number(&mut self, card: usize, field: Key, n: i32) {
        if let Some(facts) = self.cards.get_mut(card) {
            facts.numbers.retain(|(known, _)| *known != field.0);
            facts.numbers.push((field.0, n));
        }
    }

    /// The keys, as a list for people.
    #[must_use]
    pub fn keys(&self, language: Language) -> String {
        words::keys(&self.fields, language)
    }

    /// The flags for `is:`, as a list for people.
    #[must_use]
    pub fn flags(&self, language: Language) -> String {
        words::flags(&self.fields, language)
    }

    /// Parses a query: returns what is understood of it, and everything that is wrong with it.
    #[must_use]
    pub fn read(&self, text: &str) -> Read {
        read::read(text, &self.fields)
    }

    /// The cards that a query finds: first those whose names hold its words, and otherwise in their usual order.
    #[must_use]
    pub fn find(&self, query: &Query) -> Vec<usize> {
        let mut found: Vec<usize> = (0..self.cards.len()).filter(|card| self.fits(query, *card)).collect();
        let mut sought = Vec::new();
        bare_words(query, &mut sought);
        if !sought.is_empty() {
            found.sort_by_cached_key(|card| {
                let facts = &self.cards[*card];
                sought.iter().filter(|sought| !self.is_in(Unkeyed::Name, sought, facts)).count()
            });
        }
        found
    }

    /// Whether a query finds this card.
    #[must_use]
    pub fn fits(&self, query: &Query, card: usize) -> bool {
        self.cards.get(card).is_some_and(|facts| self.fit(query, facts))
    }

    fn fit(&self, query: &Query, facts: &Facts) -> bool {
        match query {
            Query::Everything => true,
            Query::Not(part) => !self.fit(part, facts),
            Query::All(parts) => parts.iter().all(|part| self.fit(part, facts)),
            Query::Any(parts) => parts.iter().any(|part| self.fit(part, facts)),
            Query::Term(term) => self.fit_term(term, facts),
        }
    }

    fn fit_term(&self, term: &Term, facts: &Facts) -> bool {
        match term {
            Term::Bare(sought) => self.is_in(Unkeyed::Name, sought, facts) || self.is_in(Unkeyed::Words, sought, facts),
            Term::Number(field, compare, n) => {
                facts.numbers.iter().any(|(known, number)| known == field && compare.holds(*number, *n))
            }
            Term::Word(field, word) => facts.words.contains(&(*field, *word)),
            Term::Contains(field, sought) => {
                facts.texts.iter().any(|(known, text)| known == field && text.contains(&sought.folded))
            }
            Term::Equals(field, sought) => {
                facts.texts.iter().any(|(known, text)| known == field && *text == sought.folded)
            }
            Term::Is(field) => facts.flags.contains(field),
        }
    }

    /// Whether the sought text occurs in a text field of this sort.
    fn is_in(&self, unkeyed: Unkeyed, sought: &Sought, facts: &Facts) -> bool {
        let stands = |text: &str| match unkeyed {
            Unkeyed::Name => text.contains(&sought.folded),
            // "Art" is found in "Art of Kinetics", but not in "starts".
            _ => text.match_indices(&sought.folded).any(|(at, _)| at == 0 || text.as_bytes()[at - 1] == b' '),
        };
        facts.texts.iter().any(|(field, text)| self.is_of(*field, unkeyed) && stands(text))
    }

    /// Whether words without a key are searched for in this field in the given way.
    fn is_of(&self, field: usize, wanted: Unkeyed) -> bool {
        matches!(self.fields.get(field), Some(Field { kind: FieldKind::Text(unkeyed), .. }) if *unkeyed == wanted)
    }

    /// Whether words without a key are searched for in this field.
    pub(super) fn is_bare(&self, field: usize) -> bool {
        self.is_of(field, Unkeyed::Name) || self.is_of(field, Unkeyed::Words)
    }
}

/// Collects the words without a key that a query requires.
fn bare_words<'a>(query: &'a Query, words: &mut Vec<&'a Sought>) {
    match query {
        Query::Term(Term::Bare(sought)) => words.push(sought),
        Query::All(parts) | Query::Any(parts) => parts.iter().for_each(|part| bare_words(part, words)),
        Query::Everything | Query::Term(_) | Query::Not(_) => {}
    }
}
