//! The causal figure of a card: matches are played again with the same seed and with a blank instead of the card in the
//! deck of one seat.
//!
//! Only matches in which the seat held or played the card are played again. A player that looks only at what it holds
//! and sees plays both matches in the same way up to that moment, so that the choice of these matches depends on nothing
//! that the blank changes. Players that imagine hidden cards or read lists of decks may differ before.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Game, Seat};

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
        let setups = self.blank_setups(&again, cards);
        let again: Vec<Again> =
            again.into_iter().filter(|one| setups.contains_key(&self.blank_of(one, cards))).collect();
        let all = again.len() as u32;
        let play = |place: u32| {
            let one = &again[place as usize];
            let setup = &setups[&self.blank_of(one, cards)];
            let (other, _) = self.play_noting(one.number, Some(setup), Noting::Nothing);
            other.points(one.seat)
        };
        let points = in_turn(all, self.threads, play, |done| progress(done, all));
        for (place, card) in cards.iter_mut().enumerate() {
            let of_card = || again.iter().zip(&points).filter(|(one, _)| one.card == place);
            let before = |one: &Again| played[one.number as usize].points(one.seat);
            let seed = |one: &Again| played[one.number as usize].seed.low_bits();
            let differences: Vec<(u64, f64)> =
                of_card().map(|(one, points)| (seed(one), before(one) - points)).collect();
            card.blanked = GroupDifference::of(&differences).map(|difference| Blanked {
                with: GroupShare::of(of_card().map(|(one, _)| (seed(one), before(one)))),
                without: GroupShare::of(of_card().map(|(one, points)| (seed(one), *points))),
                difference,
            });
        }
    }

    /// The table with a blank for each match that is played again; matches at one table share it.
    fn blank_setups(
        &self,
        again: &[Again],
        cards: &[CardFigures],
    ) -> BTreeMap<(usize, Seat, u32), <C::Game as Game>::Setup> {
        let mut setups = BTreeMap::new();
        let mut impossible = Vec::new();
        for one in again {
            let key = self.blank_of(one, cards);
            if setups.contains_key(&key) || impossible.contains(&key) {
                continue;
            }
            match C::blanked(self.table_of(one.number).1, key.1, key.2) {
                Some(setup) => drop(setups.insert(key, setup)),
                None => impossible.push(key),
            }
        }
        setups
    }

    /// The number of its table, its seat, and the number of its card.
    fn blank_of(&self, one: &Again, cards: &[CardFigures]) -> (usize, Seat, u32) {
        (self.table_of(one.number).0, one.seat, cards[one.card].number)
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
