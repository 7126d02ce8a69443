//! ESTRO: the referee of the game.
//!
//! Cards are data ([`language`]); the rulebook stands in `rulebook/`.

pub mod card_text;
pub mod language;
mod words;
