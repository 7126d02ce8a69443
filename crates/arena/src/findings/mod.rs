//! What a designer wants to know of a series, as figures without texts: by card, deck, player and seat, and how long
//! matches last, how they end, and how even dice fall.
//!
//! Every share is over observations: a seat of a match with its points ([`FinishedMatch::points`]). Its interval is
//! over groups of matches that share a seed ([`GroupShare`]).

mod blanks;
mod cards;
mod luck;
mod sides;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use table::{Game, Seat, Wording};

use crate::contest::Contest;
use crate::groups::GroupShare;
use crate::notes::{MatchNotes, Noting};
use crate::played::FinishedMatch;
use crate::run::in_turn;
use crate::series::{PlayedOf, Series};

pub use blanks::Blanked;
pub use cards::CardFigures;
pub use luck::{Luck, ThrowCount, ThrowLuck};
pub use sides::{DeckPair, SeatFigures, SeatKind, Side};

/// What a report asks for beyond the series itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// The most matches that are played again for each card, with a blank instead of it; 0: none.
    pub blanks: u32,
}

/// The figures of a series.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// The short name of the game, and its title.
    pub game: [&'static str; 2],
    /// The players as they were ordered.
    pub bots: Vec<String>,
    /// The number of matches.
    pub matches: u32,
    /// The number of groups that share a seed.
    pub groups: u32,
    /// The number of seats of a table.
    pub seats: usize,
    /// The seed of the series.
    pub seed: String,
    /// The budget of a decision, if a player used it.
    pub budget: Option<String>,
    /// A checksum of all final states.
    pub checksum: String,
    /// The share that a seat gets by luck: that among equals.
    pub fair_share: f64,
    /// The number of ties.
    pub ties: u32,
    /// The cards in the order in which the game lists them, without those that no seat had; empty where the game tells
    /// nothing about its cards.
    pub cards: Vec<CardFigures>,
    /// What a blank of a card is; `None` where the game has none.
    pub blank: Option<Wording>,
    /// The players, in the order of the series.
    pub by_player: Vec<Side>,
    /// The decks, by name.
    pub decks: Vec<Side>,
    /// The decks against each other, at tables of two.
    pub pairs: Vec<DeckPair>,
    /// The seats by number, and by their place in the order of play.
    pub by_seat: Vec<SeatFigures>,
    /// The number of matches by the number of their Turns, and by that of their decisions.
    pub lengths: [Vec<Length>; 2],
    /// How matches ended, the most frequent end first.
    pub ends: Vec<End>,
    /// The results of dice; `None` where none was thrown.
    pub luck: Option<Luck>,
}

/// The number of matches of a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Length {
    /// Turns or decisions.
    pub length: u32,
    /// The number of matches.
    pub matches: u32,
}

/// Matches that ended by the same clause.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// The clause.
    pub clause: &'static str,
    /// Its title in the rulebook; [`Series`] gives its id, and whoever has the rulebook replaces it.
    pub title: Wording,
    /// The number of matches.
    pub matches: u32,
    /// The number of ties among them.
    pub ties: u32,
    /// Its share of the matches.
    pub share: GroupShare,
    /// The share of the seat that began, in these matches.
    pub starter: GroupShare,
    /// The mean number of Turns of these matches.
    pub turns: f64,
}

impl<C: Contest> Series<C> {
    /// Plays the matches with the notes of a report, and then again with blanks. `progress` is called with the number
    /// of finished matches and the number of all, from any thread: first for the series, then for what is played again.
    pub fn play_findings(&self, order: Order, progress: impl Fn(u32, u32) + Sync) -> (Vec<PlayedOf<C>>, Findings) {
        let play = |number| self.play_noting(number, None, Noting::Cards);
        let all = in_turn(self.matches, self.threads, play, |done| progress(done, self.matches));
        let (played, notes): (Vec<PlayedOf<C>>, Vec<Option<MatchNotes>>) = all.into_iter().unzip();
        let notes: Vec<MatchNotes> = notes.into_iter().flatten().collect();
        let mut findings = self.findings(&played, &notes);
        if order.blanks > 0 && findings.blank.is_some() {
            self.play_blanks(order.blanks, &played, &notes, &mut findings.cards, &progress);
        }
        (played, findings)
    }

    fn findings(&self, played: &[PlayedOf<C>], notes: &[MatchNotes]) -> Findings {
        let setup = &self.tables[0].decked.setup;
        let standings = self.standings(played);
        Findings {
            game: [C::Game::NAME, C::TITLE],
            bots: self.names.clone(),
            matches: standings.matches,
            groups: played.iter().map(|one| one.seed.low_bits()).collect::<BTreeSet<_>>().len() as u32,
            seats: self.seats(),
            seed: standings.seed,
            budget: self.used_budget().map(|budget| budget.to_string()),
            checksum: standings.checksum,
            fair_share: standings.fair_share,
            ties: standings.ties,
            cards: cards::of(C::listed_cards(setup), played, notes),
            blank: C::blank_meaning(),
            by_player: self.by_player(played),
            decks: sides::decks(played),
            pairs: if self.seats() == 2 { sides::pairs(played) } else { Vec::new() },
            by_seat: sides::seats(self.seats(), played),
            lengths: [lengths(played.iter().map(|one| one.turns)), lengths(played.iter().map(|one| one.decisions))],
            ends: ends(played),
            luck: luck::of(played, notes),
        }
    }
}

/// A seat of a match as an observation: its seed and its points.
pub(crate) fn observation<T>(one: &FinishedMatch<T>, seat: Seat) -> (u64, f64) {
    (one.seed.low_bits(), one.points(seat))
}

fn lengths(numbers: impl Iterator<Item = u32>) -> Vec<Length> {
    let mut counts: BTreeMap<u32, u32> = BTreeMap::new();
    for number in numbers {
        *counts.entry(number).or_default() += 1;
    }
    counts.into_iter().map(|(length, matches)| Length { length, matches }).collect()
}

fn ends<T>(played: &[FinishedMatch<T>]) -> Vec<End> {
    let mut by_clause: BTreeMap<&'static str, Vec<&FinishedMatch<T>>> = BTreeMap::new();
    for one in played {
        by_clause.entry(one.clause.as_str()).or_default().push(one);
    }
    let end = |(clause, ended): (&'static str, Vec<&FinishedMatch<T>>)| End {
        clause,
        title: clause.into(),
        matches: ended.len() as u32,
        ties: ended.iter().filter(|one| one.is_tie()).count() as u32,
        share: GroupShare::of(
            played.iter().map(|one| (one.seed.low_bits(), f64::from(u8::from(one.clause.as_str() == clause)))),
        ),
        starter: GroupShare::of(ended.iter().map(|one| observation(one, one.starter))),
        turns: ended.iter().map(|one| f64::from(one.turns)).sum::<f64>() / ended.len() as f64,
    };
    let mut ends: Vec<End> = by_clause.into_iter().map(end).collect();
    ends.sort_by_key(|end| std::cmp::Reverse(end.matches));
    ends
}
