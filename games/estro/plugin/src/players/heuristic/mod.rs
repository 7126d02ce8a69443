//! The heuristic player: weighs each action by what it would make of the table.
//!
//! It sees what its seat sees, and foresees one action: the clash by its arithmetic, Gifts by their text, and the best
//! attacks of both sides as a threat. It draws no worlds and does not search.

mod board;
mod effects;
mod odds;
mod weigh;
mod worth;

use bots::{Bot, Thinking};
use estro::{Action, State, View};
use table::{Choices as _, Question, Seat};

use board::Board;

pub(crate) use weigh::Weighed;

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heuristic;

impl Bot<State> for Heuristic {
    fn choose(&mut self, question: &Question<'_, State>, _thinking: &Thinking) -> Action {
        best(question)
    }
}

/// The action that promises most; the first one among equals.
fn best(question: &Question<'_, State>) -> Action {
    let first = question.choices.get(0);
    if question.choices.len() < 2 {
        return first;
    }
    let mut best = (f32::NEG_INFINITY, first);
    for (weight, action) in weighed(question) {
        if weight > best.0 {
            best = (weight, action);
        }
    }
    best.1
}

/// What each choice of a question promises the seat, in the order of the choices. The numbers can only be compared with each
/// other.
pub(crate) fn weighed(question: &Question<'_, State>) -> Vec<(f32, Action)> {
    let board = Board::of(question.view, question.seat);
    let mut weighed = Weighed::new(&board);
    (0..question.choices.len())
        .map(|k| {
            let action = question.choices.get(k);
            (weighed.weigh(action), action)
        })
        .collect()
}

/// Whether an attack cannot defeat its target, as far as the seat sees, whatever the dice show.
pub(crate) fn is_hopeless(view: &View, seat: Seat, attack: Action) -> bool {
    let Action::Attack(attacker, target) = attack else { return false };
    let board = Board::of(view, seat);
    match (board.at(attacker), board.at(target)) {
        (Some(one), Some(other)) => board.odds(one, other, false) <= 0.0,
        _ => false,
    }
}
