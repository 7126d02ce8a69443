//! The random player.

use table::{Choices, Fast, Game, Question};

use crate::{Bot, Thinking};

/// Takes every legal action with equal probability.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, question: &Question<'_, G>, thinking: &Thinking) -> G::Action {
        question.choices.get(Fast::new(thinking.seed).index(question.choices.len()))
    }
}
