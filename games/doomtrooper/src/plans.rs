//! Plans of attack that a player has told (EMPATHY) and keeps to in the Turn that they are for, as far as possible.
//!
//! A plan is a lasting effect of the player: the attacker is what has it, the defender what it depends on, so that it
//! lapses when one of them leaves play; its steps are the tactic. A plan without attacker is that there is no attack.

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Keyword, Op, Tactic};
use crate::program::Step;
use crate::state::{Deed, Effect, Ends, Instance, SlotNo, State};

/// An attack that was planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub attacker: SlotNo,
    pub defender: SlotNo,
    pub tactic: Tactic,
}

impl State {
    fn is_plan(&self, effect: &Effect) -> bool {
        is_plan(&self.rules.programs.code, effect)
    }

    /// What a seat has told of this Turn of its own: no attack, or which.
    fn told(&self, seat: Seat) -> Option<Option<Plan>> {
        if self.active != seat || self.effects.is_empty() {
            return None;
        }
        let mut plans = self.effects.iter().filter(|effect| effect.ends == Ends::EndOfTurnOf(seat));
        let effect = plans.find(|effect| self.is_plan(effect))?;
        Some(match effect.steps {
            0 => None,
            steps => Some(Plan {
                attacker: effect.to,
                defender: effect.with,
                tactic: if steps == 1 { Tactic::Fight } else { Tactic::Shoot },
            }),
        })
    }

    /// Whether a seat has told that it does not attack in this Turn.
    pub(crate) fn plans_no_attack(&self, seat: Seat) -> bool {
        self.told(seat) == Some(None)
    }

    /// The attack that a seat has told of, if it is possible now.
    pub(crate) fn planned_attack(&self, seat: Seat) -> Option<Plan> {
        let plan = self.told(seat).flatten()?;
        let stands = self.is_in_play(plan.attacker)
            && self.is_in_play(plan.defender)
            && self.slot(plan.attacker).controller == seat
            && self.check_attacker(plan.attacker).is_ok()
            && self.check_pair(plan.attacker, plan.defender).is_ok();
        stands.then_some(plan)
    }

    /// Whether the attacker of the combat keeps to what its player has told of the tactic.
    pub(crate) fn keeps_to_plan(&self, tactic: Tactic) -> bool {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        match self.told(self.combat.player).flatten() {
            Some(plan) if (plan.attacker, plan.defender) == (attacker, defender) => {
                plan.tactic == tactic || self.check_tactic(attacker, defender, plan.tactic).is_err()
            }
            _ => true,
        }
    }

    /// The attack that was told of is made.
    pub(crate) fn fulfil_plan(&mut self) {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        let code = &self.rules.programs.code;
        self.effects.retain(|effect| (effect.to, effect.with) != (attacker, defender) || !is_plan(code, effect));
    }

    /// Warriors of a seat of which an attack may be told.
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

    /// Warriors on which an attack of a warrior may be told.
    pub(crate) fn plannable_defenders(&self, attacker: SlotNo) -> u128 {
        self.warriors().filter(|slot| self.check_pair(attacker, *slot).is_ok()).fold(0, |bits, slot| bits | slot.bit())
    }

    /// A player has told of an attack in the next Turn, or of none; told twice, it is the Turn after that.
    pub(crate) fn note_plan(&mut self, deed: &Deed, plan: Option<Plan>, log: &mut impl Log<Self>) {
        let player = deed.player;
        let event = match plan {
            None => Event::Planned(player, None),
            Some(Plan { attacker, defender, tactic }) => {
                Event::Planned(player, Some((self.sight(attacker), self.sight(defender), tactic)))
            }
        };
        log.push(clause::ATK_16, event);
        let first = self.end_of_next_turn(player);
        let is_told = self.effects.iter().any(|effect| effect.ends == first && self.is_plan(effect));
        let effect = Effect {
            pc: deed.pc,
            to: plan.map_or(SlotNo::NONE, |plan| plan.attacker),
            seat: deed.seat,
            ends: if is_told { Ends::EndOfTurnAfterOf(player) } else { first },
            steps: plan.map_or(0, |plan| 1 + plan.tactic as u8),
            card: self.identity[deed.instance.index()],
            play: Instance::NONE,
            with: plan.map_or(SlotNo::NONE, |plan| plan.defender),
            since: self.order,
        };
        let _ = self.effects.try_push(effect);
        self.dirty = true;
    }
}

fn is_plan(code: &[Step], effect: &Effect) -> bool {
    matches!(code[effect.pc as usize], Step::Do(Op::TellPlans(_)))
}
