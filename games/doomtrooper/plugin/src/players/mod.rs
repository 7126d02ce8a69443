//! Players for Doomtrooper.

pub mod blunder;
mod heuristic;
mod rollout_policy;

pub use heuristic::{Harm, Heuristic};
pub use rollout_policy::HeuristicPolicy;

use bots::{BlunderWatch, Bot, BotKind, Random, Rollouts, Roster};
use doomtrooper::{Action, State};
use table::Question;

use crate::Doomtrooper;

impl Roster for Doomtrooper {
    type Game = State;

    fn player(kind: BotKind) -> Box<dyn Bot<State>> {
        match kind {
            BotKind::Random => Box::new(Random),
            BotKind::Heuristic => Box::new(Heuristic::default()),
            BotKind::Search => Box::new(Rollouts::new(HeuristicPolicy)),
        }
    }

    fn sane(question: &Question<'_, State>) -> Vec<Action> {
        heuristic::sane(question)
    }

    fn watch() -> Option<Box<dyn BlunderWatch<State>>> {
        Some(Box::new(blunder::Watch::default()))
    }
}
