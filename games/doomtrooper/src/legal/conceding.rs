//! Whether a seat may concede (GAME-13).

use table::{Refusal, Seat};

use crate::clause;
use crate::state::State;

impl State {
    /// Returns the reason why a seat may not concede, if there is one.
    pub(crate) fn why_not_concede(&self, seat: Seat) -> Option<Refusal> {
        if self.outcome.is_some() {
            return Some(Refusal::new(clause::GAME_13, "match-over"));
        }
        let is_out = seat.0 >= self.seats || self.side(seat).eliminated || self.conceding.contains(seat);
        is_out.then(|| Refusal::new(clause::GAME_13, "already-out"))
    }
}
