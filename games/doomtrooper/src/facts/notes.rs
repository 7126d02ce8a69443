//! The notes that one card keeps about another: the markers that it put there, and the name that it was assigned to.
//! Each is an effect without an end.

use crate::language::Op;
use crate::program::Instruction;
use crate::set::CardNo;
use crate::state::{Effect, SlotNo, State};

impl State {
    pub(crate) fn is_marker_of(&self, effect: &Effect, on: SlotNo, card: CardNo) -> bool {
        effect.to == on
            && effect.card == card
            && matches!(self.rules.programs.code[effect.pc as usize], Instruction::Do(Op::Markers(..)))
    }

    /// The number of markers of a card, or of its namesakes, on another card.
    pub(crate) fn markers_of(&self, card: CardNo, on: SlotNo) -> u8 {
        self.effects.iter().find(|effect| self.is_marker_of(effect, on, card)).map_or(0, |effect| effect.steps)
    }

    /// The number of markers of any card on a card in play.
    pub(crate) fn markers_on(&self, slot: SlotNo) -> u8 {
        let of_others = self.effects.iter().filter(|effect| self.is_marker_of(effect, slot, effect.card));
        of_others.fold(self.slot(slot).markers, |sum, effect| sum.saturating_add(effect.steps))
    }

    /// The name of the card that a card was assigned to, by its number.
    pub(crate) fn assigned_name(&self, this: SlotNo) -> Option<u32> {
        let of_this = |effect: &&Effect| {
            effect.to == this && matches!(self.rules.programs.code[effect.pc as usize], Instruction::Do(Op::Assign(_)))
        };
        self.effects.iter().find(of_this).map(|effect| self.rules.programs.hot(effect.card).name)
    }
}
