//! Placing and taking tokens, and giving up hand cards.

use coal::action::{HandKind, Slot};
use coal::card::Resource;
use table::Seat;

use super::NEVER;
use super::eyes::Eyes;
use super::worth::Worth;

impl Eyes<'_> {
    pub(super) fn score_placing(&self, kind: Resource, slot: Slot) -> i32 {
        let Some(own) = self.own[slot.index()] else { return NEVER };
        let missing = own.missing();
        let worth = Worth::of(own.card);
        if own.is_loaded() {
            return -80;
        }
        if own.lacks(kind) == 0 {
            return -10 - i32::from(own.is_paid()) * 20;
        }
        let finishes = missing.total() == 1;
        let responding = self.incoming().is_some_and(|(_, target)| target == self.seat);
        let wanted_now = own.is_reaction() == responding;
        20 + 12 * i32::from(finishes)
            + 6 * i32::from(wanted_now)
            + worth.total_damage()
            + worth.absorb.iter().sum::<i32>()
            - 2 * i32::from(missing.total())
    }

    /// Tokens are taken from opponents only; the partner's are as valuable as the player's own.
    pub(super) fn score_taking(&self, owner: Seat, slot: Slot) -> i32 {
        let Some(prepared) = &self.seat_view(owner).slots[slot.index()] else { return NEVER };
        let tokens = i32::from(prepared.tokens.total());
        if self.opponents.contains(owner) {
            10 + 2 * tokens + 6 * i32::from(prepared.ready)
        } else if owner == self.seat || self.partner == Some(owner) {
            -10 - tokens
        } else {
            -1
        }
    }

    pub(super) fn score_drop(&self, kind: HandKind) -> i32 {
        self.in_hand(kind).map_or(0, |(hand, card)| 10 * i32::from(hand.copies) - Worth::of(card).keep())
    }
}
