//! Series of matches of any game: which players play which decks against each other, from which seats, with which
//! seeds.
//!
//! Matches come in groups that share a seed, so that luck favours all players equally: in a group the players sit in
//! every way once with the same decks; then the decks change seats. If all players are the same, the decks change seats
//! within a group, at tables that allow it ([`Decked::is_reseated`]); otherwise every match has its own seed.

use bots::{BotKind, BotSpec, Budget};
use table::{Fast, Game, NoLog, Seat, SeatSet, Seed, Seeded, Viewer};

use crate::contest::{Contest, Decked, Tally};
use crate::notes::{Heard, MatchNotes, Noting};
use crate::play::{Course, play_out};
use crate::played::{FinishedMatch, result};
use crate::run::in_turn;
use crate::seating::{Seating, seatings};
use crate::standings::Standings;
use crate::{SeriesError, blunders, standings};

/// A match of a series of this game.
pub type PlayedOf<C> = FinishedMatch<<C as Contest>::Tally>;

/// The result of a series of this game.
pub type StandingsOf<C> = Standings<<<C as Contest>::Tally as Tally<<C as bots::Roster>::Game>>::Sum>;

/// A series of matches of one game.
#[derive(Clone, Debug)]
pub struct Series<C: Contest> {
    pub(crate) names: Vec<String>,
    pub(crate) players: Vec<BotSpec>,
    pub(crate) tables: Vec<SeriesTable<C::Game>>,
    /// The seatings of the players, in rotation.
    seatings: Vec<Seating>,
    /// The number of matches.
    pub matches: u32,
    /// The seed from which all others are derived.
    pub seed: Seed,
    /// The budget for one decision of a player that has no budget itself.
    pub budget: Budget,
    /// The number of matches that are played at once; at least 1.
    pub threads: usize,
}

/// A table of a series, and the data derived from it.
#[derive(Clone, Debug)]
pub(crate) struct SeriesTable<G: Game> {
    pub(crate) decked: Decked<G>,
    /// The allies of each seat.
    pub(crate) allies: Vec<SeatSet>,
    /// The number of its group, from 0, for series in which the players cannot change seats: tables with the same decks
    /// share it.
    group: u32,
}

/// The table, the seed and the seating of one match.
struct Assignment<'a, G: Game> {
    table: &'a SeriesTable<G>,
    seed: Seed,
    seating: &'a Seating,
}

impl<C: Contest> Series<C> {
    /// A series of matches between these players at these tables, in rotation; with one thread, seed 0 and 200
    /// simulations a decision. All tables must have the same teams, or none.
    ///
    /// # Errors
    /// When there is no player of a name, or the number of players does not fit the seats of the tables.
    pub fn of(bots: &[impl AsRef<str>], tables: Vec<Decked<C::Game>>, matches: u32) -> Result<Self, SeriesError> {
        let names: Vec<String> = bots.iter().map(|name| name.as_ref().to_owned()).collect();
        let players = names.iter().map(|name| name.parse()).collect::<Result<Vec<BotSpec>, _>>()?;
        let seats = tables.first().map_or(0, |table| table.decks.len());
        let fits = tables.iter().all(|table| table.decks.len() == seats);
        let is_possible = players.len() == seats || players.len() == 2;
        if !fits || seats == 0 || !is_possible {
            return Err(SeriesError::Players { given: players.len(), seats });
        }
        let mut groups = 0;
        let tables: Vec<SeriesTable<C::Game>> = tables
            .into_iter()
            .enumerate()
            .map(|(number, decked)| {
                groups += u32::from(number > 0 && !decked.is_reseated);
                SeriesTable { allies: allies_of::<C>(&decked), group: groups, decked }
            })
            .collect();
        let seatings = seatings(&players, &tables[0].allies);
        let budget = Budget::Simulations(200);
        Ok(Self { names, players, tables, seatings, matches, seed: Seed::from(0), budget, threads: 1 })
    }

    /// The number of matches after which every player has played every deck in every seat equally often.
    #[must_use]
    pub fn round(&self) -> u32 {
        (self.seatings.len() * self.tables.len()) as u32
    }

    /// Plays the matches and adds them up. `progress` is called with the number of finished matches, from any thread.
    pub fn play(&self, progress: impl Fn(u32) + Sync) -> StandingsOf<C> {
        self.standings(&self.play_all(progress))
    }

    /// Plays the matches and returns them all, in the order of the series, whatever the number of threads.
    pub fn play_all(&self, progress: impl Fn(u32) + Sync) -> Vec<PlayedOf<C>> {
        in_turn(self.matches, self.threads, |number| self.play_one(number), progress)
    }

    /// Adds up matches of this series.
    #[must_use]
    pub fn standings(&self, played: &[PlayedOf<C>]) -> StandingsOf<C> {
        standings::of(self, played)
    }

    /// The number of seats of its tables.
    pub(crate) fn seats(&self) -> usize {
        self.tables.first().map_or(0, |table| table.allies.len())
    }

    /// The budget, if a player uses it: one that searches and has no budget itself.
    pub(crate) fn used_budget(&self) -> Option<Budget> {
        let uses = |player: &BotSpec| player.kind() == BotKind::Search && player.budget().is_none();
        self.players.iter().any(uses).then_some(self.budget)
    }

    /// Whether blunders are counted. They are not if all players are random: these make them freely, and play too fast
    /// to be watched.
    fn counts_blunders(&self) -> bool {
        self.players.iter().any(|player| player.kind() != BotKind::Random)
    }

    /// The table, the seed and the seating of the match with this number.
    fn assignment(&self, number: u32) -> Assignment<'_, C::Game> {
        let (tables, seatings) = (self.tables.len() as u32, self.seatings.len() as u32);
        // Different players: first all seatings of a table, then the next table. The same player: one table after
        // another.
        let (table, group) = if seatings > 1 {
            (number / seatings % tables, number / seatings)
        } else {
            let groups = self.tables.last().map_or(1, |table| table.group + 1);
            let table = number % tables;
            (table, number / tables * groups + self.tables[table as usize].group)
        };
        Assignment {
            table: &self.tables[table as usize],
            seed: self.seed.derive(group.into()),
            seating: &self.seatings[(number % seatings) as usize],
        }
    }

    fn play_one(&self, number: u32) -> PlayedOf<C> {
        self.play_noting(number, None, Noting::Nothing).0
    }

    /// Plays the match with this number, at its table or at another one that takes its place.
    pub(crate) fn play_noting(
        &self,
        number: u32,
        instead: Option<&<C::Game as Game>::Setup>,
        noting: Noting,
    ) -> (PlayedOf<C>, Option<MatchNotes>) {
        let Assignment { table, seed, seating } = self.assignment(number);
        let decks = &table.decked.decks;
        let setup = instead.unwrap_or(&table.decked.setup);
        let mut chance = Seeded::new(seed);
        let mut heard = Heard::<C>::new(setup, decks.len(), noting);
        let mut state = C::Game::deal(setup, &mut chance, &mut heard);
        heard.decided(&state);
        let starter = C::starter(&state.view(Viewer::Public));
        let players: Vec<BotSpec> = seating.iter().map(|place| self.players[*place]).collect();
        let watch = if self.counts_blunders() { C::watch() } else { None };
        let is_watched = watch.is_some();
        let Course { outcome, decisions, forced, print, blunders } =
            play_out::<C>(&mut state, &players, self.budget, seed, watch, &mut chance, &mut heard);
        let view = state.view(Viewer::Public);
        let (mut tally, notes) = heard.finish(setup, &state);
        tally.ended(&view);
        let [winners, tied] = result(&outcome, &table.allies);
        let deck = |(seat, named): (Seat, &Option<String>)| named.clone().or_else(|| C::deck(&view, seat));
        let played = FinishedMatch {
            seed,
            players: seating.clone(),
            decks: Seat::all(decks.len() as u8).zip(decks).map(deck).collect(),
            allies: table.allies.clone(),
            starter: starter.or_else(|| C::starter(&view)).unwrap_or(Seat(0)),
            winners,
            tied,
            clause: outcome.clause,
            left: Seat::all(decks.len() as u8)
                .filter(|seat| !C::is_out(&view, *seat))
                .fold(SeatSet::NONE, SeatSet::with),
            turns: C::turns(&view),
            decisions,
            forced,
            fingerprint: state.fingerprint(),
            course: print,
            blunders: is_watched.then(|| blunders::by_seat(decks.len(), &blunders)),
            tally,
        };
        (played, notes)
    }

    /// The setup of the table of the match with this number.
    pub(crate) fn setup_of(&self, number: u32) -> &<C::Game as Game>::Setup {
        &self.assignment(number).table.decked.setup
    }
}

/// The allies of each seat at a table, which are the same in every match of it.
fn allies_of<C: Contest>(table: &Decked<C::Game>) -> Vec<SeatSet> {
    let state = C::Game::deal(&table.setup, &mut Fast::new(0), &mut NoLog);
    Seat::all(state.seats()).map(|seat| state.allies(seat)).collect()
}
