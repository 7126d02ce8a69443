//! Windows of other seats (chapter WIN): the soft ones, the partner's, and the exchange of pilots that all allow.

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

    /// Whether the window is open for the seat, by public facts only (COAL-WIN-05 to COAL-WIN-10).
    ///
    /// A seat that has set no stop lets its standing orders pass for it; where the table plays without soft windows,
    /// only Powell's doubling at the end of a turn is asked, because nothing else would be lost.
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
        // Where the table plays without soft windows, only the end of a turn can ask somebody (Powell).
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

    /// After an act in a soft window: the check, then the same seat again for as long as it can act (COAL-WIN-12).
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

    /// Whether a soft window is open, also while a card consumed in it is being placed.
    pub(crate) fn in_window(&self) -> bool {
        self.phase == Phase::Soft || self.job.base == Phase::Soft
    }

    /// Whether W-GAP is open, also while a card consumed in it is being placed.
    pub(crate) fn is_in_gap(&self) -> bool {
        self.window == Window::Gap && self.in_window()
    }

    // ---- W-SUPPORT (COAL-WIN-04) ----

    /// Asks the partner of the target before the response, if it can act. `true` when it asks.
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

    /// The target, or the active seat in its main window, calls its partner.
    pub(crate) fn call_partner(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let Some(partner) = self.partner(seat) else { return };
        self.called = self.called.with(seat);
        log.push(clause::WIN_04, Event::Called(seat, partner));
        self.ask_support(partner);
    }

    /// After an act in W-SUPPORT: the partner again, for as long as it can act.
    pub(crate) fn after_support(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        // A call from the main window is no attack: its acts are followed by the check (COAL-END-02).
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

    /// Play returns to the caller, or to the target.
    pub(crate) fn pass_support(&mut self, log: &mut impl Log<Self>) {
        self.acted = false;
        if self.depth > 0 { self.run(log) } else { self.after_main_action(log) }
    }

    // ---- exchanging pilots (chapter TAG) ----

    /// A Tag Token is spent: the reserve pilot takes the board (COAL-TAG-05).
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
