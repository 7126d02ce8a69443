//! The text of cards, generated from their data, so that people read exactly what the referee does.
//!
//! Each family of the card language has its words in English and Italian beside its definitions
//! (`language/<family>/text.rs`); this module has the shared parts. [`piece`] gives the text of a single primitive. A
//! new variant of the language does not compile until it has its words.
//!
//! ```
//! use doomtrooper::{CardSet, text};
//! use table::Language;
//! let file = r#"[(code: 1, name: "EXAMPLE", kind: Equipment, tags: [FightWeapon], always: [(gives: [Add(f: N(1))])])]"#;
//! let cards = CardSet::parse(&[("example", file)]).unwrap();
//! let card = &cards.cards()[0];
//! assert_eq!(
//!     text::card_text(card, &cards, Language::En),
//!     "Equipment, generic. Fight Weapon.\nThe warrior gains +1 to F."
//! );
//! ```

pub(crate) mod description;
pub(crate) mod grammar;
#[cfg(test)]
mod handbook;
mod noun;
pub mod piece;
pub(crate) mod teller;
#[cfg(test)]
mod tests;
pub(crate) mod words;

pub use crate::language::card::text::card_text;
use table::Language;

use crate::CardSet;
use crate::language::{Affiliation, Card, CardKind, Op, PriceStep, Tag, Target};

/// A part of an effect as a sentence: on this card, after these targets were chosen, with this price of a step.
#[must_use]
pub(crate) fn effect_text(
    card: &Card,
    targets: &[Target],
    step: Option<PriceStep>,
    ops: &[Op],
    cards: &CardSet,
    language: Language,
) -> String {
    let teller = teller::Teller::new(card.kind, cards, language).choosing(targets).paying(step);
    grammar::euphony(&grammar::sentence(&teller.steps(ops)), language)
}

/// The name of a card: in capitals as the cards have it, the same in every language.
#[must_use]
pub fn name(card: &Card) -> &str {
    card.name.as_str()
}

/// The name of a kind of card.
#[must_use]
pub const fn kind_name(kind: CardKind, language: Language) -> &'static str {
    words::kind_label(kind, language)
}

/// The name of a designation, as on cards.
#[must_use]
pub const fn tag_name(tag: Tag, language: Language) -> &'static str {
    crate::language::tag::text::label(tag, language)
}

/// The name of an affiliation.
#[must_use]
pub const fn affiliation_name(affiliation: Affiliation, language: Language) -> &'static str {
    words::affiliation(affiliation, language)
}
