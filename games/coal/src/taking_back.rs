//! Taking back: nothing can be taken back in this game. Every request is carried out completely (COAL-WIN-14) and
//! announced; even a secretly chosen pilot is announced as chosen (COAL-MPS-03).

use table::Refusal;

use crate::clause;
use crate::state::State;

impl State {
    /// Why no seat may take back its last decisions.
    pub(crate) fn why_not_take_back(&self) -> Refusal {
        Refusal::new(clause::WIN_14, "nothing-to-take-back")
    }
}
