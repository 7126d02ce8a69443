//! The queue of triggered abilities that happen at the same moment (TIME-16).

use smallvec::SmallVec;
use table::Seat;

use crate::state::{FRAMES, Frame, StackItem, Stage, State};

impl State {
    /// The frames on top of the stack that wait in the queue and belong to the player who orders next, with the effect
    /// of the oldest card first. An action names one by a number, so there are at most 255; further ones appear when
    /// some of these have begun.
    pub(crate) fn queue(&self) -> SmallVec<[usize; FRAMES]> {
        let queued = |at: &usize| match self.frames[*at] {
            Frame::Item(item) if item.stage == Stage::Queued => Some((*at, item.seat)),
            _ => None,
        };
        let all: SmallVec<[(usize, Seat); FRAMES]> = (0..self.frames.len()).rev().map_while(|at| queued(&at)).collect();
        let turn_of = |seat: Seat| (seat.0 + self.seats - self.active.0) % self.seats;
        let first = all.iter().map(|(_, seat)| *seat).min_by_key(|seat| turn_of(*seat));
        all.into_iter().filter(|(_, seat)| Some(*seat) == first).map(|(at, _)| at).take(u8::MAX.into()).collect()
    }

    /// The seat that orders the queue next.
    pub(crate) fn queue_seat(&self) -> Option<Seat> {
        self.queue().first().and_then(|at| self.queued(*at)).map(|item| item.seat)
    }

    /// The item that waits at this place of the stack.
    pub(crate) fn queued(&self, at: usize) -> Option<&StackItem> {
        match self.frames.get(at) {
            Some(Frame::Item(item)) => Some(item),
            _ => None,
        }
    }
}
