//! The thinking clock runs out (ESTRO-TURN-07). The referee reads no clock: whoever holds the table does, and answers for
//! the seat.

use table::{Chance, Choices as _, Draw, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::language::Face;
use crate::legal::Choices;
use crate::state::{Prompt, State, TurnStep};

/// The draw of everything that the clock decides.
const DRAW: &str = "out-of-time";

impl State {
    /// A card of the hand, picked at random, is played face up; or the play is skipped, as the table has agreed.
    pub(super) fn out_of_time(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        log.push(clause::TURN_07, Event::OutOfTime(seat));
        if self.rules.options.clock_skips {
            return self.go_to(TurnStep::AfterPlay);
        }
        let count = self.hoard(seat).hand.len() as u32;
        let hand = &self.hoard(seat).hand;
        let which = |place| self.number_at(hand.get(place as usize));
        let place = chance.among(Draw::of(DRAW, seat), count, which) as usize;
        if let Some(card) = self.hoard(seat).hand.get(place) {
            self.by_lot = true;
            self.play(seat, self.card(card).no, Face::Up, log);
        }
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
