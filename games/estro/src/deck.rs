//! Decks that people build, keep and exchange: the twenty cards of a constructed deck (ESTRO-DECK-03).
//!
//! A [`Deck`] may violate every limit while it is being built; [`Deck::faults`] lists the violations with their clauses.
//!
//! ```
//! use estro::CardSet;
//! use estro::deck::Deck;
//!
//! let cards = CardSet::house();
//! let mut deck = Deck::named("Two cards");
//! deck.set(cards.find("ardo-01").unwrap(), 2);
//! let clauses: Vec<&str> = deck.faults().iter().map(|fault| fault.clause().as_str()).collect();
//! assert_eq!(clauses, ["ESTRO-DECK-03", "ESTRO-DECK-02"]);
//! assert_eq!(Deck::from_link(&deck.to_link(&cards), &cards), Ok(deck));
//! ```

mod document;
mod link;
pub mod ready;

use std::collections::BTreeMap;

use table::{Clause, Language};

pub use document::DeckDocument;
pub use link::{LinkFault, found_in};

use crate::clause;
use crate::rules::{CHOSEN_CARDS, CardNo};
use crate::set::CardSet;
use crate::setup::SeatDocument;
use crate::words::say;

/// The most copies of one card that a deck under construction takes; the rules allow one (ESTRO-DECK-02).
pub const MOST_COPIES: u8 = 9;
/// The longest name of a deck, in characters.
pub const LONGEST_NAME: usize = 60;

/// The chosen cards of a deck. They are those of the set it was read with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    name: String,
    /// Copies by card; cards without copies are absent.
    copies: BTreeMap<CardNo, u8>,
}

/// Something that keeps a deck from being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// It has so many cards, and not twenty (ESTRO-DECK-03).
    Size(u32),
    /// A card is in it more than once (ESTRO-DECK-02).
    Twice(CardNo),
}

impl DeckFault {
    /// The clause that is violated.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match self {
            Self::Size(_) => clause::DECK_03,
            Self::Twice(_) => clause::DECK_02,
        }
    }

    /// What is wrong, without the clause.
    #[must_use]
    pub fn say(&self, cards: &CardSet, language: Language) -> String {
        match self {
            Self::Size(n) => say(language, "setup-size", &[("n", (*n).into())]),
            Self::Twice(card) => {
                let name = cards.card(*card).name.as_str();
                say(language, "setup-twice", &[("id", name.into())])
            }
        }
    }
}

impl Deck {
    /// A deck without cards.
    #[must_use]
    pub fn named(name: &str) -> Self {
        let mut deck = Self::default();
        deck.rename(name);
        deck
    }

    /// Its name: one line; may be empty.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Renames it: line breaks become blanks, and a name that is too long is cut.
    pub fn rename(&mut self, name: &str) {
        let words: Vec<&str> = name.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
        self.name = name.trim_end().to_owned();
    }

    /// Sets the copies of a card, at most [`MOST_COPIES`]; 0 removes it.
    pub fn set(&mut self, card: CardNo, copies: u8) {
        if copies == 0 {
            self.copies.remove(&card);
        } else {
            self.copies.insert(card, copies.min(MOST_COPIES));
        }
    }

    /// How many copies of a card it has.
    #[must_use]
    pub fn copies_of(&self, card: CardNo) -> u8 {
        self.copies.get(&card).copied().unwrap_or(0)
    }

    /// Its cards with their copies, in the order of the catalogue.
    pub fn cards(&self) -> impl Iterator<Item = (CardNo, u8)> + '_ {
        self.copies.iter().map(|(card, copies)| (*card, *copies))
    }

    /// How many cards it has.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.copies.values().map(|copies| u32::from(*copies)).sum()
    }

    /// Everything that keeps it from being played.
    #[must_use]
    pub fn faults(&self) -> Vec<DeckFault> {
        let count = self.count();
        let size = (count != CHOSEN_CARDS as u32).then_some(DeckFault::Size(count));
        let twice = self.cards().filter(|(_, copies)| *copies > 1).map(|(card, _)| DeckFault::Twice(card));
        size.into_iter().chain(twice).collect()
    }

    /// What a seat that plays it brings to a table.
    #[must_use]
    pub fn seat(&self, cards: &CardSet) -> SeatDocument {
        let ids = self.cards().flat_map(|(card, copies)| vec![cards.card(card).id.clone(); copies.into()]);
        SeatDocument { deck: ids.collect() }
    }

    /// One line for each card: `1 ardo-01  # Ozok`.
    #[must_use]
    pub fn to_text(&self, cards: &CardSet, language: Language) -> String {
        let mut text = String::new();
        if !self.name.is_empty() {
            text = format!("{}: {}\n", say(language, "deck-name", &[]), self.name);
        }
        for (card, copies) in self.cards() {
            let card = cards.card(card);
            text += &format!("{copies} {}  # {}\n", card.id, card.name);
        }
        text
    }
}
