//! Cards that are about to be destroyed (ESTRO-DEST-08).

use arrayvec::ArrayVec;
use table::Seat;

use crate::state::{CardId, Destroy, DestroyStep, Dying, FIELD, Fate, Frame, State, WAITING};

impl State {
    /// Begins the destruction of cards by a seat, or by nobody (ESTRO-DEST-07, ESTRO-DEST-09); those that are about to be
    /// destroyed already are left alone.
    pub(super) fn destroy(&mut self, cards: &[CardId], by: Option<Seat>) {
        let from = self.dying_len;
        for card in cards {
            self.threaten(*card, Fate::Threatened);
        }
        self.threaten_supports(cards);
        let len = self.dying_len - from;
        let frame = Frame::Destroy(Destroy { from, len, step: DestroyStep::Begin, by });
        if len > 0 && !self.push(frame) {
            self.dying_len = from;
        }
    }

    /// Puts a card at the end of the list of the dying, unless it stands there.
    fn threaten(&mut self, card: CardId, fate: Fate) {
        let is_dying = self.dying[..self.dying_len as usize].iter().any(|dying| dying.card == card);
        if self.card(card).is_on_field() && !is_dying && (self.dying_len as usize) < WAITING {
            self.dying[self.dying_len as usize] = Dying { card, fate, is_bait: false };
            self.dying_len += 1;
        }
    }

    /// With cards that are destroyed their supports fall (ESTRO-LUC-13).
    fn threaten_supports(&mut self, cards: &[CardId]) {
        if !self.rules.options.lucid {
            return;
        }
        for card in cards {
            let supports: ArrayVec<CardId, FIELD> = self.supports_of(*card).collect();
            supports.into_iter().for_each(|support| self.threaten(support, Fate::Falls));
        }
    }
}
