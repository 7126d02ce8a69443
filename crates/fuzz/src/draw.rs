//! Random draws that can be repeated.

use table::Fast;

/// A random generator with the draws that fuzzers make.
pub(crate) struct Draw(Fast);

impl Draw {
    /// Returns a generator with this seed.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(Fast::new(seed))
    }

    /// Returns the next 64 random bits.
    pub(crate) fn bits(&mut self) -> u64 {
        self.0.next_bits()
    }

    /// Returns a number from 0 to `n - 1`; 0 if `n` is 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { self.0.index(u32::try_from(n).unwrap_or(u32::MAX)) as usize }
    }

    /// Returns `true` once in `n` times on average.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Returns one of the items; `None` if there are none.
    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }
}
