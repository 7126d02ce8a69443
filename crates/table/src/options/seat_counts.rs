//! Numbers of seats.

use std::fmt;

use crate::{Language, Seat};

/// Some numbers of seats, from 1 to [`Seat::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SeatCounts(u16);

impl SeatCounts {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// Every number from 1 to [`Seat::MAX`].
    pub const ALL: Self = Self::range(1, Seat::MAX);

    /// Just this number.
    #[must_use]
    pub const fn just(count: u8) -> Self {
        Self::range(count, count)
    }

    /// All numbers from the least to the greatest.
    ///
    /// # Panics
    /// When no table has that many seats; in a constant this is a compile error.
    #[must_use]
    pub const fn range(least: u8, most: u8) -> Self {
        assert!(1 <= least && least <= most && most <= Seat::MAX, "no table has so many seats");
        Self(((1_u16 << (most - least + 1)) - 1) << least)
    }

    /// The numbers in either set.
    #[must_use]
    pub const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// The numbers in both sets.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Whether it has this number.
    #[must_use]
    pub const fn contains(self, count: usize) -> bool {
        count <= Seat::MAX as usize && self.0 >> count & 1 != 0
    }

    /// The numbers, the least first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (1..=Seat::MAX).filter(move |count| self.contains(usize::from(*count)))
    }

    /// The numbers in words: `2`, `3 or 4`, `2 to 5`.
    #[must_use]
    pub fn say(self, language: Language) -> String {
        let counts: Vec<u8> = self.iter().collect();
        match (counts.as_slice(), language) {
            ([least, .., most], Language::En) if counts.len() > 2 && self == Self::range(*least, *most) => {
                format!("{least} to {most}")
            }
            ([least, .., most], Language::It) if counts.len() > 2 && self == Self::range(*least, *most) => {
                format!("da {least} a {most}")
            }
            _ => listed(&counts.iter().map(u8::to_string).collect::<Vec<_>>(), language),
        }
    }
}

impl fmt::Debug for SeatCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Joins words: `a`, `a or b`, `a, b or c`.
pub(super) fn listed(words: &[String], language: Language) -> String {
    let or = match language {
        Language::En => "or",
        Language::It => "o",
    };
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} {or} {last}", others.join(", ")),
    }
}
