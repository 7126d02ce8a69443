//! A player that makes careless moves now and then.

use table::{Fast, Question};

use crate::{Bot, Roster, Thinking};

/// Takes any action that is no blunder in a given percentage of its decisions, and leaves the others to another player.
pub struct Careless<R: Roster> {
    player: Box<dyn Bot<R::Game>>,
    percent: u8,
}

impl<R: Roster> Careless<R> {
    /// Makes the player careless in `percent` of a hundred decisions.
    #[must_use]
    pub fn new(player: Box<dyn Bot<R::Game>>, percent: u8) -> Self {
        Self { player, percent }
    }
}

impl<R: Roster> Bot<R::Game> for Careless<R> {
    fn choose(&mut self, question: &Question<'_, R::Game>, thinking: &Thinking) -> <R::Game as table::Game>::Action {
        let mut chance = Fast::new(!thinking.seed);
        if chance.index(100) < u32::from(self.percent) {
            let sane = R::sane(question);
            sane[chance.index(sane.len() as u32) as usize]
        } else {
            self.player.choose(question, thinking)
        }
    }
}
