//! Intervals over groups: matches that share a seed depend on each other, so that the group is the unit and not the
//! match.
//!
//! A share is a ratio of two sums over groups; its variance is that of the ratio estimator (Cochran, *Sampling
//! Techniques*, 3rd edition, chapter 6). The interval is Wilson's for the number of independent observations with the
//! same variance, as Korn and Graubard do it for surveys (*Survey Methodology* 24, 1998). A mean difference has the
//! usual interval of Student's t over groups.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::stats::Interval;

/// A share over groups, with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct GroupShare {
    /// The number of observations.
    pub n: u32,
    /// The number of groups of matches with the same seed that they come from.
    pub groups: u32,
    /// The share and its interval; `None` without observations.
    pub interval: Option<Interval>,
}

impl GroupShare {
    /// The share of these points, from 0 to 1, each with the seed of its match.
    #[must_use]
    pub fn of(points: impl IntoIterator<Item = (u64, f64)>) -> Self {
        let groups = grouped(points);
        let (n, sum) = groups.values().fold((0, 0.0), |(n, sum), (of, points)| (n + of, sum + points));
        let count = groups.len() as u32;
        if n == 0 {
            return Self::default();
        }
        let share = sum / f64::from(n);
        let alone = share * (1.0 - share) / f64::from(n);
        let together = variance(&groups, n, share);
        // Without a win, without a loss, or with one group, the number of groups is all that is known of the variance.
        // Opposite results in a group make a share more certain than independent matches would; it is not taken to be
        // more than twice as certain, also if the results of every group cancel out.
        let independent = if count < 2 || alone <= 0.0 {
            f64::from(count)
        } else {
            (f64::from(n) * alone / together).min(2.0 * f64::from(n))
        };
        let student = NORMAL / student(count.saturating_sub(1));
        let interval = wilson(share, independent * student * student);
        Self { n, groups: count, interval: Some(interval) }
    }

    /// The share; `None` without observations.
    #[must_use]
    pub fn share(&self) -> Option<f64> {
        self.interval.map(|interval| interval.share)
    }
}

/// A mean difference over groups, with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct GroupDifference {
    /// The number of differences.
    pub n: u32,
    /// The number of groups of matches with the same seed that they come from.
    pub groups: u32,
    /// The number of differences that are not zero.
    pub changed: u32,
    /// The mean, from -1 to 1.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl GroupDifference {
    /// The mean of these differences, from -1 to 1, each with the seed of its match; `None` without any.
    #[must_use]
    pub fn of(differences: &[(u64, f64)]) -> Option<Self> {
        let groups = grouped(differences.iter().copied());
        let (n, count) = (differences.len() as u32, groups.len() as u32);
        if n == 0 {
            return None;
        }
        let mean = differences.iter().map(|(_, difference)| difference).sum::<f64>() / f64::from(n);
        let variance = variance(&groups, n, mean);
        // If no group differs from the others, a rarer difference may have been missed: with 95 % certainty it happens
        // in less than 3 of `count` groups (the rule of three).
        let half = if variance > 0.0 { student(count - 1) * variance.sqrt() } else { 3.0 / f64::from(count) };
        Some(Self {
            n,
            groups: count,
            changed: differences.iter().filter(|(_, difference)| *difference != 0.0).count() as u32,
            mean,
            low: (mean - half).max(-1.0),
            high: (mean + half).min(1.0),
        })
    }
}

/// The number and the sum of the values of each group, in the order of the seeds.
fn grouped(values: impl IntoIterator<Item = (u64, f64)>) -> BTreeMap<u64, (u32, f64)> {
    let mut groups: BTreeMap<u64, (u32, f64)> = BTreeMap::new();
    for (seed, value) in values {
        let (n, sum) = groups.entry(seed).or_default();
        (*n, *sum) = (*n + 1, *sum + value);
    }
    groups
}

/// The variance of a mean of `n` values in groups. Sums of exact values may differ from the mean by a rounding error,
/// which counts as nothing.
fn variance(groups: &BTreeMap<u64, (u32, f64)>, n: u32, mean: f64) -> f64 {
    let count = groups.len() as f64;
    if count < 2.0 {
        return 0.0;
    }
    let squares: f64 = groups.values().map(|(of, sum)| (sum - f64::from(*of) * mean).powi(2)).sum();
    if squares < 1e-12 { 0.0 } else { count / (count - 1.0) * squares / f64::from(n).powi(2) }
}

/// Wilson's interval for a share of `n` independent observations, which need not be a whole number.
fn wilson(share: f64, n: f64) -> Interval {
    let z = NORMAL * NORMAL;
    let middle = (share + z / (2.0 * n)) / (1.0 + z / n);
    let half = NORMAL * (share * (1.0 - share) / n + z / (4.0 * n * n)).sqrt() / (1.0 + z / n);
    Interval { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The 97.5th percentile of the normal distribution.
const NORMAL: f64 = 1.959_963_984_540_054;

/// The 97.5th percentile of Student's t with these degrees of freedom: exact for one and two, otherwise by the expansion
/// of Cornish and Fisher (Abramowitz and Stegun, 26.7.5). With none it is that of one.
fn student(freedom: u32) -> f64 {
    match freedom {
        0 | 1 => 12.706_204_736_432_095,
        2 => 4.302_652_729_911_275,
        _ => {
            let (x, n) = (NORMAL, f64::from(freedom));
            let terms = [
                (x.powi(3) + x) / 4.0,
                (5.0 * x.powi(5) + 16.0 * x.powi(3) + 3.0 * x) / 96.0,
                (3.0 * x.powi(7) + 19.0 * x.powi(5) + 17.0 * x.powi(3) - 15.0 * x) / 384.0,
                (79.0 * x.powi(9) + 776.0 * x.powi(7) + 1482.0 * x.powi(5) - 1920.0 * x.powi(3) - 945.0 * x) / 92_160.0,
            ];
            terms.iter().rev().fold(0.0, |sum, term| (sum + term) / n) + x
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interval(share: &GroupShare) -> (f64, f64) {
        share.interval.map(|interval| (interval.low, interval.high)).unwrap()
    }

    #[test]
    fn the_percentiles_of_student_are_those_of_the_tables() {
        for (freedom, wanted) in
            [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)]
        {
            assert!((student(freedom) - wanted).abs() < 0.004, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn single_matches_have_the_interval_of_wilson() {
        let points = (0..1000).map(|seed| (seed, f64::from(u8::from(seed % 5 < 2))));
        let share = GroupShare::of(points);
        let (low, high) = interval(&share);
        let wilson = Interval::wilson(400.0, 1000);
        assert_eq!((share.n, share.groups, share.share()), (1000, 1000, Some(0.4)));
        assert!((low - wilson.low).abs() < 5e-4 && (high - wilson.high).abs() < 5e-4, "{low} {high} {wilson:?}");
    }

    #[test]
    fn equal_results_in_a_group_widen_the_interval_and_opposite_ones_narrow_it() {
        let pairs = |second: fn(u64) -> u64| {
            let points = (0..400u64).flat_map(move |seed| [(seed, seed % 2), (seed, second(seed))]);
            let (low, high) = interval(&GroupShare::of(points.map(|(seed, won)| (seed, won as f64))));
            high - low
        };
        let single = Interval::wilson(400.0, 800);
        let [same, opposite] = [pairs(|seed| seed % 2), pairs(|seed| 1 - seed % 2)];
        // Twice the variance: the same as half as many matches.
        let half = Interval::wilson(200.0, 400);
        assert!((same - (half.high - half.low)).abs() < 1e-3, "{same}");
        assert!(opposite < single.high - single.low && opposite > 0.0, "{opposite}");
    }

    #[test]
    fn few_observations_say_little() {
        assert_eq!(GroupShare::of([]), GroupShare::default());
        let (low, high) = interval(&GroupShare::of([(1, 1.0), (1, 1.0)]));
        assert!(low < 0.1 && high > 0.99, "{low} {high}");
        let (low, high) = interval(&GroupShare::of((0..10).map(|seed| (seed, 1.0))));
        assert!((0.5..0.75).contains(&low) && high > 0.99, "{low} {high}");
    }

    #[test]
    fn differences_are_averaged_over_groups() {
        assert_eq!(GroupDifference::of(&[]), None);
        // Four pairs with the sums 1, 0, 1, 0: mean 0.25, variance of the mean 4/3 * 4 * 0.25 / 64.
        let values: Vec<(u64, f64)> = (0..8).map(|n| (n / 2, f64::from(u8::from(n % 4 == 0)))).collect();
        let found = GroupDifference::of(&values).unwrap();
        assert_eq!((found.n, found.groups, found.changed, found.mean), (8, 4, 2, 0.25));
        assert!((found.high - 0.25 - 3.1824 * (1.0f64 / 48.0).sqrt()).abs() < 1e-3, "{found:?}");
        let nothing: Vec<(u64, f64)> = (0..60).map(|seed| (seed, 0.0)).collect();
        let found = GroupDifference::of(&nothing).unwrap();
        assert_eq!((found.changed, found.mean, found.low, found.high), (0, 0.0, -0.05, 0.05));
    }
}
