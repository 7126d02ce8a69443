//! What happens by itself at the same moment: each player orders the own effects, the active player first (TIME-16).

use arrayvec::ArrayVec;
use table::Seat;

use crate::flow::Flow;
use crate::state::{Deed, FRAMES, Frame, Stage, State};

impl State {
    /// The frames on top that wait for their turn and belong to the player who orders next: that of the oldest card first.
    pub(crate) fn queue(&self) -> ArrayVec<usize, FRAMES> {
        let queued = |at: &usize| match self.frames[*at] {
            Frame::Deed(deed) if deed.stage == Stage::Queued => Some((*at, deed.seat)),
            _ => None,
        };
        let all: ArrayVec<(usize, Seat), FRAMES> = (0..self.frames.len()).rev().map_while(|at| queued(&at)).collect();
        let turn_of = |seat: Seat| (seat.0 + self.seats - self.active.0) % self.seats;
        let first = all.iter().map(|(_, seat)| *seat).min_by_key(|seat| turn_of(*seat));
        all.into_iter().filter(|(_, seat)| Some(*seat) == first).map(|(at, _)| at).collect()
    }

    /// Who orders what happens next.
    pub(crate) fn queue_seat(&self) -> Option<Seat> {
        self.queue().first().and_then(|at| self.queued(*at)).map(|deed| deed.seat)
    }

    /// What waits at this place of the stack.
    pub(crate) fn queued(&self, at: usize) -> Option<&Deed> {
        match self.frames.get(at) {
            Some(Frame::Deed(deed)) => Some(deed),
            _ => None,
        }
    }

    /// The next of what waits begins, or its player says which.
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
            queue.iter().filter_map(|at| self.queued(*at)).map(|deed| (self.identity[deed.instance.index()], deed.what))
        };
        let first = kinds().next();
        let is_timeless = |deed: &Deed| self.trap_of(deed).is_some_and(|trap| trap.is_timeless);
        kinds().any(|kind| Some(kind) != first) && !queue.iter().filter_map(|at| self.queued(*at)).all(is_timeless)
    }

    /// One of the effects that wait begins: the number among those of the player who orders next.
    pub(super) fn begin_queued(&mut self, number: usize) {
        let Some(at) = self.queue().get(number).copied() else { return };
        self.frames[at..].rotate_left(1);
        let next = self.frames.len() - 1;
        let may = self.queued(next).and_then(|deed| self.trap_of(deed)).is_some_and(|trap| trap.may);
        if let Some(Frame::Deed(deed)) = self.frames.last_mut() {
            deed.stage = if may { Stage::Offered } else { Stage::Runs };
        }
    }
}
