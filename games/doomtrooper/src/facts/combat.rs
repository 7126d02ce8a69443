//! The combatants and their supporters, and the strength of their blows (CMB-18, CMB-24).

use crate::language::Stat;
use crate::state::{Bits, Effect, SlotNo, StackItem, State, flag};

impl State {
    /// A combatant and those that support it, as a set of places (CMB-18).
    pub(crate) fn aims(&self, combatant: SlotNo) -> u128 {
        let side = usize::from(combatant == self.combat.defender);
        let supporters = self.combat.support[side].iter().filter(|slot| self.is_in_play(**slot));
        let supporters = supporters.fold(0, |bits, slot| bits | slot.bit());
        if self.is_in_play(combatant) { supporters | combatant.bit() } else { supporters }
    }

    /// The strength of a blow: the combatant's and its supporters' together.
    pub(crate) fn strength_of(&self, combatant: SlotNo, stat: Stat) -> i16 {
        let group = Bits(self.aims(combatant)).filter(|slot| !self.slot(*slot).is(flag::KILLED));
        group.map(|slot| self.slot(slot).ratings[stat as usize]).fold(0, i16::saturating_add)
    }

    /// Whether a warrior supports a combatant.
    pub(crate) fn is_supporter(&self, slot: SlotNo) -> bool {
        self.combat.support.iter().flatten().any(|supporter| *supporter == slot)
    }

    /// The combatant that a warrior supports (CMB-18), or the warrior itself if it supports nobody.
    pub(crate) fn supported_by(&self, slot: SlotNo) -> SlotNo {
        let sides = [self.combat.attacker, self.combat.defender];
        let side = self.combat.support.iter().position(|supporters| supporters.contains(&slot));
        side.filter(|_| slot != SlotNo::NONE).map_or(slot, |side| sides[side])
    }

    /// Whether a warrior may support a combatant: it must be able to take part in combat and not take part yet; a
    /// covered one supports a defence only (AMB-113).
    pub(crate) fn may_support(&self, slot: SlotNo, of_attacker: bool) -> bool {
        let takes_part = self.is_combatant(slot) || self.is_supporter(slot);
        let is_kept_off = self.is_unidentified(slot) || of_attacker && self.slot(slot).is(flag::COVERED);
        self.is_combat_capable(slot) && !takes_part && !is_kept_off
    }

    /// Whether the warrior has had this part in an attack of this step. Each of the two warriors remembers it by an
    /// effect that does nothing else, so the death of one does not make the other one free again.
    pub(crate) fn had_part(&self, item: &StackItem, slot: SlotNo, part: u8) -> bool {
        let is_of_step = |effect: &&Effect| effect.pc == item.pc && effect.seat == item.seat;
        self.effects.iter().filter(is_of_step).any(|effect| effect.to == slot && effect.steps == part)
    }
}
