//! Steps of an effect that ask several questions in a row: asks each question and carries out each answer.

mod combat;
mod in_play;
mod piles;

use table::{Chance, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::{EvalContext, Leaves};
use crate::language::Op;
use crate::state::{Frame, Instance, SlotNo, StackItem, State};

impl State {
    /// Prepares the next question of a step. Returns whether there is one.
    pub(super) fn begins_picking(
        &mut self,
        op: &Op,
        item: &StackItem,
        asks: &EvalContext,
        log: &mut impl Log<Self>,
    ) -> bool {
        match op {
            Op::DiscardUnless(_, price) => {
                // A player who cannot pay is not asked.
                while let Some(slot) = self.picked_card(op, &self.topmost(item), asks) {
                    if self.side(self.slot(slot).controller).destiny >= i16::from(*price) {
                        return true;
                    }
                    self.set_cursor(slot.0 + 1);
                    self.leave(slot, Leaves::Discarded, clause::TIME_06, log);
                }
                self.set_cursor(0);
                false
            }
            Op::Redistribute(..) => {
                let asked = self.picked_card(op, item, asks);
                self.set_cursor(asked.map_or(0, |slot| slot.0));
                asked.is_some()
            }
            Op::LookAtDrawPile(players) => {
                let Some(of) = self.players(players, asks).first().copied() else { return false };
                log.push(clause::SEC_07, Event::LookedAtPile(item.seat, of));
                for place in 0..self.pile(of).len() {
                    let number = self.pile(of)[place] as usize;
                    self.knows[Instance::new(of, number).index()] |= 1 << item.seat.0;
                }
                self.side(of).pile_len > 0
            }
            Op::DrawAndKeep(..) => {
                // Only its player sees them (SEC-07).
                for instance in self.top_cards(op, item, asks) {
                    self.knows[instance.index()] |= 1 << item.seat.0;
                    let card = self.identity[instance.index()];
                    log.push(clause::SEC_07, Event::SawTop(item.seat, item.seat, card));
                }
                !self.picks(op, item).is_empty()
            }
            Op::DrawUpTo(players, n) => {
                // A player who has nothing to draw is not asked.
                let all = self.players(players, asks);
                let mut asked = (0..).zip(&all).skip(item.cursor as usize);
                let next = asked.find(|(_, player)| self.short_of(**player, *n) > 0).map(|(number, _)| number);
                self.set_cursor(next.unwrap_or(0));
                next.is_some()
            }
            Op::Ask(players, price) => {
                let Some(of) = self.players(players, asks).first().copied() else { return false };
                if item.cursor == 0 || self.side(of).destiny >= i16::from(*price) {
                    return true;
                }
                // A player who cannot pay for silence answers.
                self.answer_truly(of, item.cursor - 1, log);
                self.set_cursor(0);
                false
            }
            Op::ChosenBy(..) => {
                // There is nobody to choose: the remaining steps have no target.
                self.take_target(false, Action::Choose(SlotNo::NONE));
                !self.picks(op, item).is_empty()
            }
            Op::AttackEach(..) => {
                let goes_on = item.cursor > 0 || self.attackers_in_turn(op, item) != 0;
                if !goes_on {
                    self.forget_attacks(item);
                }
                goes_on
            }
            Op::TellPlans(players) => !self.players(players, asks).is_empty(),
            // Whether the hand holds a suitable card is secret.
            Op::AttachFromHand(..) | Op::CastNow(..) | Op::AddFor(_) | Op::AddWarrior(..) => {
                !self.picks(op, item).is_empty()
            }
            _ => self.picks(op, item).iter().any(|pick| *pick != Action::Yield),
        }
    }

    /// The number of cards that a player can draw to have up to `n` in the hand.
    pub(super) fn short_of(&self, player: Seat, n: u8) -> u8 {
        n.saturating_sub(self.hand_len(player)).min(self.side(player).pile_len)
    }

    pub(super) fn topmost(&self, item: &StackItem) -> StackItem {
        match self.frames.last() {
            Some(Frame::Item(top)) => *top,
            _ => *item,
        }
    }

    /// Takes an answer. Returns whether the step asks again.
    pub(super) fn pick(
        &mut self,
        op: &Op,
        item: &StackItem,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) -> bool {
        match op {
            Op::DiscardUnless(..)
            | Op::Redistribute(..)
            | Op::ExchangePoints(..)
            | Op::DownToFewest
            | Op::Reassign(..)
            | Op::LosesMembership(..)
            | Op::ChosenBy(..) => self.pick_in_play(op, item, action, log),
            Op::LookAtDrawPile(..)
            | Op::DrawUpTo(..)
            | Op::DrawAndKeep(..)
            | Op::AttachFromHand(..)
            | Op::Ask(..)
            | Op::AddFor(..)
            | Op::AddWarrior(..)
            | Op::CompleteFromHand
            | Op::CastNow(..) => self.pick_from_piles(op, item, action, chance, log),
            Op::Assist(..) | Op::AttackEach(..) | Op::AttackNow(..) | Op::TellPlans(..) => {
                self.pick_in_combat(op, item, action, log)
            }
            _ => false,
        }
    }
}
