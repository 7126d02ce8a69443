//! Attacks that a card grants at once: not the Attack Action of the Turn (ACT-12).

use table::Log;

use crate::clause;
use crate::event::Event;
use crate::language::{Filter, Op, Until};
use crate::program::Step;
use crate::state::{Bits, CombatStep, Deed, Effect, Ends, Instance, SlotNo, State};

/// The part of a warrior in an attack of a step that lets several attack.
const ATTACKED: u8 = 0;
const WAS_ATTACKED: u8 = 1;

impl State {
    /// The warrior that attacks at once by this step, and whom it may attack.
    pub(crate) fn attack_at_once(&self, op: &Op, deed: &Deed) -> Option<(SlotNo, u128)> {
        let Op::AttackNow(who, filter) = op else { return None };
        let asks = self.asks_in(deed);
        let attacker = Bits(self.whom(who, &asks)).next()?;
        // Nobody attacks through a card before the own first Turn is over (ACT-09).
        let may = self.side(deed.seat).turns_done > 0
            && self.combat.step == CombatStep::None
            && !self.no_combats()
            && self.slot(attacker).controller == deed.seat
            && self.check_attacker(attacker).is_ok();
        let legal = if may { self.defenders_for(attacker) } else { 0 };
        let defenders = Bits(legal).filter(|slot| self.is_unidentified(*slot) || self.fits(filter, *slot, &asks));
        Some((attacker, defenders.fold(0, |bits, slot| bits | slot.bit())))
    }

    /// The attack begins; what the card gives for its combat lasts as long as that.
    pub(super) fn attack_now(&mut self, op: &Op, deed: &Deed, defender: SlotNo, log: &mut impl Log<Self>) {
        let Some((attacker, _)) = self.attack_at_once(op, deed) else { return };
        log.push(clause::ACT_12, Event::Attacks(deed.seat));
        self.pay_attack(deed.seat, attacker, defender, log);
        self.note_attack(attacker);
        self.begin_combat(deed.seat, attacker, defender, log);
        self.bind_to_combat(deed);
    }

    /// Whether the warrior has had this part in an attack of this step: an effect without meaning on each of the two
    /// remembers it, so that the death of one does not make the other one free again.
    fn had_part(&self, deed: &Deed, slot: SlotNo, part: u8) -> bool {
        let is_of_step = |effect: &&Effect| effect.pc == deed.pc && effect.seat == deed.seat;
        self.effects.iter().filter(is_of_step).any(|effect| effect.to == slot && effect.steps == part)
    }

    /// The warriors that may attack next by a step that lets several attack.
    pub(super) fn attackers_in_turn(&self, op: &Op, deed: &Deed) -> u128 {
        let Op::AttackEach(who, ..) = op else { return 0 };
        let may = self.side(deed.seat).turns_done > 0 && self.combat.step == CombatStep::None && !self.no_combats();
        if !may {
            return 0;
        }
        let asks = self.asks_in(deed);
        self.warriors_of(deed.seat)
            .filter(|slot| {
                !self.had_part(deed, *slot, ATTACKED)
                    && self.fits(who, *slot, &asks)
                    && self.check_attacker(*slot).is_ok()
                    && self.defenders_in_turn(op, deed, *slot) != 0
            })
            .fold(0, |bits, slot| bits | slot.bit())
    }

    /// Whom a warrior may attack by such a step.
    pub(super) fn defenders_in_turn(&self, op: &Op, deed: &Deed, attacker: SlotNo) -> u128 {
        let Op::AttackEach(_, whom, separate) = op else { return 0 };
        let asks = self.asks_in(deed);
        Bits(self.defenders_for(attacker))
            .filter(|slot| {
                (self.is_unidentified(*slot) && *whom == Filter::Target && asks.targets[0] == *slot
                    || self.fits(whom, *slot, &asks))
                    && !(*separate && self.had_part(deed, *slot, WAS_ATTACKED))
            })
            .fold(0, |bits, slot| bits | slot.bit())
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
            let _ = self.effects.try_push(made);
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
