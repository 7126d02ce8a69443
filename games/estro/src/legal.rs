//! What may be done: the legal actions, and why others are refused. Nothing here changes anything.

mod choices;
mod inferno;
mod refusals;

pub use choices::Choices;
