//! Many matches of any game, between players and decks.
//!
//! Matches come in groups that share a seed, as in a [`crate::Plan`]: in a group the players sit in every way once with
//! the same decks, and the decks then change seats.

use bots::{Budget, Player, Roster};
use serde::Serialize;
use table::{Game, Seat, SeatSet, Seed, Seeded, Viewer};

use crate::PlanError;
use crate::play::{Course, play_out};
use crate::run::in_turn;
use crate::seating::{Seating, seatings};
use crate::stats::{Interval, Spread};

/// A game whose matches can be added up.
pub trait Contest: Roster {
    /// The seat that begins, as everybody sees it after the deal.
    fn starter(view: &<Self::Game as Game>::View) -> Seat;
    /// How many Turns were begun.
    fn turns(view: &<Self::Game as Game>::View) -> u32;
}

/// A table of a series: what was agreed, and the name of what each seat plays.
#[derive(Clone, Debug)]
pub struct Decked<G: Game> {
    /// The table.
    pub setup: G::Setup,
    /// The names of the decks by seat, as they are listed in the report.
    pub decks: Vec<String>,
}

/// Many matches of a game.
#[derive(Clone, Debug)]
pub struct Series<C: Contest> {
    names: Vec<String>,
    players: Vec<Player>,
    tables: Vec<Decked<C::Game>>,
    seatings: Vec<Seating>,
    /// How many matches.
    pub matches: u32,
    /// The seed of everything.
    pub seed: Seed,
    /// How long a player without a budget of its own may think about one decision.
    pub budget: Budget,
    /// How many matches are played at once; at least 1.
    pub threads: usize,
}

/// What is left of a match of a series. Lists are by seat.
struct Ended {
    table: usize,
    seating: Seating,
    starter: Seat,
    winners: SeatSet,
    is_tie: bool,
    turns: u32,
    decisions: u32,
    forced: u32,
    fingerprint: u64,
}

/// The result of a series. In every share a tie counts in equal parts for those who share it. Intervals are Wilson's at
/// 95 %; the seats of a player in a match count once, as their mean.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The game.
    pub game: &'static str,
    /// How many matches were played.
    pub matches: u32,
    /// The seed of the series.
    pub seed: String,
    /// The budget of a decision, for players without one of their own.
    pub budget: String,
    #[serde(skip)]
    pub(crate) thinking: Budget,
    #[serde(skip)]
    pub(crate) round: u32,
    /// The different players.
    pub players: Vec<Standing>,
    /// The decks, whatever they meet.
    pub decks: Vec<Standing>,
    /// Each pair of different decks that met at a table of two, with the share of the first.
    pub pairings: Vec<Meeting>,
    /// How many matches were tied.
    pub ties: u32,
    /// The share of each place in the order of play.
    pub places: Vec<Interval>,
    /// Turns of a match.
    pub turns: Spread,
    /// Decisions of a match.
    pub decisions: Spread,
    /// The share of decisions with just one legal action.
    pub forced: f64,
    /// A checksum of all final states, to compare two versions.
    pub checksum: String,
}

/// How a player or a deck did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// In how many matches it took part.
    pub played: u32,
    /// Matches won by one of its seats.
    pub wins: u32,
    /// Its share.
    pub share: Interval,
}

/// Two decks against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Meeting {
    /// Their names.
    pub decks: [String; 2],
    /// How many matches.
    pub matches: u32,
    /// The share of the first.
    pub share: Interval,
}

impl<C: Contest> Series<C> {
    /// Matches between these players at these tables, in turn; one thread, seed 0, 200 simulations a decision.
    ///
    /// # Errors
    /// When there is no player of that name, or so many do not go with the seats of the tables.
    pub fn of(bots: &[impl AsRef<str>], tables: Vec<Decked<C::Game>>, matches: u32) -> Result<Self, PlanError> {
        let names: Vec<String> = bots.iter().map(|name| name.as_ref().to_owned()).collect();
        let players = names.iter().map(|name| name.parse()).collect::<Result<Vec<Player>, _>>()?;
        let seats = tables.first().map_or(0, |table| table.decks.len());
        let fits = tables.iter().all(|table| table.decks.len() == seats);
        if !fits || seats < 2 || (players.len() != seats && players.len() != 2) {
            return Err(PlanError::Players { given: players.len(), seats });
        }
        let seatings = seatings(&players, seats, false);
        let budget = Budget::Simulations(200);
        Ok(Self { names, players, tables, seatings, matches, seed: Seed::from(0), budget, threads: 1 })
    }

    /// How many matches it takes until everybody played everything everywhere equally often.
    #[must_use]
    pub fn round(&self) -> u32 {
        (self.seatings.len() * self.tables.len()) as u32
    }

    /// Plays the matches and adds them up. `progress` is told how many are done, from any thread.
    pub fn play(&self, progress: impl Fn(u32) + Sync) -> Standings {
        let ended = in_turn(self.matches, self.threads, |number| self.play_one(number), progress);
        self.standings(&ended)
    }

    fn play_one(&self, number: u32) -> Ended {
        let group = self.seatings.len() as u32;
        let table = (number / group) as usize % self.tables.len();
        let seating = &self.seatings[(number % group) as usize];
        let seed = self.seed.derive(u64::from(number / group));
        let mut chance = Seeded::new(seed);
        let mut state = C::Game::deal(&self.tables[table].setup, &mut chance, &mut table::NoLog);
        let starter = C::starter(&state.view(Viewer::Public));
        let players: Vec<Player> = seating.iter().map(|place| self.players[*place]).collect();
        let Course { outcome, decisions, forced, .. } =
            play_out::<C>(&mut state, &players, self.budget, seed, &mut chance, &mut table::NoLog);
        Ended {
            table,
            seating: seating.clone(),
            starter,
            winners: outcome.winners,
            is_tie: outcome.is_tie,
            turns: C::turns(&state.view(Viewer::Public)),
            decisions,
            forced,
            fingerprint: state.fingerprint(),
        }
    }

    fn standings(&self, ended: &[Ended]) -> Standings {
        let is_first = |place: usize| !self.players[..place].contains(&self.players[place]);
        let players = (0..self.players.len()).filter(|place| is_first(*place)).map(|player| {
            let sits = |one: &Ended, seat: Seat| self.players[one.seating[seat.index()]] == self.players[player];
            standing(self.names[player].clone(), ended, sits)
        });
        let mut names: Vec<&String> = Vec::new();
        for name in self.tables.iter().flat_map(|table| &table.decks) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let deck = |one: &Ended, seat: Seat| &self.tables[one.table].decks[seat.index()];
        let decks = names.iter().map(|name| standing((*name).clone(), ended, |one, seat| deck(one, seat) == *name));
        let seats = self.tables.first().map_or(0, |table| table.decks.len());
        let place = |place: usize| {
            let its = ended.iter().map(|one| one.points(Seat(((one.starter.index() + place) % seats) as u8)));
            share(its)
        };
        let decisions: u64 = ended.iter().map(|one| u64::from(one.decisions)).sum();
        let forced: u64 = ended.iter().map(|one| u64::from(one.forced)).sum();
        Standings {
            game: C::Game::NAME,
            matches: ended.len() as u32,
            seed: self.seed.to_string(),
            budget: self.budget.to_string(),
            thinking: self.budget,
            round: self.round(),
            players: players.collect(),
            decks: decks.collect(),
            pairings: if seats == 2 { self.pairings(&names, ended) } else { Vec::new() },
            ties: ended.iter().filter(|one| one.is_tie).count() as u32,
            places: (0..seats).map(place).collect(),
            turns: Spread::of(ended.iter().map(|one| one.turns)),
            decisions: Spread::of(ended.iter().map(|one| one.decisions)),
            forced: if decisions == 0 { 0.0 } else { forced as f64 / decisions as f64 },
            checksum: format!("{:016x}", ended.iter().fold(0, |sum: u64, one| sum.rotate_left(1) ^ one.fingerprint)),
        }
    }

    fn pairings(&self, names: &[&String], ended: &[Ended]) -> Vec<Meeting> {
        let mut meetings = Vec::new();
        for (number, one) in names.iter().enumerate() {
            for other in &names[number + 1..] {
                let seat = |ended: &Ended| {
                    let decks = &self.tables[ended.table].decks;
                    let pair = [&decks[0], &decks[1]];
                    if pair == [*one, *other] { Some(Seat(0)) } else { (pair == [*other, *one]).then_some(Seat(1)) }
                };
                let points: Vec<f64> = ended.iter().filter_map(|ended| Some(ended.points(seat(ended)?))).collect();
                if !points.is_empty() {
                    let decks = [(*one).clone(), (*other).clone()];
                    meetings.push(Meeting { decks, matches: points.len() as u32, share: share(points.into_iter()) });
                }
            }
        }
        meetings
    }
}

impl Ended {
    /// What the match is worth to a seat.
    fn points(&self, seat: Seat) -> f64 {
        if !self.winners.contains(seat) {
            0.0
        } else if self.is_tie {
            1.0 / f64::from(self.winners.len())
        } else {
            1.0
        }
    }
}

/// How those seats did that are somebody's.
fn standing(name: String, ended: &[Ended], is_its: impl Fn(&Ended, Seat) -> bool) -> Standing {
    let its = |one: &Ended| Seat::all(one.seating.len() as u8).filter(|seat| is_its(one, *seat)).collect::<Vec<_>>();
    let played: Vec<(&Ended, Vec<Seat>)> =
        ended.iter().map(|one| (one, its(one))).filter(|(_, seats)| !seats.is_empty()).collect();
    let wins =
        |(one, seats): &&(&Ended, Vec<Seat>)| !one.is_tie && seats.iter().any(|seat| one.winners.contains(*seat));
    let mean = |(one, seats): &(&Ended, Vec<Seat>)| {
        seats.iter().map(|seat| one.points(*seat)).sum::<f64>() / seats.len() as f64
    };
    Standing {
        name,
        played: played.len() as u32,
        wins: played.iter().filter(wins).count() as u32,
        share: share(played.iter().map(mean)),
    }
}

fn share(points: impl Iterator<Item = f64>) -> Interval {
    let (sum, n) = points.fold((0.0, 0), |(sum, n), points| (sum + points, n + 1));
    Interval::wilson(sum, n)
}
