//! Answers about cards in play and points: cards given up, moved or paid for.

use table::Log;

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::{Leaves, Slots};
use crate::language::Op;
use crate::state::{SlotNo, StackItem, State};
use crate::triggers::LOST;

impl State {
    /// Takes such an answer. Returns whether the step asks again.
    pub(super) fn pick_in_play(&mut self, op: &Op, item: &StackItem, action: Action, log: &mut impl Log<Self>) -> bool {
        let asks = self.asks_in(item);
        let seat = item.seat;
        match (op, action) {
            (Op::DiscardUnless(_, price), action) => {
                let Some(slot) = self.picked_card(op, item, &asks) else { return false };
                self.set_cursor(slot.0 + 1);
                if action == Action::Accept {
                    let payer = self.slot(slot).controller;
                    self.earn_destiny(payer, -i16::from(*price), clause::GAME_10, log);
                } else {
                    self.leave(slot, Leaves::Discarded, clause::TIME_06, log);
                }
                true
            }
            (Op::Redistribute(..), action) => {
                let Some(slot) = self.picked_card(op, item, &asks) else { return false };
                if let Action::Choose(host) = action {
                    self.attach_anew(slot, host, log);
                }
                self.set_cursor(slot.0 + 1);
                self.topmost(item).cursor > 0
            }
            (Op::ExchangePoints(n), Action::Way(way)) => {
                let n = i16::from(*n);
                let (destiny, promotion) = if way == 0 { (-n, 1) } else { (n, -1) };
                self.earn_destiny(seat, destiny, clause::TIME_06, log);
                self.earn_promotion(seat, promotion, clause::TIME_06, log);
                self.set_cursor(way + 1);
                true
            }
            (Op::ChosenBy(..), action) => {
                self.take_target(false, action);
                if let Action::Choose(slot) = action {
                    log.push(clause::TIME_02, Event::Chose(self.picker(op, item), self.sight(slot)));
                }
                false
            }
            (Op::DownToFewest, Action::Choose(slot)) => {
                self.put_away_or_back(slot, Leaves::Discarded, clause::TIME_06, log);
                self.refresh();
                self.above_fewest().is_some()
            }
            (Op::Reassign(_), action) => {
                self.reassign(item.targets[0], action, log);
                false
            }
            (Op::LosesMembership(who), Action::Affiliation(affiliation)) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(slot) = slots.first().copied() {
                    let item = StackItem { steps: affiliation as u8, ..*item };
                    self.note(&item, slot, crate::language::Until::InPlay);
                    log.push(clause::CARD_01, Event::LostMembership(self.sight(slot), affiliation));
                    let player = self.slot(slot).controller;
                    self.raise(LOST, slot, SlotNo::NONE, player, 0);
                }
                false
            }
            _ => false,
        }
    }
}
