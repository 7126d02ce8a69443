//! What happens: the only code that changes a state (`&mut self`).
//!
//! The highest of three layers. What seats do is composed by small choices, announced, answered and carried out (TIME-02 to
//! TIME-06); what is going on lies on a stack of frames, and one loop ([`State::run`]) takes the topmost one step further.
//! So an effect that starts a combat puts a frame on the stack and returns: nothing here calls itself. What is asked on the
//! way stands in `facts` and `legal`; a question (`&self`) stands here only where nothing outside asks it.

mod announcing;
mod attacking;
mod carrying;
mod changing;
mod combat;
mod composing;
mod concession;
mod discards;
mod events;
mod finding;
mod flow;
mod found;
mod landing;
mod late;
mod missions;
mod moves;
mod notes;
mod picked;
mod picking;
mod plans;
mod queue;
mod reaching;
mod refresh;
mod removing;
mod running;
mod victory;

#[cfg(test)]
mod tests;

pub(crate) use discards::Watchers;
pub(crate) use flow::Flow;
pub(crate) use moves::SHUFFLE;

use table::Seat;

use crate::state::{Deed, Ends, Frame, Instance, SlotNo, Stage, State, What, Window, WindowKind};

/// The draw of a coin (TWIST OF FATE and others).
pub(crate) const COIN: &str = "coin";

/// The draw of a card from a hand.
pub(crate) const FROM_HAND: &str = "card-from-hand";

/// The draw of a card from a pile that was searched.
pub(crate) const FROM_PILE: &str = "card-from-pile";

impl State {
    /// A seat begins to compose something.
    pub(crate) fn begin(&mut self, deed: Deed) {
        self.frames.push(Frame::Deed(deed));
    }

    /// A seat plays a card from its hand.
    pub(crate) fn begin_card(&mut self, seat: Seat, instance: Instance) {
        let mut deed = self.answering(Deed { stage: Stage::Caster, ..Deed::of(seat, instance) });
        if let Some(window) = self.window().filter(|window| matches!(window.kind, WindowKind::Event(_))) {
            deed.player = window.player;
        }
        if self.counters_late(&deed) {
            deed.stage = Stage::Answers;
        }
        self.begin(deed);
    }

    /// A seat uses an ability.
    pub(crate) fn begin_use(&mut self, seat: Seat, slot: SlotNo, number: u8) {
        let instance = self.slot(slot).instance;
        let mut deed = Deed { stage: Stage::Target(0), slot, what: What::Ability(number), ..Deed::of(seat, instance) };
        deed = self.answering(deed);
        if self.counters_late(&deed) {
            deed.stage = Stage::Answers;
        }
        self.begin(deed);
    }

    /// Whether what begins now counters something that was played earlier in the fourth step (TIME-12).
    fn counters_late(&self, deed: &Deed) -> bool {
        self.entry_of(deed).is_some_and(|entry| entry.counters)
            && self.window().is_some_and(|window| window.kind == WindowKind::Modify)
    }

    /// A seat takes one of the Actions that the rules know.
    pub(crate) fn begin_basic(&mut self, seat: Seat, what: What, slot: SlotNo, instance: Instance) {
        let stage = if what == What::Add { Stage::Place } else { Stage::Announced };
        let deed = Deed { what, stage, slot, ..Deed::of(seat, instance) };
        let deed = if stage == Stage::Announced { Deed { stage: Stage::Steps, ..deed } } else { deed };
        self.begin(deed);
    }

    /// The place of the topmost deed that has begun: what was just raised above it waits.
    fn begun(&self) -> Option<usize> {
        let is_raised = |frame: &Frame| match frame {
            Frame::Deed(deed) => deed.stage == Stage::Queued,
            Frame::Window(window) => matches!(window.kind, WindowKind::Event(_)),
            Frame::Attack => false,
        };
        self.frames.iter().rposition(|frame| !is_raised(frame))
    }

    fn deed_mut(&mut self) -> Option<&mut Deed> {
        match self.begun().and_then(|at| self.frames.get_mut(at)) {
            Some(Frame::Deed(deed)) => Some(deed),
            _ => None,
        }
    }

    /// Opens a window on top of what is going on.
    pub(crate) fn open(&mut self, kind: WindowKind) {
        let window = self.window_of(kind);
        self.frames.push(Frame::Window(window));
    }

    /// Opens a window if a card of the set names this moment.
    pub(crate) fn open_if(&mut self, moment: u8, kind: WindowKind) {
        if self.rules.programs.moments & moment != 0 {
            self.open(kind);
        }
    }

    /// Opens a window that is reached when what is on top of the stack is over.
    fn open_below(&mut self, kind: WindowKind) {
        let window = Frame::Window(self.window_of(kind));
        self.frames.insert(0, window);
    }

    fn window_of(&self, kind: WindowKind) -> Window {
        let mut window = Window {
            kind,
            seat: self.active,
            yields: 0,
            rounds: 0,
            subject: SlotNo::NONE,
            culprit: SlotNo::NONE,
            player: self.active,
            about: Instance::NONE,
            amount: 0,
            once: false,
        };
        window.seat = self.rotation(&window).first().copied().unwrap_or(self.active);
        window
    }

    fn go(&mut self, stage: Stage) -> Flow {
        if let Some(deed) = self.deed_mut() {
            deed.stage = stage;
        }
        Flow::Goes
    }

    /// A deed that cannot be completed any more is as if never begun: nothing was paid or shown.
    fn drop_deed(&mut self) -> Flow {
        let Some(at) = self.begun() else { return Flow::Goes };
        self.frames.remove(at);
        if let Some(Frame::Window(window)) = at.checked_sub(1).and_then(|below| self.frames.get_mut(below)) {
            window.rounds = window.rounds.saturating_add(1);
        }
        Flow::Goes
    }

    fn set_left(&mut self, left: u8) {
        if let Some(deed) = self.deed_mut() {
            deed.left = left;
        }
    }

    pub(crate) fn end_of_next_turn(&self, seat: Seat) -> Ends {
        let is_now = self.active == seat && self.step != crate::state::Step::Begin;
        if is_now { Ends::EndOfTurnAfterOf(seat) } else { Ends::EndOfTurnOf(seat) }
    }

    /// Whether the fourth step of a combat is going on.
    pub(crate) fn is_modifying(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Window(window) if window.kind == WindowKind::Modify))
    }

    fn set_cursor(&mut self, cursor: u8) {
        if let Some(deed) = self.deed_mut() {
            deed.cursor = cursor;
        }
    }
}
