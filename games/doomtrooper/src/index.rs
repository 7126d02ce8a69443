//! Every printed card, encoded or not, with the main facts of its text.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::Language;

use crate::language::{CardKind, Code, Name};

/// A family of effects.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    /// Its short name, by which the index calls it.
    pub short: String,
    /// Its description in English.
    pub en: String,
    /// Its description in Italian.
    pub it: String,
}

impl Family {
    /// Its description.
    #[must_use]
    pub fn name(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::It => &self.it,
        }
    }
}

/// A printed card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// Its number.
    pub code: Code,
    /// Its name.
    pub name: Name,
    /// Its kind.
    pub kind: CardKind,
    /// The families of its effects.
    #[serde(default)]
    pub families: Vec<String>,
    /// The numbers of its text ([`crate::text_audit::numbers_of`]).
    #[serde(default)]
    pub numbers: Vec<u32>,
    /// The searchable words of its text ([`crate::text_audit::words_of`]).
    #[serde(default)]
    pub words: Vec<String>,
}

/// The printed cards, in the order of their numbers.
///
/// # Panics
/// When the embedded file is broken, which a test forbids.
#[must_use]
pub fn printed() -> &'static [Fact] {
    static INDEX: LazyLock<Vec<Fact>> = LazyLock::new(|| {
        ron::from_str(include_str!("../cards/index.ron")).unwrap_or_else(|error| panic!("index.ron: {error}"))
    });
    &INDEX
}

/// The families of effects.
///
/// # Panics
/// When the embedded file is broken, which a test forbids.
#[must_use]
pub fn families() -> &'static [Family] {
    static FAMILIES: LazyLock<Vec<Family>> = LazyLock::new(|| {
        ron::from_str(include_str!("../cards/families.ron")).unwrap_or_else(|error| panic!("families.ron: {error}"))
    });
    &FAMILIES
}

#[cfg(test)]
mod tests {
    use super::{families, printed};
    use crate::CardSet;
    use crate::coverage::SIZES;
    use crate::language::Code;

    #[test]
    fn the_index_has_every_printed_card_once() {
        let cards = printed();
        assert!(cards.windows(2).all(|pair| pair[0].code < pair[1].code));
        for (set, size) in Code::SETS.into_iter().zip(SIZES) {
            assert_eq!(cards.iter().filter(|card| card.code.set() == Some(set)).count(), usize::from(size), "{set}");
        }
        let families: Vec<&str> = families().iter().map(|family| family.short.as_str()).collect();
        for family in cards.iter().flat_map(|card| &card.families) {
            assert!(families.contains(&family.as_str()), "no family is called {family}");
        }
    }

    #[test]
    fn encoded_cards_are_printed_cards_by_number_name_and_kind() {
        for card in CardSet::house().cards() {
            let fact = printed().iter().find(|fact| fact.code == card.code);
            let fact = fact.unwrap_or_else(|| panic!("{} {} was never printed", card.code, card.name));
            assert_eq!((&fact.name, fact.kind), (&card.name, card.kind), "{}", card.code);
        }
    }
}
