//! Players for ESTRO.

pub mod blunder;
mod heuristic;
mod policy;

pub use heuristic::Heuristic;
pub use policy::HeuristicPolicy;

use bots::{BlunderWatch, Bot, BotKind, Random, Rollouts, Roster};
use estro::{Action, State};
use table::Question;

use crate::Estro;

impl Roster for Estro {
    type Game = State;

    fn player(kind: BotKind) -> Box<dyn Bot<State>> {
        match kind {
            BotKind::Random => Box::new(Random),
            BotKind::Heuristic => Box::new(Heuristic),
            BotKind::Search => Box::new(Rollouts::new(HeuristicPolicy)),
        }
    }

    fn sane(question: &Question<'_, State>) -> Vec<Action> {
        blunder::sane(question)
    }

    fn watch() -> Option<Box<dyn BlunderWatch<State>>> {
        Some(Box::new(blunder::Watch::default()))
    }
}
