//! The stack of what is going on, and the question that is asked.

use table::Seat;

use crate::state::{DEPTH, Frame, GiftRun, Prompt, Question, State, TurnStep};

impl State {
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, prompt: Prompt) {
        self.question = Question { seat, prompt };
    }

    /// Puts a frame on the stack. Where there is no room, which takes a chain of Gifts deeper than any that the cards can
    /// make, the new frame is left out like a Gift beyond the loop guard (ESTRO-GIFT-22).
    pub(crate) fn push(&mut self, frame: Frame) -> bool {
        let has_room = (self.depth as usize) < DEPTH;
        if has_room {
            self.stack[self.depth as usize] = frame;
            self.depth += 1;
        }
        has_room
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.depth -= 1;
    }

    /// The turn goes on with this step.
    pub(crate) fn go_to(&mut self, step: TurnStep) {
        self.stack[0] = Frame::Turn(step);
    }

    /// The Gift on top of the stack.
    pub(super) fn gift_mut(&mut self) -> Option<&mut GiftRun> {
        match self.top_mut() {
            Frame::Gift(run) => Some(run),
            _ => None,
        }
    }

    /// The next step of the Gift on top of the stack comes.
    pub(super) fn next_effect(&mut self) {
        if let Some(top) = self.gift_mut() {
            top.effect += 1;
        }
    }

    /// The Gift on top of the stack did something.
    pub(super) fn has_acted(&mut self) {
        if let Some(run) = self.gift_mut() {
            run.has_acted = true;
        }
    }
}
