//! Players for Doomtrooper.

mod foresight;
mod heuristic;

pub use foresight::Foresight;
pub use heuristic::Thumb;

use bots::{Bot, Kind, Random, Rehearsal, Roster};
use doomtrooper::State;

use crate::Doomtrooper;

impl Roster for Doomtrooper {
    type Game = State;

    fn player(kind: Kind, seed: u64) -> Box<dyn Bot<State>> {
        match kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Thumb => Box::new(Thumb::new(seed)),
            Kind::Search => Box::new(Rehearsal::new(Foresight::new(seed), seed)),
        }
    }
}
