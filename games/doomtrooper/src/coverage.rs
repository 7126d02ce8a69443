//! How much of the game is there: which cards are encoded and playable, and what the missing ones wait for.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::language::{Code, Kind, Name};
use crate::set::CardSet;
use crate::waits::waits_for;

/// How many cards the printed sets have, in the order of [`Code::SETS`].
pub const SIZES: [u16; 8] = [341, 175, 131, 122, 80, 80, 124, 20];

/// A card that the card language cannot say yet, and the primitive that it waits for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// Its number.
    pub code: Code,
    /// Its name.
    pub name: Name,
    /// Its kind.
    pub kind: Kind,
    /// What the card language lacks.
    pub waits_for: String,
}

/// The cards that wait for a primitive of the card language.
///
/// # Panics
/// When the embedded file is broken, which a test forbids.
#[must_use]
pub fn waiting() -> &'static [Waiting] {
    static WAITING: LazyLock<Vec<Waiting>> = LazyLock::new(|| {
        ron::from_str(include_str!("../cards/waiting.ron")).unwrap_or_else(|error| panic!("waiting.ron: {error}"))
    });
    &WAITING
}

/// What is there of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// By printed set, in the order of their numbers.
    pub sets: Vec<Row>,
    /// By kind of card, among the cards that are encoded or listed as waiting.
    pub kinds: Vec<Row>,
    /// Everything.
    pub all: Row,
    /// Every card that cannot be played, with what it waits for.
    pub missing: Vec<Missing>,
}

/// The cards of a set or kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The set or the kind.
    pub name: String,
    /// Cards that there are; of a kind: that are encoded or listed as waiting.
    pub total: u16,
    /// Cards that have a record in the card language.
    pub encoded: u16,
    /// Cards that decks may hold.
    pub playable: u16,
}

impl Row {
    /// Cards that have no record yet.
    #[must_use]
    pub const fn missing(&self) -> u16 {
        self.total.saturating_sub(self.encoded)
    }
}

/// A card that cannot be played yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Missing {
    /// Its number.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// Whether it has a record in the card language.
    pub is_encoded: bool,
    /// What it waits for: words of the card language that the referee does not carry out yet, or what the language
    /// lacks.
    pub waits_for: Vec<String>,
}

impl Coverage {
    /// Of these cards.
    #[must_use]
    pub fn of(cards: &CardSet) -> Self {
        let row = |name: &str, total| Row { name: name.into(), total, ..Row::default() };
        let mut sets: Vec<Row> = Code::SETS.into_iter().zip(SIZES).map(|(name, total)| row(name, total)).collect();
        let mut kinds: BTreeMap<Kind, Row> =
            Kind::ALL.into_iter().map(|kind| (kind, row(&format!("{kind:?}"), 0))).collect();
        let mut missing = Vec::new();
        for card in cards.cards() {
            let waits = waits_for(card);
            let set = sets.iter_mut().find(|row| card.code.set() == Some(row.name.as_str()));
            for row in set.into_iter().chain(kinds.get_mut(&card.kind)) {
                row.encoded += 1;
                row.playable += u16::from(waits.is_empty());
            }
            if let Some(kind) = kinds.get_mut(&card.kind) {
                kind.total += 1;
            }
            if !waits.is_empty() {
                missing.push(Missing {
                    code: card.code.to_string(),
                    name: card.name.to_string(),
                    kind: card.kind,
                    is_encoded: true,
                    waits_for: waits.into_iter().map(str::to_owned).collect(),
                });
            }
        }
        for card in waiting().iter().filter(|card| cards.coded(card.code).is_none()) {
            if let Some(kind) = kinds.get_mut(&card.kind) {
                kind.total += 1;
            }
            missing.push(Missing {
                code: card.code.to_string(),
                name: card.name.to_string(),
                kind: card.kind,
                is_encoded: false,
                waits_for: vec![card.waits_for.clone()],
            });
        }
        missing.sort_by(|one, other| one.code.cmp(&other.code));
        let sum = |of: fn(&Row) -> u16| sets.iter().map(of).sum();
        let all = Row {
            name: "all".into(),
            total: sum(|row| row.total),
            encoded: sum(|row| row.encoded),
            playable: sum(|row| row.playable),
        };
        Self { sets, kinds: kinds.into_values().collect(), all, missing }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_sets_have_1073_cards() {
        assert_eq!(SIZES.iter().sum::<u16>(), 1_073);
    }

    #[test]
    fn no_set_has_more_cards_than_were_printed_and_no_card_is_both_encoded_and_waiting() {
        let cards = CardSet::house();
        let coverage = Coverage::of(&cards);
        for row in &coverage.sets {
            let listed = waiting().iter().filter(|card| card.code.set() == Some(row.name.as_str()));
            let listed = listed.filter(|card| cards.coded(card.code).is_none()).count();
            assert!(usize::from(row.encoded) + listed <= usize::from(row.total), "{row:?} and {listed} more");
            assert!(row.playable <= row.encoded, "{row:?}");
        }
        assert_eq!(coverage.all.encoded as usize, cards.cards().len());
        assert!(coverage.missing.iter().all(|card| !card.waits_for.is_empty()));
    }
}
