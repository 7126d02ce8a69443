//! Intervals and percentiles.

use std::fmt;

use serde::Serialize;

/// A share with its 95 % interval after Wilson.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The observed share, from 0 to 1.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The share of `points` in `n`; points may be halves, for ties. The whole range when `n` is 0.
    #[must_use]
    pub fn wilson(points: f64, n: u32) -> Self {
        /// The 97.5th percentile of the normal distribution.
        const Z: f64 = 1.959_963_984_540_054;
        if n == 0 {
            return Self { share: 0.5, low: 0.0, high: 1.0 };
        }
        let n = f64::from(n);
        let share = points / n;
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / (1.0 + Z * Z / n);
        Self { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// The mean of these points, with one number for each observation.
    #[must_use]
    pub fn of(points: impl IntoIterator<Item = f64>) -> Self {
        let (sum, n) = points.into_iter().fold((0.0, 0), |(sum, n), points| (sum + points, n + 1));
        Self::wilson(sum, n)
    }
}

impl fmt::Display for Interval {
    /// Writes ` 52.1 % (50.3-53.9)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:5.1} % ({:.1}-{:.1})", 100.0 * self.share, 100.0 * self.low, 100.0 * self.high)
    }
}

/// The distribution of a number over many matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The 5th percentile.
    pub p5: u32,
    /// The median.
    pub median: u32,
    /// The 95th percentile.
    pub p95: u32,
    /// The maximum.
    pub max: u32,
}

impl Spread {
    /// The distribution of these numbers, given in any order.
    #[must_use]
    pub fn of(numbers: impl IntoIterator<Item = u32>) -> Self {
        let mut numbers: Vec<u32> = numbers.into_iter().collect();
        numbers.sort_unstable();
        let Some(max) = numbers.last().copied() else { return Self::default() };
        let at = |percent: usize| numbers[(numbers.len() * percent).div_ceil(100).max(1) - 1];
        let sum: u64 = numbers.iter().copied().map(u64::from).sum();
        Self { mean: sum as f64 / numbers.len() as f64, p5: at(5), median: at(50), p95: at(95), max }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_one_of_the_textbook() {
        // Wilson 1927, as computed by R's prop.test(correct = FALSE).
        let interval = Interval::wilson(45.0, 100);
        assert!((interval.low - 0.356_146).abs() < 1e-5 && (interval.high - 0.547_554).abs() < 1e-5, "{interval:?}");
        let all = Interval::wilson(10.0, 10);
        assert!((all.low - 0.722_467).abs() < 1e-5 && (all.high - 1.0).abs() < 1e-9, "{all:?}");
        assert_eq!(Interval::wilson(0.0, 0), Interval { share: 0.5, low: 0.0, high: 1.0 });
    }

    #[test]
    fn percentiles_are_numbers_that_were_seen() {
        let spread = Spread::of((1..=100).rev());
        assert_eq!((spread.p5, spread.median, spread.p95, spread.max), (5, 50, 95, 100));
        assert_eq!(Spread::of([7]), Spread { mean: 7.0, p5: 7, median: 7, p95: 7, max: 7 });
        assert_eq!(Spread::of([]), Spread::default());
    }
}
