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
mod plan;
mod play;
mod report;
mod report_text;
mod run;
mod stats;
mod words;

pub use plan::{Models, Plan, PlanError};
pub use play::{Cause, Played};
pub use report::{Ends, Pairing, Report, Score, Side};
pub use run::{play_all, run};
pub use stats::{Interval, Spread};
