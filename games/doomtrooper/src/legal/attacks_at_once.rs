//! Attackers and defenders when a card grants attacks at once (ACT-12).

use crate::language::{Filter, Op};
use crate::state::{Bits, CombatStep, SlotNo, StackItem, State};

/// The attacker's part in an attack of a step that grants several attacks.
pub(crate) const ATTACKED: u8 = 0;

pub(crate) const WAS_ATTACKED: u8 = 1;

impl State {
    /// The warrior that attacks at once by this step, and the warriors that it may attack.
    pub(crate) fn attack_at_once(&self, op: &Op, item: &StackItem) -> Option<(SlotNo, u128)> {
        let Op::AttackNow(who, filter) = op else { return None };
        let asks = self.asks_in(item);
        let attacker = Bits(self.whom(who, &asks)).next()?;
        // A seat may not attack through a card before its first Turn is over (ACT-09).
        let may = self.side(item.seat).turns_done > 0
            && self.combat.step == CombatStep::None
            && !self.no_combats()
            && self.slot(attacker).controller == item.seat
            && self.check_attacker(attacker).is_ok();
        let legal = if may { self.defenders_for(attacker) } else { 0 };
        let defenders = Bits(legal).filter(|slot| self.is_unidentified(*slot) || self.fits(filter, *slot, &asks));
        Some((attacker, defenders.fold(0, |bits, slot| bits | slot.bit())))
    }

    /// The warriors that may attack next by a step that grants several attacks.
    pub(crate) fn attackers_in_turn(&self, op: &Op, item: &StackItem) -> u128 {
        let Op::AttackEach(who, ..) = op else { return 0 };
        let may = self.side(item.seat).turns_done > 0 && self.combat.step == CombatStep::None && !self.no_combats();
        if !may {
            return 0;
        }
        let asks = self.asks_in(item);
        self.warriors_of(item.seat)
            .filter(|slot| {
                !self.had_part(item, *slot, ATTACKED)
                    && self.fits(who, *slot, &asks)
                    && self.check_attacker(*slot).is_ok()
                    && self.defenders_in_turn(op, item, *slot) != 0
            })
            .fold(0, |bits, slot| bits | slot.bit())
    }

    /// The warriors that a warrior may attack by such a step.
    pub(super) fn defenders_in_turn(&self, op: &Op, item: &StackItem, attacker: SlotNo) -> u128 {
        let Op::AttackEach(_, whom, separate) = op else { return 0 };
        let asks = self.asks_in(item);
        Bits(self.defenders_for(attacker))
            .filter(|slot| {
                (self.is_unidentified(*slot) && *whom == Filter::Target && asks.targets[0] == *slot
                    || self.fits(whom, *slot, &asks))
                    && !(*separate && self.had_part(item, *slot, WAS_ATTACKED))
            })
            .fold(0, |bits, slot| bits | slot.bit())
    }
}
