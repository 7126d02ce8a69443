//! Points: gained, lost, swapped.

use table::Log;

use crate::clause;
use crate::facts::{Asks, Slots};
use crate::happening::EARNED;
use crate::language::Op;
use crate::state::{Deed, SlotNo, State, What};

impl State {
    /// Carries out one step of this family.
    pub(super) fn carry_points(&mut self, op: &Op, deed: &Deed, asks: &Asks, log: &mut impl Log<Self>) {
        let clause = clause::TIME_06;
        let mut slots = Slots::new();
        let seat = deed.seat;
        match op {
            Op::GainDestiny(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, deed, asks) {
                    self.earn_destiny(player, n, clause, log);
                }
            }
            Op::LoseDestiny(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, deed, asks) {
                    self.earn_destiny(player, -n, clause, log);
                }
            }
            Op::LoseAllDestiny(players) => {
                for player in self.unguarded(players, deed, asks) {
                    self.earn_destiny(player, -9_999, clause, log);
                }
            }
            Op::GainPromotion(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, deed, asks) {
                    self.earn_promotion(player, n, clause, log);
                    // What a Mission earns its holder has earned (TW-15).
                    if matches!(deed.what, What::Goal(_)) && self.is_in_play(deed.caster) && n > 0 {
                        self.raise(EARNED, deed.caster, SlotNo::NONE, player, n.min(100) as i8);
                    }
                }
            }
            Op::LosePromotion(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, deed, asks) {
                    self.earn_promotion(player, -n, clause, log);
                }
            }
            Op::LoseHalfPromotion(players) => {
                for player in self.unguarded(players, deed, asks) {
                    let n = self.side(player).promotion / 2;
                    self.earn_promotion(player, -n, clause, log);
                }
            }
            Op::SwapDestiny(players) => {
                if let Some(other) = self.unguarded(players, deed, asks).first().copied() {
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
