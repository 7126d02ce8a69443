//! What the matches of a plan add up to.

use arena::{Interval, Spread};
use bots::Budget;
use coal::card::Model;
use serde::Serialize;
use table::Seat;

use super::models::Models;
use super::plan::Plan;
use super::play::{Cause, Counts, Played};

/// The result of a plan. In every share a tie counts in equal parts for those who share it.
/// Intervals are Wilson's at 95 %; a share of several seats of a match counts it once.
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
    #[serde(skip)]
    pub(crate) round: u32,
    /// The different players.
    pub players: Vec<Score>,
    /// How many matches were tied.
    pub ties: u32,
    /// What a seat gets by luck: its share among equals.
    pub fair_share: f64,
    /// The share of each seat, by number.
    pub seats: Vec<Interval>,
    /// The share of each place in the order of play: the starting seat, the one on its left, and so on.
    pub places: Vec<Interval>,
    /// The two teams of a team battle; none at other tables.
    pub teams: Vec<Team>,
    /// How often things happened that only some tables know.
    pub counts: Counts,
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
    /// Matches won by a seat of this player.
    pub wins: u32,
    /// Matches won by others alone.
    pub losses: u32,
    /// Its share, as the mean of its seats in a match.
    pub share: Interval,
    /// The greatest share that is possible where it sits: among three seats, two of its kind share a win.
    pub most: f64,
    /// Its share in each place in the order of play.
    pub places: Vec<Interval>,
}

/// How a team did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Team {
    /// Its seats.
    pub seats: [u8; 2],
    /// Matches won.
    pub wins: u32,
    /// Of these, matches in which both partners were left.
    pub both_left: u32,
    /// Its share.
    pub share: Interval,
}

/// How Steambots are destroyed: by the last damage that they suffered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ends {
    /// Damage of another seat's cards or pilot.
    pub attack: u32,
    /// A penalty or cost of their own doing, the empty deck apart.
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
            round: plan.round(),
            models: plan.models.to_string(),
            players: scores(plan, played),
            ties: played.iter().filter(|one| one.is_tie()).count() as u32,
            fair_share: plan.fair_share(),
            seats: all_seats(plan).map(|seat| share(played.iter().map(|one| one.points(seat)))).collect(),
            places: all_seats(plan).map(|place| share(played.iter().map(|one| at_place(one, place)))).collect(),
            teams: if plan.teams { teams(played) } else { Vec::new() },
            counts: counts(played),
            turns: Spread::of(played.iter().map(|one| one.turns)),
            decisions: Spread::of(played.iter().map(|one| one.decisions)),
            forced: if decisions == 0 { 0.0 } else { forced as f64 / decisions as f64 },
            ends: Ends::of(played),
            damage_of_losers: damage_of_losers(played),
            pairings: if plan.seats == 2 { pairings(played) } else { Vec::new() },
            by_model: sides(
                played,
                |one, seat| one.models[seat].map(Model::index).into_iter().collect(),
                |index| Model::ALL[index].to_string(),
            ),
            by_pilot: sides(
                played,
                |one, seat| one.pilots[seat].into_iter().flatten().map(usize::from).collect(),
                |index| plan.cards().pilots().get(index).map_or_else(|| index.to_string(), |pilot| pilot.name.clone()),
            ),
            checksum: format!("{:016x}", played.iter().fold(0, |sum: u64, one| sum.rotate_left(1) ^ one.fingerprint)),
        }
    }
}

impl Ends {
    fn of(played: &[Played]) -> Self {
        let mut ends = Self::default();
        for cause in played.iter().flat_map(|one| &one.fatal).flatten() {
            match cause {
                Cause::Attack => ends.attack += 1,
                Cause::OwnDoing => ends.own_doing += 1,
                Cause::EmptyDeck => ends.empty_deck += 1,
            }
        }
        ends
    }
}

fn all_seats(plan: &Plan) -> impl Iterator<Item = Seat> {
    Seat::all(plan.seats as u8)
}

/// The seats of a match.
fn seats_of(played: &Played) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(played.players.len() as u8)
}

/// What a match is worth to the seat at a place in the order of play.
fn at_place(played: &Played, place: Seat) -> f64 {
    seats_of(played).filter(|seat| played.place(*seat) == place.index()).map(|seat| played.points(seat)).sum()
}

fn counts(played: &[Played]) -> Counts {
    played.iter().fold(Counts::default(), |sum, Played { counts, .. }| Counts {
        echoes: sum.echoes + counts.echoes,
        swaps: sum.swaps + counts.swaps,
        calls: sum.calls + counts.calls,
        helped: sum.helped + counts.helped,
    })
}

/// The mean damage by its cause of those who neither won nor share a tie.
fn damage_of_losers(played: &[Played]) -> [f64; 3] {
    let lost = |one: &Played, seat: Seat| !one.winners.contains(seat) && !one.tied.contains(seat);
    let losers: Vec<[u32; 3]> = played
        .iter()
        .flat_map(|one| seats_of(one).filter(|seat| lost(one, *seat)).map(|seat| one.damage[seat.index()]))
        .collect();
    [0, 1, 2].map(|cause| {
        let sum: u32 = losers.iter().map(|damage| damage[cause]).sum();
        f64::from(sum) / losers.len().max(1) as f64
    })
}

fn share(points: impl Iterator<Item = f64>) -> Interval {
    let (sum, n) = points.fold((0.0, 0), |(sum, n), points| (sum + points, n + 1));
    Interval::wilson(sum, n)
}

/// How the different players did.
fn scores(plan: &Plan, played: &[Played]) -> Vec<Score> {
    let is_first = |place: usize| !plan.players[..place].contains(&plan.players[place]);
    (0..plan.players.len()).filter(|place| is_first(*place)).map(|place| score(plan, played, place)).collect()
}

fn score(plan: &Plan, played: &[Played], player: usize) -> Score {
    let is_its = |one: &Played, seat: Seat| plan.players[one.players[seat.index()]] == plan.players[player];
    let its = |one: &Played| seats_of(one).filter(|seat| is_its(one, *seat)).collect::<Vec<_>>();
    // The seats of a match depend on each other: their mean is one observation.
    let mean = |one: &Played, seats: &[Seat]| {
        (!seats.is_empty()).then(|| seats.iter().map(|seat| one.points(*seat)).sum::<f64>() / seats.len() as f64)
    };
    let at = |place: usize| {
        let seat = |one: &Played| its(one).into_iter().filter(|seat| one.place(*seat) == place).collect::<Vec<_>>();
        share(played.iter().filter_map(|one| mean(one, &seat(one))))
    };
    let wins = |one: &&Played| its(one).iter().any(|seat| one.winners.contains(*seat));
    let loses = |one: &&Played| !one.is_tie() && !its(one).is_empty() && !wins(one);
    Score {
        bot: plan.names[player].clone(),
        wins: played.iter().filter(wins).count() as u32,
        losses: played.iter().filter(loses).count() as u32,
        share: share(played.iter().filter_map(|one| mean(one, &its(one)))),
        most: share(played.iter().filter_map(|one| most(one, &its(one)))).share,
        places: (0..plan.seats).map(at).collect(),
    }
}

/// The greatest mean that these seats of a match can reach.
fn most(played: &Played, seats: &[Seat]) -> Option<f64> {
    let winners = |team: u8| seats.iter().filter(|seat| !played.teams || seat.0 & 1 == team).count();
    let winners = if played.teams { winners(0).max(winners(1)) } else { winners(0).min(1) };
    (!seats.is_empty()).then(|| winners as f64 / seats.len() as f64)
}

fn teams(played: &[Played]) -> Vec<Team> {
    let team = |first: u8| {
        let seats = [first, first + 2];
        let won = || played.iter().filter(move |one| one.winners.contains(Seat(first)));
        let is_left = |one: &Played| seats.iter().all(|seat| one.fatal[*seat as usize].is_none());
        Team {
            seats,
            wins: won().count() as u32,
            both_left: won().filter(|one| is_left(one)).count() as u32,
            share: share(played.iter().map(|one| one.points(Seat(first)))),
        }
    };
    vec![team(0), team(1)]
}

fn pairings(played: &[Played]) -> Vec<Pairing> {
    let mut pairings = Vec::new();
    for one in Model::ALL {
        for other in Model::ALL.into_iter().filter(|other| *other > one) {
            // The seat of the first model in each match of this pairing.
            let seats = |match_: &Played| {
                [0, 1].into_iter().find(|seat| {
                    let models = if *seat == 0 { [Some(one), Some(other)] } else { [Some(other), Some(one)] };
                    match_.models == models
                })
            };
            let met: Vec<(&Played, Seat)> = played.iter().filter_map(|one| Some((one, Seat(seats(one)?)))).collect();
            if met.is_empty() {
                continue;
            }
            let won = |by_first: bool| {
                let wins = |one: &Played, seat: Seat| !one.is_tie() && one.winners.contains(seat) == by_first;
                met.iter().filter(|(one, seat)| wins(one, *seat)).count() as u32
            };
            pairings.push(Pairing {
                models: [one, other],
                matches: met.len() as u32,
                wins: [won(true), won(false)],
                ties: met.iter().filter(|(one, _)| one.is_tie()).count() as u32,
                share: share(met.iter().map(|(one, seat)| one.points(*seat))),
            });
        }
    }
    pairings
}

/// The share of everything that seats have: of models, of pilots.
fn sides(
    played: &[Played],
    of_seat: impl Fn(&Played, usize) -> Vec<usize>,
    name: impl Fn(usize) -> String,
) -> Vec<Side> {
    let all = || {
        let seats = played.iter().flat_map(|one| seats_of(one).map(move |seat| (one, seat)));
        seats.flat_map(|(one, seat)| of_seat(one, seat.index()).into_iter().map(move |index| (one, seat, index)))
    };
    let mut indices: Vec<usize> = all().map(|(_, _, index)| index).collect();
    indices.sort_unstable();
    indices.dedup();
    let side = |wanted: usize| {
        let of_it: Vec<f64> =
            all().filter(|(_, _, index)| *index == wanted).map(|(one, seat, _)| one.points(seat)).collect();
        Side { name: name(wanted), played: of_it.len() as u32, share: share(of_it.into_iter()) }
    };
    indices.into_iter().map(side).collect()
}
