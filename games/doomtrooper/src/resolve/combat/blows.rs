//! The blows of a combat: who strikes whom, and with which strength (CMB-18 to CMB-24).

use table::Log;

use crate::clause;
use crate::event::Event;
use crate::facts::stat_of;
use crate::language::{Keyword, Tactic};
use crate::state::{BY_BLOW, CombatStep, SlotNo, State, flag};

impl State {
    /// The combatant whose blow comes first, and whether its wound ends the combat (chapter FST).
    fn first_blow(&self) -> Option<(SlotNo, bool)> {
        let combat = &self.combat;
        let nobody =
            |slot: SlotNo| self.is_in_play(slot) && self.has(slot, |keyword| *keyword == Keyword::NobodyStrikesFirst);
        if nobody(combat.attacker) || nobody(combat.defender) {
            return None;
        }
        // A replaced combatant strikes no more (CMB-17).
        if self.is_in_play(combat.first) && self.is_combatant(combat.first) {
            return Some((combat.first, combat.first_ends));
        }
        let level = |slot: SlotNo, other: SlotNo| {
            let is_denied = self.has(other, |keyword| *keyword == Keyword::DeniesStrikeFirst);
            self.keywords(slot)
                .map(|(_, keyword)| match keyword {
                    // The stronger version cannot be denied (FST-04).
                    Keyword::StrikesFirstAlways => 2,
                    Keyword::StrikesFirst | Keyword::StrikesFirstAndEnds if !is_denied => 1,
                    _ => 0,
                })
                .max()
                .unwrap_or(0)
        };
        let (one, other) = (level(combat.attacker, combat.defender), level(combat.defender, combat.attacker));
        let first = match one.cmp(&other) {
            std::cmp::Ordering::Greater => combat.attacker,
            std::cmp::Ordering::Less => combat.defender,
            // Two of them cancel each other (FST-03).
            std::cmp::Ordering::Equal => return None,
        };
        Some((first, self.has(first, |keyword| *keyword == Keyword::StrikesFirstAndEnds)))
    }

    /// Whether a blow hits (CMB-19).
    fn hits(&self, from: SlotNo, to: SlotNo, log: &mut impl Log<Self>) -> bool {
        let stat = stat_of(self.combat.tactic.unwrap_or(Tactic::Fight));
        let strength = self.strength_of(from, stat);
        let to = self.aim_of(from, to);
        let armor = self.slot(to).ratings[2];
        log.push(clause::CMB_19, Event::Blow(self.sight(from), self.sight(to), strength, armor));
        strength >= armor
    }

    /// The warrior that the blow of a combatant hits: the one that its player chose among the opponent and the
    /// opponent's supporters.
    pub(super) fn aim_of(&self, from: SlotNo, to: SlotNo) -> SlotNo {
        let aim = self.combat.aims[usize::from(from == self.combat.defender)];
        if self.is_in_play(aim) { aim } else { to }
    }

    /// A warrior supports a combatant from now on.
    pub(crate) fn support(&mut self, combatant: SlotNo, with: SlotNo) {
        if !self.is_combatant(combatant) {
            return;
        }
        if self.is_unidentified(with) {
            return;
        }
        let side = usize::from(combatant == self.combat.defender);
        if let Some(place) = self.combat.support[side].iter_mut().find(|slot| **slot == SlotNo::NONE) {
            *place = with;
        }
        self.dirty = true;
    }

    /// A blow that hit wounds or kills.
    fn strike(&mut self, from: SlotNo, to: SlotNo, log: &mut impl Log<Self>) {
        self.refresh();
        let to = self.aim_of(from, to);
        let stat = stat_of(self.combat.tactic.unwrap_or(Tactic::Fight));
        let (strength, armor) = (self.slot(from).ratings[stat as usize], self.slot(to).ratings[2]);
        let kills = self.has(from, |keyword| match keyword {
            Keyword::Kills => true,
            Keyword::KillsOver(n) => strength > i16::from(*n) * armor,
            _ => false,
        }) || self.has_for(from, to, |keyword| match keyword {
            Keyword::KillsAny(filter) => Some(filter),
            _ => None,
        });
        let kills = kills && !self.has(from, |keyword| *keyword == Keyword::NeverKills);
        let dooms = self.has_for(from, to, |keyword| match keyword {
            Keyword::KillsForGood(filter) => Some(filter),
            _ => None,
        });
        self.wound(to, from, BY_BLOW, kills || dooms, log);
        if dooms && self.is_in_play(to) && self.slot(to).is(flag::KILLED) {
            self.slot_mut(to).set(flag::DOOMED, true);
        }
    }

    /// Whether the opponent of a warrior strikes and the warrior may not strike back.
    fn is_struck_alone(&self, slot: SlotNo) -> bool {
        self.has(self.opponent_of(slot), |keyword| *keyword == Keyword::StrikesAlone)
    }

    pub(super) fn blows(&mut self, log: &mut impl Log<Self>) {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        match self.first_blow() {
            None => {
                let hit = !self.is_struck_alone(attacker) && self.hits(attacker, defender, log);
                let answered = !self.is_struck_alone(defender) && self.hits(defender, attacker, log);
                self.combat.step = CombatStep::Points;
                if hit {
                    self.strike(attacker, defender, log);
                }
                if answered {
                    self.strike(defender, attacker, log);
                }
            }
            Some((first, ends)) => {
                (self.combat.first, self.combat.first_ends) = (first, ends);
                let other = self.opponent_of(first);
                self.combat.step = CombatStep::Answer;
                if self.hits(first, other, log) {
                    self.strike(first, other, log);
                    if ends {
                        self.combat.step = CombatStep::Points;
                    }
                }
            }
        }
    }

    /// The survivor of a first blow answers (FST-02).
    pub(super) fn answer_blow(&mut self, log: &mut impl Log<Self>) {
        let first = self.combat.first;
        let other = self.opponent_of(first);
        self.combat.step = CombatStep::Points;
        if self.is_in_play(other)
            && self.is_in_play(first)
            && !self.slot(other).is(flag::KILLED)
            && !self.is_struck_alone(other)
            && self.hits(other, first, log)
        {
            self.strike(other, first, log);
        }
    }
}
