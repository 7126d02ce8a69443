//! Plans of attack that a player has told (EMPATHY) and keeps to in the Turn that they are for, as far as possible.
//!
//! A plan is a lasting effect of the player: the attacker is what has it, the defender what it depends on, so that it
//! lapses when one of them leaves play; its steps are the tactic. A plan without attacker is that there is no attack.

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

    /// What a seat has told of this Turn of its own: no attack, or which.
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

    /// Whether a seat has told that it does not attack in this Turn.
    pub(crate) fn plans_no_attack(&self, seat: Seat) -> bool {
        self.told(seat) == Some(None)
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
}

pub(crate) fn is_plan(code: &[Instruction], effect: &Effect) -> bool {
    matches!(code[effect.pc as usize], Instruction::Do(Op::TellPlans(_)))
}
