//! The memberships of warriors: affiliations, tags and sides.

use crate::language::{Affiliation, Keyword, Modifier, Op, Tag};
use crate::program::Instruction;
use crate::state::{Effect, SlotNo, State};

impl State {
    /// The affiliations that a warrior never loses, among those that it has.
    pub(crate) fn kept_affiliations(&self, warrior: SlotNo, had: u16) -> u16 {
        if self.says_of_membership(warrior, |keyword| {
            matches!(keyword, Keyword::KeepsAffiliations | Keyword::NeverConverts)
        }) {
            return had;
        }
        let keeps = |affiliation: &Affiliation| {
            self.says_of_membership(warrior, |keyword| *keyword == Keyword::KeepsAffiliation(*affiliation))
        };
        Affiliation::ALL.iter().filter(|affiliation| keeps(affiliation)).fold(0, |bits, kept| bits | kept.bit()) & had
    }

    /// The tags of a card in play that has gained or lost tags.
    pub(crate) fn tags_given(&self, slot: SlotNo) -> u128 {
        let mut tags = self.ready_at(slot).tags;
        let freelancer = Tag::Freelancer.bit();
        for grant in self.grants[..self.joins as usize].iter().filter(|grant| grant.to == slot) {
            match self.rules.programs.gives[grant.give as usize] {
                Modifier::Is(tag) => tags |= tag.bit(),
                Modifier::Rejoins => tags &= !freelancer,
                _ => {}
            }
        }
        // A warrior that has lost all memberships is a Freelancer.
        let is_alone = self.slot(slot).affiliations == 0
            && self.effects.iter().any(|effect| effect.to == slot && self.loses_membership(effect));
        if is_alone { tags | freelancer } else { tags }
    }

    pub(crate) fn loses_membership(&self, effect: &Effect) -> bool {
        matches!(self.rules.programs.code[effect.pc as usize], Instruction::Do(Op::LosesMembership(_)))
    }

    /// The tags of a card in play: its own and the gained ones.
    #[inline]
    pub(crate) fn tags(&self, slot: SlotNo) -> u128 {
        if self.tagged & slot.bit() == 0 { self.hot_at(slot).tags } else { self.tags_given(slot) }
    }
}
