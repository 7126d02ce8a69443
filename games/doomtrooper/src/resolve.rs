//! Resolution: the only code that changes a state (`&mut self`).
//!
//! The highest of three layers. A seat's items are composed by small choices, announced, answered and carried out
//! (TIME-02 to TIME-06). Items in progress lie on a stack of frames, and one loop ([`State::run`]) takes the topmost
//! one step further. So an effect that starts a combat puts a frame on the stack and returns: nothing here calls
//! itself. The questions needed on the way are in `facts` and `legal`; a question (`&self`) is here only if nothing
//! outside asks it.

mod announcing;
mod attacking;
mod changing;
mod combat;
mod composing;
mod concession;
mod counters;
mod discards;
mod enter_play;
mod events;
mod flow;
mod found;
mod missions;
mod notes;
mod operations;
mod picked;
mod plans;
mod prompts;
mod queue;
mod reaching;
mod refresh;
mod removing;
mod running;
mod search;
mod victory;
mod zones;

#[cfg(test)]
mod tests;

pub(crate) use discards::Watchers;
pub(crate) use flow::Flow;
pub(crate) use zones::SHUFFLE;

use table::Seat;

use crate::state::{Ends, Frame, Instance, SlotNo, StackItem, Stage, State, What, Window, WindowKind};

/// The name of the random draw for a coin (TWIST OF FATE and others).
pub(crate) const COIN: &str = "coin";

/// The name of the random draw of a card from a hand.
pub(crate) const FROM_HAND: &str = "card-from-hand";

/// The name of the random draw of a card from a searched pile.
pub(crate) const FROM_PILE: &str = "card-from-pile";

impl State {
    /// A seat begins to compose an item.
    pub(crate) fn begin(&mut self, item: StackItem) {
        self.frames.push(Frame::Item(item));
    }

    /// A seat plays a card from its hand.
    pub(crate) fn begin_card(&mut self, seat: Seat, instance: Instance) {
        let mut item = self.answering(StackItem { stage: Stage::Caster, ..StackItem::of(seat, instance) });
        if let Some(window) = self.window().filter(|window| matches!(window.kind, WindowKind::Event(_))) {
            item.player = window.player;
        }
        if self.counters_late(&item) {
            item.stage = Stage::Answers;
        }
        self.begin(item);
    }

    /// A seat uses an ability.
    pub(crate) fn begin_use(&mut self, seat: Seat, slot: SlotNo, number: u8) {
        let instance = self.slot(slot).instance;
        let mut item =
            StackItem { stage: Stage::Target(0), slot, what: What::Ability(number), ..StackItem::of(seat, instance) };
        item = self.answering(item);
        if self.counters_late(&item) {
            item.stage = Stage::Answers;
        }
        self.begin(item);
    }

    /// Whether the new item counters a card that was played earlier in the fourth step (TIME-12).
    fn counters_late(&self, item: &StackItem) -> bool {
        self.entry_of(item).is_some_and(|entry| entry.counters)
            && self.window().is_some_and(|window| window.kind == WindowKind::Modify)
    }

    /// A seat takes one of the Actions of the rules.
    pub(crate) fn begin_basic(&mut self, seat: Seat, what: What, slot: SlotNo, instance: Instance) {
        let stage = if what == What::Add { Stage::Place } else { Stage::Announced };
        let item = StackItem { what, stage, slot, ..StackItem::of(seat, instance) };
        let item = if stage == Stage::Announced { StackItem { stage: Stage::Steps, ..item } } else { item };
        self.begin(item);
    }

    /// The place of the topmost item that has begun; items just raised above it still wait.
    fn begun(&self) -> Option<usize> {
        let is_raised = |frame: &Frame| match frame {
            Frame::Item(item) => item.stage == Stage::Queued,
            Frame::Window(window) => matches!(window.kind, WindowKind::Event(_)),
            Frame::Attack => false,
        };
        self.frames.iter().rposition(|frame| !is_raised(frame))
    }

    fn item_mut(&mut self) -> Option<&mut StackItem> {
        match self.begun().and_then(|at| self.frames.get_mut(at)) {
            Some(Frame::Item(item)) => Some(item),
            _ => None,
        }
    }

    /// Opens a window on top of the stack.
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

    /// Opens a window below the top of the stack: it is reached when the topmost frame is over.
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
        if let Some(item) = self.item_mut() {
            item.stage = stage;
        }
        Flow::Goes
    }

    /// Drops an item that cannot be completed any more, as if it had never begun: nothing was paid or shown.
    fn drop_item(&mut self) -> Flow {
        let Some(at) = self.begun() else { return Flow::Goes };
        self.frames.remove(at);
        if let Some(Frame::Window(window)) = at.checked_sub(1).and_then(|below| self.frames.get_mut(below)) {
            window.rounds = window.rounds.saturating_add(1);
        }
        Flow::Goes
    }

    fn set_left(&mut self, left: u8) {
        if let Some(item) = self.item_mut() {
            item.left = left;
        }
    }

    pub(crate) fn end_of_next_turn(&self, seat: Seat) -> Ends {
        let is_now = self.active == seat && self.step != crate::state::TurnStep::Begin;
        if is_now { Ends::EndOfTurnAfterOf(seat) } else { Ends::EndOfTurnOf(seat) }
    }

    /// Whether the fourth step of a combat is in progress.
    pub(crate) fn is_modifying(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Window(window) if window.kind == WindowKind::Modify))
    }

    fn set_cursor(&mut self, cursor: u8) {
        if let Some(item) = self.item_mut() {
            item.cursor = cursor;
        }
    }
}
