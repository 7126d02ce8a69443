//! The identifiers of cards and places.

use std::fmt;

use table::Seat;

use crate::rules::COLLECTION_MAX;

/// A card of a match: the seat that owns it, and its number among that seat's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Instance(pub u16);

impl Instance {
    pub(crate) const NONE: Self = Self(u16::MAX);

    #[inline]
    pub(crate) const fn new(owner: Seat, number: usize) -> Self {
        Self((owner.index() * COLLECTION_MAX + number) as u16)
    }

    /// The seat that owns it.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat((self.0 as usize / COLLECTION_MAX) as u8)
    }

    /// Its number among its owner's cards.
    #[must_use]
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize % COLLECTION_MAX
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place on the table, written `#7`: it is public, and stays the same as long as the card is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct SlotNo(pub u8);

impl SlotNo {
    pub(crate) const NONE: Self = Self(u8::MAX);

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    #[inline]
    pub(crate) fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}

impl fmt::Display for SlotNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// The set bits of a mask, the lowest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits(pub u128);

impl Iterator for Bits {
    type Item = SlotNo;

    #[inline]
    fn next(&mut self) -> Option<SlotNo> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(SlotNo(bit as u8))
    }
}
