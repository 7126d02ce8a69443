//! Windows of other seats (chapter WIN): the soft windows, the partner's window, and the exchange of pilots, which all
//! of them allow.

use table::{Log, Seat, SeatSet};

use crate::action::TurnKind;
use crate::card::Ability;
use crate::clause;
use crate::event::Event;
use crate::state::{Phase, Stage, State, Window};

impl State {
    // ---- soft windows ----

    pub(crate) fn open_window(&mut self, window: Window, log: &mut impl Log<Self>) {
        self.window = window;
        self.passed = SeatSet::NONE;
        self.ask_window(self.active, log);
    }

    /// Whether the window is open for the seat; based only on public facts (COAL-WIN-05 to COAL-WIN-10).
    ///
    /// If a seat has set no stop, its standing orders pass for it. At a table without soft windows, a seat is only
    /// asked about Powell's doubling at the end of a turn, because nothing else would be lost.
    fn is_open_for(&self, seat: Seat) -> bool {
        let own_turn = seat == self.active;
        if own_turn && (self.window != Window::Gap || self.kind == TurnKind::Maintenance) {
            return false;
        }
        (self.soft || self.powell_may_double(seat)) && self.can_act(seat) && !self.side(seat).eliminated
    }

    /// The default stop of COAL-WIN-07.
    pub(crate) fn powell_may_double(&self, seat: Seat) -> bool {
        self.window == Window::End
            && self.ability(seat) == Some(Ability::PowellDouble)
            && !self.side(seat).ability_used
            && self.can_consume(seat)
    }

    fn ask_window(&mut self, after: Seat, log: &mut impl Log<Self>) {
        // At a table without soft windows, a seat can only be asked at the end of a turn (Powell).
        let rounds = if self.soft || self.window == Window::End { self.seats } else { 0 };
        let mut seat = after;
        for _ in 0..rounds {
            seat = seat.left(self.seats);
            if !self.passed.contains(seat) && self.is_open_for(seat) {
                self.acted = false;
                return self.ask(Phase::Soft, seat);
            }
        }
        match self.window {
            Window::Declare | Window::After => self.ask(Phase::Main, self.active),
            Window::End => self.end_of_turn(log),
            Window::Gap => self.next_turn(log),
        }
    }

    pub(crate) fn pass_window(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.passed = if self.acted { SeatSet::only(seat) } else { self.passed.with(seat) };
        self.ask_window(seat, log);
    }

    /// Goes on after an action in a soft window: the check, then the same seat again as long as it can act
    /// (COAL-WIN-12).
    pub(crate) fn after_window_act(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if self.check(log) {
            return;
        }
        self.acted = true;
        if self.can_act(seat) && !self.side(seat).eliminated {
            self.ask(Phase::Soft, seat);
        } else {
            self.pass_window(seat, log);
        }
    }

    /// Whether a soft window is open; also true while a token from a card consumed in it is being placed.
    pub(crate) fn in_window(&self) -> bool {
        self.phase == Phase::Soft || self.job.base == Phase::Soft
    }

    /// Whether W-GAP is open; also true while a token from a card consumed in it is being placed.
    pub(crate) fn is_in_gap(&self) -> bool {
        self.window == Window::Gap && self.in_window()
    }

    // ---- W-SUPPORT (COAL-WIN-04) ----

    /// Asks the partner of the target before the response, if it can act. Returns `true` when it asks.
    pub(crate) fn open_support(&mut self) -> bool {
        let target = self.top().target;
        self.top_mut().stage = Stage::Respond;
        if self.side(target).destroyed || self.cannot_respond(target) {
            return false;
        }
        let Some(partner) = self.partner(target).filter(|partner| self.can_help(*partner)) else { return false };
        self.ask_support(partner);
        true
    }

    fn ask_support(&mut self, partner: Seat) {
        self.acted = false;
        self.ask(Phase::Support, partner);
    }

    /// Carries out a call for the partner, by the target or by the active seat in its main window.
    pub(crate) fn call_partner(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let Some(partner) = self.partner(seat) else { return };
        self.called = self.called.with(seat);
        log.push(clause::WIN_04, Event::Called(seat, partner));
        self.ask_support(partner);
    }

    /// Goes on after an action in W-SUPPORT: asks the partner again as long as it can act.
    pub(crate) fn after_support(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        // A call from the main window is not part of an attack: its actions are followed by the check (COAL-END-02).
        if self.depth == 0 && self.check(log) {
            return;
        }
        self.acted = true;
        if self.can_help(seat) && !self.side(seat).eliminated {
            self.ask(Phase::Support, seat);
        } else {
            self.pass_support(log);
        }
    }

    /// Returns play to the caller, or to the target.
    pub(crate) fn pass_support(&mut self, log: &mut impl Log<Self>) {
        self.acted = false;
        if self.depth > 0 { self.run(log) } else { self.after_main_action(log) }
    }

    // ---- exchanging pilots (chapter TAG) ----

    /// Exchanges the pilots for a Tag Token: the reserve pilot takes the board (COAL-TAG-05).
    pub(crate) fn swap_pilots(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        side.tag -= 1;
        std::mem::swap(&mut side.pilot, &mut side.reserve);
        std::mem::swap(&mut side.ability_used, &mut side.reserve_used);
        let pilot = side.pilot;
        log.push(clause::TAG_05, Event::Swapped(seat, pilot));
        self.after_act_in(self.phase, seat, log);
    }

    /// Goes on after consuming or swapping in a window of this phase.
    pub(crate) fn after_act_in(&mut self, phase: Phase, seat: Seat, log: &mut impl Log<Self>) {
        match phase {
            Phase::Respond => self.run(log),
            Phase::Support => self.after_support(seat, log),
            Phase::Soft => self.after_window_act(seat, log),
            _ => self.after_main_action(log),
        }
    }
}
