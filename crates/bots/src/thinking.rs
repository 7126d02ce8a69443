//! The inputs of an answer besides the question.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use table::{Fast, Seat, Seed};
use web_time::Instant;

use crate::Budget;

/// How a player thinks about one decision. The same question, budget and seed give the same answer, whatever the player
/// was asked before, unless the budget is in milliseconds.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// How long it may think.
    pub budget: Budget,
    /// The seed for its choices among equals, and for its determinizations.
    pub seed: u64,
    /// A handle for stopping it from outside.
    pub stop: Stop,
}

impl Thinking {
    /// Thinking with this budget and seed that is not stopped from outside.
    #[must_use]
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self { budget, seed, stop: Stop::default() }
    }
}

/// The seed of a player's thinking about one decision of a match, derived from the seed of the match, the seat, and the
/// number of decisions before. All code that holds a match (arena, engine, terminal, page) uses this function, so that
/// the same player gives the same answers everywhere.
#[must_use]
pub fn decision_seed(seed: Seed, seat: Seat, decisions: usize) -> u64 {
    let seat = (u64::from(seat.0) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let decisions = (decisions as u64).wrapping_mul(0xd1b5_4a32_d192_ed03);
    Fast::new(seed.low_bits() ^ seat ^ decisions).next_bits()
}

/// Stops a player that is thinking, from another thread. A stopped player answers at once with the best action found so
/// far.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops the player.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the player was stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Measures the time of a player.
#[derive(Clone, Debug)]
pub struct Clock {
    started: Instant,
    /// In microseconds; `None` when simulations are counted.
    most: Option<u128>,
    stop: Stop,
}

impl Clock {
    /// A clock that starts now.
    #[must_use]
    pub fn of(thinking: &Thinking) -> Self {
        let most = match thinking.budget {
            Budget::Simulations(_) => None,
            // The rest is reserved for the last simulation and for the answer.
            Budget::Millis(most) => Some(u128::from(most) * 1000 - u128::from(most) * 1000 / 20),
        };
        Self { started: Instant::now(), most, stop: thinking.stop.clone() }
    }

    /// Whether the time is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stop.is_stopped() || self.most.is_some_and(|most| self.started.elapsed().as_micros() >= most)
    }
}
