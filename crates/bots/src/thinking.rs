//! What an answer may depend on besides the question.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use table::{Fast, Seat, Seed};
use web_time::Instant;

use crate::Budget;

/// How a player thinks about one decision. The same question, budget and seed give the same answer, whatever the player
/// was asked before, unless the budget is in milliseconds.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// For how long.
    pub budget: Budget,
    /// The seed of its choices among equals, and of the determinizations that it draws.
    pub seed: u64,
    /// Ends it from outside.
    pub stop: Stop,
}

impl Thinking {
    /// With this budget and seed; nobody stops it.
    #[must_use]
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self { budget, seed, stop: Stop::default() }
    }
}

/// The seed of a player's thinking about one decision of a match: from the seed of the match, the seat, and how many
/// decisions were made before. Whoever holds the match (arena, engine, terminal, page) takes it from here, so that the
/// same player answers the same everywhere.
#[must_use]
pub fn decision_seed(seed: Seed, seat: Seat, decisions: usize) -> u64 {
    let seat = (u64::from(seat.0) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let decisions = (decisions as u64).wrapping_mul(0xd1b5_4a32_d192_ed03);
    Fast::new(seed.low_bits() ^ seat ^ decisions).next_bits()
}

/// Stops a player that thinks, from another thread. A player that was stopped answers at once with the best that it has.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops it.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it is stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The time that a player has.
#[derive(Clone, Debug)]
pub struct Clock {
    started: Instant,
    /// In microseconds; nothing when simulations are counted.
    most: Option<u128>,
    stop: Stop,
}

impl Clock {
    /// It runs from now on.
    #[must_use]
    pub fn of(thinking: &Thinking) -> Self {
        let most = match thinking.budget {
            Budget::Simulations(_) => None,
            // What is left is for the last decision, and for the answer.
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
