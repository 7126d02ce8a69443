//! How even dice fall, and what they decide.

use std::collections::BTreeMap;

use table::{Names, Seat};

use super::observation;
use crate::groups::GroupShare;
use crate::listed::Throw;
use crate::notes::MatchNotes;
use crate::played::FinishedMatch;

/// The results of dice and coins in a series.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck {
    /// How often each result of each device came.
    pub counts: Vec<ThrowCount>,
    /// What luck decided; `None` where no result belongs to a seat.
    pub seats: Option<ThrowLuck>,
}

/// How often a result of a device came.
#[derive(Clone, Debug, PartialEq)]
pub struct ThrowCount {
    /// The device.
    pub device: Names,
    /// The result.
    pub value: u8,
    /// How often it came.
    pub times: u32,
    /// How often it would have come if all results had come equally often.
    pub expected: f64,
}

/// The share of the seats that the dice favoured. The luck of a seat in a match is the sum of its results minus their
/// means, each in standard deviations of its device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThrowLuck {
    /// The seats with more luck than every other seat of their match.
    pub luckiest: GroupShare,
    /// The other seats of these matches.
    pub others: GroupShare,
    /// The correlation of luck and points over all seats, from -1 to 1; 0 where one of the two is always the same.
    pub correlation: f64,
}

/// The luck of a series; `None` if nothing was thrown.
pub(super) fn of<T>(played: &[FinishedMatch<T>], notes: &[MatchNotes]) -> Option<Luck> {
    let throws: Vec<&Throw> = notes.iter().flat_map(|notes| &notes.throws).collect();
    let is_of_a_seat = throws.iter().any(|throw| throw.seat.is_some());
    (!throws.is_empty()).then(|| Luck { counts: counts(&throws), seats: is_of_a_seat.then(|| decided(played, notes)) })
}

fn counts(throws: &[&Throw]) -> Vec<ThrowCount> {
    let mut devices: Vec<(&Names, [u8; 2])> = Vec::new();
    let mut times: BTreeMap<(usize, u8), u32> = BTreeMap::new();
    for throw in throws {
        let key = (&throw.device, throw.range);
        let place = devices.iter().position(|device| *device == key).unwrap_or_else(|| {
            devices.push(key);
            devices.len() - 1
        });
        *times.entry((place, throw.value)).or_default() += 1;
    }
    let of_device = |(place, (device, [least, most])): (usize, (&Names, [u8; 2]))| {
        let count = |value| times.get(&(place, value)).copied().unwrap_or_default();
        let all: u32 = (least..=most).map(count).sum();
        let expected = f64::from(all) / (f64::from(most) - f64::from(least) + 1.0);
        let one = |value| ThrowCount { device: device.clone(), value, times: count(value), expected };
        (least..=most).map(one).collect::<Vec<_>>()
    };
    devices.into_iter().enumerate().flat_map(of_device).collect()
}

/// A result in standard deviations above the mean of its device.
fn excess(throw: &Throw) -> f64 {
    let [least, most] = throw.range.map(f64::from);
    let sides = most - least + 1.0;
    let deviation = ((sides * sides - 1.0) / 12.0).sqrt();
    if deviation > 0.0 { (f64::from(throw.value) - f64::midpoint(least, most)) / deviation } else { 0.0 }
}

fn decided<T>(played: &[FinishedMatch<T>], notes: &[MatchNotes]) -> ThrowLuck {
    let luck_of = |notes: &MatchNotes, seat: Seat| -> f64 {
        notes.throws.iter().filter(|throw| throw.seat == Some(seat)).map(excess).sum()
    };
    let (mut luckiest, mut others, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for (one, notes) in played.iter().zip(notes) {
        let luck: Vec<(Seat, f64)> = one.seats().map(|seat| (seat, luck_of(notes, seat))).collect();
        all.extend(luck.iter().map(|(seat, luck)| (*luck, one.points(*seat))));
        let best = luck.iter().map(|(_, luck)| *luck).fold(f64::NEG_INFINITY, f64::max);
        let leads: Vec<Seat> = luck.iter().filter(|(_, luck)| *luck >= best).map(|(seat, _)| *seat).collect();
        if let [leads] = leads.as_slice() {
            luckiest.push(observation(one, *leads));
            others.extend(one.seats().filter(|seat| seat != leads).map(|seat| observation(one, seat)));
        }
    }
    ThrowLuck { luckiest: GroupShare::of(luckiest), others: GroupShare::of(others), correlation: correlation(&all) }
}

/// The correlation of two variables after Pearson; 0 where one of them is always the same.
fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let n = pairs.len().max(1) as f64;
    let (x, y) = pairs.iter().fold((0.0, 0.0), |(x, y), pair| (x + pair.0 / n, y + pair.1 / n));
    let moment = |of: fn(f64, f64) -> f64| pairs.iter().map(|pair| of(pair.0 - x, pair.1 - y)).sum::<f64>();
    let spread = (moment(|x, _| x * x) * moment(|_, y| y * y)).sqrt();
    if spread > 0.0 { moment(|x, y| x * y) / spread } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throw(value: u8, seat: Option<u8>) -> Throw {
        Throw { device: Names::new("die", "dado"), seat: seat.map(Seat), value, range: [1, 6] }
    }

    #[test]
    fn every_result_of_a_device_is_listed_with_what_was_to_be_expected() {
        let throws = [throw(1, None), throw(6, None), throw(6, None)];
        let counts = counts(&throws.iter().collect::<Vec<_>>());
        let times: Vec<(u8, u32)> = counts.iter().map(|count| (count.value, count.times)).collect();
        assert_eq!(times, [(1, 1), (2, 0), (3, 0), (4, 0), (5, 0), (6, 2)]);
        assert!(counts.iter().all(|count| (count.expected - 0.5).abs() < 1e-12));
    }

    #[test]
    fn luck_is_measured_in_standard_deviations() {
        assert!((excess(&throw(6, None)) - 2.5 / (35.0f64 / 12.0).sqrt()).abs() < 1e-12);
        let coin = Throw { range: [0, 1], ..throw(0, None) };
        assert!((excess(&coin) + 1.0).abs() < 1e-12);
        assert!((correlation(&[(0.0, 0.0), (1.0, 1.0), (2.0, 2.0)]) - 1.0).abs() < 1e-12);
        assert_eq!(correlation(&[(1.0, 0.0), (1.0, 1.0)]), 0.0);
    }
}
