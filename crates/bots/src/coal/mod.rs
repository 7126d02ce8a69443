//! Players for C.O.A.L.

mod thumb;

pub use thumb::Thumb;

use games::coal::State;

use crate::{Bot, Random, Search};

/// The names of the players, from weak to strong.
pub const NAMES: [&str; 3] = ["random", "thumb", "search"];

/// The player of this name, with its own stream of choices.
#[must_use]
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<State>>> {
    Some(match name {
        "random" => Box::new(Random::new(seed)),
        "thumb" => Box::new(Thumb::new(seed)),
        "search" => Box::new(Search::new(seed)),
        _ => return None,
    })
}
