//! Decks in RON, the notation of all card files.

use std::fmt::Write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Deck;
use crate::set::CardSet;

/// A deck as a document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DeckDocument {
    /// Its name.
    pub name: String,
    /// Its cards by id or name, without the five that are added by lot.
    pub cards: Vec<String>,
}

impl Deck {
    /// The deck in RON.
    #[must_use]
    pub fn to_ron(&self, cards: &CardSet) -> String {
        let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
        let mut text = format!("(\n    name: {},\n    cards: [\n", quoted(&self.name));
        for (card, copies) in self.cards() {
            for _ in 0..copies {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "        {},", quoted(&cards.card(card).id));
            }
        }
        text.push_str("    ],\n)\n");
        text
    }
}

impl DeckDocument {
    /// Whether a text is a deck in RON.
    #[must_use]
    pub fn is_ron(text: &str) -> bool {
        text.trim_start().starts_with('(')
    }

    /// Reads the document of a deck.
    ///
    /// # Errors
    /// The first mistake, with line and column.
    pub fn read(text: &str) -> Result<Self, notation::Error> {
        notation::from_str(text)
    }
}
