//! What is owed first in a Turn (ACT-13).

use table::Seat;

use crate::action::Action;
use crate::clause;
use crate::judge::bit;
use crate::language::Affiliation;
use crate::state::{At, SlotNo, State, Step, flag, side};

use super::{Obligations, Verdict, no};

impl State {
    /// The first Actions of a Turn that are owed (ACT-13).
    pub(crate) fn obligations(&self, seat: Seat) -> Obligations {
        let mut owed = Obligations::default();
        if self.active != seat || self.actions == 0 || self.step != Step::Actions {
            return owed;
        }
        // Converts leave the Outpost as soon as may be (OUT-13).
        for slot in self.warriors_of(seat) {
            let card = self.slot(slot);
            if card.at == At::Outpost
                && card.side == side::LEGION
                && self.has_converted(slot)
                && self.transfer_cost(slot) <= self.actions
            {
                owed.leave_outpost |= slot.bit();
            }
        }
        if self.has_acted {
            return owed;
        }
        if self.is_all_covered(seat) {
            owed.uncover = self.warriors_of(seat).fold(0, |bits, slot| bits | slot.bit());
        }
        let others_there =
            self.warriors().any(|slot| self.slot(slot).at == At::Outpost && self.slot(slot).controller != seat);
        let own_there = self.warriors_of(seat).any(|slot| self.slot(slot).at == At::Outpost);
        if !own_there && (others_there || self.side(seat).owes_outpost) {
            owed.enter_outpost = self
                .warriors_of(seat)
                .filter(|slot| self.slot(*slot).at != At::Outpost && self.check_transfer_itself(seat, *slot).is_ok())
                .fold(0, |bits, slot| bits | slot.bit());
        }
        owed
    }

    /// Whether a warrior is Dark Legion by a card and not by its own icon.
    pub(super) fn has_converted(&self, slot: SlotNo) -> bool {
        self.ready_at(slot).affiliations & bit(Affiliation::Legion) == 0
    }

    /// Whether a seat has warriors, all of them covered (COV-07).
    pub(super) fn is_all_covered(&self, seat: Seat) -> bool {
        let mut any = false;
        for slot in self.warriors_of(seat) {
            any = true;
            if !self.slot(slot).is(flag::COVERED) {
                return false;
            }
        }
        any
    }

    pub(super) fn check_obligations(&self, seat: Seat, action: Action) -> Verdict {
        let owed = self.obligations(seat);
        if owed.is_none() {
            return Ok(());
        }
        let is_met = match action {
            Action::Uncover(slot) => owed.uncover & slot.bit() != 0,
            Action::Transfer(slot) => (owed.enter_outpost | owed.leave_outpost) & slot.bit() != 0,
            // Adding a Tribal warrior puts one into the Outpost too (OUT-10).
            Action::Add(code) => {
                owed.enter_outpost != 0
                    && self.rules.cards.coded(code).is_some_and(|card| self.home_of(card).contains(&At::Outpost))
            }
            _ => false,
        };
        if is_met {
            return Ok(());
        }
        if owed.uncover != 0 {
            no(clause::COV_07, "must-uncover")
        } else if owed.leave_outpost != 0 {
            no(clause::OUT_13, "must-leave-outpost")
        } else {
            no(clause::OUT_08, "must-enter-outpost")
        }
    }
}
