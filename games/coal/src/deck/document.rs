//! Decks in RON, the notation of all card files.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use table::ProblemList;

use super::{Deck, Fault, Found, MOST_COPIES, MOST_LINES, ReadProblem, card_called, find_card, find_pilot, short};
use crate::card::Model;
use crate::set::CardSet;

/// A deck as a document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DeckDocument {
    /// Its name.
    pub name: String,
    /// The model of its board.
    pub board: Option<Model>,
    /// Its pilot by id, if one was agreed beforehand.
    pub pilot: Option<String>,
    /// Its cards, each as copies and id.
    pub cards: Vec<(u8, String)>,
}

impl Deck {
    /// The deck in RON.
    #[must_use]
    pub fn to_ron(&self, cards: &CardSet) -> String {
        let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
        let mut text = format!("(\n    name: {},\n", quoted(&self.name));
        if let Some(board) = self.board {
            let _ = writeln!(text, "    board: Some({board}),");
        }
        if let Some(pilot) = self.pilot {
            let _ = writeln!(text, "    pilot: Some({}),", quoted(&cards.pilot(pilot).id));
        }
        text.push_str("    cards: [\n");
        for (card, copies) in self.cards() {
            let _ = writeln!(text, "        ({copies}, {}),", quoted(&cards.card(card).id));
        }
        text.push_str("    ],\n)\n");
        text
    }

    /// Reads a deck from RON.
    ///
    /// # Errors
    /// Everything that is wrong with it, with line numbers.
    pub fn from_ron(text: &str, cards: &CardSet) -> Result<Self, Vec<ReadProblem>> {
        let document: DeckDocument = notation::from_str(text)
            .map_err(|error| vec![ReadProblem::new(error.line, Fault::Ron(error.fault.to_string()))])?;
        Self::from_document(&document, cards, |id| {
            let place = text.lines().position(|line| line.contains(&format!("\"{id}\"")));
            place.map_or(0, |place| place + 1)
        })
    }

    /// Reads a deck from its document; `line_of` returns the line of an id.
    fn from_document(
        document: &DeckDocument,
        cards: &CardSet,
        line_of: impl Fn(&str) -> usize,
    ) -> Result<Self, Vec<ReadProblem>> {
        if document.cards.len() > MOST_LINES {
            return Err(vec![ReadProblem::new(0, Fault::Long)]);
        }
        let mut problems = ProblemList::default();
        let mut deck = Self { board: document.board, ..Self::named(&document.name) };
        if let Some(id) = &document.pilot {
            match find_pilot(id, cards) {
                Found::One(pilot) => deck.pilot = Some(pilot),
                Found::Several(_) => problems.push(|| ReadProblem::new(line_of(id), Fault::NoPilot(short(id), None))),
                Found::Nothing(near) => {
                    problems.push(|| ReadProblem::new(line_of(id), Fault::NoPilot(short(id), near)))
                }
            }
        }
        for (copies, id) in &document.cards {
            let found = if problems.suggests() { find_card(id, cards) } else { card_called(id, cards) };
            let fault = match found {
                _ if !(1..=MOST_COPIES).contains(copies) => Fault::Copies(copies.to_string()),
                Found::One(card) => {
                    deck.add(card, *copies);
                    continue;
                }
                Found::Several(which) => Fault::Several(short(id), which),
                Found::Nothing(near) => Fault::NoCard(short(id), near),
            };
            problems.push(|| ReadProblem::new(line_of(id), fault));
        }
        if problems.is_empty() { Ok(deck) } else { Err(ReadProblem::told(problems)) }
    }
}

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;

    #[test]
    fn mistakes_in_ron_have_their_lines() {
        let cards = CardSet::house();
        let words = |text: &str| -> Vec<String> {
            let problems = Deck::read(text, &cards).unwrap_err();
            problems.iter().map(|problem| problem.say(&cards, Language::En)).collect()
        };
        assert_eq!(
            words("(\n  name: \"x\",\n  cards: [\n    (2, \"c1-chrage\"),\n    (0, \"c1-charge\"),\n  ],\n)"),
            [
                "line 4: `c1-chrage` is not a card; did you mean `c1-charge` (Charge)?",
                "line 5: `0` copies: write a number from 1 to 20",
            ]
        );
        let problems = words("(\n  nome: \"x\",\n)");
        assert!(problems[0].starts_with("line 2: ") && problems[0].contains("nome"), "{problems:?}");
    }
}
