//! Chance from the browser's generator for secrets.

use table::{Chance, Draw};

/// Returns random bytes; zeros if the browser has no generator, which none lacks that runs WebAssembly.
#[must_use]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Some(crypto) = web_sys::window().and_then(|window| window.crypto().ok()) {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// Draws that nobody can foresee, for what is not part of a record.
#[derive(Clone, Copy, Debug, Default)]
pub struct TrueChance;

impl Chance for TrueChance {
    fn below(&mut self, _draw: Draw, n: u32) -> u32 {
        below(n, || u32::from_le_bytes(random_bytes()))
    }
}

/// Returns a number below `n` from random bits, each equally likely: bits beyond the last whole multiple of `n` are drawn
/// again.
fn below(n: u32, mut bits: impl FnMut() -> u32) -> u32 {
    let n = n.max(1);
    let whole = u32::MAX - u32::MAX % n;
    loop {
        let drawn = bits();
        if drawn < whole {
            return drawn % n;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_beyond_the_last_whole_multiple_are_drawn_again() {
        let of = |bits: &[u32]| {
            let mut bits = bits.iter().copied();
            (below(6, || bits.next().unwrap()), bits.count())
        };
        assert_eq!(of(&[0, 1]), (0, 1));
        assert_eq!(of(&[5, 1]), (5, 1));
        // 2^32 is no multiple of 6: its last four numbers would favour the low results.
        assert_eq!(of(&[u32::MAX, u32::MAX - 3, 7]), (1, 0));
        assert_eq!(below(1, || 9), 0);
    }
}
