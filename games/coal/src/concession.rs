//! Conceding (COAL-END-08, COAL-AMB-31): a seat may concede at any time, whether it is asked or not; it is never one of
//! the choices.
//!
//! A seat that concedes makes no more decisions, like a seat whose Steambot is destroyed (COAL-END-05), and is out of
//! the game at the next check. Between two actions, and in the setup, nothing is being resolved and the check follows
//! at once.

use table::{Chance, Log, Refusal, Seat};

use crate::clause;
use crate::event::Event;
use crate::legal::require;
use crate::state::{Job, NONE, Phase, State};

impl State {
    /// Checks that the seat may concede: it must still be in the game.
    pub(crate) fn check_concession(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_goes_on()?;
        require(seat.0 < self.seats, clause::OBJ_01, "no-such-seat")?;
        let side = self.side(seat);
        require(!side.destroyed && !side.eliminated, clause::END_08, "already-out")
    }

    pub(crate) fn carry_out_concession(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let was_asked = self.is_asked(seat);
        self.side_mut(seat).destroyed = true;
        log.push(clause::END_08, Event::Conceded(seat));
        if self.is_resolving() {
            if was_asked {
                self.drop_question(seat, log);
            }
            return;
        }
        if self.check(log) {
            return;
        }
        match self.phase {
            _ if self.turn == 0 => {
                // The seat has nothing left to choose, and its secret choice is never shown.
                self.chosen = self.chosen.with(seat);
                self.secret = self.secret.without(seat);
                self.go_on_with_setup(chance, log);
            }
            // The seat that conceded may also have been the partner for whose cards the window was open (COAL-CON-06).
            Phase::Soft if was_asked || !self.can_act(self.asked) => self.pass_window(self.asked, log),
            Phase::Support if was_asked => self.pass_support(log),
            _ => {}
        }
    }

    /// Whether an action is being resolved, so that the check comes at its end.
    fn is_resolving(&self) -> bool {
        self.depth > 0 || self.job != Job::NONE || self.phase == Phase::TakeToken
    }

    /// Continues without the answer of a seat that decides nothing any more (COAL-END-05): it passes, its alternative
    /// is the default, and any further question of its card or Maneuver is skipped.
    fn drop_question(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        match self.phase {
            Phase::Respond => self.pass_response(log),
            Phase::Support => self.pass_support(log),
            Phase::Place => self.place_next(seat, log),
            Phase::TakeToken => self.after_main_action(log),
            Phase::Transfer => {
                if !self.transfer_next(log) {
                    self.run(log);
                }
            }
            _ => {
                self.pinned = NONE;
                if self.depth > 0 { self.run(log) } else { self.run_maneuver(log) }
            }
        }
    }
}
