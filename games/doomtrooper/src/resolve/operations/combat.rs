//! The combat: combatants, tactics, and the end of a combat.

use table::Log;

use crate::clause;
use crate::facts::{EvalContext, Slots, half_up};
use crate::language::{Op, Until};
use crate::state::{Bits, CombatStep, Frame, SlotNo, StackItem, State, flag};

impl State {
    /// Carries out one step of this family.
    pub(super) fn carry_combat(&mut self, op: &Op, item: &StackItem, asks: &EvalContext, log: &mut impl Log<Self>) {
        let clause = clause::TIME_06;
        let mut slots = Slots::new();
        let seat = item.seat;
        match op {
            Op::OnlyTactic(tactic, until) => {
                self.note(item, SlotNo::NONE, *until);
                if self.combat.tactic.is_some_and(|now| now != *tactic) {
                    self.combat.ended = true;
                }
            }
            Op::NoCombats(until) | Op::NoPlaying(_, until) => {
                self.note(item, SlotNo::NONE, *until);
                if matches!(op, Op::NoCombats(_)) && self.combat.step != CombatStep::None {
                    self.combat.ended = true;
                }
            }
            Op::Cancel => {
                let at = self.frames.len().saturating_sub(1);
                if let Some(played) = self.late_target(item, at) {
                    self.end_play(played, log);
                    return;
                }
                let answered = self.frames[..at].iter_mut().rev().find_map(|frame| match frame {
                    Frame::Item(item) => Some(item),
                    _ => None,
                });
                if let Some(answered) = answered {
                    answered.cancelled = true;
                }
            }
            Op::EarnKills => self.combat.earner = seat.0,
            Op::EndCombat => self.combat.ended = self.combat.step != CombatStep::None,
            Op::SwitchTactic => {
                if let Some(now) = self.combat.tactic {
                    self.change_tactic(now.other(), log);
                }
            }
            Op::SetTactic(tactic) => self.change_tactic(*tactic, log),
            // It was changed together with the attacker.
            Op::ChangeDefender(_) if self.new_defender(item.pc.wrapping_sub(1)).is_some() => {}
            Op::ChangeDefender(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied() {
                    self.replace(false, slot, log);
                }
            }
            Op::ChangeAttacker(who) if self.new_defender(item.pc).is_some() => {
                let both = (self.whom(who, asks), self.new_defender(item.pc).map_or(0, |who| self.whom(who, asks)));
                if let (Some(one), Some(other)) = (Bits(both.0).next(), Bits(both.1).next()) {
                    self.replace_pair(one, other, log);
                }
            }
            Op::ChangeAttacker(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied() {
                    self.replace(true, slot, log);
                }
            }
            Op::FirstBlow(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied()
                    && self.is_combatant(slot)
                {
                    (self.combat.first, self.combat.first_ends) = (slot, true);
                    self.note(item, slot, Until::Combat);
                }
            }
            Op::NotUsed(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    let card = self.slot_mut(slot);
                    card.set(flag::BARRED, true);
                    card.set(flag::IN_USE, false);
                }
            }
            Op::Withdraw(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied()
                    && self.is_combatant(slot)
                {
                    let opponent = self.opponent_of(slot);
                    // A combatant that has left play earns nothing.
                    if self.is_in_play(opponent) {
                        let points = half_up(self.slot(slot).ratings[3].max(0));
                        self.earn_promotion(self.slot(opponent).controller, points, clause, log);
                    }
                    self.combat.ended = true;
                }
            }
            Op::MustBeAttacker(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    self.note(item, slot, Until::Combat);
                }
            }
            Op::MustAttackNext(players, who) => {
                let player = self.players(players, asks).first().copied();
                self.who(who, asks, &mut slots);
                if let (Some(player), Some(slot)) = (player, slots.first().copied()) {
                    self.note(&StackItem { player, ..*item }, slot, Until::TargetsNextTurn);
                }
            }
            Op::ForceAttack(who, whom) => {
                let mut others = Slots::new();
                self.who(who, asks, &mut slots);
                self.who(whom, asks, &mut others);
                if let (Some(attacker), Some(defender)) = (slots.first().copied(), others.first().copied())
                    && self.combat.step == CombatStep::None
                {
                    self.identify(attacker, log);
                    if self.is_in_play(attacker) && self.is_in_play(defender) {
                        self.begin_combat(seat, attacker, defender, log);
                        self.bind_to_combat(item);
                    }
                }
            }
            _ => {}
        }
    }
}
