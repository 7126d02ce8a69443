//! Attacks that a card grants at once: not the Attack Action of the Turn (ACT-12).

use table::Log;

use crate::clause;
use crate::event::Event;
use crate::language::{Op, Until};
use crate::legal::{ATTACKED, WAS_ATTACKED};
use crate::program::Step;
use crate::state::{Deed, Effect, Ends, Instance, SlotNo, State};

impl State {
    /// The attack begins; what the card gives for its combat lasts as long as that.
    pub(super) fn attack_now(&mut self, op: &Op, deed: &Deed, defender: SlotNo, log: &mut impl Log<Self>) {
        let Some((attacker, _)) = self.attack_at_once(op, deed) else { return };
        log.push(clause::ACT_12, Event::Attacks(deed.seat));
        self.pay_attack(deed.seat, attacker, defender, log);
        self.note_attack(attacker);
        self.begin_combat(deed.seat, attacker, defender, log);
        self.bind_to_combat(deed);
    }

    /// One of several attacks begins.
    pub(super) fn attack_in_turn(&mut self, deed: &Deed, attacker: SlotNo, defender: SlotNo, log: &mut impl Log<Self>) {
        for (to, part) in [(attacker, ATTACKED), (defender, WAS_ATTACKED)] {
            let made = Effect {
                pc: deed.pc,
                to,
                seat: deed.seat,
                ends: Ends::Turn,
                steps: part,
                card: self.identity[deed.instance.index()],
                play: Instance::NONE,
                with: SlotNo::NONE,
                since: self.order,
            };
            self.effects.push(made);
        }
        log.push(clause::ACT_12, Event::Attacks(deed.seat));
        self.pay_attack(deed.seat, attacker, defender, log);
        self.note_attack(attacker);
        self.begin_combat(deed.seat, attacker, defender, log);
    }

    /// All attacks of such a step are over.
    pub(super) fn forget_attacks(&mut self, deed: &Deed) {
        self.effects.retain(|effect| !(effect.pc == deed.pc && effect.seat == deed.seat));
    }

    /// What an effect gives until its combat ends, ends with the combat that it has begun.
    pub(super) fn bind_to_combat(&mut self, deed: &Deed) {
        let card = self.identity[deed.instance.index()];
        let code = &self.rules.programs.code;
        for effect in &mut self.effects {
            let is_of_combat = matches!(
                code[effect.pc as usize],
                Step::Lasts { until: Until::Combat, .. } | Step::LastsForAll { until: Until::Combat, .. }
            );
            if is_of_combat && effect.ends == Ends::Turn && effect.card == card && effect.seat == deed.seat {
                effect.ends = Ends::Combat;
            }
        }
    }
}
