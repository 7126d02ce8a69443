//! Players for ESTRO.

pub mod blunder;
mod heuristic;

pub use heuristic::Heuristic;

use bots::{BlunderWatch, Bot, BotKind, Random, Roster, Search};
use estro::{Action, State};
use table::Question;

use crate::Estro;

impl Roster for Estro {
    type Game = State;

    fn player(kind: BotKind) -> Box<dyn Bot<State>> {
        match kind {
            BotKind::Random => Box::new(Random),
            BotKind::Heuristic => Box::new(Heuristic),
            BotKind::Search => Box::new(Search::among(blunder::sane)),
        }
    }

    fn sane(question: &Question<'_, State>) -> Vec<Action> {
        blunder::sane(question)
    }

    fn watch() -> Option<Box<dyn BlunderWatch<State>>> {
        Some(Box::new(blunder::Watch::default()))
    }
}
