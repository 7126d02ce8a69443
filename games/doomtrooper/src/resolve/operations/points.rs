//! Points: gained, lost, swapped.

use table::Log;

use crate::clause;
use crate::facts::{EvalContext, Slots};
use crate::language::Op;
use crate::state::{SlotNo, StackItem, State, What};
use crate::triggers::EARNED;

impl State {
    /// Carries out one step of this family.
    pub(super) fn carry_points(&mut self, op: &Op, item: &StackItem, asks: &EvalContext, log: &mut impl Log<Self>) {
        let clause = clause::TIME_06;
        let mut slots = Slots::new();
        let seat = item.seat;
        match op {
            Op::GainDestiny(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, item, asks) {
                    self.earn_destiny(player, n, clause, log);
                }
            }
            Op::LoseDestiny(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, item, asks) {
                    self.earn_destiny(player, -n, clause, log);
                }
            }
            Op::LoseAllDestiny(players) => {
                for player in self.unguarded(players, item, asks) {
                    self.earn_destiny(player, -9_999, clause, log);
                }
            }
            Op::GainPromotion(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, item, asks) {
                    self.earn_promotion(player, n, clause, log);
                    // The holder has earned the points of a Mission's goal (TW-15).
                    if matches!(item.what, What::Goal(_)) && self.is_in_play(item.caster) && n > 0 {
                        self.raise(EARNED, item.caster, SlotNo::NONE, player, n.min(100) as i8);
                    }
                }
            }
            Op::LosePromotion(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, item, asks) {
                    self.earn_promotion(player, -n, clause, log);
                }
            }
            Op::LoseHalfPromotion(players) => {
                for player in self.unguarded(players, item, asks) {
                    let n = self.side(player).promotion / 2;
                    self.earn_promotion(player, -n, clause, log);
                }
            }
            Op::SwapDestiny(players) => {
                if let Some(other) = self.unguarded(players, item, asks).first().copied() {
                    let more = self.side(other).destiny - self.side(seat).destiny;
                    self.earn_destiny(seat, more, clause, log);
                    self.earn_destiny(other, -more, clause, log);
                }
            }
            Op::TakeEarned => {
                let n = i16::from(asks.amount);
                self.earn_promotion(asks.player, -n, clause, log);
                self.earn_promotion(seat, n, clause, log);
            }
            Op::Sabotage(who, players, points) => {
                let points = self.amount(points, asks);
                self.who(who, asks, &mut slots);
                if let (Some(slot), Some(target)) = (slots.first(), self.players(players, asks).first()) {
                    self.sabotage_for(seat, *slot, *target, points, log);
                }
            }
            _ => {}
        }
    }
}
