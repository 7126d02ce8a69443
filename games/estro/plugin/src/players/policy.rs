//! The rollout policy of ESTRO: the heuristic player plays on for a few turns, and the table is valued by its facts.
//!
//! Random play to the end of a match says little about one action; a few turns of sensible play in the same world say more.
//! Both seats play by the heuristic, each from its own view of the world.

use bots::{Clock, RolloutPolicy};
use estro::{Action, State, View};
use table::{Choices as _, Determinization, Question, Seat};

use super::{blunder, heuristic};

/// The most actions that are tried.
const MOST_CANDIDATES: usize = 12;
/// The turns of a rollout: the rest of this one, and two of each seat. Longer ones say less about the one action, shorter ones
/// miss the answer to it.
const TURNS_AFTER: u16 = 4;
/// The most decisions of a rollout.
const MOST_DECISIONS: u32 = 240;
/// The lead that wins about three matches of four.
const LEAD: f32 = 45.0;

/// Plays on by the heuristic.
#[derive(Clone, Copy, Debug)]
pub struct HeuristicPolicy;

impl RolloutPolicy<State> for HeuristicPolicy {
    fn candidates(&mut self, question: &Question<'_, State>, _seed: u64) -> Vec<Action> {
        let mut ranked = blunder::ranked_sane(question);
        ranked.truncate(MOST_CANDIDATES);
        ranked.into_iter().map(|(_, action)| action).collect()
    }

    fn roll_out(
        &mut self,
        world: &mut Determinization<State>,
        seat: Seat,
        action: Action,
        _luck: u64,
        clock: &Clock,
    ) -> Option<f64> {
        let last_turn = world.view(seat).turn + TURNS_AFTER;
        world.apply(seat, action);
        for _ in 0..MOST_DECISIONS {
            if let Some(outcome) = world.awaits().outcome() {
                return Some(f64::from(outcome.half_points(seat)) / 2.0);
            }
            if clock.is_over() {
                return None;
            }
            let Some(asked) = world.awaits().seats().lowest() else { break };
            let choices = world.choices(asked);
            if choices.len() == 1 {
                world.apply(asked, choices.get(0));
                continue;
            }
            let view = world.view(asked);
            if view.turn > last_turn {
                break;
            }
            let action = heuristic::best_of(&view, asked, &choices);
            world.apply(asked, action);
        }
        Some(value(&world.view(seat), seat))
    }
}

/// The value of a seat's position, from 0 to 1.
fn value(view: &View, seat: Seat) -> f64 {
    match view.outcome {
        Some(outcome) => f64::from(outcome.half_points(seat)) / 2.0,
        None => 1.0 / (1.0 + (-f64::from(heuristic::value_of(view, seat) / LEAD)).exp()),
    }
}
