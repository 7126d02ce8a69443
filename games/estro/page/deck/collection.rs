//! A deck as the page stores it: a name, and the chosen cards by their places in the house set (ESTRO-DECK-03).

use std::collections::BTreeSet;

use estro::CardSet;
use estro::rules::CardNo;
use table::Language;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 40;

/// A deck: different cards, of which none is there twice (ESTRO-DECK-02).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    name: String,
    cards: BTreeSet<CardNo>,
}

/// The error for a link that is no deck of this version.
pub struct NoDeck;

impl NoDeck {
    /// The error in words.
    pub fn say(&self, _cards: &CardSet, language: Language) -> String {
        crate::i18n::say(language, "deck-link-foreign", &[])
    }
}
