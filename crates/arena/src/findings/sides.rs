//! The figures of players, decks and seats.

use serde::Serialize;
use table::Seat;

use super::observation;
use crate::contest::Contest;
use crate::groups::GroupShare;
use crate::played::FinishedMatch;
use crate::series::{PlayedOf, Series};

/// The figures of a player or a deck. An observation is a seat of a match that it had.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Side {
    /// Its name.
    pub name: String,
    /// Its share; seats that all have the same player or deck share every win among themselves.
    pub share: GroupShare,
    /// The number of its seats that won, tied and lost.
    pub results: [u32; 3],
}

/// Two decks against each other, at tables of two.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckPair {
    /// Their names, in order.
    pub decks: [String; 2],
    /// The share of the first one.
    pub share: GroupShare,
    /// The number of matches that the first one won, tied and lost.
    pub results: [u32; 3],
}

/// How seats are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// By their number.
    Seat,
    /// By their place in the order of play, from the seat that began.
    Place,
}

/// The figures of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatFigures {
    /// How it is counted.
    pub kind: SeatKind,
    /// Its number, from 1.
    pub number: u32,
    /// Its share.
    pub share: GroupShare,
    /// The number of matches that it won, tied and lost.
    pub results: [u32; 3],
}

/// The share and the results of these seats.
fn sum<'a, T: 'a>(seats: impl Iterator<Item = (&'a FinishedMatch<T>, Seat)>) -> (GroupShare, [u32; 3]) {
    let mut results = [0; 3];
    let points = seats.map(|(one, seat)| {
        let place = if one.winners.contains(seat) { 0 } else { 1 + usize::from(one.has_lost(seat)) };
        results[place] += 1;
        observation(one, seat)
    });
    (GroupShare::of(points), results)
}

/// Every seat of every match.
fn all_seats<T>(played: &[FinishedMatch<T>]) -> impl Iterator<Item = (&FinishedMatch<T>, Seat)> {
    played.iter().flat_map(|one| one.seats().map(move |seat| (one, seat)))
}

impl<C: Contest> Series<C> {
    /// The different players.
    pub(super) fn by_player(&self, played: &[PlayedOf<C>]) -> Vec<Side> {
        let is_first = |place: &usize| !self.players[..*place].contains(&self.players[*place]);
        let side = |player: usize| {
            let its =
                |(one, seat): &(&PlayedOf<C>, Seat)| self.players[one.players[seat.index()]] == self.players[player];
            let (share, results) = sum(all_seats(played).filter(its));
            Side { name: self.names[player].clone(), share, results }
        };
        (0..self.players.len()).filter(is_first).map(side).collect()
    }
}

fn deck_of<T>(one: &FinishedMatch<T>, seat: Seat) -> Option<&str> {
    one.decks[seat.index()].as_deref()
}

/// The names of all decks, in order.
fn names<T>(played: &[FinishedMatch<T>]) -> Vec<&str> {
    let mut names: Vec<&str> = all_seats(played).filter_map(|(one, seat)| deck_of(one, seat)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The decks, by name.
pub(super) fn decks<T>(played: &[FinishedMatch<T>]) -> Vec<Side> {
    let side = |name: &str| {
        let (share, results) = sum(all_seats(played).filter(|(one, seat)| deck_of(one, *seat) == Some(name)));
        Side { name: name.to_owned(), share, results }
    };
    names(played).into_iter().map(side).collect()
}

/// Each pair of different decks that met at a table of two.
pub(super) fn pairs<T>(played: &[FinishedMatch<T>]) -> Vec<DeckPair> {
    let names = names(played);
    let pairs =
        names.iter().enumerate().flat_map(|(place, one)| names[place + 1..].iter().map(move |other| [*one, *other]));
    let met = |decks: [&str; 2]| {
        let other = |seat: Seat| Seat(1 - seat.0);
        let first = |(one, seat): &(&FinishedMatch<T>, Seat)| {
            [*seat, other(*seat)].map(|seat| deck_of(one, seat)) == decks.map(Some)
        };
        let (share, results) = sum(all_seats(played).filter(first));
        (share.n > 0).then(|| DeckPair { decks: decks.map(str::to_owned), share, results })
    };
    pairs.filter_map(met).collect()
}

/// The seats by number, then by their place in the order of play.
pub(super) fn seats<T>(seats: usize, played: &[FinishedMatch<T>]) -> Vec<SeatFigures> {
    let figures = |kind: SeatKind, number: usize| {
        let its = |(one, seat): &(&FinishedMatch<T>, Seat)| match kind {
            SeatKind::Seat => seat.index() == number,
            SeatKind::Place => one.place(*seat) == number,
        };
        let (share, results) = sum(all_seats(played).filter(its));
        SeatFigures { kind, number: number as u32 + 1, share, results }
    };
    [SeatKind::Seat, SeatKind::Place]
        .into_iter()
        .flat_map(|kind| (0..seats).map(move |seat| (kind, seat)))
        .map(|(kind, seat)| figures(kind, seat))
        .collect()
}
