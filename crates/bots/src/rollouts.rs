//! A player that tries its best actions out in the same worlds and keeps the one that did best.
//!
//! For games whose matches are too long for a tree: each round draws one world that agrees with what the seat knows, and
//! plays every action that is still in question on in a copy of it, by rules of thumb and with the same chance, for a
//! while. Since all of them met the same luck, the differences count, and few rounds tell which action is better (common
//! random numbers). An action that is clearly worse than the best is not tried any more.

use table::{Choices, Determinization, Fast, Playout, Question, Seat};

use crate::{Bot, Budget, Clock, Thinking};

/// Between an action that is left out and the best one lie so many standard errors of their difference.
const CLEARLY_WORSE: f64 = 2.0;
/// As many standard errors an action must be better than the first one, to be taken instead.
const BETTER: f64 = 1.0;
/// Rounds before anything is left out.
const FEWEST_ROUNDS: u32 = 4;

/// What a rollout needs to know of a game.
pub trait RolloutPolicy<G: Playout>: Send {
    /// The actions that are worth a thought, what the guide itself would do first. At least one.
    fn candidates(&mut self, question: &Question<'_, G>, seed: u64) -> Vec<G::Action>;

    /// Plays an action in the world, goes on for a while, and says how well the seat stands then: from 0 to 1. Nothing
    /// when the time is over before: the clock is looked at between any two decisions.
    fn roll_out(
        &mut self,
        world: &mut Determinization<G>,
        seat: Seat,
        action: G::Action,
        luck: u64,
        clock: &Clock,
    ) -> Option<f64>;
}

/// Tries its best actions out, as its guide plays.
pub struct Rollouts<G: Playout, P> {
    guide: P,
    world: Option<Determinization<G>>,
}

/// An action on trial: its results, round by round.
struct Trial<A> {
    action: A,
    results: Vec<f64>,
    is_in: bool,
}

impl<G: Playout, P: RolloutPolicy<G>> Rollouts<G, P> {
    /// A player with this guide.
    #[must_use]
    pub const fn new(guide: P) -> Self {
        Self { guide, world: None }
    }

    /// Tries the actions until the budget is spent. Gives the best one and how many rollouts were made.
    fn try_out(
        &mut self,
        question: &Question<'_, G>,
        actions: Vec<G::Action>,
        thinking: &Thinking,
        clock: &Clock,
    ) -> (G::Action, u32) {
        let mut chance = Fast::new(thinking.seed);
        let first = actions[0];
        let mut trials: Vec<Trial<G::Action>> =
            actions.into_iter().map(|action| Trial { action, results: Vec::new(), is_in: true }).collect();
        // A new player draws its first world where another one takes up an old one: both go on with the same chance.
        let seed = chance.next_bits();
        let mut world = self.world.take().unwrap_or_else(|| question.worlds.draw(seed));
        let (mut rollouts, mut round) = (0, 0);
        'rounds: while trials.iter().filter(|trial| trial.is_in).count() > 1 {
            let (seed, luck) = (chance.next_bits(), chance.next_bits());
            for trial in trials.iter_mut().filter(|trial| trial.is_in) {
                if clock.is_over() || matches!(thinking.budget, Budget::Simulations(most) if rollouts >= most) {
                    break 'rounds;
                }
                question.worlds.redraw(&mut world, seed);
                let Some(result) = self.guide.roll_out(&mut world, question.seat, trial.action, luck, clock) else {
                    break 'rounds;
                };
                trial.results.push(result);
                rollouts += 1;
            }
            round += 1;
            if round >= FEWEST_ROUNDS {
                leave_out(&mut trials, round as usize);
            }
        }
        self.world = Some(world);
        (verdict(&trials).unwrap_or(first), rollouts)
    }
}

/// The mean of the differences between two trials in the rounds that both made, and its standard error.
fn difference<A>(one: &Trial<A>, other: &Trial<A>) -> (f64, f64) {
    let pairs = || one.results.iter().zip(&other.results).map(|(one, other)| one - other);
    let n = pairs().count().max(1) as f64;
    let mean = pairs().sum::<f64>() / n;
    let spread = pairs().map(|difference| (difference - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (spread / n).sqrt())
}

fn mean<A>(trial: &Trial<A>) -> f64 {
    trial.results.iter().sum::<f64>() / trial.results.len().max(1) as f64
}

/// Leaves out what is clearly worse than the best of those that made every round.
fn leave_out<A>(trials: &mut [Trial<A>], rounds: usize) {
    let all = trials.iter().enumerate().filter(|(_, trial)| trial.is_in && trial.results.len() == rounds);
    let Some((best, _)) = all.max_by(|(_, one), (_, other)| mean(one).total_cmp(&mean(other))) else { return };
    let worse: Vec<usize> = (0..trials.len())
        .filter(|number| {
            let (lead, error) = difference(&trials[best], &trials[*number]);
            *number != best && lead > CLEARLY_WORSE * error
        })
        .collect();
    for number in worse {
        trials[number].is_in = false;
    }
}

/// The action that did best, if it did better than the first one by more than luck; otherwise the first.
fn verdict<A: Copy>(trials: &[Trial<A>]) -> Option<A> {
    let first = trials.first()?;
    let better = trials.iter().skip(1).filter_map(|trial| {
        let (lead, error) = difference(trial, first);
        (trial.results.len() > 1 && lead > BETTER * error && lead > 0.0).then_some((lead, trial.action))
    });
    better.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, action)| action)
}

impl<G: Playout, P: RolloutPolicy<G>> Bot<G> for Rollouts<G, P> {
    fn choose(&mut self, question: &Question<'_, G>, thinking: &Thinking) -> G::Action {
        let clock = Clock::of(thinking);
        let candidates = match question.choices.len() {
            1 => vec![question.choices.get(0)],
            _ => self.guide.candidates(question, thinking.seed),
        };
        match candidates.as_slice() {
            [only] => *only,
            _ => self.try_out(question, candidates, thinking, &clock).0,
        }
    }
}
