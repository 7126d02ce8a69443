//! The contract that every game of Duello keeps.
//!
//! A [`Game`] is a state that knows the whole rulebook. It says which seats must decide ([`Game::awaits`]), what they
//! may do ([`Game::choices`]), why something is not possible ([`Game::refusal`]), what happens ([`Game::apply`]), and
//! what each viewer may see ([`Game::view`]). A seat may concede at any time ([`Game::concede`]); that is no action.
//! Chance and the log are arguments: a record uses [`Seeded`] chance and keeps every event, a simulation uses [`Fast`]
//! chance and [`NoLog`] and pays for neither.
//!
//! *Architecture invariant.* Nothing here does I/O, reads a clock or knows a particular game.
//!
//! ```
//! use table::{Chance, Draw, Seed, Seeded};
//! let mut chance = Seeded::new(Seed::from(7));
//! let mut cards = [1, 2, 3, 4, 5];
//! chance.shuffle(Draw::named("deck"), &mut cards);
//! let mut again = Seeded::new(Seed::from(7));
//! let mut same = [1, 2, 3, 4, 5];
//! again.shuffle(Draw::named("deck"), &mut same);
//! assert_eq!(cards, same);
//! ```

mod chance;
mod clause;
#[cfg(feature = "testing")]
pub mod conformance;
mod determinization;
mod game;
mod log;
pub mod options;
mod plan;
mod playout;
mod problems;
pub mod read_back;
mod recorded;
mod referee;
pub mod scenario;
mod searchable;
mod seat;
mod suggest;
mod told;
mod wording;

pub use chance::{Chance, Draw, Fast, ScriptError, Scripted, ScriptedDraw, Seed, SeedError, Seeded};
pub use clause::{Clause, Refusal};
pub use determinization::{Determinization, Determinizer, Question};
pub use game::{Awaits, Choices, Fingerprint, Game, Outcome, Positioned, Problem, Scribe};
pub use log::{Log, Logged, NoLog};
pub use options::{Mode, OptionSpec, OptionTable, OptionValue, OptionValues, StopSpec, TableOptions};
pub use plan::{Plan, Progress};
pub use playout::{PLAYOUT, Playout};
pub use problems::ProblemList;
pub use recorded::Recorded;
pub use referee::{ActError, CONCEDE, Match, Redeal, Step, TakeBackError};
#[cfg(feature = "testing")]
pub use searchable::contradictions;
pub use searchable::{Fact, Field, FieldKind, Names, Searchable, Unkeyed};
pub use seat::{Known, ParseSeatError, Seat, SeatSet, Viewer};
pub use suggest::nearest;
pub use told::{Language, Listener, Told};
pub use wording::Wording;
