//! Conceding (GAME-13, AMB-142): an elimination at the next stable point, in the fourth step of a combat before the next
//! opportunity (MULTI-05).
//!
//! An item that a seat is composing when somebody leaves is dropped: nothing of it was paid or shown (TIME-02), and the
//! table has changed. A question of an effect to a seat that has left is answered with the first legal answer.

use table::{Chance, Choices as _, Log, Seat};

use crate::choices::Choices;
use crate::clause;
use crate::event::Event;
use crate::state::{Frame, Stage, State};

impl State {
    pub(crate) fn carry_out_concession(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        log.push(clause::GAME_13, Event::Conceded(seat));
        self.conceding = self.conceding.with(seat);
        if let Some(Frame::Item(item)) = self.frames.last()
            && item.stage < Stage::Announced
        {
            self.frames.pop();
        }
        self.run(chance, log);
    }

    /// Removes the seats that have conceded, if nothing is being carried out. Returns whether somebody left.
    pub(crate) fn let_go(&mut self, log: &mut impl Log<Self>) -> bool {
        let is_resolving = match self.frames.last() {
            Some(Frame::Item(item)) => item.stage >= Stage::Announced,
            Some(Frame::Attack) => self.combat.step > crate::state::CombatStep::Modify,
            _ => false,
        };
        if self.conceding.is_empty() || is_resolving {
            return false;
        }
        let leaving = std::mem::take(&mut self.conceding);
        for seat in leaving.iter() {
            self.eliminate(seat, clause::MULTI_05, log);
        }
        if self.seats_from(self.active).next().is_none() {
            // The last ones left at the same moment (GAME-09, AMB-127).
            self.decide_among(leaving, clause::GAME_09, clause::GAME_09, log);
        }
        true
    }

    /// Answers a question of an effect for a seat that has left.
    pub(crate) fn answer_for(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let choices = Choices::of(self, seat);
        if choices.len() > 0 {
            self.choose(choices.get(0), chance, log);
        } else {
            self.frames.pop();
        }
    }
}
