//! A short list of cards in place: no allocation, and a copy is a copy of memory.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::state::CardId;

/// An ordered list of at most `N` cards.
///
/// A card that finds no room is refused, never lost: [`Pile::push`] says so, and whoever moves a card asks
/// [`Pile::is_full`] first.
#[derive(Clone, Copy)]
pub(crate) struct Pile<const N: usize> {
    cards: [CardId; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// Holds nothing.
    pub const EMPTY: Self = Self { cards: [CardId(0); N], len: 0 };

    #[inline]
    pub fn as_slice(&self) -> &[CardId] {
        &self.cards[..self.len as usize]
    }

    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [CardId] {
        &mut self.cards[..self.len as usize]
    }

    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    #[inline]
    pub fn get(&self, place: usize) -> Option<CardId> {
        self.as_slice().get(place).copied()
    }

    /// Appends a card; `false` when there is no room.
    #[must_use]
    #[inline]
    pub fn push(&mut self, card: CardId) -> bool {
        if self.is_full() {
            return false;
        }
        self.cards[self.len as usize] = card;
        self.len += 1;
        true
    }

    /// Puts a card at a place; those behind it move up. `false` when there is no room.
    #[must_use]
    pub fn insert(&mut self, place: usize, card: CardId) -> bool {
        if self.is_full() || place > self.len() {
            return false;
        }
        self.cards.copy_within(place..self.len as usize, place + 1);
        self.cards[place] = card;
        self.len += 1;
        true
    }

    /// Takes the last card.
    #[inline]
    pub fn pop(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// Takes a card out, wherever it lies; `false` when it does not lie here.
    pub fn remove(&mut self, card: CardId) -> bool {
        let Some(place) = self.place_of(card) else { return false };
        self.cards.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        true
    }

    /// Makes it the same as another one; only what is in use is copied.
    #[inline]
    pub fn copy_used(&mut self, source: &Self) {
        self.cards[..source.len()].copy_from_slice(source.as_slice());
        self.len = source.len;
    }

    /// Where a card lies.
    #[inline]
    pub fn place_of(&self, card: CardId) -> Option<usize> {
        self.as_slice().iter().position(|known| *known == card)
    }

    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = CardId> + '_ {
        self.as_slice().iter().copied()
    }
}

/// The cards alone: what lies behind the end of the list is nothing.
impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        let mut pile = Self::EMPTY;
        let fits = cards.iter().all(|card| pile.push(*card));
        if fits { Ok(pile) } else { Err(D::Error::custom(format!("at most {N} cards"))) }
    }
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_pile_refuses_a_card_and_keeps_the_others() {
        let mut pile = Pile::<2>::EMPTY;
        assert!(pile.push(CardId(1)) && pile.push(CardId(2)));
        assert!(!pile.push(CardId(3)) && !pile.insert(0, CardId(3)));
        assert_eq!(pile.as_slice(), [CardId(1), CardId(2)]);
        assert!(pile.remove(CardId(1)) && !pile.remove(CardId(1)));
        assert!(pile.insert(0, CardId(4)));
        assert_eq!(pile.as_slice(), [CardId(4), CardId(2)]);
        assert_eq!(pile.pop(), Some(CardId(2)));
    }
}
