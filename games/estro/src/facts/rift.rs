//! When the Rift may be opened (ESTRO-FESS-03 to ESTRO-FESS-05, ESTRO-FESS-11), and which cards came from it.

use table::Seat;

use crate::rules::CardNo;
use crate::state::{FIELD, State, flag};

impl State {
    /// Whether a seat may open the Rift now but for the price: once in its turn, after the card of the turn was really played,
    /// as long as the dimensional deck has a card.
    pub(crate) fn may_open_rift(&self, seat: Seat) -> bool {
        self.rules.options.rift
            && self.active == seat
            && self.has_played
            && !self.has_opened_rift
            && !self.rift.is_empty()
            && self.has_room_beyond(seat)
    }

    /// Whether one card more of a seat finds room wherever its cards lie. In the rounds of a duel it always does; a match without a
    /// last round would bring cards from beyond without end.
    fn has_room_beyond(&self, seat: Seat) -> bool {
        let own = || self.cards.ids().filter(|id| self.card(*id).owner == seat).count();
        self.rules.options.has_last_round() || own() < FIELD
    }

    /// The own cards that can be the price, as a mask of places.
    pub(crate) fn rift_prices(&self, seat: Seat) -> u64 {
        if !self.may_open_rift(seat) {
            return 0;
        }
        self.places(self.side_of(seat), |card| self.card(card).controller == seat)
    }

    /// The cards with which a seat began, where they lie now.
    pub(crate) fn started_with(&self, seat: Seat) -> impl Iterator<Item = CardNo> + '_ {
        let cards = self.cards.ids().map(|id| self.card(id));
        cards.filter(move |card| card.owner == seat && !card.has(flag::SUMMONED)).map(|card| card.no)
    }

    /// The cards that were summoned from beyond the decks: everybody has seen them.
    pub(crate) fn summoned(&self) -> impl Iterator<Item = CardNo> + '_ {
        self.cards.ids().map(|id| self.card(id)).filter(|card| card.has(flag::SUMMONED)).map(|card| card.no)
    }
}
