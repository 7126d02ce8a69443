//! The stack of what is going on, and the question that is asked.

use table::Seat;

use crate::state::{DEPTH, Frame, Prompt, Question, State};

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
}
