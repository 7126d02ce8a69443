//! Several copies of one Equipment on a warrior: one of them is used in a combat (EQP-09, AMB-80). Its player chooses
//! which one where they differ; where they are alike, nobody is asked, and the first is used.

use arrayvec::ArrayVec;

use crate::language::{CardKind, Tag};
use crate::state::{At, CombatStep, SLOTS, SlotNo, State, flag};

/// Equipment that has its own rules for being chosen or entered: Weapons and Vehicles.
const APART: u128 = Tag::WEAPONS | Tag::Vehicle.bit();

/// The flags of used abilities of a card.
const USED: u16 = flag::USED | flag::USED_2 | flag::USED_3;

impl State {
    /// Whether an Equipment is the copy that its warrior uses: the chosen one, or the first usable one.
    pub(crate) fn is_copy_in_use(&self, slot: SlotNo, warrior: SlotNo) -> bool {
        let name = self.hot_at(slot).name;
        let mut first = SlotNo::NONE;
        for other in self.attached_to(warrior).filter(|other| self.hot_at(*other).name == name) {
            let card = self.slot(other);
            if card.is(flag::IN_USE) {
                return other == slot;
            }
            if first == SlotNo::NONE && !card.is(flag::BARRED) {
                first = other;
            }
        }
        first == slot
    }

    /// Whether, outside a combat, only another copy keeps this one from being used: then both may be used.
    pub(crate) fn is_spare_copy(&self, slot: SlotNo) -> bool {
        let warrior = self.slot(slot).host;
        self.combat.step == CombatStep::None
            && self.slot(slot).at == At::Card
            && self.is_kept_by_copies(slot)
            && self.bearer(slot) == warrior
            && !self.slot(slot).is(flag::BARRED)
            && !self.forbids_equipment(warrior, slot)
    }

    pub(crate) fn is_kept_by_copies(&self, slot: SlotNo) -> bool {
        let hot = self.hot_at(slot);
        hot.kind == CardKind::Equipment && hot.tags & APART == 0
    }

    /// The copies among which a warrior's player chooses in a combat: copies of one name that differ, one for each
    /// state.
    pub(crate) fn copies_to_choose(&self, warrior: SlotNo) -> u128 {
        let copies = |name: u32| {
            self.attached_to(warrior).filter(move |on| self.hot_at(*on).name == name && self.is_kept_by_copies(*on))
        };
        for on in self.attached_to(warrior).filter(|on| self.is_kept_by_copies(*on)) {
            let name = self.hot_at(on).name;
            if copies(name).any(|copy| self.slot(copy).is(flag::IN_USE)) {
                continue;
            }
            let mut different: ArrayVec<SlotNo, SLOTS> = ArrayVec::new();
            for copy in copies(name).filter(|copy| self.works_alone(*copy, warrior)) {
                if !different.iter().any(|other| self.are_alike(*other, copy)) {
                    different.push(copy);
                }
            }
            if different.len() > 1 {
                return different.iter().fold(0, |bits, copy| bits | copy.bit());
            }
        }
        0
    }

    fn works_alone(&self, copy: SlotNo, warrior: SlotNo) -> bool {
        !self.slot(copy).is(flag::BARRED) && !self.forbids_equipment(warrior, copy)
    }

    /// Whether it makes no difference which of two copies is used: their used abilities, markers, chosen card, owner
    /// and controller are the same, and neither has attachments or lasting effects.
    fn are_alike(&self, one: SlotNo, other: SlotNo) -> bool {
        let state = |slot: SlotNo| {
            let card = self.slot(slot);
            (card.flags & USED, card.markers, card.chosen, card.instance.owner(), card.controller)
        };
        let is_plain = |slot: SlotNo| {
            self.attached_to(slot).next().is_none() && !self.effects.iter().any(|effect| effect.to == slot)
        };
        state(one) == state(other) && is_plain(one) && is_plain(other)
    }
}
