//! Players for C.O.A.L.

mod level;
mod player;
mod thumb;

pub use level::Level;
pub use player::{Kind, NoSuchPlayer, Player, known_players};
pub use thumb::Thumb;

use games::coal::State;

use crate::Bot;

/// The names of the kinds of players, from weak to strong.
pub const NAMES: [&str; 3] = [Kind::Random.as_str(), Kind::Thumb.as_str(), Kind::Search.as_str()];

/// The player of this name, with its own stream of choices.
#[must_use]
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<State>>> {
    Kind::ALL.into_iter().find(|kind| kind.as_str() == name).map(|kind| kind.seated(seed))
}
