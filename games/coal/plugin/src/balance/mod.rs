//! Balance: the tables that are measured, and the figures that only C.O.A.L. has.

mod listed;
mod mode;
mod models;
mod section;
mod tables;
mod tally;

pub(crate) use listed::{blanked, listed_cards, played_card};
pub use mode::Mode;
pub use models::Models;
pub use section::{Ends, Figures, Side};
pub use tables::{ordered, tables};
pub use tally::{Cause, Counts, Watch};
