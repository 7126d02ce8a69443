//! Players for Doomtrooper.

pub mod blunder;
mod foresight;
mod heuristic;

pub use foresight::Foresight;
pub use heuristic::Thumb;

use bots::{BlunderWatch, Bot, Kind, Random, Rehearsal, Roster};
use doomtrooper::{Action, State};
use table::Question;

use crate::Doomtrooper;

impl Roster for Doomtrooper {
    type Game = State;

    fn player(kind: Kind) -> Box<dyn Bot<State>> {
        match kind {
            Kind::Random => Box::new(Random),
            Kind::Thumb => Box::new(Thumb::default()),
            Kind::Search => Box::new(Rehearsal::new(Foresight)),
        }
    }

    fn sane(question: &Question<'_, State>) -> Vec<Action> {
        heuristic::sane(question)
    }

    fn watch() -> Option<Box<dyn BlunderWatch<State>>> {
        Some(Box::new(blunder::Watch::default()))
    }
}
