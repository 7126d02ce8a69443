//! Players for C.O.A.L.

mod heuristic;

pub use heuristic::Thumb;

use bots::{Bot, Kind, Random, Roster, Search};
use coal::State;

use crate::Coal;

impl Roster for Coal {
    type Game = State;

    fn player(kind: Kind) -> Box<dyn Bot<State>> {
        match kind {
            Kind::Random => Box::new(Random),
            Kind::Thumb => Box::new(Thumb),
            Kind::Search => Box::new(Search::new()),
        }
    }
}
