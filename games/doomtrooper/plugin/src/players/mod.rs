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

    fn player(kind: Kind) -> Box<dyn Bot<State>> {
        match kind {
            Kind::Random => Box::new(Random),
            Kind::Thumb => Box::new(Thumb::new(0)),
            Kind::Search => Box::new(Rehearsal::new(Foresight)),
        }
    }
}
