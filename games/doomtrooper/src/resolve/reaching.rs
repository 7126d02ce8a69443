//! Excludes the cards that an effect does not reach: those immune to it, safe from it or guarded against it.

use arrayvec::ArrayVec;
use table::Seat;

use crate::facts::{EvalContext, Slots};
use crate::language::{Keyword, Players, Who};
use crate::state::{SlotNo, StackItem, State};

impl State {
    /// The cards that an effect names and reaches, without the warriors that are immune to it (IMM-02).
    pub(super) fn reached(&self, who: &Who, item: &StackItem, asks: &EvalContext, slots: &mut Slots) {
        self.who(who, asks, slots);
        let card = self.identity[item.instance.index()];
        let power = crate::program::power_of(self.card_of(item.instance).kind, self.ready_of(item.instance).tags);
        slots.retain(|slot| {
            !self.is_warrior(*slot)
                || !(self.is_immune_to(*slot, power, item.seat) || self.is_immune_to_card(*slot, card))
        });
    }

    /// Whether this card neither wounds nor kills a warrior.
    pub(super) fn is_safe_from(&self, slot: SlotNo, item: &StackItem) -> bool {
        self.keywords(slot).any(|(grant, keyword)| match keyword {
            Keyword::NotWoundedBy(filter) => {
                let asks = self.asks_of_grant(grant);
                self.fits_number(filter, self.identity[item.instance.index()], item.seat, &asks)
            }
            _ => false,
        })
    }

    /// The players whose points a card changes, without those whose points are guarded from other players' cards.
    pub(super) fn unguarded(&self, players: &Players, item: &StackItem, asks: &EvalContext) -> ArrayVec<Seat, 8> {
        let mut found = self.players(players, asks);
        found.retain(|player| {
            *player == item.seat || !self.said_of(*player).any(|keyword| *keyword == Keyword::GuardsPoints)
        });
        found
    }
}
