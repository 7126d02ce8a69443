//! The result of a series.

use bots::Budget;
use serde::Serialize;
use table::{Game, Seat, SeatSet};

use crate::blunders::Blunders;
use crate::contest::{Contest, Tally};
use crate::played::{FinishedMatch, sides};
use crate::series::{PlayedOf, Series, StandingsOf};
use crate::stats::{Interval, Spread};

/// The result of a series. In every share, a tie counts in equal parts for the seats that share it, and a win of a team
/// counts for each of its seats. Intervals are Wilson's at 95 %; several seats of a player in one match count once, as
/// their mean.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings<S> {
    /// The game.
    pub game: &'static str,
    /// Its title, and the budget if a player used it: for the text.
    #[serde(skip)]
    pub(crate) terms: (&'static str, Option<Budget>),
    /// The number of matches that were played.
    pub matches: u32,
    /// The number of matches after which every player has played every deck in every seat equally often.
    pub round: u32,
    /// Whether the number of matches is not a multiple of that, so that seats and decks are not quite balanced.
    pub uneven: bool,
    /// The seed of the series.
    pub seed: String,
    /// The budget of a decision, for players without their own.
    pub budget: String,
    /// The decks that the tables name; none where the matches decide.
    pub named: Vec<String>,
    /// The different players.
    pub players: Vec<Ranking>,
    /// The blunders of each player; empty where the game does not define them, or all players are random.
    pub blunders: Vec<Blunders>,
    /// The decks, against any opponent.
    pub decks: Vec<Ranking>,
    /// Each pair of different decks that met at a table of two, with the share of the first.
    pub pairings: Vec<Pairing>,
    /// The number of ties.
    pub ties: u32,
    /// The share that a seat gets by luck: that among equals.
    pub fair_share: f64,
    /// The share of each seat, by number.
    pub seats: Vec<Interval>,
    /// The share of each place in the order of play: the seat that begins, the one on its left, and so on.
    pub places: Vec<Interval>,
    /// The teams; empty where each seat plays for itself.
    pub teams: Vec<Team>,
    /// The distribution of the number of Turns.
    pub turns: Spread,
    /// The distribution of the number of decisions.
    pub decisions: Spread,
    /// The share of decisions with just one legal action.
    pub forced: f64,
    /// The game's own figures.
    #[serde(flatten)]
    pub own: S,
    /// A checksum of all final states, to compare two versions.
    pub checksum: String,
}

/// The result of a player or a deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ranking {
    /// Its name.
    pub name: String,
    /// The number of matches in which it took part.
    pub played: u32,
    /// The number of these matches in which it did not sit on every side, or all played against the rules: only those can be won or
    /// lost.
    pub contested: u32,
    /// Contested matches that one of its seats won.
    pub wins: u32,
    /// Contested matches that only others won.
    pub losses: u32,
    /// Its share, as the mean of its seats in a match.
    pub share: Interval,
    /// The greatest share that is possible in its seats: among three seats, two of the same kind share a win.
    pub most: f64,
    /// Its share in each place in the order of play.
    pub places: Vec<Interval>,
}

/// The result of a team.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Team {
    /// Its seats.
    pub seats: Vec<Seat>,
    /// Matches won.
    pub wins: u32,
    /// The number of these in which all partners were still in the match.
    pub both_left: u32,
    /// Its share.
    pub share: Interval,
}

/// Two decks against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// Their names.
    pub decks: [String; 2],
    /// The number of matches.
    pub matches: u32,
    /// Wins by deck.
    pub wins: [u32; 2],
    /// Ties.
    pub ties: u32,
    /// The share of the first.
    pub share: Interval,
}

/// Adds up matches of a series.
pub(crate) fn of<C: Contest>(series: &Series<C>, played: &[PlayedOf<C>]) -> StandingsOf<C> {
    let seats = series.seats();
    let is_first = |place: &usize| !series.players[..*place].contains(&series.players[*place]);
    let sits = |player: usize, one: &PlayedOf<C>, seat: Seat| {
        series.players[one.players[seat.index()]] == series.players[player]
    };
    let different = || (0..series.players.len()).filter(is_first);
    let players =
        different().map(|player| standing(&series.names[player], seats, played, |one, seat| sits(player, one, seat)));
    let blunders = different()
        .filter_map(|player| Blunders::of(&series.names[player], played, |one, seat| sits(player, one, seat)));
    let named = named(series.tables.iter().flat_map(|table| &table.decked.decks));
    let decks = decks_of(&named, played);
    let has = |deck: &String, one: &PlayedOf<C>, seat: Seat| one.decks[seat.index()].as_ref() == Some(deck);
    let matches = played.len() as u32;
    let sides: Vec<SeatSet> = series.tables.first().map_or_else(Vec::new, |table| sides(&table.allies).collect());
    let has_teams = sides.iter().any(|side| side.len() > 1);
    let decisions: u64 = played.iter().map(|one| u64::from(one.decisions)).sum();
    let forced: u64 = played.iter().map(|one| u64::from(one.forced)).sum();
    Standings {
        game: C::Game::NAME,
        terms: (C::TITLE, series.used_budget()),
        matches,
        round: series.round(),
        uneven: !matches.is_multiple_of(series.round()),
        seed: series.seed.to_string(),
        budget: series.budget.to_string(),
        players: players.collect(),
        blunders: blunders.collect(),
        decks: decks.iter().map(|deck| standing(deck, seats, played, |one, seat| has(deck, one, seat))).collect(),
        pairings: if seats == 2 { pairings(&decks, played) } else { Vec::new() },
        named,
        ties: played.iter().filter(|one| one.is_tie()).count() as u32,
        fair_share: 1.0 / sides.len() as f64,
        seats: Seat::all(seats as u8).map(|seat| Interval::of(played.iter().map(|one| one.points(seat)))).collect(),
        places: (0..seats).map(|place| Interval::of(played.iter().map(|one| at_place(one, place)))).collect(),
        teams: if has_teams { sides.iter().map(|side| team(*side, played)).collect() } else { Vec::new() },
        turns: Spread::of(played.iter().map(|one| one.turns)),
        decisions: Spread::of(played.iter().map(|one| one.decisions)),
        forced: if decisions == 0 { 0.0 } else { forced as f64 / decisions as f64 },
        own: C::Tally::sum(&series.tables[0].decked.setup, played),
        checksum: format!("{:016x}", played.iter().fold(0, |sum: u64, one| sum.rotate_left(1) ^ one.fingerprint)),
    }
}

/// The different names among these, in order of appearance.
fn named<'a>(decks: impl Iterator<Item = &'a Option<String>>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in decks.flatten() {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

/// The decks that were played: first those that the tables name, in their order, then the others by name.
fn decks_of<T>(of_tables: &[String], played: &[FinishedMatch<T>]) -> Vec<String> {
    let mut others = named(played.iter().flat_map(|one| &one.decks));
    others.retain(|name| !of_tables.contains(name));
    others.sort_unstable();
    [of_tables, &others].concat()
}

/// The points of a match for the seat at a place in the order of play.
fn at_place<T>(played: &FinishedMatch<T>, place: usize) -> f64 {
    played.seats().filter(|seat| played.place(*seat) == place).map(|seat| played.points(seat)).sum()
}

/// The result of the seats that belong to one player or deck.
fn standing<T>(
    name: &str,
    seats: usize,
    played: &[FinishedMatch<T>],
    is_its: impl Fn(&FinishedMatch<T>, Seat) -> bool,
) -> Ranking {
    let its = |one: &FinishedMatch<T>| one.seats().filter(|seat| is_its(one, *seat)).fold(SeatSet::NONE, SeatSet::with);
    let played: Vec<(&FinishedMatch<T>, SeatSet)> =
        played.iter().map(|one| (one, its(one))).filter(|(_, its)| !its.is_empty()).collect();
    // The seats of a match depend on each other: their mean is one observation.
    let mean = |one: &FinishedMatch<T>, its: SeatSet| {
        (!its.is_empty()).then(|| its.iter().map(|seat| one.points(seat)).sum::<f64>() / f64::from(its.len()))
    };
    let at = |place: usize| {
        let there = |one: &FinishedMatch<T>, its: SeatSet| {
            its.iter().filter(|seat| one.place(*seat) == place).fold(SeatSet::NONE, SeatSet::with)
        };
        Interval::of(played.iter().filter_map(|(one, its)| mean(one, there(one, *its))))
    };
    let most = |(one, its): &(&FinishedMatch<T>, SeatSet)| {
        let together = one.sides().map(|side| shared(side, *its).len()).max().unwrap_or(0);
        f64::from(together) / f64::from(its.len())
    };
    // A player that sits on every side wins and loses every match, unless all play against the rules.
    let is_contested = |one: &FinishedMatch<T>, its: SeatSet| {
        one.is_against_rules() || one.sides().any(|side| shared(side, its).is_empty())
    };
    let contested: Vec<&(&FinishedMatch<T>, SeatSet)> =
        played.iter().filter(|(one, its)| is_contested(one, *its)).collect();
    let wins = |(one, its): &(&FinishedMatch<T>, SeatSet)| !shared(one.winners, *its).is_empty();
    Ranking {
        name: name.to_owned(),
        played: played.len() as u32,
        contested: contested.len() as u32,
        wins: contested.iter().filter(|one| wins(one)).count() as u32,
        losses: contested.iter().filter(|one| !one.0.is_tie() && !wins(one)).count() as u32,
        share: Interval::of(played.iter().filter_map(|(one, its)| mean(one, *its))),
        most: Interval::of(played.iter().map(most)).share,
        places: (0..seats).map(at).collect(),
    }
}

/// The seats that are in both sets.
fn shared(one: SeatSet, other: SeatSet) -> SeatSet {
    SeatSet(one.0 & other.0)
}

fn team<T>(seats: SeatSet, played: &[FinishedMatch<T>]) -> Team {
    let won = || played.iter().filter(move |one| !shared(one.winners, seats).is_empty());
    let points = |one: &FinishedMatch<T>| seats.lowest().map_or(0.0, |first| one.points(first));
    Team {
        seats: seats.iter().collect(),
        wins: won().count() as u32,
        both_left: won().filter(|one| shared(one.left, seats) == seats).count() as u32,
        share: Interval::of(played.iter().map(points)),
    }
}

fn pairings<T>(decks: &[String], played: &[FinishedMatch<T>]) -> Vec<Pairing> {
    let mut pairings = Vec::new();
    for (number, one) in decks.iter().enumerate() {
        for other in &decks[number + 1..] {
            // The seat that played the first deck in each match of this pairing.
            let seat = |played: &FinishedMatch<T>| {
                let pair = [played.decks[0].as_ref(), played.decks[1].as_ref()];
                let seat_of = |pair_wanted: [&String; 2], seat| (pair == pair_wanted.map(Some)).then_some(Seat(seat));
                seat_of([one, other], 0).or_else(|| seat_of([other, one], 1))
            };
            let met: Vec<(&FinishedMatch<T>, Seat)> = played.iter().filter_map(|one| Some((one, seat(one)?))).collect();
            if met.is_empty() {
                continue;
            }
            let won = |by_first: bool| {
                let wins = |one: &FinishedMatch<T>, seat: Seat| !one.is_tie() && one.winners.contains(seat) == by_first;
                met.iter().filter(|(one, seat)| wins(one, *seat)).count() as u32
            };
            pairings.push(Pairing {
                decks: [one.clone(), other.clone()],
                matches: met.len() as u32,
                wins: [won(true), won(false)],
                ties: met.iter().filter(|(one, _)| one.is_tie()).count() as u32,
                share: Interval::of(met.iter().map(|(one, seat)| one.points(*seat))),
            });
        }
    }
    pairings
}
