//! The card language: cards, Gifts, and the primitives that Gifts are made of.
//!
//! A card is data ([`Card`]): a RON record in `cards/`, or a line of the compact notation ([`notation`]). Its text is
//! generated from it, and the referee does what the data says.

mod card;
pub mod check;
mod effect;
mod estro;
mod filter;
mod gift;
pub mod notation;

pub use card::{Bilingual, Card, Source};
pub use effect::{Amount, Effect, NewEstro, Pick, Until, Value, Who};
pub use estro::{Estro, EstroError, Stat, Values, ValuesError};
pub use filter::{Area, Bound, Category, Face, Filter, Side, Target};
pub use gift::{Answers, Counter, Countermove, Gift, Moment, Timing, Usage};
