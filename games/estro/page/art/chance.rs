//! Numbers that are determined by a text, so that a card always has the same picture; and angles in whole numbers, so that
//! every machine draws the same.

/// A small generator seeded by the FNV-1a hash of a text.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The generator of this text.
    pub fn of(text: &str) -> Self {
        let hash = text
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Self(hash)
    }

    /// The next number, from 0 to one less than `bound`; `bound` is at least 1.
    pub fn below(&mut self, bound: i32) -> i32 {
        // SplitMix64: neighbouring hashes give unrelated numbers.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> 33) as i32 % bound
    }

    /// The next number between two limits, both included.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below(high - low + 1)
    }
}

/// The sine of an angle in degrees, times 1000, by the approximation of Bhaskara: wrong by 2 at most.
pub fn sine(degrees: i32) -> i32 {
    let angle = degrees.rem_euclid(360);
    let (half, sign) = if angle < 180 { (angle, 1) } else { (angle - 180, -1) };
    let product = half * (180 - half);
    sign * 4000 * product / (40_500 - product)
}

/// The point in this direction, which is measured from the top to the right, in degrees.
pub fn polar(centre: (i32, i32), radius: i32, degrees: i32) -> (i32, i32) {
    (centre.0 + radius * sine(degrees) / 1000, centre.1 - radius * sine(degrees + 90) / 1000)
}
