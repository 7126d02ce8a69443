//! A player that follows rules of thumb. It remembers its face-down cards, pays exactly, defends when it would be hurt,
//! and attacks as soon as it can. It distinguishes its opponents from its partner, takes into account what Echo cards
//! will do to its attack, and exchanges its pilots when the other one is worth more at once.
//!
//! Every legal action gets a score; the best one is taken, and chance decides between equal ones.

mod answer;
mod eyes;
mod pilots;
mod tokens;
mod turn;
mod worth;

use coal::State;
use coal::action::Action;
use table::{Choices, Fast, Question};

use bots::{Bot, Thinking};
use eyes::Eyes;

/// The score of an action that is never taken while there is any other.
const NEVER: i32 = -100;
/// A Steambot with this much damage is destroyed (COAL-END-01).
const FATAL: i32 = 10;

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct Heuristic;

impl Bot<State> for Heuristic {
    fn choose(&mut self, question: &Question<'_, State>, thinking: &Thinking) -> Action {
        let choices = question.choices.essential();
        let only = choices.get(0);
        if choices.len() == 1 {
            return only;
        }
        let eyes = Eyes::new(question.seat, question.view, question.knowledge);
        let mut best = (only, i32::MIN);
        let (mut equals, mut chance) = (0, Fast::new(thinking.seed));
        for k in 0..choices.len() {
            let action = choices.get(k);
            let score = eyes.score(action);
            if score > best.1 {
                best = (action, score);
                equals = 1;
            } else if score == best.1 {
                equals += 1;
                if chance.index(equals) == 0 {
                    best.0 = action;
                }
            }
        }
        best.0
    }
}

impl Eyes<'_> {
    /// The score of an action; doing nothing has 0.
    fn score(&self, action: Action) -> i32 {
        match action {
            // All models have the same score, so that matches vary.
            Action::Model(_) => 0,
            Action::Pilot(pilot) => self.score_pilot(pilot),
            Action::Declare(kind) => self.score_turn(kind),
            Action::Play(kind, facing, slot) => self.score_play(kind, facing, slot),
            Action::Activate(slot) => self.score_activation(slot),
            Action::Maneuver(number) => self.score_maneuver(number),
            Action::Consume(kind, gain) => self.score_consuming(kind, gain),
            Action::Place(kind, owner, slot) if owner != self.seat => self.score_helping(kind, owner, slot),
            Action::Place(kind, _, slot) => self.score_placing(kind, slot),
            Action::Take(_, owner, slot) => self.score_taking(owner, slot),
            Action::Trade(kind) => self.score_trade(kind),
            Action::Repair => self.score_repair(),
            Action::Swap => self.score_swap(),
            Action::Call => self.score_call(),
            Action::Drop(kind) => self.score_drop(kind),
            Action::Choose(number) => self.score_alternative(number),
            Action::Discard(_) => NEVER,
            Action::Pass | Action::End => 0,
        }
    }
}
