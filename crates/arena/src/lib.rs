//! Many matches at once: how strong players are, how balanced models are, how long matches last and how they end.
//!
//! ```
//! let plan = arena::Plan::of(["random", "random"], 20)?;
//! let report = arena::run(&plan, |_done| ());
//! assert_eq!(report.matches, 20);
//! println!("{report}");
//! # Ok::<(), arena::PlanError>(())
//! ```
//!
//! The result of a plan is the same for any number of threads, on every machine, unless its budget is in milliseconds.

pub mod bench;
pub mod decks;
mod mode;
mod models;
mod plan;
mod play;
mod report;
mod report_text;
mod run;
mod seating;
mod series;
mod series_text;
mod stats;
mod stress;
mod words;

pub use mode::{Mode, NoSuchMode};
pub use models::Models;
pub use plan::{Plan, PlanError};
pub use play::{Cause, Counts, Played};
pub use report::{Ends, Pairing, Report, Score, Side, Team};
pub use run::{play_all, run};
pub use series::{Contest, Decked, Meeting, Series, Standing, Standings};
pub use stats::{Interval, Spread};
pub use stress::{Fault, FaultKind, MOST_FAULTS, Stress, stress};
