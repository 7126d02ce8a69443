//! How much of the game is implemented: which cards are encoded and playable, and what the missing ones wait for.

use serde::Serialize;

use crate::index::{Fact, families, printed};
use crate::language::{CardKind, Code};
use crate::set::CardSet;
use crate::unsupported::{Primitive, waiting, waits_for};

/// The number of cards in each printed set, in the order of [`Code::SETS`].
pub const SIZES: [u16; 8] = [341, 175, 131, 122, 80, 80, 124, 20];

/// The coverage of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// By printed set, in the order of their numbers.
    pub sets: Vec<Row>,
    /// By kind of card, in the order of [`CardKind::ALL`].
    pub kinds: Vec<Row>,
    /// By family of effects, in the order of [`families`]; a card may be in several.
    pub families: Vec<Row>,
    /// Everything.
    pub all: Row,
    /// Every card that is not playable, with the reason.
    pub missing: Vec<Missing>,
}

/// The cards of a set, a kind or a family.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The set, the kind or the short name of the family.
    pub name: String,
    /// Cards that were printed.
    pub total: u16,
    /// Cards that have a record in the card language.
    pub encoded: u16,
    /// Cards that decks may hold.
    pub playable: u16,
}

impl Row {
    fn of(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// Cards that have no record yet.
    #[must_use]
    pub const fn missing(&self) -> u16 {
        self.total.saturating_sub(self.encoded)
    }

    fn count(&mut self, standing: Status) {
        self.total += 1;
        self.encoded += u16::from(standing != Status::Unwritten);
        self.playable += u16::from(standing == Status::Playable);
    }
}

/// The status of a card's implementation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    Unwritten,
    Encoded,
    Playable,
}

/// A card that cannot be played yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Missing {
    /// Its number.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: CardKind,
    /// The missing part.
    pub waits_for: Waits,
}

/// The part that a card is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waits {
    /// It is encoded: words of the card language that the referee does not carry out yet.
    Words(Vec<&'static str>),
    /// A primitive that the card language lacks.
    Primitive(Primitive),
    /// Nobody has examined its needs yet: the families of its effects, by their short names.
    Families(Vec<String>),
}

impl Coverage {
    /// The coverage of these cards.
    #[must_use]
    pub fn of(cards: &CardSet) -> Self {
        let mut coverage = Self {
            sets: Code::SETS.into_iter().map(Row::of).collect(),
            kinds: CardKind::ALL.into_iter().map(|kind| Row::of(format!("{kind:?}"))).collect(),
            families: families().iter().map(|family| Row::of(&family.short)).collect(),
            all: Row::of("all"),
            missing: Vec::new(),
        };
        for fact in printed() {
            let words = cards.coded(fact.code).map(|number| waits_for(cards.card(number)));
            let standing = match &words {
                None => Status::Unwritten,
                Some(words) if words.is_empty() => Status::Playable,
                Some(_) => Status::Encoded,
            };
            coverage.count(fact, standing);
            if standing != Status::Playable {
                let primitive = || waiting().iter().find(|card| card.code == fact.code);
                let waits_for = match words {
                    Some(words) => Waits::Words(words),
                    None => primitive().map_or_else(
                        || Waits::Families(fact.families.clone()),
                        |card| Waits::Primitive(card.waits_for.clone()),
                    ),
                };
                let (code, name) = (fact.code.to_string(), fact.name.to_string());
                coverage.missing.push(Missing { code, name, kind: fact.kind, waits_for });
            }
        }
        coverage
    }

    fn count(&mut self, fact: &Fact, standing: Status) {
        self.all.count(standing);
        let set = self.sets.iter_mut().filter(|row| fact.code.set() == Some(row.name.as_str()));
        let kind = self.kinds.iter_mut().zip(CardKind::ALL).filter(|(_, kind)| *kind == fact.kind).map(|(row, _)| row);
        let families = self.families.iter_mut().filter(|row| fact.families.contains(&row.name));
        for row in set.chain(kind).chain(families) {
            row.count(standing);
        }
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
    fn every_printed_card_is_counted_in_its_set_and_kind_and_is_playable_or_listed() {
        let coverage = Coverage::of(&CardSet::house());
        for rows in [&coverage.sets, &coverage.kinds] {
            assert_eq!(rows.iter().map(|row| row.total).sum::<u16>(), coverage.all.total);
            assert_eq!(rows.iter().map(|row| row.playable).sum::<u16>(), coverage.all.playable);
        }
        assert_eq!(coverage.sets.iter().map(|row| row.total).collect::<Vec<_>>(), SIZES);
        assert_eq!(coverage.all.encoded as usize, CardSet::house().cards().len());
        assert_eq!(coverage.missing.len() as u16, coverage.all.total - coverage.all.playable);
    }
}
