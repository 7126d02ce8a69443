//! Whether a seat has the means: Actions, Destiny, a warrior that may act.

use table::{Refusal, Seat};

use crate::clause;
use crate::facts::{Verdict, no};
use crate::language::Keyword;
use crate::state::{SlotNo, State};

impl State {
    /// Checks that a warrior may perform Actions.
    pub(super) fn check_performer(&self, slot: SlotNo) -> Verdict {
        let is_barred = self.is_in_play(slot)
            && !self.is_unidentified(slot)
            && self.may_be_warlike(slot)
            && self.has(slot, |keyword| *keyword == Keyword::NoActions);
        if is_barred { no(clause::CARD_01, "no-actions") } else { Ok(()) }
    }

    pub(super) fn check_actions(&self, n: u8) -> Verdict {
        if self.actions_left() < n {
            let refusal = Refusal::new(clause::ACT_04, "too-few-actions");
            return Err(refusal.with("needed", n.into()).with("left", self.actions_left().into()));
        }
        Ok(())
    }

    pub(super) fn check_destiny(&self, seat: Seat, n: i16) -> Verdict {
        if self.side(seat).destiny < n {
            let refusal = Refusal::new(clause::GAME_10, "too-few-destiny");
            return Err(refusal.with("needed", n.into()).with("left", self.side(seat).destiny.into()));
        }
        Ok(())
    }
}
