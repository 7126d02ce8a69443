//! Players for C.O.A.L.

mod heuristic;

pub use heuristic::Thumb;

use bots::{Bot, Kind, Random, Roster, Search};
use coal::State;

use crate::Coal;

impl Roster for Coal {
    type Game = State;

    fn player(kind: Kind, seed: u64) -> Box<dyn Bot<State>> {
        match kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Thumb => Box::new(Thumb::new(seed)),
            Kind::Search => Box::new(Search::new(seed)),
        }
    }
}
