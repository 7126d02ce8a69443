//! Prohibitions that do not depend on who asks: who may be sabotaged, and who may seek Cover. Cards check them, too.

use table::Seat;

use crate::clause;
use crate::facts::{Verdict, no};
use crate::language::{CardKind, Keyword, Tag};
use crate::state::{SlotNo, State, flag};

impl State {
    /// The same, without regard to its cost and to who asks for it.
    pub(crate) fn check_seek_itself(&self, seat: Seat, slot: SlotNo) -> Verdict {
        let card = self.slot(slot);
        if card.is(flag::COVERED) {
            return no(clause::COV_01, "already-covered");
        }
        let open = self.warriors_of(seat).filter(|slot| !self.slot(*slot).is(flag::COVERED)).count();
        if open < 2 {
            if self.warriors_of(seat).count() == 1 {
                return no(clause::COV_06, "last-open-warrior");
            }
            return no(clause::COV_05, "last-open-warrior");
        }
        if self.has(slot, |keyword| matches!(keyword, Keyword::NeverInCover | Keyword::NeverSeeksCover)) {
            return no(clause::CARD_01, "never-in-cover");
        }
        if self.tags(slot) & Tag::Vehicle.bit() != 0 || self.attached_to(slot).any(|on| self.slot(on).is(flag::INSIDE))
        {
            return no(clause::VEH_12, "inside-vehicle");
        }
        Ok(())
    }

    /// The Vehicle that is attached to a warrior.
    pub(crate) fn vehicle_of(&self, slot: SlotNo) -> Option<SlotNo> {
        self.attached_to(slot)
            .find(|on| self.hot_at(*on).kind == CardKind::Equipment && self.hot_at(*on).tags & Tag::Vehicle.bit() != 0)
    }

    /// Checks that a seat may sabotage another one now, without regard to that seat's warriors (SAB-07 to SAB-09).
    pub(crate) fn check_sabotaged(&self, seat: Seat, target: Seat) -> Verdict {
        if self.active != seat {
            return no(clause::SAB_09, "sabotage-own-turn");
        }
        if target == seat || target.0 >= self.seats || self.side(target).eliminated {
            return no(clause::SAB_01, "sabotage-opponent");
        }
        if self.are_mates(seat, target) {
            return no(clause::MULTI_07, "sabotage-team-mate");
        }
        if Seat::all(self.seats).any(|seat| !self.side(seat).eliminated && self.side(seat).turns_done == 0) {
            return no(clause::SAB_08, "sabotage-too-early");
        }
        let sabotaged = self.side(seat).sabotaged;
        if sabotaged.contains(target) || (self.rules.options.one_sabotage && !sabotaged.is_empty()) {
            return no(clause::SAB_07, "sabotage-once");
        }
        if self.said_of(target).any(|keyword| *keyword == Keyword::NoSabotage) {
            return no(clause::SAB_05, "sabotage-prevented");
        }
        Ok(())
    }
}
