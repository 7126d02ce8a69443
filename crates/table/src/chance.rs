//! Chance: every draw of a match has a name, and comes from a seed, a script or a fast generator.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sha2::{Digest, Sha256};

use crate::Seat;

/// The purpose of a random draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draw {
    /// Its name, listed in the game's README: `starting-seat`, `shuffle`.
    pub name: &'static str,
    /// The seat whose cards or dice it is about.
    pub seat: Option<Seat>,
}

impl Draw {
    /// A draw of the table.
    #[must_use]
    pub const fn named(name: &'static str) -> Self {
        Self { name, seat: None }
    }

    /// A draw of one seat.
    #[must_use]
    pub const fn of(name: &'static str, seat: Seat) -> Self {
        Self { name, seat: Some(seat) }
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{} of seat {seat}", self.name),
            None => f.write_str(self.name),
        }
    }
}

/// A source of random draws.
pub trait Chance {
    /// A number from 0 to `n - 1`, each equally likely. `n` is at least 1.
    fn below(&mut self, draw: Draw, n: u32) -> u32;

    /// The same as [`Chance::below`] for a draw among things that a script can name: `identity` says for what each number
    /// stands, e.g. for which card.
    fn among(&mut self, draw: Draw, n: u32, _identity: impl Fn(u32) -> u32) -> u32 {
        self.below(draw, n)
    }

    /// Puts the items in a random order, each order equally likely (Fisher and Yates, from the end).
    fn shuffle<T>(&mut self, draw: Draw, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(draw, last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

impl<C: Chance> Chance for &mut C {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        C::below(self, draw, n)
    }

    fn among(&mut self, draw: Draw, n: u32, identity: impl Fn(u32) -> u32) -> u32 {
        C::among(self, draw, n, identity)
    }
}

/// A 256-bit seed. Small ones are written as a decimal number, others as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed made of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A further seed that depends on this one and a number, for many matches from one seed.
    #[must_use]
    pub fn derive(self, number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// Its first 64 bits, to seed a [`Fast`] generator.
    #[must_use]
    pub fn low_bits(self) -> u64 {
        self.0[..8].iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte))
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0[8..].iter().all(|byte| *byte == 0) {
            return write!(f, "{}", self.low_bits());
        }
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a seed; a seed is a whole number below 2^64 or 64 hexadecimal digits")]
pub struct SeedError(pub String);

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        if let Ok(number) = text.parse::<u64>() {
            return Ok(number.into());
        }
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(SeedError(text.into()));
        }
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).map_err(|_| SeedError(text.into()))?;
        }
        Ok(Self(bytes))
    }
}

/// The chance of records: ChaCha with 8 rounds and a sampling method of our own, so that a record stays valid for
/// years.
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The stream of this seed, from its start.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }
}

impl Chance for Seeded {
    fn below(&mut self, _draw: Draw, n: u32) -> u32 {
        // Lemire's method with rejection: exactly uniform.
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

/// The chance of simulations: a 64-bit multiply-and-fold generator (wyrand). Uniform up to a bias below n / 2^32.
#[derive(Clone, Copy, Debug)]
pub struct Fast(u64);

impl Fast {
    /// A generator that starts from this number.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (product >> 64) as u64 ^ product as u64
    }

    /// A number from 0 to `n - 1`, for choices that are not part of a match.
    #[inline]
    pub fn index(&mut self, n: u32) -> u32 {
        (((self.next_bits() >> 32) * u64::from(n)) >> 32) as u32
    }
}

impl Chance for Fast {
    #[inline]
    fn below(&mut self, _draw: Draw, n: u32) -> u32 {
        self.index(n)
    }
}

/// One draw of a script: the name it must have, and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptedDraw {
    /// The name of the draw.
    pub name: String,
    /// The value it gives.
    pub value: u32,
}

/// An error in a script of draws.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// A draw was made and the script was already used up.
    #[error("the script has no value left for the draw `{0}`")]
    UsedUp(String),
    /// The next draw of the script is for something else.
    #[error("the draw `{wanted}` was made, but the script goes on with `{found}`")]
    OtherDraw {
        /// The draw that was made.
        wanted: String,
        /// The draw that the script has next.
        found: String,
    },
    /// The script's value is outside the range of the draw.
    #[error("the script gives {value} for the draw `{name}`, which goes from 0 to {last}")]
    OutOfRange {
        /// The draw.
        name: String,
        /// The value in the script.
        value: u32,
        /// The greatest value allowed.
        last: u32,
    },
    /// The script names something that is not among the things of the draw.
    #[error("`{value}` is not among what the draw `{name}` is made from")]
    NotAmong {
        /// The draw.
        name: String,
        /// What the script names.
        value: String,
    },
    /// The match made fewer draws than the script has.
    #[error("{0} draws of the script were not used")]
    LeftOver(usize),
}

/// Chance from a list that must be used up: for tests and for positions with known draws.
///
/// Errors do not panic: the first one is kept for [`Scripted::finish`], and the draw gives 0.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    draws: VecDeque<ScriptedDraw>,
    error: Option<ScriptError>,
}

impl Scripted {
    /// A script of these draws, in order.
    #[must_use]
    pub fn new(draws: impl IntoIterator<Item = ScriptedDraw>) -> Self {
        Self { draws: draws.into_iter().collect(), error: None }
    }

    /// Checks that no draw so far contradicted the script.
    ///
    /// # Errors
    /// The first mistake.
    pub fn check(&self) -> Result<(), ScriptError> {
        self.error.clone().map_or(Ok(()), Err)
    }

    /// Checks that no draw contradicted the script and that the script is used up.
    ///
    /// # Errors
    /// The first mistake, or the draws that are left over.
    pub fn finish(&self) -> Result<(), ScriptError> {
        self.check()?;
        if self.draws.is_empty() { Ok(()) } else { Err(ScriptError::LeftOver(self.draws.len())) }
    }

    fn next(&mut self, draw: Draw, n: u32) -> Result<u32, ScriptError> {
        let next = self.draws.pop_front().ok_or_else(|| ScriptError::UsedUp(draw.name.into()))?;
        if next.name != draw.name {
            return Err(ScriptError::OtherDraw { wanted: draw.name.into(), found: next.name });
        }
        if next.value >= n {
            return Err(ScriptError::OutOfRange { name: next.name, value: next.value, last: n - 1 });
        }
        Ok(next.value)
    }
}

impl Chance for Scripted {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        self.next(draw, n).unwrap_or_else(|error| {
            self.error.get_or_insert(error);
            0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seeded_stream_is_the_same_for_ever() {
        let mut chance = Seeded::new(Seed::from(2026));
        let draws: Vec<u32> = (0..8).map(|_| chance.below(Draw::named("test"), 100)).collect();
        let mut order: Vec<u8> = (0..10).collect();
        chance.shuffle(Draw::named("test"), &mut order);
        assert_eq!((draws, order), (EXPECTED_DRAWS.to_vec(), EXPECTED_ORDER.to_vec()));
    }
    const EXPECTED_DRAWS: [u32; 8] = [71, 80, 38, 83, 90, 70, 46, 19];
    const EXPECTED_ORDER: [u8; 10] = [3, 6, 8, 7, 5, 4, 1, 2, 0, 9];

    #[test]
    fn every_number_is_about_equally_likely() {
        let mut counts = [[0u32; 6]; 2];
        let mut seeded = Seeded::new(Seed::from(1));
        let mut fast = Fast::new(1);
        for _ in 0..60_000 {
            counts[0][seeded.below(Draw::named("die"), 6) as usize] += 1;
            counts[1][fast.below(Draw::named("die"), 6) as usize] += 1;
        }
        assert!(counts.iter().flatten().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn seeds_are_read_back_from_their_text() {
        for seed in [Seed::from(0), Seed::from(u64::MAX), Seed::from(5).derive(1)] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert!("-1".parse::<Seed>().is_err());
        assert!("zz".repeat(32).parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }

    #[test]
    fn a_script_must_fit_and_be_used_up() {
        let die = Draw::named("die");
        let script = |value| Scripted::new([ScriptedDraw { name: "die".into(), value }]);
        let mut right = script(3);
        assert_eq!(right.finish(), Err(ScriptError::LeftOver(1)));
        assert_eq!(right.below(die, 6), 3);
        assert_eq!(right.finish(), Ok(()));
        right.below(die, 6);
        assert_eq!(right.finish(), Err(ScriptError::UsedUp("die".into())));
        let mut other = script(3);
        other.below(Draw::named("coin"), 2);
        assert!(matches!(other.finish(), Err(ScriptError::OtherDraw { .. })));
        let mut large = script(6);
        large.below(die, 6);
        assert!(matches!(large.finish(), Err(ScriptError::OutOfRange { .. })));
    }
}
