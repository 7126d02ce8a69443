//! A player that is now and then careless.

use table::{Fast, Game, Question};

use crate::{Bot, Budget, Played};

/// Takes any action that is no blunder in so many of a hundred decisions, and leaves the others to another player.
pub struct Careless<G: Game> {
    player: Box<dyn Bot<G>>,
    percent: u8,
    chance: Fast,
}

impl<G: Game> Careless<G> {
    /// The player, careless in `percent` of a hundred decisions, with its own stream of choices.
    #[must_use]
    pub fn new(player: Box<dyn Bot<G>>, percent: u8, seed: u64) -> Self {
        Self { player, percent, chance: Fast::new(seed) }
    }
}

impl<G: Played> Bot<G> for Careless<G> {
    fn choose(&mut self, question: &Question<'_, G>, budget: Budget) -> G::Action {
        if self.chance.index(100) < u32::from(self.percent) {
            let sane = G::sane(question);
            sane[self.chance.index(sane.len() as u32) as usize]
        } else {
            self.player.choose(question, budget)
        }
    }
}
