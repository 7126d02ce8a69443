//! Computer players.
//!
//! A [`Bot`] gets a [`Question`]: a view, the knowledge that belongs to it, its legal actions, and worlds that the
//! referee drew for it. Its type does not let it name a state.

pub mod coal;
mod random;
mod search;

pub use random::Random;
pub use search::Search;

use table::{Game, Question};

/// How long a player may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many simulations: the same answer for the same seed, on every machine.
    Simulations(u32),
    /// So many milliseconds.
    Millis(u32),
}

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// Answers the question, within the budget.
    fn choose(&mut self, question: &Question<'_, G>, budget: Budget) -> G::Action;
}
