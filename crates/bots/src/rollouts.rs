//! A player that tries its candidate actions in the same worlds and takes the one with the best results.
//!
//! It is meant for games whose matches are too long for a tree search. Each round draws one world that agrees with what
//! the seat knows. In a copy of this world it plays each remaining action and continues for a while, by rules of thumb
//! and with the same chance. Since all actions had the same luck, their differences are significant, and a few rounds
//! tell which action is better (common random numbers). An action that is clearly worse than the best is not tried any
//! more.

use table::{Choices, Determinization, Fast, Playout, Question, Seat};

use crate::{Bot, Budget, Clock, Effort, Thinking};

/// An action is dropped when it is worse than the best one by this many standard errors of their difference.
const CLEARLY_WORSE: f64 = 2.0;
/// An action replaces the first one only if it is better by this many standard errors.
const BETTER: f64 = 1.0;
/// The number of rounds before any action is dropped.
const FEWEST_ROUNDS: u32 = 4;

/// The parts of rollouts that depend on the game.
pub trait RolloutPolicy<G: Playout>: Send {
    /// The actions that are worth trying, beginning with the one that the policy itself would take. There is at least
    /// one.
    fn candidates(&mut self, question: &Question<'_, G>, seed: u64) -> Vec<G::Action>;

    /// Plays an action in the world, continues for a while, and returns how well the seat stands then, from 0 to 1.
    /// Returns `None` when the time is over before; the clock is checked between any two decisions.
    fn roll_out(
        &mut self,
        world: &mut Determinization<G>,
        seat: Seat,
        action: G::Action,
        luck: u64,
        clock: &Clock,
    ) -> Option<f64>;
}

/// Tries its candidate actions by rollouts that follow its policy.
pub struct Rollouts<G: Playout, P> {
    guide: P,
    world: Option<Determinization<G>>,
    simulations: u64,
}

/// An action that is being tried, with its results by round.
struct Trial<A> {
    action: A,
    results: Vec<f64>,
    is_in: bool,
}

impl<G: Playout, P: RolloutPolicy<G>> Rollouts<G, P> {
    /// A player with this policy.
    #[must_use]
    pub const fn new(guide: P) -> Self {
        Self { guide, world: None, simulations: 0 }
    }

    /// Tries the actions until the budget is spent. Returns the best one and the number of rollouts.
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
        // A new player draws a new world here, and a used one redraws an old world: both must go on with the same
        // chance.
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
        self.simulations += u64::from(rollouts);
        (verdict(&trials).unwrap_or(first), rollouts)
    }
}

/// The mean and the standard error of the differences between two trials, over the rounds that both have.
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

/// Drops the trials that are clearly worse than the best of those that took part in every round.
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

/// The action with the best results if it beat the first one by more than luck; otherwise the first one.
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

    fn effort(&self) -> Effort {
        Effort { simulations: self.simulations, decisions: self.world.as_ref().map_or(0, Determinization::decisions) }
    }
}
