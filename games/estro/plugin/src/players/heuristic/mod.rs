//! The heuristic player: weighs each action by what it would make of the table.
//!
//! It sees what its seat sees, and foresees one action: the clash by its arithmetic, Gifts by their text, and the best
//! attacks of both sides as a threat. It draws no worlds and does not search.

mod board;
mod conquest;
mod effects;
mod inferno;
mod odds;
mod solo;
mod weigh;
mod worth;

use bots::{Bot, Thinking};
use estro::{Action, Choices, State, View};
use table::{Choices as _, Question, Seat};

use board::Board;

use weigh::Weighed;

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heuristic;

impl Bot<State> for Heuristic {
    fn choose(&mut self, question: &Question<'_, State>, _thinking: &Thinking) -> Action {
        best_of(question.view, question.seat, &question.choices)
    }
}

/// The action that promises most; the first one among equals.
pub(crate) fn best_of(view: &View, seat: Seat, choices: &Choices) -> Action {
    let first = choices.get(0);
    if choices.len() < 2 {
        return first;
    }
    let board = Board::of(view, seat);
    let weighed = Weighed::new(&board);
    let mut best = (f32::NEG_INFINITY, first);
    for k in 0..choices.len() {
        let action = choices.get(k);
        let weight = weighed.weigh(action);
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
    let weighed = Weighed::new(&board);
    let choices = &question.choices;
    (0..choices.len()).map(|k| choices.get(k)).map(|action| (weighed.weigh(action), action)).collect()
}

/// What the table is worth to a seat.
pub(crate) fn value_of(view: &View, seat: Seat) -> f32 {
    Board::of(view, seat).value()
}

/// Whether an attack cannot defeat its target, as far as the seat sees, whatever the dice show.
pub(crate) fn is_hopeless(view: &View, seat: Seat, attack: Action) -> bool {
    let Action::Attack(attacker, target) = attack else { return false };
    let board = Board::of(view, seat);
    match (board.at(attacker), board.at(target)) {
        (Some(one), Some(other)) => board.odds(one, other, false) <= 0.0 && board.wear(one, other) <= 0.0,
        _ => false,
    }
}
