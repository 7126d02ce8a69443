//! Answers about attacks: supporters, attackers and defenders, plans.

use table::Log;

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::Slots;
use crate::language::Op;
use crate::state::{StackItem, Stage, State};

impl State {
    /// Takes such an answer. Returns whether the step asks again.
    pub(super) fn pick_in_combat(
        &mut self,
        op: &Op,
        item: &StackItem,
        action: Action,
        log: &mut impl Log<Self>,
    ) -> bool {
        let asks = self.asks_in(item);
        let seat = item.seat;
        match (op, action) {
            (Op::Assist(who, _), Action::Choose(with)) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(combatant) = slots.first().copied() {
                    log.push(clause::CMB_18, Event::Supports(self.sight(with), self.sight(combatant)));
                    self.support(combatant, with);
                }
                false
            }
            (Op::AttackEach(..), Action::Choose(slot)) if item.cursor == 0 => {
                self.take_target(true, action);
                self.set_cursor(1);
                log.push(clause::TIME_02, Event::Chose(seat, self.sight(slot)));
                true
            }
            (Op::AttackEach(..), Action::Choose(slot)) => {
                if let Some(item) = self.item_mut() {
                    (item.cursor, item.stage) = (0, Stage::Runs);
                }
                self.attack_in_turn(item, item.targets[1], slot, log);
                false
            }
            (Op::AttackEach(..), _) => {
                self.forget_attacks(item);
                false
            }
            (Op::TellPlans(_), action) => self.tell_plan(item, action, log),
            (Op::AttackNow(..), Action::Choose(defender)) => {
                self.attack_now(op, item, defender, log);
                false
            }
            _ => false,
        }
    }
}
