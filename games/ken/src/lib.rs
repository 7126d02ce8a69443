//! Ken il Guerriero: so far its rulebook.
//!
//! The rules are written clause by clause in `rulebook/`, in English and Italian; [`clause`] has a constant for each. The
//! decisions on what the book leaves open are in `RULINGS.md`. The referee does not exist yet.

mod book;
pub mod clause;

pub use book::rulebook;
