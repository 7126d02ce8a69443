//! A combat changes while it is fought: another tactic, other combatants (CMB-16, CMB-17).

use table::Log;

use crate::clause;
use crate::event::Event;
use crate::language::{Op, Tactic, Tag, Who};
use crate::program::{Instruction, Pc};
use crate::state::{At, SlotNo, State, anew, flag};

impl State {
    /// The new defender of a step that changes the attacker, when the next step changes the defender: both are changed
    /// or neither.
    pub(super) fn new_defender(&self, pc: Pc) -> Option<&Who> {
        match self.rules.programs.code.get(pc as usize..pc as usize + 2)? {
            [Instruction::Do(Op::ChangeAttacker(_)), Instruction::Do(Op::ChangeDefender(other))] => Some(other),
            _ => None,
        }
    }

    pub(super) fn change_tactic(&mut self, tactic: Tactic, log: &mut impl Log<Self>) {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        let possible = self.is_in_play(attacker)
            && self.is_in_play(defender)
            && self.check_tactic(attacker, defender, tactic).is_ok();
        if possible && self.combat.tactic.is_some_and(|now| now != tactic) {
            self.combat.tactic = Some(tactic);
            self.dirty = true;
            log.push(clause::CMB_05, Event::Chosen(tactic));
            self.choose_weapons_anew();
        }
    }

    /// The Weapons of both are chosen again; the Warzone stays (AMB-77).
    fn choose_weapons_anew(&mut self) {
        for slot in self.in_play() {
            // The copy of another Equipment stays in use (EQP-09).
            if self.hot_at(slot).tags & Tag::WEAPONS != 0 {
                self.slots[slot.index()].set(flag::IN_USE, false);
            }
        }
        self.combat.redo |= anew::ATTACKER_WEAPONS | anew::DEFENDER_WEAPONS;
        self.dirty = true;
    }

    /// A combatant that is given a Weapon in the fourth step chooses its Weapons again, this one included; otherwise
    /// the gift would be useless.
    pub(super) fn arm_anew(&mut self, weapon: SlotNo) {
        let warrior = self.slot(weapon).host;
        let is_given = self.slot(weapon).at == At::Card && self.hot_at(weapon).tags & Tag::WEAPONS != 0;
        if !is_given || !self.is_combatant(warrior) || !self.is_modifying() {
            return;
        }
        for slot in self.in_play() {
            let is_own = self.slot(slot).at == At::Card && self.slot(slot).host == warrior;
            if is_own && self.hot_at(slot).tags & Tag::WEAPONS != 0 {
                self.slots[slot.index()].set(flag::IN_USE, false);
            }
        }
        let is_attacker = self.combat.attacker == warrior;
        self.combat.redo |= if is_attacker { anew::ATTACKER_WEAPONS } else { anew::DEFENDER_WEAPONS };
        self.dirty = true;
    }

    /// Another warrior takes the place of a combatant (CMB-16).
    pub(super) fn replace(&mut self, is_attacker: bool, with: SlotNo, log: &mut impl Log<Self>) {
        let (one, other) = self.pair_with(with, is_attacker);
        self.replace_pair(one, other, log);
    }

    /// Makes two warriors fight from now on, if they may; otherwise everything stays as it is (CMB-16).
    pub(super) fn replace_pair(&mut self, one: SlotNo, other: SlotNo, log: &mut impl Log<Self>) {
        for slot in [one, other] {
            self.identify(slot, log);
        }
        let now = [self.combat.attacker, self.combat.defender];
        let legal =
            self.is_in_play(one) && self.is_in_play(other) && one != other && self.check_new_pair(one, other).is_ok();
        if !legal {
            return;
        }
        (self.combat.attacker, self.combat.defender) = (one, other);
        log.push(clause::CMB_16, Event::Named(self.sight(one), self.sight(other)));
        // A new combatant chooses Weapons, and a new defender a Warzone; a combatant that stays keeps its own (CMB-17).
        if !now.contains(&one) {
            self.combat.redo |= anew::ATTACKER_WEAPONS | anew::ATTACKER;
        }
        if !now.contains(&other) {
            self.combat.redo |= anew::DEFENDER_WEAPONS | anew::DEFENDER;
        }
        if other != now[1] {
            self.combat.redo |= anew::WARZONE;
        }
        for slot in self.in_play() {
            let stays = [one, other].contains(&self.slot(slot).host);
            self.slots[slot.index()].set(flag::IN_USE, stays && self.slots[slot.index()].is(flag::IN_USE));
        }
        self.dirty = true;
    }
}
