//! Why a query finds nothing.

use table::{Language, Wording, nearest};

use super::index::Index;
use super::query::{Query, Term};
use crate::list_words::{say, wording};

/// The most alternatives whose reasons are given.
const MOST: usize = 4;

impl Index {
    /// Why the query finds nothing: a term that no card matches, or two terms that exclude each other. `None` when the
    /// query finds a card.
    #[must_use]
    pub fn why_empty(&self, query: &Query) -> Option<Wording> {
        if self.cards.is_empty() {
            return Some(wording("search-no-cards", &[]));
        }
        if (0..self.cards.len()).any(|card| self.fits(query, card)) {
            return None;
        }
        Some(self.reason(query))
    }

    /// The reason for a query that finds nothing.
    fn reason(&self, query: &Query) -> Wording {
        match query {
            Query::Everything => wording("search-no-cards", &[]),
            Query::Term(term) => self.reason_of_term(query, term),
            Query::Not(part) => self.said("search-all-fit", &[part]),
            Query::Any(parts) => {
                let reasons: Vec<Wording> = parts.iter().take(MOST).map(|part| self.reason(part)).collect();
                Wording::new(|language| {
                    reasons.iter().map(|reason| reason.say(language)).collect::<Vec<_>>().join("; ")
                })
            }
            Query::All(parts) => self.reason_of_all(query, parts),
        }
    }

    fn reason_of_all(&self, query: &Query, parts: &[Query]) -> Wording {
        let found: Vec<Vec<bool>> = parts
            .iter()
            .map(|part| self.cards.iter().enumerate().map(|(card, _)| self.fits(part, card)).collect())
            .collect();
        if let Some(place) = found.iter().position(|found| !found.contains(&true)) {
            return self.reason(&parts[place]);
        }
        for (place, one) in found.iter().enumerate() {
            for (other_place, other) in found.iter().enumerate().skip(place + 1) {
                if !one.iter().zip(other).any(|(one, other)| *one && *other) {
                    return self.said("search-exclude", &[&parts[place], &parts[other_place]]);
                }
            }
        }
        self.said("search-together", &[query])
    }

    fn reason_of_term(&self, query: &Query, term: &Term) -> Wording {
        match term {
            Term::Number(field, ..) => {
                let numbers = self.cards.iter().flat_map(|facts| &facts.numbers);
                let of_field: Vec<i32> = numbers.filter(|(of, _)| of == field).map(|(_, n)| *n).collect();
                let (Some(least), Some(most)) = (of_field.iter().min(), of_field.iter().max()) else {
                    return self.said("search-none-fits", &[query]);
                };
                Wording::new(|language| {
                    let key = self.fields.get(*field).map_or("", |field| field.keys.first(language));
                    let term = query.print(&self.fields, language);
                    // Passed as texts, because numbers in a query have no thousands separators.
                    let (least, most) = (least.to_string(), most.to_string());
                    let values =
                        [("term", term.into()), ("key", key.into()), ("least", least.into()), ("most", most.into())];
                    say(language, "search-number-range", &values)
                })
            }
            Term::Bare(sought) | Term::Contains(_, sought) => {
                let texts = self.cards.iter().flat_map(|facts| &facts.texts);
                let is_searched = |field: usize| match term {
                    Term::Contains(of, _) => *of == field,
                    _ => self.is_bare(field),
                };
                let words = texts.filter(|(field, _)| is_searched(*field)).flat_map(|(_, text)| text.split(' '));
                match nearest(&sought.folded, words) {
                    Some(near) => Wording::new(|language| {
                        let term = query.print(&self.fields, language);
                        say(language, "search-none-fits-near", &[("term", term.into()), ("known", near.into())])
                    }),
                    None => self.said("search-none-fits", &[query]),
                }
            }
            Term::Word(..) | Term::Equals(..) | Term::Is(_) => self.said("search-none-fits", &[query]),
        }
    }

    /// A message about parts of a query.
    fn said(&self, id: &str, parts: &[&Query]) -> Wording {
        Wording::new(|language: Language| {
            let printed: Vec<String> = parts.iter().map(|part| part.print(&self.fields, language)).collect();
            let values = ["term", "other"].into_iter().zip(printed).map(|(name, text)| (name, text.into()));
            say(language, id, &values.collect::<Vec<_>>())
        })
    }
}
