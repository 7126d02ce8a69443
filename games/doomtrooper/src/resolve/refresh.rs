//! Recomputes the facts that follow from the cards in play when something has changed: memberships, tags, standing
//! abilities, ratings (CMB-11).

mod memberships;
mod ratings;

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use crate::facts::{EvalContext, Pass};
use crate::language::{CardKind, Tag, Who};
use crate::program::{Instruction, class, is_membership};
use crate::state::{At, Bits, GRANTS, Grant, Power, SLOTS, SlotNo, State, flag};

impl State {
    /// Refreshes everything that follows from the cards in play.
    pub(crate) fn refresh(&mut self) {
        if !self.dirty {
            return;
        }
        self.dirty = false;
        self.grants.clear();
        (self.joins, self.tagged, self.able, self.warlike) = (0, 0, 0, 0);
        let (mut members, mut others, mut beasts) = (0u128, 0u128, 0u128);
        let (mut units, mut bearing, mut hosted, mut listens) = (0u128, 0u128, 0u128, 0);
        let has_effects = !self.effects.is_empty();
        let (mut dying, mut minds_points, mut minds_turns) = (false, has_effects, has_effects);
        // Whether there is a power that a warrior may be immune to.
        let mut has_powers = self.effects.iter().any(|effect| self.power_of_effect(effect) != Power::None);
        for slot in Bits(self.used) {
            let card = &mut self.slots[slot.index()];
            let ready = self.rules.programs.hot(self.identity[card.instance.index()]);
            card.affiliations = ready.joined;
            // A hidden warrior shows no rating, because nothing may depend on one (HID-11).
            card.ratings = if card.at == At::Hidden { [0; 4] } else { ready.ratings.map(i16::from) };
            card.side = ready.side;
            listens |= ready.listens;
            minds_points |= ready.minds_points;
            minds_turns |= ready.minds_turns;
            dying |= card.is(flag::KILLED);
            has_powers |= ready.power != Power::None;
            if ready.has_members {
                members |= slot.bit();
            }
            if ready.has_others {
                others |= slot.bit();
            }
            match card.at {
                At::Card => {
                    hosted |= slot.bit();
                    bearing |= if card.host.index() < SLOTS { card.host.bit() } else { 0 };
                    if ready.kind == CardKind::Beast {
                        beasts |= slot.bit();
                    }
                }
                At::Player | At::Game => {}
                _ if ready.kind == CardKind::Warrior => units |= slot.bit(),
                _ => {}
            }
        }
        (self.units, self.bearing, self.hosted, self.listens) = (units, bearing, hosted, listens);
        (self.dying, self.minds_points, self.minds_turns) = (dying, minds_points, minds_turns);
        if members != 0 || has_effects {
            self.collect(members, Pass::Memberships);
            self.join();
        }
        let classes = self.collect(others, Pass::Others);
        if has_powers || classes & class::GUARDS != 0 {
            self.set_powers_aside();
        }
        self.rate(classes, beasts);
    }

    /// Collects the gifts of these cards and of the lasting effects: first memberships, then the rest. Returns their
    /// classes.
    fn collect(&mut self, givers: u128, pass: Pass) -> u8 {
        let programs = &self.rules.programs;
        let mut found: SmallVec<[Grant; GRANTS]> = SmallVec::new();
        let (mut classes, mut able, mut warlike) = (0, self.able, self.warlike);
        let mut push = |grant: Grant| {
            let facts = &programs.facts[grant.give as usize];
            if !pass.takes(facts) {
                return;
            }
            classes |= facts.class | facts.guards;
            if facts.class == class::ABLE {
                able |= grant.to.bit();
                if facts.of_attacks {
                    warlike |= grant.to.bit();
                }
            }
            found.push(grant);
        };
        for slot in Bits(givers) {
            let works = self.works(slot);
            if !works && !self.helps_unused(slot) {
                continue;
            }
            let ready = self.ready_at(slot);
            let asks = self.asks_at(slot);
            let standing = if pass == Pass::Memberships { &ready.members } else { &ready.others };
            for standing in standing {
                if !works && !matches!(standing.who, Who::Each(_)) {
                    continue;
                }
                for to in Bits(self.whom(&standing.who, &asks)) {
                    if !self.all_hold(&standing.conditions, to, &asks) || !self.reaches(slot, to, pass) {
                        continue;
                    }
                    for give in standing.gives.clone() {
                        if self.all_hold(programs.conditions_of(give), to, &asks) {
                            push(Grant { to, from: slot, give });
                        }
                    }
                }
            }
        }
        for (number, effect) in self.effects.iter().enumerate() {
            let from = SlotNo(SLOTS as u8 + number as u8);
            let (receivers, gives) = match &programs.code[effect.pc as usize] {
                Instruction::Lasts { gives, .. } if self.is_in_play(effect.to) => (effect.to.bit(), gives),
                // Includes cards that come into play later.
                Instruction::LastsForAll { filter, gives, .. } => {
                    (self.all_that_fit(filter, &EvalContext::of(effect.seat)), gives)
                }
                _ => continue,
            };
            for to in Bits(receivers) {
                for give in gives.clone() {
                    let conditions = programs.conditions_of(give);
                    let grant = Grant { to, from, give };
                    if conditions.is_empty() || self.all_hold(conditions, to, &self.asks_of_grant(&grant)) {
                        push(grant);
                    }
                }
            }
        }
        (self.able, self.warlike) = (able, warlike);
        self.grants.extend_from_slice(&found);
        classes
    }

    /// Whether a card helps others though it does not work for its bearer: a Weapon that is not in use, whose own
    /// bonuses count only for the blows of its bearer (EQP-09).
    fn helps_unused(&self, slot: SlotNo) -> bool {
        let card = self.slot(slot);
        card.at == At::Card
            && self.hot_at(slot).tags & Tag::WEAPONS != 0
            && self.is_warrior(card.host)
            && !card.is(flag::BARRED)
    }

    /// Cancels gifts that immunities keep off (IMM-02) and, while an immune warrior fights, the effects of that power
    /// for the combatants (IMM-05, IMM-06); nothing is discarded.
    fn set_powers_aside(&mut self) {
        let kept: SmallVec<[bool; GRANTS]> = self.grants.iter().map(|grant| !self.is_set_aside(grant)).collect();
        let mut number = 0;
        self.grants.retain(|_| {
            number += 1;
            kept[number - 1]
        });
    }

    fn is_set_aside(&self, grant: &Grant) -> bool {
        if is_membership(&self.rules.programs.gives[grant.give as usize]) {
            return false;
        }
        let to = grant.to;
        let (power, card, seat) = match self.effect_of(grant) {
            Some(effect) => (self.power_of_effect(effect), effect.card, effect.seat),
            None => {
                let from = self.slot(grant.from);
                (self.power_of(grant.from), self.identity[from.instance.index()], from.controller)
            }
        };
        let is_exempt = |warrior: SlotNo| {
            self.effects.iter().any(|effect| {
                effect.to == warrior
                    && self.is_in_play(effect.with)
                    && (effect.with == grant.from || self.identity[self.slot(effect.with).instance.index()] == card)
                    && self.rules.programs.is_exemption(effect.pc)
            })
        };
        if is_exempt(to) || self.is_immune_to_card(to, card) || self.is_immune_to(to, power, seat) {
            return true;
        }
        if power == Power::None {
            return false;
        }
        let opponent = self.opponent_of(to);
        let is_immune = || self.has_immunity(opponent, power) && !self.waives_immunity(opponent, seat);
        opponent != SlotNo::NONE && (is_immune() || is_exempt(opponent))
    }

    /// Marks the copies that are not in use as useless in this combat, whatever becomes of the one in use.
    pub(crate) fn bar_spare_copies(&mut self, warrior: SlotNo) {
        let spare: ArrayVec<SlotNo, SLOTS> = self
            .attached_to(warrior)
            .filter(|on| self.is_kept_by_copies(*on) && !self.is_copy_in_use(*on, warrior))
            .collect();
        for copy in spare {
            self.slot_mut(copy).set(flag::BARRED, true);
        }
    }
}
