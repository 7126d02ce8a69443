//! The warriors that may be named for an attack: among those able to attack, those that must (chapter ATK, ACT-13).

use table::Seat;

use crate::facts::Plan;
use crate::language::{Keyword, Op};
use crate::program::Instruction;
use crate::state::{Bits, CombatStep, Ends, SlotNo, State, flag};

impl State {
    /// The warriors that an attacker may attack a second time with the same Attack Action (AMB-155).
    pub(crate) fn second_defenders(&self) -> u128 {
        let attacker = self.combat.attacker;
        // A Weapon grants this even before it is put to use.
        let is_two = |keyword: &Keyword| *keyword == Keyword::TwoAttacks;
        let has_two = self.is_in_play(attacker)
            && (self.has(attacker, is_two)
                || self
                    .attached_to(attacker)
                    .any(|on| self.prints(on, is_two) && !self.forbids_equipment(attacker, on)));
        if has_two { self.defenders_for(attacker) } else { 0 }
    }

    /// The warriors that a warrior may attack now: those it must attack if there are any, otherwise all legal ones.
    pub(crate) fn defenders_for(&self, attacker: SlotNo) -> u128 {
        let mut legal = 0u128;
        for slot in self.warriors() {
            if self.check_pair(attacker, slot).is_ok() {
                legal |= slot.bit();
            }
        }
        let mut musts = 0u128;
        for (grant, keyword) in self.keywords(attacker) {
            if let Keyword::MustAttack(filter) = keyword {
                let asks = self.asks_at_grant(grant);
                for slot in Bits(legal) {
                    if self.fits(filter, slot, &asks) {
                        musts |= slot.bit();
                    }
                }
            }
        }
        let victims = legal & self.must_be_attacked(self.slot(attacker).controller);
        match (musts, victims) {
            // The demands of a card come before the plan that its player has announced.
            (0, 0) => match self.planned_attack(self.slot(attacker).controller) {
                Some(plan) if plan.attacker == attacker && self.combat.step != CombatStep::Second => {
                    legal & plan.defender.bit()
                }
                _ => legal,
            },
            (0, victims) => victims,
            (musts, _) => musts,
        }
    }

    /// Whether a warrior of a seat may attack somebody now.
    pub(crate) fn has_attacker(&self, seat: table::Seat) -> bool {
        self.warriors_of(seat).any(|slot| {
            self.check_attacker(slot).is_ok() && self.warriors().any(|other| self.check_pair(slot, other).is_ok())
        })
    }

    /// The warriors of a seat that may attack somebody now.
    pub(crate) fn attackers_of(&self, seat: table::Seat) -> u128 {
        let mut legal = 0u128;
        for slot in self.warriors_of(seat) {
            if self.check_attacker(slot).is_ok() && self.defenders_for(slot) != 0 {
                legal |= slot.bit();
            }
        }
        // A card may demand an attacker or a defender (AMB-154); an impossible demand lapses.
        let victims = self.must_be_attacked(seat);
        let bound = [
            self.chosen_attacker(),
            Bits(legal).filter(|slot| self.must_attack(*slot)).fold(0, |bits, slot| bits | slot.bit()),
            Bits(legal)
                .filter(|slot| victims != 0 && self.defenders_for(*slot) & victims != 0)
                .fold(0, |bits, slot| bits | slot.bit()),
            self.planned_attack(seat).map_or(0, |plan| plan.attacker.bit()),
        ];
        bound.into_iter().map(|bound| bound & legal).find(|bound| *bound != 0).unwrap_or(legal)
    }

    /// Whether a warrior must attack in this Turn, if it can.
    pub(crate) fn must_attack(&self, slot: SlotNo) -> bool {
        !self.slot(slot).is(flag::ATTACKED) && self.has(slot, |keyword| *keyword == Keyword::HasToAttack)
    }

    /// Warriors that a seat must attack in this Turn.
    pub(crate) fn must_be_attacked(&self, seat: Seat) -> u128 {
        self.effects
            .iter()
            .filter(|effect| {
                effect.ends == Ends::EndOfTurnOf(seat)
                    && self.active == seat
                    && self.is_in_play(effect.to)
                    && matches!(self.rules.programs.code[effect.pc as usize], Instruction::Do(Op::MustAttackNext(..)))
            })
            .fold(0, |bits, effect| bits | effect.to.bit())
    }

    /// The warrior that a card requires to make the announced attack, if there is one.
    pub(crate) fn chosen_attacker(&self) -> u128 {
        self.effects
            .iter()
            .filter(|effect| {
                effect.ends == Ends::Combat
                    && self.is_in_play(effect.to)
                    && matches!(self.rules.programs.code[effect.pc as usize], Instruction::Do(Op::MustBeAttacker(_)))
            })
            .fold(0, |bits, effect| bits | effect.to.bit())
    }

    /// The attack that a seat has announced in a plan, if it is possible now.
    pub(crate) fn planned_attack(&self, seat: Seat) -> Option<Plan> {
        let plan = self.told(seat).flatten()?;
        let stands = self.is_in_play(plan.attacker)
            && self.is_in_play(plan.defender)
            && self.slot(plan.attacker).controller == seat
            && self.check_attacker(plan.attacker).is_ok()
            && self.check_pair(plan.attacker, plan.defender).is_ok();
        stands.then_some(plan)
    }

    /// The warriors of a seat that may be the attacker of an announced plan.
    pub(crate) fn plannable_attackers(&self, seat: Seat) -> u128 {
        self.warriors_of(seat)
            .filter(|slot| {
                !self.is_unidentified(*slot)
                    && !self.has(*slot, |keyword| {
                        matches!(keyword, Keyword::NeverInCombat | Keyword::NeverAttacks | Keyword::NoActions)
                    })
                    && self.plannable_defenders(*slot) != 0
            })
            .fold(0, |bits, slot| bits | slot.bit())
    }

    /// The warriors that may be the defender of an announced plan of this attacker.
    pub(crate) fn plannable_defenders(&self, attacker: SlotNo) -> u128 {
        self.warriors().filter(|slot| self.check_pair(attacker, *slot).is_ok()).fold(0, |bits, slot| bits | slot.bit())
    }
}
