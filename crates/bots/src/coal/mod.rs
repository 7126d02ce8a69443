//! Players for C.O.A.L.

mod thumb;

pub use thumb::Thumb;

pub use crate::Level;
pub use crate::player::{Kind, NAMES, NoSuchPlayer, Player, known_players};

use games::coal::State;

use crate::player::Played;
use crate::{Bot, Random, Search};

impl Played for State {
    fn player(kind: Kind, seed: u64) -> Box<dyn Bot<Self>> {
        match kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Thumb => Box::new(Thumb::new(seed)),
            Kind::Search => Box::new(Search::new(seed)),
        }
    }
}

/// The player of this name, with its own stream of choices.
#[must_use]
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<State>>> {
    Kind::ALL.into_iter().find(|kind| kind.as_str() == name).map(|kind| kind.seated(seed))
}
