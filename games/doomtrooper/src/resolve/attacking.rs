//! Attacks that a card grants at once: not the Attack Action of the Turn (ACT-12).

use table::Log;

use crate::clause;
use crate::event::Event;
use crate::language::{Op, Until};
use crate::legal::{ATTACKED, WAS_ATTACKED};
use crate::program::Instruction;
use crate::state::{Effect, Ends, Instance, SlotNo, StackItem, State};

impl State {
    /// The attack begins; the effects of the card on its combat last as long as the combat.
    pub(super) fn attack_now(&mut self, op: &Op, item: &StackItem, defender: SlotNo, log: &mut impl Log<Self>) {
        let Some((attacker, _)) = self.attack_at_once(op, item) else { return };
        log.push(clause::ACT_12, Event::Attacks(item.seat));
        self.pay_attack(item.seat, attacker, defender, log);
        self.note_attack(attacker);
        self.begin_combat(item.seat, attacker, defender, log);
        self.bind_to_combat(item);
    }

    /// One of several attacks begins.
    pub(super) fn attack_in_turn(
        &mut self,
        item: &StackItem,
        attacker: SlotNo,
        defender: SlotNo,
        log: &mut impl Log<Self>,
    ) {
        for (to, part) in [(attacker, ATTACKED), (defender, WAS_ATTACKED)] {
            let made = Effect {
                pc: item.pc,
                to,
                seat: item.seat,
                ends: Ends::Turn,
                steps: part,
                card: self.identity[item.instance.index()],
                play: Instance::NONE,
                with: SlotNo::NONE,
                since: self.order,
            };
            self.effects.push(made);
        }
        log.push(clause::ACT_12, Event::Attacks(item.seat));
        self.pay_attack(item.seat, attacker, defender, log);
        self.note_attack(attacker);
        self.begin_combat(item.seat, attacker, defender, log);
    }

    /// Ends such a step when all its attacks are over.
    pub(super) fn forget_attacks(&mut self, item: &StackItem) {
        self.effects.retain(|effect| !(effect.pc == item.pc && effect.seat == item.seat));
    }

    /// An effect that lasts until the end of its combat ends with the combat that it has begun.
    pub(super) fn bind_to_combat(&mut self, item: &StackItem) {
        let card = self.identity[item.instance.index()];
        let code = &self.rules.programs.code;
        for effect in &mut self.effects {
            let is_of_combat = matches!(
                code[effect.pc as usize],
                Instruction::Lasts { until: Until::Combat, .. } | Instruction::LastsForAll { until: Until::Combat, .. }
            );
            if is_of_combat && effect.ends == Ends::Turn && effect.card == card && effect.seat == item.seat {
                effect.ends = Ends::Combat;
            }
        }
    }
}
