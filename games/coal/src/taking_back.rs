//! Taking back: nothing, in this game. Every request is carried out completely (COAL-WIN-14), and everybody hears of it; a
//! pilot that is chosen secretly is told as chosen (COAL-MPS-03).

use table::Refusal;

use crate::clause;
use crate::state::State;

impl State {
    /// Why no seat may take back what it did last.
    pub(crate) fn why_not_take_back(&self) -> Refusal {
        Refusal::new(clause::WIN_14, "nothing-to-take-back")
    }
}
