//! What the matches of a plan add up to.

use std::fmt;

use bots::Budget;
use games::coal::card::Model;
use serde::Serialize;
use table::{Language, Seat};

use crate::plan::{Models, Plan};
use crate::play::{Cause, Played};
use crate::stats::{Interval, Spread};

/// The result of a plan. A tie counts half for both sides in every share; intervals are Wilson's at 95 %.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// How many matches were played.
    pub matches: u32,
    /// The seed of the plan.
    pub seed: String,
    /// The budget of a decision, for players without one of their own.
    pub budget: String,
    /// Which models were played.
    pub models: String,
    /// The same, to be said in words.
    #[serde(skip)]
    pub(crate) terms: (Budget, Models),
    /// The two players.
    pub players: [Score; 2],
    /// How many matches were tied.
    pub ties: u32,
    /// The share of the seat that starts.
    pub starting_seat: Interval,
    /// The share of seat 0.
    pub seat_0: Interval,
    /// Turns of a match.
    pub turns: Spread,
    /// Decisions of a match.
    pub decisions: Spread,
    /// The share of decisions with just one legal action.
    pub forced: f64,
    /// How matches end.
    pub ends: Ends,
    /// Mean damage of a loser from attacks, from its own doing, and from the empty deck.
    pub damage_of_losers: [f64; 3],
    /// The share of each pairing of models, for the first of the two.
    pub pairings: Vec<Pairing>,
    /// The share of each model.
    pub by_model: Vec<Side>,
    /// The share of each pilot.
    pub by_pilot: Vec<Side>,
    /// A checksum of all final states, to compare two versions.
    pub checksum: String,
}

/// How a player did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Score {
    /// Its name.
    pub bot: String,
    /// Matches won.
    pub wins: u32,
    /// Matches lost.
    pub losses: u32,
    /// Its share.
    pub share: Interval,
    /// Its share when it starts.
    pub starting: Interval,
    /// Its share when the other starts.
    pub second: Interval,
}

/// How matches end: by the damage that destroyed the loser, or in a tie the first of these that destroyed one of both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ends {
    /// Damage of the other seat's cards or pilot.
    pub attack: u32,
    /// A penalty or cost of the loser's own doing, the empty deck apart.
    pub own_doing: u32,
    /// The penalty of an empty deck and nothing else.
    pub empty_deck: u32,
}

/// Two models against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// The two models.
    pub models: [Model; 2],
    /// How many matches.
    pub matches: u32,
    /// Wins by model.
    pub wins: [u32; 2],
    /// Ties.
    pub ties: u32,
    /// The share of the first model.
    pub share: Interval,
}

/// A model or pilot, whatever it meets.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Side {
    /// Its name.
    pub name: String,
    /// How many times it was played.
    pub played: u32,
    /// Its share.
    pub share: Interval,
}

impl Report {
    /// Adds the matches of a plan up.
    #[must_use]
    pub fn of(plan: &Plan, played: &[Played]) -> Self {
        let decisions: u64 = played.iter().map(|one| u64::from(one.decisions)).sum();
        let forced: u64 = played.iter().map(|one| u64::from(one.forced)).sum();
        Self {
            matches: played.len() as u32,
            seed: plan.seed.to_string(),
            budget: match plan.budget {
                Budget::Simulations(n) => format!("{n} simulations"),
                Budget::Millis(n) => format!("{n} ms"),
            },
            terms: (plan.budget, plan.models),
            models: plan.models.to_string(),
            players: [false, true].map(|second| score(plan, played, second)),
            ties: played.iter().filter(|one| one.winner.is_none()).count() as u32,
            starting_seat: share(played.iter().map(|one| points(one, one.starter))),
            seat_0: share(played.iter().map(|one| points(one, Seat(0)))),
            turns: Spread::of(played.iter().map(|one| one.turns)),
            decisions: Spread::of(played.iter().map(|one| one.decisions)),
            forced: if decisions == 0 { 0.0 } else { forced as f64 / decisions as f64 },
            ends: Ends::of(played),
            damage_of_losers: damage_of_losers(played),
            pairings: pairings(played),
            by_model: sides(
                played,
                |one, seat| one.models[seat].map(Model::index),
                |index| Model::ALL[index].to_string(),
            ),
            by_pilot: sides(
                played,
                |one, seat| one.pilots[seat].map(usize::from),
                |index| plan.cards().pilots().get(index).map_or_else(|| index.to_string(), |pilot| pilot.name.clone()),
            ),
            checksum: format!("{:016x}", played.iter().fold(0, |sum: u64, one| sum.rotate_left(1) ^ one.fingerprint)),
        }
    }
}

impl Ends {
    fn of(played: &[Played]) -> Self {
        let mut ends = Self::default();
        for one in played {
            let by = |cause: Cause| one.fatal.contains(&Some(cause));
            if by(Cause::Attack) {
                ends.attack += 1;
            } else if by(Cause::OwnDoing) {
                ends.own_doing += 1;
            } else if by(Cause::EmptyDeck) {
                ends.empty_deck += 1;
            }
        }
        ends
    }
}

fn damage_of_losers(played: &[Played]) -> [f64; 3] {
    let losers: Vec<[u32; 3]> = played.iter().filter_map(|one| Some(one.damage[one.winner?.left(2).index()])).collect();
    [0, 1, 2].map(|cause| {
        let sum: u32 = losers.iter().map(|damage| damage[cause]).sum();
        f64::from(sum) / losers.len().max(1) as f64
    })
}

/// What a match is worth to a seat: 1 for a win, half for a tie.
fn points(played: &Played, seat: Seat) -> f64 {
    match played.winner {
        Some(winner) if winner == seat => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

fn share(points: impl Iterator<Item = f64>) -> Interval {
    let (sum, n) = points.fold((0.0, 0), |(sum, n), points| (sum + points, n + 1));
    Interval::wilson(sum, n)
}

fn score(plan: &Plan, played: &[Played], second: bool) -> Score {
    let seat = |one: &Played| if second { one.first_player.left(2) } else { one.first_player };
    let when = |starts: bool| {
        share(played.iter().filter(|one| (seat(one) == one.starter) == starts).map(|one| points(one, seat(one))))
    };
    Score {
        bot: plan.names[usize::from(second)].clone(),
        wins: played.iter().filter(|one| one.winner == Some(seat(one))).count() as u32,
        losses: played.iter().filter(|one| one.winner.is_some_and(|winner| winner != seat(one))).count() as u32,
        share: share(played.iter().map(|one| points(one, seat(one)))),
        starting: when(true),
        second: when(false),
    }
}

fn pairings(played: &[Played]) -> Vec<Pairing> {
    let mut pairings = Vec::new();
    for one in Model::ALL {
        for other in Model::ALL.into_iter().filter(|other| *other > one) {
            // The seat of the first model in each match of this pairing.
            let seats = |match_: &Played| {
                [0, 1].into_iter().find(|seat| {
                    match_.models == if *seat == 0 { [Some(one), Some(other)] } else { [Some(other), Some(one)] }
                })
            };
            let met: Vec<(&Played, Seat)> = played.iter().filter_map(|one| Some((one, Seat(seats(one)?)))).collect();
            if met.is_empty() {
                continue;
            }
            let won = |by_first: bool| {
                let wins =
                    met.iter().filter(|(one, seat)| one.winner.is_some_and(|winner| (winner == *seat) == by_first));
                wins.count() as u32
            };
            pairings.push(Pairing {
                models: [one, other],
                matches: met.len() as u32,
                wins: [won(true), won(false)],
                ties: met.iter().filter(|(one, _)| one.winner.is_none()).count() as u32,
                share: share(met.iter().map(|(one, seat)| points(one, *seat))),
            });
        }
    }
    pairings
}

fn sides(
    played: &[Played],
    index: impl Fn(&Played, usize) -> Option<usize>,
    name: impl Fn(usize) -> String,
) -> Vec<Side> {
    let all = || played.iter().flat_map(|one| [0, 1].map(|seat| (one, seat)));
    let mut indices: Vec<usize> = all().filter_map(|(one, seat)| index(one, seat)).collect();
    indices.sort_unstable();
    indices.dedup();
    let side = |wanted: usize| {
        let of_it: Vec<f64> = all()
            .filter(|(one, seat)| index(one, *seat) == Some(wanted))
            .map(|(one, seat)| points(one, Seat(seat as u8)))
            .collect();
        Side { name: name(wanted), played: of_it.len() as u32, share: share(of_it.into_iter()) }
    };
    indices.into_iter().map(side).collect()
}

impl fmt::Display for Report {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}
