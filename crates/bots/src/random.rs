//! The random player.

use table::{Choices, Fast, Game, Question};

use crate::{Bot, Budget};

/// Takes every legal action with the same likelihood.
#[derive(Clone, Debug)]
pub struct Random(Fast);

impl Random {
    /// A player with its own stream of choices.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Fast::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, question: &Question<'_, G>, _budget: Budget) -> G::Action {
        question.choices.get(self.0.index(question.choices.len()))
    }
}
