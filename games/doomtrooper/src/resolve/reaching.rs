//! Whom an effect reaches: not who is immune to it, safe from it or guarded against it.

use arrayvec::ArrayVec;
use table::Seat;

use crate::facts::{Asks, Slots};
use crate::language::{Keyword, Players, Who};
use crate::state::{Deed, SlotNo, State};

impl State {
    /// The cards that an effect names and reaches: not the warriors that are immune to it (IMM-02).
    pub(super) fn reached(&self, who: &Who, deed: &Deed, asks: &Asks, slots: &mut Slots) {
        self.who(who, asks, slots);
        let card = self.identity[deed.instance.index()];
        let power = crate::program::power_of(self.card_of(deed.instance).kind, self.ready_of(deed.instance).tags);
        slots.retain(|slot| {
            !self.is_warrior(*slot)
                || !(self.is_immune_to(*slot, power, deed.seat) || self.is_immune_to_card(*slot, card))
        });
    }

    /// Whether this card neither wounds nor kills a warrior.
    pub(super) fn is_safe_from(&self, slot: SlotNo, deed: &Deed) -> bool {
        self.keywords(slot).any(|(grant, keyword)| match keyword {
            Keyword::NotWoundedBy(filter) => {
                let asks = self.asks_of_grant(grant);
                self.fits_number(filter, self.identity[deed.instance.index()], deed.seat, &asks)
            }
            _ => false,
        })
    }

    /// The players whose points a card changes: not those whose points are guarded from other players' cards.
    pub(super) fn unguarded(&self, players: &Players, deed: &Deed, asks: &Asks) -> ArrayVec<Seat, 8> {
        let mut found = self.players(players, asks);
        found.retain(|player| {
            *player == deed.seat || !self.said_of(*player).any(|keyword| *keyword == Keyword::GuardsPoints)
        });
        found
    }
}
