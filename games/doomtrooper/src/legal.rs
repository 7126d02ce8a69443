//! Legality: one check for each kind of action (`&self`). The offered actions are those that these checks accept.
//!
//! The middle of three layers: it asks `facts`, and `resolve` asks it.

mod actions;
mod asked;
mod attackers;
mod attacks_at_once;
mod choices_made;
mod combatants;
mod conceding;
mod counters;
mod duties;
mod goals;
mod hosts;
mod means;
mod moments;
mod picked;
mod plays;
mod prompts;
mod reasons;
mod search;
mod spells;
mod taking_back;
mod targets;

pub(crate) use attacks_at_once::{ATTACKED, WAS_ATTACKED};
pub(crate) use duties::Obligations;
pub(crate) use search::is_camp;

use table::{Clause, Refusal, Seat};

use crate::action::Action;
use crate::clause;
use crate::facts::{Verdict, clause_of_window, no};
use crate::state::{Frame, SlotNo, State, TurnStep, Window, flag};

impl State {
    /// Checks that the action is legal for a seat; otherwise returns the reason.
    pub(crate) fn verdict(&self, seat: Seat, action: Action) -> Verdict {
        if self.asked() != Some(seat) {
            return no(clause::TIME_07, "not-asked");
        }
        match self.top() {
            Some(Frame::Window(window)) => self.check_in_window(seat, action, window),
            Some(Frame::Item(item)) => {
                self.check_choice(item, action).map_err(|refusal| self.why_not_meanwhile(seat, action, refusal))
            }
            Some(Frame::Attack) => {
                self.check_in_combat(action).map_err(|refusal| self.why_not_meanwhile(seat, action, refusal))
            }
            None if self.is_main() => self.check_main(seat, action),
            None if self.step == TurnStep::Redraw => match action {
                Action::Keep | Action::Redraw => Ok(()),
                Action::Play(_) | Action::Use(..) => {
                    Err(self.why_not_meanwhile(seat, action, Refusal::new(clause::TURN_06, "redraw-or-keep")))
                }
                _ => no(clause::TURN_06, "redraw-or-keep"),
            },
            None => self.check_discard(seat, action),
        }
    }

    fn check_in_window(&self, seat: Seat, action: Action, window: &Window) -> Verdict {
        match action {
            Action::Yield => Ok(()),
            Action::Play(code) => self.check_play(seat, code),
            Action::Use(slot, number) => self
                .check_use(seat, slot, number, Some(window))
                .map_err(|refusal| self.why_not_used(seat, slot, number, refusal)),
            Action::Raise(code) => self.check_raise(seat, code),
            Action::Sabotage(..) if self.active != seat => no(clause::SAB_09, "sabotage-own-turn"),
            Action::Choose(slot) if self.is_untimely_warzone(slot) => no(clause::WZ_04, "warzone-untimely"),
            _ => {
                let clause = clause_of_window(window.kind);
                no(clause, "window-play-or-yield")
            }
        }
    }

    /// The Action phase (ACT-02). Obligations are checked last, because most actions fail for a more specific reason.
    fn check_main(&self, seat: Seat, action: Action) -> Verdict {
        self.check_action(seat, action)?;
        self.check_owed_attack(seat, action)?;
        // An action that takes no Action need not wait for the obligations (ACT-13).
        if self.has_granted() || !self.takes_action(seat, action) {
            Ok(())
        } else {
            self.check_obligations(seat, action)
        }
    }

    /// An Action of the Action phase, with obligations ignored.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Verdict {
        let own = |slot: SlotNo, clause: Clause| {
            if !self.is_in_play(slot) || !self.is_warrior(slot) {
                no(clause, "not-a-warrior")
            } else if self.slot(slot).controller != seat {
                no(clause, "not-yours")
            } else {
                self.check_performer(slot)
            }
        };
        match action {
            Action::End => Ok(()),
            Action::Meditate => self.check_actions(1),
            Action::Add(code) => self.check_add(seat, code),
            Action::Hide(code) => self.check_hide(seat, code),
            Action::Cover(slot) => own(slot, clause::COV_01).and_then(|()| self.check_seek(seat, slot)),
            Action::Uncover(slot) => {
                own(slot, clause::COV_13)?;
                if !self.slot(slot).is(flag::COVERED) {
                    return no(clause::COV_13, "not-covered");
                }
                self.check_actions(1)
            }
            Action::Board(slot) => own(slot, clause::VEH_06).and_then(|()| self.check_board(slot)),
            Action::Transfer(slot) => own(slot, clause::OUT_02).and_then(|()| self.check_transfer(seat, slot)),
            Action::Sabotage(slot, target) => {
                own(slot, clause::SAB_04).and_then(|()| self.check_sabotage(seat, slot, target))
            }
            Action::Attack => self.check_attack(seat),
            Action::Play(code) => self.check_play(seat, code),
            Action::Use(slot, number) => self
                .check_use(seat, slot, number, None)
                .map_err(|refusal| self.why_not_used(seat, slot, number, refusal)),
            Action::Spend(slot) => self.check_spend(seat, slot),
            Action::Raise(_) => no(clause::ART_08, "no-such-spell"),
            Action::Keep | Action::Redraw => no(clause::TURN_08, "not-now"),
            Action::Discard(_) => no(clause::TURN_09, "not-now"),
            _ => no(clause::ACT_02, "not-an-action"),
        }
    }

    /// The Discard phase (TURN-09, TURN-10).
    fn check_discard(&self, seat: Seat, action: Action) -> Verdict {
        let over = self.hand_len(seat) > self.keeps_up_to(seat);
        match action {
            Action::Discard(code) if self.in_hand(seat, code).is_some() => Ok(()),
            Action::Discard(_) => no(clause::TURN_09, "not-in-hand"),
            Action::Yield if over => no(clause::TURN_10, "must-discard"),
            Action::Yield => Ok(()),
            Action::Play(code) if self.is_before_discarding() => self.check_play(seat, code),
            Action::Use(slot, number) if self.is_before_discarding() => self
                .check_use(seat, slot, number, None)
                .map_err(|refusal| self.why_not_used(seat, slot, number, refusal)),
            _ => no(clause::TURN_09, "discard-or-yield"),
        }
    }
}
