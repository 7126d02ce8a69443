//! The causal figure of a card: matches are played again with the same seed and with a blank instead of the card in the
//! deck of one seat.
//!
//! Only matches in which the seat held or played the card are played again. A player that looks only at what it holds
//! and sees plays both matches in the same way up to that moment, so that the choice of these matches depends on nothing
//! that the blank changes. Players that imagine hidden cards or read lists of decks may differ before.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Seat;

use super::CardFigures;
use crate::contest::Contest;
use crate::groups::{GroupDifference, GroupShare};
use crate::notes::{CardNote, MatchNotes, Noting};
use crate::run::in_turn;
use crate::series::{PlayedOf, Series};

/// What changes if a card is blank.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Blanked {
    /// The share of the seats with the card, in the matches that were played again.
    pub with: GroupShare,
    /// Their share with a blank instead of it.
    pub without: GroupShare,
    /// The first share minus the second one: what the card is worth to a seat that gets it.
    pub difference: GroupDifference,
}

/// A match that is played again.
#[derive(Clone, Copy)]
struct Again {
    /// The place of the card among the figures.
    card: usize,
    /// The number of the match.
    number: u32,
    seat: Seat,
}

impl<C: Contest> Series<C> {
    /// Plays at most this many matches again for each card, the first ones of the series, and enters the results.
    pub(super) fn play_blanks(
        &self,
        most: u32,
        played: &[PlayedOf<C>],
        notes: &[MatchNotes],
        cards: &mut [CardFigures],
        progress: &(impl Fn(u32, u32) + Sync),
    ) {
        let again = again(most, notes, cards);
        let all = again.len() as u32;
        // The table is made anew for each match: all of them together would need much memory in some games.
        let play = |place: u32| {
            let Again { card, number, seat } = again[place as usize];
            let setup = C::blanked(self.setup_of(number), seat, cards[card].number)?;
            Some(self.play_noting(number, Some(&setup), Noting::Nothing).0.points(seat))
        };
        let points = in_turn(all, self.threads, play, |done| progress(done, all));
        let mut of_cards: Vec<Vec<Compared>> = vec![Vec::new(); cards.len()];
        for (one, without) in again.iter().zip(points) {
            let before = &played[one.number as usize];
            let compared = |without| Compared { seed: before.seed.low_bits(), with: before.points(one.seat), without };
            of_cards[one.card].extend(without.map(compared));
        }
        for (card, compared) in cards.iter_mut().zip(of_cards) {
            card.blanked = Blanked::of(&compared);
        }
    }
}

/// The points of a seat in a match with the card, and in the same match with a blank.
#[derive(Clone, Copy)]
struct Compared {
    /// The seed of the match.
    seed: u64,
    with: f64,
    without: f64,
}

impl Blanked {
    /// The figures of these matches; `None` without any.
    fn of(compared: &[Compared]) -> Option<Self> {
        let difference = |one: &Compared| (one.seed, one.with - one.without);
        let differences: Vec<(u64, f64)> = compared.iter().map(difference).collect();
        GroupDifference::of(&differences).map(|difference| Self {
            with: GroupShare::of(compared.iter().map(|one| (one.seed, one.with))),
            without: GroupShare::of(compared.iter().map(|one| (one.seed, one.without))),
            difference,
        })
    }
}

/// For each card the first matches of seats that held or played a card of their deck.
fn again(most: u32, notes: &[MatchNotes], cards: &[CardFigures]) -> Vec<Again> {
    let had = |note: &CardNote| note.copies > 0 && (note.held() || note.plays > 0);
    let of_card = |(card, figures): (usize, &CardFigures)| {
        let number = figures.number;
        let seats = (0..).zip(notes).flat_map(move |(of_match, notes)| {
            let seats = (0..).map(Seat).zip(&notes.seats);
            let has = move |(_, cards): &(Seat, &BTreeMap<u32, CardNote>)| cards.get(&number).is_some_and(had);
            seats.filter(has).map(move |(seat, _)| Again { card, number: of_match, seat })
        });
        seats.take(most as usize).collect::<Vec<_>>()
    };
    cards.iter().enumerate().flat_map(of_card).collect()
}
