//! The thinking clock runs out (ESTRO-TURN-07). The referee reads no clock: whoever holds the table does, and answers for
//! the seat.

use arrayvec::ArrayVec;
use table::{Chance, Choices as _, Draw, Log, Seat};

use crate::action::{Action, Spot};
use crate::clause;
use crate::event::Event;
use crate::language::Face;
use crate::legal::Choices;
use crate::state::{CardId, HAND, Prompt, State, TurnStep};

/// The draw of everything that the clock decides.
const DRAW: &str = "out-of-time";

impl State {
    /// A card of the hand, picked at random, is played face up; or the play is skipped, as the table has agreed.
    pub(super) fn out_of_time(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        log.push(clause::TURN_07, Event::OutOfTime(seat));
        if self.rules.options.clock_skips {
            return self.go_to(TurnStep::AfterPlay);
        }
        let playable: ArrayVec<CardId, HAND> =
            self.hoard(seat).hand.iter().filter(|card| self.is_playable(seat, *card)).collect();
        if playable.is_empty() {
            return self.nothing_to_play(seat, log);
        }
        let which = |place| self.number_at(playable.get(place as usize).copied());
        let card = playable[chance.among(Draw::of(DRAW, seat), playable.len() as u32, which) as usize];
        let no = self.card(card).no;
        self.by_lot = true;
        match self.free_fields(seat, card) {
            0 => {
                let host = self.host_by_lot(seat, chance);
                self.play_support(seat, no, host, log);
            }
            1 => self.play(seat, no, Face::Up, 0, log),
            mut fields => {
                for _ in 0..chance.below(Draw::of(DRAW, seat), fields.count_ones()) {
                    fields &= fields - 1;
                }
                self.play(seat, no, Face::Up, fields.trailing_zeros() as u8, log);
            }
        }
    }

    /// One of the own Granito cards that have room for a support.
    fn host_by_lot(&self, seat: Seat, chance: &mut impl Chance) -> Spot {
        let mut hosts = self.hosts(seat);
        for _ in 0..chance.below(Draw::of(DRAW, seat), hosts.count_ones()) {
            hosts &= hosts - 1;
        }
        Spot { side: self.side_of(seat) as u8, place: hosts.trailing_zeros() as u8 }
    }

    /// The answer to a question that the play after the clock asks its player: declined where the seat may, otherwise made at
    /// random. `None` for any other question.
    pub(super) fn answer_by_lot(&self, chance: &mut impl Chance) -> Option<(Seat, Action)> {
        let is_of_the_play = !matches!(
            self.question.prompt,
            Prompt::Window(_) | Prompt::Play | Prompt::Extras | Prompt::Attack | Prompt::Nothing
        );
        if self.ended.is_some() || !self.by_lot || self.question.seat != self.active || !is_of_the_play {
            return None;
        }
        let seat = self.question.seat;
        let choices = Choices::of(self, seat);
        let action = match choices.index_of(&Action::Pass) {
            Some(_) => Action::Pass,
            None => choices.get(chance.below(Draw::of(DRAW, seat), choices.len())),
        };
        Some((seat, action))
    }
}
