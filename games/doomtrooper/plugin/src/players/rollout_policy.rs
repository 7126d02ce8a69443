//! The rollout policy of Doomtrooper: the heuristic player plays on for a few Turns, and the table is valued in points.
//!
//! A whole match has thousands of decisions, so a playout to its end would take too long, and chance would outweigh the
//! effect of the action. Both seats play by the heuristic, each from its own view of the world.

use doomtrooper::State;
use doomtrooper::action::Action;
use doomtrooper::state::At;
use doomtrooper::view::{CardView, View};
use table::{Choices as _, Determinization, Question, Seat, SeatSet};

use bots::{Clock, RolloutPolicy};

use super::Heuristic;
use super::heuristic::ranked_sane;

/// The most actions that are tried.
const MOST_CANDIDATES: usize = 6;
/// Actions whose score is lower than the best by more than this are not tried.
const TOO_BAD: i32 = 45;
/// The Turns of a rollout: the rest of this one and one of every seat.
const TURNS_AFTER: u16 = 2;
/// The most decisions of a rollout.
const MOST_DECISIONS: u32 = 160;
/// The lead in points that wins about three matches of four.
const POINTS: f64 = 12.0;

/// Plays on by the heuristic.
#[derive(Clone, Copy, Debug)]
pub struct HeuristicPolicy;

impl RolloutPolicy<State> for HeuristicPolicy {
    fn candidates(&mut self, question: &Question<'_, State>, seed: u64) -> Vec<Action> {
        let scored = ranked_sane(Heuristic::new(seed), question);
        let best = scored[0].0;
        let near = scored.into_iter().filter(|(score, _)| *score > best - TOO_BAD);
        near.take(MOST_CANDIDATES).map(|(_, action)| action).collect()
    }

    fn roll_out(
        &mut self,
        world: &mut Determinization<State>,
        seat: Seat,
        action: Action,
        luck: u64,
        clock: &Clock,
    ) -> Option<f64> {
        let view = world.view(seat);
        let seats = view.seats.len() as u8;
        let player = Heuristic::new(luck);
        let last_turn = view.turn + TURNS_AFTER * u16::from(seats) / 2;
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
            if choices.len() == 1 && Heuristic::passes(choices.get(0)) {
                world.apply(asked, choices.get(0));
                continue;
            }
            let view = world.view(asked);
            if view.turn > last_turn && view.combat.is_none() {
                break;
            }
            let knowledge = world.knowledge(asked);
            let action = player.answer(asked, &view, &knowledge, &choices);
            world.apply(asked, action);
        }
        Some(value(&world.view(seat), seat))
    }
}

/// The value of a seat's position, from 0 to 1.
fn value(view: &View, seat: Seat) -> f64 {
    if let Some(outcome) = view.outcome {
        return f64::from(outcome.half_points(seat)) / 2.0;
    }
    let points = |of: Seat| worth(view, of);
    let left = |of: &Seat| *of != seat && !view.seats[of.index()].eliminated;
    let others: SeatSet = Seat::all(view.seats.len() as u8).filter(left).fold(SeatSet::NONE, SeatSet::with);
    let best = others.iter().map(points).fold(f64::MIN, f64::max);
    1.0 / (1.0 + (-(points(seat) - best) / POINTS).exp())
}

/// The points of a seat: those that it has earned, and a part of those that its cards and its Destiny may earn.
fn worth(view: &View, seat: Seat) -> f64 {
    let side = &view.seats[seat.index()];
    let cards = view.table.iter().filter(|card| card.controller == seat).map(card_worth).sum::<f64>();
    // Destiny beyond a useful amount is worth little.
    let destiny = f64::from(side.destiny.min(12)) + 0.2 * f64::from((side.destiny - 12).clamp(0, 30));
    f64::from(side.promotion) + 0.45 * destiny + 0.25 * f64::from(side.hand_len.min(7)) + cards
}

fn card_worth(card: &CardView) -> f64 {
    match (card.ratings, card.at) {
        (Some([fight, shoot, armor, value]), _) if card.at != At::Card => {
            let strength = f64::from(fight.max(shoot)) + f64::from(armor);
            let alive = if card.wounded { 0.6 } else { 1.0 };
            let paid = if card.unpaid { 0.3 } else { 1.0 };
            alive * paid * (0.25 * strength + 0.15 * f64::from(value) + 0.5)
        }
        (_, At::Card) => 0.7,
        _ => 1.2,
    }
}
