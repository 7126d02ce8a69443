//! A player that is now and then careless.

use table::{Choices, Fast, Game, Question};

use crate::{Bot, Thinking};

/// Takes any legal action in so many of a hundred decisions, and leaves the others to another player.
pub struct Careless<G: Game> {
    player: Box<dyn Bot<G>>,
    percent: u8,
}

impl<G: Game> Careless<G> {
    /// The player, careless in `percent` of a hundred decisions.
    #[must_use]
    pub fn new(player: Box<dyn Bot<G>>, percent: u8) -> Self {
        Self { player, percent }
    }
}

impl<G: Game> Bot<G> for Careless<G> {
    fn choose(&mut self, question: &Question<'_, G>, thinking: &Thinking) -> G::Action {
        let mut chance = Fast::new(!thinking.seed);
        if chance.index(100) < u32::from(self.percent) {
            question.choices.get(chance.index(question.choices.len()))
        } else {
            self.player.choose(question, thinking)
        }
    }
}
