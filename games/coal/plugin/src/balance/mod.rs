//! Balance: many matches between players and models, and what they add up to.

mod mode;
mod models;
mod plan;
mod play;
mod report;
mod report_text;

pub use mode::Mode;
pub use models::Models;
pub use plan::Plan;
pub use play::{Cause, Counts, Played};
pub use report::{Ends, Pairing, Report, Score, Side, Team};

use arena::in_turn;

/// Plays a plan and adds it up. `progress` is told how many matches are done, from any thread.
pub fn run(plan: &Plan, progress: impl Fn(u32) + Sync) -> Report {
    Report::of(plan, &play_all(plan, progress))
}

/// Plays a plan and returns every match, in the order of the plan whatever the threads did.
pub fn play_all(plan: &Plan, progress: impl Fn(u32) + Sync) -> Vec<Played> {
    in_turn(plan.matches, plan.threads, |number| play::play(plan, number), progress)
}
