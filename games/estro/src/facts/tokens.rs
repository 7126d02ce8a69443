//! When Necrotokens may be spent (ESTRO-NEC-04 to ESTRO-NEC-13), from public facts alone.

use table::Seat;

use crate::language::Moment;
use crate::rules::{DEPLOYMENT, EXTRA_CARD, PROTECTION};
use crate::state::State;

impl State {
    /// Whether a seat may spend a token on the draw of its turn: there is a draw, and the deck has two cards (ESTRO-NEC-05).
    pub(crate) fn may_draw_two(&self, seat: Seat) -> bool {
        let hoard = self.hoard(seat);
        hoard.tokens >= EXTRA_CARD && hoard.deck.len() >= 2 && hoard.draws_skipped == 0 && !self.is_drawless()
    }

    /// The cards of its side that a seat may protect in a window, as a mask of places: the target of an opposing attack, or a card
    /// that is about to be destroyed (ESTRO-NEC-07); a partner's like an own one (ESTRO-AMB-172).
    pub(crate) fn protectable(&self, seat: Seat, moment: Moment) -> u64 {
        if self.hoard(seat).tokens < PROTECTION {
            return 0;
        }
        let side = self.side_of(seat);
        match moment {
            Moment::Declared if !self.rules.options.necro_late_only => {
                let target = self.attack().map(|attack| attack.target);
                self.places(side, |card| Some(card) == target && !self.is_protected(card))
            }
            Moment::Death => self.places(side, |card| self.dying_beside(seat).any(|dying| dying == card)),
            _ => 0,
        }
    }

    /// Whether a seat may put a random card of its deck onto the field (ESTRO-NEC-10, ESTRO-NEC-12).
    pub(crate) fn may_deploy(&self, seat: Seat, moment: Moment) -> bool {
        let hoard = self.hoard(seat);
        hoard.tokens >= DEPLOYMENT
            && moment == Moment::End
            && self.active == seat
            && !hoard.deck.is_empty()
            && !self.fields[self.side_of(seat)].is_full()
    }
}
