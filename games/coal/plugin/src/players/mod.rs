//! Players for C.O.A.L.

pub mod blunder;
mod heuristic;

pub use heuristic::Thumb;

use bots::{BlunderWatch, Bot, Kind, Random, Roster, Search};
use coal::{Action, State};
use table::Question;

use crate::Coal;

impl Roster for Coal {
    type Game = State;

    fn player(kind: Kind) -> Box<dyn Bot<State>> {
        match kind {
            Kind::Random => Box::new(Random),
            Kind::Thumb => Box::new(Thumb),
            Kind::Search => Box::new(Search::among(blunder::sane)),
        }
    }

    fn sane(question: &Question<'_, State>) -> Vec<Action> {
        blunder::sane(question)
    }

    fn watch() -> Option<Box<dyn BlunderWatch<State>>> {
        Some(Box::new(blunder::Watch::default()))
    }
}
