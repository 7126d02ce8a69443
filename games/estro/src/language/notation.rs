//! The compact notation of cards: one line a card.
//!
//! ```text
//! card    = ID facts
//! facts   = ESTRO ATK/DEF/HEL/DEX/MAP [gift]
//! gift    = usage timing [from-hand] [optional] ["delay" N] ["watch" "(" filter ")"]
//!           ["counter" "(" answers ")" mode] [effect {";" effect}]
//! usage   = "once" | "infinite" | "plain"
//! timing  = "on-play" | "passive" | "on-attack" | "on-attacked" | "on-won" | "on-resisted" | "on-dying"
//!         | "on-destroyed" | "on-opponent-gift" | "on-opponent-play" | "start-of-turn" | "end-of-turn"
//!         | "w-draw" | "w-play" | "w-decl" | "w-dice" | "w-death" | "w-after" | "w-end"
//! target  = "this" | "foe" | "attacker" | "attacked" | "cause" | "chosen"
//!         | ("choose" | "random" | "highest" | "lowest" | "all") filter
//! filter  = ("own" | "enemy" | "any") ["hand" | "incinerator"] ["other"] ["another"] ["attacked"] [ESTRO] ["empty" | "gifted"]
//!           ["up" | "down"] ["tot<=" N | "tot>=" N]
//! ```
//!
//! An effect is a word with its arguments in brackets: `add(choose own ardo, atk +4, leaves)`, `draw(you, 2)`. Every word
//! stands once, in `notation/words.rs`, beside what it means.
//!
//! ```
//! use estro::language::notation;
//! let line = "granito-41 granito 8/18/12/9/8 once on-opponent-gift optional counter(destroying) annul";
//! let card = notation::read_card(line).unwrap();
//! assert_eq!(notation::card(&card), line);
//! assert_eq!(notation::read_facts("granito-41", &notation::facts(&card)), Ok(card));
//! let error = notation::read_card("x ardo 1/2/3/4/5 once on-plax").unwrap_err();
//! assert_eq!(error.column, 23);
//! ```

mod read;
#[cfg(test)]
pub(crate) mod tests;
mod words;
mod write;

pub(super) use read::MOST_EFFECTS;
pub use read::{ReadError, read_card, read_facts, read_gift};
pub(super) use write::effect;
pub use write::{card, facts, gift};
