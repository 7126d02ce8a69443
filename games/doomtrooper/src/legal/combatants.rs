//! Checks that a card may change the combat: another tactic, other combatants (CMB-06, CMB-16).

use table::Refusal;

use crate::clause;
use crate::facts::Verdict;
use crate::language::{Op, Who};
use crate::program::{Instruction, Pc};
use crate::state::{Bits, CombatStep, SlotNo, StackItem, State};

impl State {
    /// Checks that the tactic can change as a step says: only a possible one is set (CMB-06, AMB-77).
    pub(crate) fn check_new_tactic(&self, pc: Pc) -> Verdict {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        let is_fought = self.is_in_play(attacker) && self.is_in_play(defender);
        let Some(now) = self.combat.tactic.filter(|_| is_fought) else { return Ok(()) };
        let tactic = match &self.rules.programs.code[pc as usize] {
            Instruction::Do(Op::SwitchTactic) => now.other(),
            Instruction::Do(Op::SetTactic(tactic)) => *tactic,
            _ => return Ok(()),
        };
        if tactic != now && self.check_tactic(attacker, defender, tactic).is_err() {
            return Err(Refusal::new(clause::CMB_06, "no-other-tactic"));
        }
        Ok(())
    }

    /// The attacker and the defender after another warrior has taken the place of one of them. If it is the other
    /// combatant, the two change places.
    pub(crate) fn pair_with(&self, with: SlotNo, is_attacker: bool) -> (SlotNo, SlotNo) {
        let now = (self.combat.attacker, self.combat.defender);
        match is_attacker {
            _ if with == if is_attacker { now.1 } else { now.0 } => (now.1, now.0),
            true => (with, now.1),
            false => (now.0, with),
        }
    }

    /// The attacker and the defender that would fight after an item, as far as it is composed; nobody while a choice is
    /// still missing, or if the item replaces nobody.
    fn pair_made(&self, item: &StackItem) -> Option<(SlotNo, SlotNo)> {
        let (mut attacker, mut defender) = (None, None);
        for op in self.ops_of(item) {
            match op {
                Op::ChangeAttacker(who) => attacker = Some(who),
                Op::ChangeDefender(who) => defender = Some(who),
                _ => {}
            }
        }
        if (attacker, defender) == (None, None) || self.combat.step <= CombatStep::Defender {
            return None;
        }
        let asks = self.asks_in(item);
        let of = |who: &Who| Bits(self.whom(who, &asks)).next();
        Some(match (attacker, defender) {
            (Some(one), Some(other)) => (of(one)?, of(other)?),
            (Some(one), None) => self.pair_with(of(one)?, true),
            (None, other) => self.pair_with(of(other?)?, false),
        })
    }

    /// Checks that the combatants after an item with this choice could fight (CMB-16, AMB-88).
    pub(crate) fn check_replacement(&self, item: &StackItem, number: u8, slot: SlotNo) -> Verdict {
        let mut item = *item;
        if let Some(target) = item.targets.get_mut(number as usize) {
            *target = slot;
        }
        self.pair_made(&item).map_or(Ok(()), |(one, other)| self.check_new_pair(one, other))
    }

    /// Whether an item makes a warrior a combatant.
    pub(crate) fn replaces_somebody(&self, item: &StackItem) -> bool {
        self.ops_of(item).iter().any(|op| matches!(op, Op::ChangeAttacker(_) | Op::ChangeDefender(_)))
    }
}
