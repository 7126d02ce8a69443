//! Players for Doomtrooper.

pub mod blunder;
mod foresight;
mod thumb;

pub use foresight::Foresight;
pub use thumb::Thumb;

use games::doomtrooper::{Action, State};
use table::Question;

use crate::player::{Kind, Played};
use crate::{Bot, Random, Rehearsal};

impl Played for State {
    fn player(kind: Kind, seed: u64) -> Box<dyn Bot<Self>> {
        match kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Thumb => Box::new(Thumb::new(seed)),
            Kind::Search => Box::new(Rehearsal::new(Foresight::new(seed), seed)),
        }
    }

    fn sane(question: &Question<'_, Self>) -> Vec<Action> {
        thumb::sane(question)
    }
}

/// The player of this name, with its own stream of choices.
#[must_use]
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<State>>> {
    Kind::ALL.into_iter().find(|kind| kind.as_str() == name).map(|kind| kind.seated(seed))
}
