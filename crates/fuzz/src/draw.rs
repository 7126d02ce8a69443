//! Drawing at random, repeatably.

use table::Fast;

/// A generator with the draws that fuzzers make.
pub(crate) struct Draw(Fast);

impl Draw {
    /// A generator that starts from this number.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(Fast::new(seed))
    }

    /// The next 64 random bits.
    pub(crate) fn bits(&mut self) -> u64 {
        self.0.next_bits()
    }

    /// A number from 0 to `n - 1`; 0 where there is none.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { self.0.index(u32::try_from(n).unwrap_or(u32::MAX)) as usize }
    }

    /// Whether something happens that happens once in `n` times.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of these; nothing where there is none.
    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }
}
