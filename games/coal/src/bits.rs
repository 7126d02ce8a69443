//! Counting and picking bits of small masks without branches: the inner loop of choosing actions.
//!
//! Plain x86-64 has no instruction for either. Tables over five bits, the width of a play area, or over ten are faster
//! than loops.

/// Set bits of every mask of ten bits.
static COUNT: [u8; 1024] = {
    let mut table = [0; 1024];
    let mut mask = 0;
    while mask < 1024 {
        table[mask] = (mask as u32).count_ones() as u8;
        mask += 1;
    }
    table
};

/// The index of the k-th set bit of every mask of five bits.
static PLACE: [[u8; 8]; 32] = {
    let mut table = [[0; 8]; 32];
    let mut mask = 0;
    while mask < 32 {
        let (mut bit, mut k) = (0, 0);
        while bit < 5 {
            if mask >> bit & 1 != 0 {
                table[mask][k] = bit as u8;
                k += 1;
            }
            bit += 1;
        }
        mask += 1;
    }
    table
};

/// The number of set bits in a mask of up to 20 bits.
#[inline(always)]
pub(crate) fn count(mask: u32) -> u32 {
    let half = |shift: u32| u32::from(COUNT[(mask >> shift & 1023) as usize]);
    half(0) + half(10)
}

/// The number of set bits in a mask of slots.
#[inline(always)]
pub(crate) fn count_slots(mask: u8) -> u32 {
    u32::from(COUNT[(mask & 31) as usize])
}

/// The index of the k-th set bit of a mask of up to 20 bits; k is below its count.
#[inline(always)]
pub(crate) fn nth(mask: u32, k: u32) -> u32 {
    let group = |shift: u32| u32::from(COUNT[(mask >> shift & 31) as usize]);
    let first = group(0);
    let second = first + group(5);
    let third = second + group(10);
    let which = u32::from(k >= first) + u32::from(k >= second) + u32::from(k >= third);
    let before = [0, first, second, third][which as usize & 3];
    5 * which + u32::from(PLACE[(mask >> (5 * which) & 31) as usize][(k - before) as usize & 7])
}

/// The index of the k-th set bit of a mask of slots; k is below its count.
#[inline(always)]
pub(crate) fn nth_slot(mask: u8, k: u32) -> u8 {
    PLACE[(mask & 31) as usize][k as usize & 7]
}

/// The index of the k-th set bit of any mask; k is below its count.
#[inline]
pub(crate) fn nth_of_wide(mask: u32, k: u32) -> u32 {
    let mut rest = mask;
    for _ in 0..k {
        rest &= rest.wrapping_sub(1);
    }
    rest.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_to_count_and_pick_agree() {
        for mask in (0..1u32 << 20).step_by(7) {
            assert_eq!(count(mask), mask.count_ones());
            for k in 0..mask.count_ones() {
                let place = nth(mask, k);
                assert_eq!(place, nth_of_wide(mask, k));
                assert_eq!((mask & ((1 << place) - 1)).count_ones(), k);
            }
        }
        for mask in 0..32u8 {
            assert_eq!(count_slots(mask), mask.count_ones());
            assert!((0..mask.count_ones()).all(|k| u32::from(nth_slot(mask, k)) == nth(u32::from(mask), k)));
        }
    }
}
