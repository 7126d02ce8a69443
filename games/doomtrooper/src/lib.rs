//! Doomtrooper: the rules, the card language, the cards and the words of the game.

pub mod language;
pub mod set;
pub mod text;

pub use set::{CardNo, CardSet};
