//! Triggered abilities that happen at the same moment: each player orders its own, the active player first (TIME-16).

use crate::resolve::Flow;
use crate::state::{Frame, StackItem, Stage, State};

impl State {
    /// Begins the next item of the queue, or asks its player for the order.
    pub(super) fn step_queue(&mut self) -> Flow {
        if self.order_matters() {
            return Flow::Waits;
        }
        self.begin_queued(0);
        Flow::Goes
    }

    /// Whether the player who orders next has different effects whose order may change something.
    fn order_matters(&self) -> bool {
        let queue = self.queue();
        let kinds = || {
            queue.iter().filter_map(|at| self.queued(*at)).map(|item| (self.identity[item.instance.index()], item.what))
        };
        let first = kinds().next();
        let is_timeless = |item: &StackItem| self.trap_of(item).is_some_and(|trap| trap.is_timeless);
        kinds().any(|kind| Some(kind) != first) && !queue.iter().filter_map(|at| self.queued(*at)).all(is_timeless)
    }

    /// Begins one of the queued items: the number counts those of the player who orders next.
    pub(super) fn begin_queued(&mut self, number: usize) {
        let Some(at) = self.queue().get(number).copied() else { return };
        self.frames[at..].rotate_left(1);
        let next = self.frames.len() - 1;
        let may = self.queued(next).and_then(|item| self.trap_of(item)).is_some_and(|trap| trap.may);
        if let Some(Frame::Item(item)) = self.frames.last_mut() {
            item.stage = if may { Stage::Offered } else { Stage::Runs };
        }
    }
}
