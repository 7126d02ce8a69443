//! Announced plans of attack (EMPATHY): a player keeps to a plan as far as possible in the Turn that it is for.
//!
//! A plan is a lasting effect of the player. The effect is on the attacker and depends on the defender, so it lapses
//! when one of them leaves play; its steps encode the tactic. A plan without an attacker means that there is no attack.

use table::Seat;

use crate::language::{Op, Tactic};
use crate::program::Instruction;
use crate::state::{Effect, Ends, SlotNo, State};

/// An attack that was planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub attacker: SlotNo,
    pub defender: SlotNo,
    pub tactic: Tactic,
}

impl State {
    pub(crate) fn is_plan(&self, effect: &Effect) -> bool {
        is_plan(&self.rules.programs.code, effect)
    }

    /// The plan that a seat has announced for its current Turn: an attack, or no attack.
    pub(crate) fn told(&self, seat: Seat) -> Option<Option<Plan>> {
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

    /// Whether a seat has announced that it does not attack in this Turn.
    pub(crate) fn plans_no_attack(&self, seat: Seat) -> bool {
        self.told(seat) == Some(None)
    }

    /// Whether the tactic keeps to the plan that the attacker's player has announced.
    pub(crate) fn keeps_to_plan(&self, tactic: Tactic) -> bool {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        match self.told(self.combat.player).flatten() {
            Some(plan) if (plan.attacker, plan.defender) == (attacker, defender) => {
                plan.tactic == tactic || self.check_tactic(attacker, defender, plan.tactic).is_err()
            }
            _ => true,
        }
    }
}

pub(crate) fn is_plan(code: &[Instruction], effect: &Effect) -> bool {
    matches!(code[effect.pc as usize], Instruction::Do(Op::TellPlans(_)))
}
