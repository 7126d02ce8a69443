//! Computer players.
//!
//! A [`Bot`] gets a [`Question`]: a view, the knowledge that belongs to it, its legal actions, and worlds that the
//! referee drew for it. Its type does not let it name a state.

mod budget;
mod careless;
mod level;
mod player;
mod random;
mod rehearsal;
mod search;

pub use budget::{Budget, NotABudget};
pub use careless::Careless;
pub use level::Level;
pub use player::{Kind, NAMES, NoSuchPlayer, Player, Roster, known_players};
pub use random::Random;
pub use rehearsal::{Clock, Guide, Rehearsal};
pub use search::Search;

use table::{Game, Question};

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// Answers the question, within the budget.
    fn choose(&mut self, question: &Question<'_, G>, budget: Budget) -> G::Action;
}
