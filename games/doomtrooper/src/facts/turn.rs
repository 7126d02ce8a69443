//! The state of a Turn: what is open, which Actions are left, which cards a hand holds.

use table::Seat;

use crate::language::Code;
use crate::rules::SEATS;
use crate::state::{
    CombatStep, DEEPEST, DISCARDED, DISCARDING, Frame, Instance, SLOTS, Stage, State, TurnStep, What, Window,
    WindowKind,
};

impl State {
    /// The topmost frame above the Turn. A stable point waits until Actions that a card granted are used (ACT-12).
    pub(crate) fn top(&self) -> Option<&Frame> {
        let top = self.frames.last();
        match top {
            Some(Frame::Window(window)) if self.waits_for_granted(window) => None,
            _ => top,
        }
    }

    /// Whether the item that is being composed belongs to a window and is not an Action.
    pub(crate) fn is_in_window(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Window(window) if !self.waits_for_granted(window)))
    }

    /// Whether a window waits until Actions that a card granted are used.
    pub(crate) fn waits_for_granted(&self, window: &Window) -> bool {
        let is_stable = matches!(window.kind, WindowKind::Free | WindowKind::BeforeDraw);
        is_stable && self.has_granted() && self.combat.step == CombatStep::None
    }

    /// The window that is open.
    pub(crate) fn window(&self) -> Option<&Window> {
        match self.top() {
            Some(Frame::Window(window)) => Some(window),
            _ => None,
        }
    }

    /// Whether it is the moment to choose an Action (ACT-02).
    pub(crate) fn is_main(&self) -> bool {
        self.top().is_none() && (self.step == TurnStep::Actions || self.has_granted())
    }

    /// Whether the stable point before the Discard phase is still open: the active player may discard and has not begun
    /// to (TIME-09, AMB-204).
    pub(crate) fn is_before_discarding(&self) -> bool {
        self.top().is_none() && self.step == TurnStep::Discard && !matches!(self.attacks, DISCARDING | DISCARDED)
    }

    /// Whether a seat has Actions that a card granted.
    #[inline]
    pub(crate) fn has_granted(&self) -> bool {
        self.granted != [0; SEATS]
    }

    /// The seat that takes Actions that a card granted: the active player first, then the others clockwise (ACT-12).
    pub(crate) fn granted_to(&self) -> Option<Seat> {
        if self.has_granted() { self.seats_from(self.active).find(|seat| self.granted[seat.index()] > 0) } else { None }
    }

    /// The Actions that the asked seat has left.
    pub(crate) fn actions_left(&self) -> u8 {
        self.granted_to().map_or(self.actions, |seat| self.granted[seat.index()])
    }

    /// A card of this number in the seat's hand.
    pub(crate) fn in_hand(&self, seat: Seat, code: Code) -> Option<Instance> {
        let card = self.rules.cards.coded(code)?;
        // A copy that somebody has seen is taken first, so the choice of the copy reveals nothing.
        let mut found: Option<Instance> = None;
        let known = |instance: Instance| self.knows[instance.index()].count_ones();
        for instance in self.hand(seat).filter(|instance| self.identity[instance.index()] == card) {
            if found.is_none_or(|best| known(instance) > known(best)) {
                found = Some(instance);
            }
        }
        found
    }

    /// Whether a seat has conceded or is out; its announced items are still carried out.
    pub(crate) fn has_left(&self, seat: Seat) -> bool {
        self.conceding.contains(seat) || self.side(seat).eliminated
    }

    /// Whether the stack is so deep that nothing further may be announced (AMB-91).
    pub(crate) fn is_too_deep(&self) -> bool {
        self.frames.len() > DEEPEST
    }

    /// Whether a further card may come into play: a place stays free for each card that is announced and has not come
    /// into play yet, so that an announced card always finds its place, even after answers.
    pub(crate) fn has_room(&self) -> bool {
        let places = SLOTS - self.used.count_ones() as usize;
        let numbers = usize::from(u16::MAX - self.order);
        let free = places.min(numbers);
        let is_coming = |frame: &&Frame| {
            matches!(frame, Frame::Item(item) if item.stage == Stage::Announced
                && matches!(item.what, What::Card | What::Add | What::AddCovered))
        };
        free > self.frames.len() || free > self.frames.iter().filter(is_coming).count()
    }
}
