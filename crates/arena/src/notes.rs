//! What a report notes of one match beyond its result: the cards of each seat, and the results of dice.

use std::collections::BTreeMap;

use table::{Clause, Game, Log, Seat, Viewer};

use crate::contest::{Contest, Tally};
use crate::listed::Throw;

/// Takes the events of a match: for the tally of its game, and for the notes of a report if there is one.
pub(crate) struct Heard<C: Contest> {
    /// The game's own counts.
    pub tally: C::Tally,
    notes: Option<Notes<C>>,
}

/// The notes of a match while it is played.
struct Notes<C: Contest> {
    /// The events since the last decision.
    events: Vec<<C::Game as Game>::Event>,
    seats: Vec<SeatNotes>,
    throws: Vec<Throw>,
}

/// The notes of a seat.
#[derive(Default)]
struct SeatNotes {
    cards: BTreeMap<u32, CardNote>,
    /// The hand after the last decision, in the order of the numbers.
    hand: Vec<u32>,
    /// Whether it has got its opening hand.
    is_dealt: bool,
}

/// The notes of a finished match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MatchNotes {
    /// The cards of each seat: those of its deck, and others that it held or played.
    pub seats: Vec<BTreeMap<u32, CardNote>>,
    /// The results of dice, in their order.
    pub throws: Vec<Throw>,
}

/// What became of a card in the hands of a seat in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardNote {
    /// The number of copies in its deck.
    pub copies: u16,
    /// Whether a copy was in its opening hand.
    pub opening: bool,
    /// Whether a copy came into its hand later.
    pub later: bool,
    /// The number of times that it played a copy.
    pub plays: u16,
    /// The Turn in which it played the first one.
    pub first_play: Option<u32>,
    /// Whether a copy was in its hand at the end.
    pub left: bool,
}

impl CardNote {
    /// Whether it was in the hand at any time.
    pub(crate) const fn held(&self) -> bool {
        self.opening || self.later
    }
}

impl<C: Contest> Heard<C> {
    /// For a match at a table of this setup; `noting` says whether a report needs notes.
    pub(crate) fn new(setup: &<C::Game as Game>::Setup, seats: usize, noting: Noting) -> Self {
        let notes = || Notes {
            events: Vec::new(),
            seats: std::iter::repeat_with(SeatNotes::default).take(seats).collect(),
            throws: Vec::new(),
        };
        Self { tally: C::Tally::of(setup), notes: (noting == Noting::Cards).then(notes) }
    }

    /// Called after the deal and after every decision.
    pub(crate) fn decided(&mut self, state: &C::Game) {
        if let Some(notes) = &mut self.notes {
            notes.decided(state);
        }
    }

    /// The counts and the notes of a match that is over.
    pub(crate) fn finish(self, setup: &<C::Game as Game>::Setup, state: &C::Game) -> (C::Tally, Option<MatchNotes>) {
        (self.tally, self.notes.map(|notes| notes.finish(setup, state)))
    }
}

/// Whether a match is noted for a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Noting {
    /// Only its result.
    Nothing,
    /// The cards of the seats and the results of dice, too.
    Cards,
}

impl<C: Contest> Log<C::Game> for Heard<C> {
    fn push(&mut self, clause: Clause, event: <C::Game as Game>::Event) {
        self.tally.push(clause, event);
        if let Some(notes) = &mut self.notes {
            notes.events.push(event);
        }
    }
}

impl<C: Contest> Notes<C> {
    fn decided(&mut self, state: &C::Game) {
        for (seat, notes) in (0..).map(Seat).zip(&mut self.seats) {
            let mut hand = C::cards_in_hand(&state.view(seat.into()), seat);
            hand.sort_unstable();
            notes.holds(hand);
        }
        if self.events.is_empty() {
            return;
        }
        let view = state.view(Viewer::Public);
        for event in self.events.drain(..) {
            if let Some(seat) = C::replaced_hand(&event) {
                self.seats[seat.index()].begins_anew();
            }
            if let Some((seat, card)) = C::played_card(&event, &view) {
                let note = self.seats[seat.index()].cards.entry(card).or_default();
                note.plays += 1;
                note.first_play.get_or_insert(C::turns(&view));
            }
            self.throws.extend(C::throw(&event, &view));
        }
    }

    fn finish(self, setup: &<C::Game as Game>::Setup, state: &C::Game) -> MatchNotes {
        let seats = (0..).map(Seat).zip(self.seats).map(|(seat, mut notes)| {
            for card in C::cards_in_deck(setup, state, seat) {
                notes.cards.entry(card).or_default().copies += 1;
            }
            for card in notes.hand {
                notes.cards.entry(card).or_default().left = true;
            }
            notes.cards
        });
        MatchNotes { seats: seats.collect(), throws: self.throws }
    }
}

impl SeatNotes {
    /// Notes the hand after a decision, in the order of the numbers.
    fn holds(&mut self, hand: Vec<u32>) {
        if self.is_dealt {
            for card in added(&self.hand, &hand) {
                self.cards.entry(card).or_default().later = true;
            }
        } else {
            for card in &hand {
                self.cards.entry(*card).or_default().opening = true;
            }
            self.is_dealt = !hand.is_empty();
        }
        self.hand = hand;
    }

    /// Takes the hand that it has now as its opening hand.
    fn begins_anew(&mut self) {
        for note in self.cards.values_mut() {
            (note.opening, note.later) = (false, false);
        }
        for card in &self.hand {
            self.cards.entry(*card).or_default().opening = true;
        }
    }
}

/// The cards of a sorted list that are not in another sorted list, one for each copy.
fn added(before: &[u32], after: &[u32]) -> Vec<u32> {
    let mut rest = before.iter().peekable();
    let is_new = |card: &&u32| {
        while rest.next_if(|old| *old < card).is_some() {}
        rest.next_if_eq(card).is_none()
    };
    after.iter().filter(is_new).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags(notes: &SeatNotes) -> Vec<(u32, bool, bool)> {
        notes.cards.iter().map(|(card, note)| (*card, note.opening, note.later)).collect()
    }

    #[test]
    fn the_first_hand_opens_and_further_copies_are_drawn() {
        let mut notes = SeatNotes::default();
        for hand in [vec![], vec![2, 5, 5], vec![2, 5], vec![2, 5, 5], vec![1, 2, 2, 5, 5]] {
            notes.holds(hand);
        }
        assert_eq!(flags(&notes), [(1, false, true), (2, true, true), (5, true, true)]);
        assert_eq!(added(&[2, 5], &[2, 5]), [0; 0]);
        assert_eq!(added(&[1, 3, 3], &[2, 3, 3, 3, 4]), [2, 3, 4]);
    }

    #[test]
    fn a_new_hand_takes_the_place_of_the_first_one() {
        let mut notes = SeatNotes::default();
        notes.holds(vec![1, 2]);
        notes.holds(vec![2, 3]);
        notes.begins_anew();
        assert_eq!(flags(&notes), [(1, false, false), (2, true, false), (3, true, false)]);
    }
}
