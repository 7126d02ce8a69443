//! Computer players.
//!
//! A [`Bot`] gets a [`Question`]: a view, the knowledge that belongs to it, its legal actions, and worlds that the
//! referee draws for it. The type gives it no access to the true state.

mod blunder;
mod budget;
mod careless;
mod level;
mod player;
mod random;
mod rollouts;
mod search;
#[cfg(feature = "testing")]
pub mod testing;
mod thinking;

pub use blunder::{Blunder, BlunderKind, BlunderWatch};
pub use budget::{Budget, NotABudget};
pub use careless::Careless;
pub use level::Level;
pub use player::{BotKind, BotSpec, NAMES, NoSuchPlayer, Roster, known_players};
pub use random::Random;
pub use rollouts::{RolloutPolicy, Rollouts};
pub use search::Search;
pub use thinking::{Clock, Stop, Thinking, decision_seed};

use table::{Game, Question};

/// A computer player. Between two questions it may keep memory for reuse, but it must not remember the match.
pub trait Bot<G: Game>: Send {
    /// Answers the question, within the budget.
    fn choose(&mut self, question: &Question<'_, G>, thinking: &Thinking) -> G::Action;

    /// What its answers have cost so far, where it simulates.
    fn effort(&self) -> Effort {
        Effort::default()
    }
}

/// What answers have cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Simulations.
    pub simulations: u64,
    /// The decisions that were carried out in them, forced ones too.
    pub decisions: u64,
}
