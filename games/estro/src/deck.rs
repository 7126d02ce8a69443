//! Decks that people build, keep and exchange: the twenty cards of a constructed deck (ESTRO-DECK-03), or the 25 of one for
//! Lucid Dream (ESTRO-LUC-02).
//!
//! A [`Deck`] may violate every limit while it is being built; [`Deck::faults`] and [`Deck::faults_at`] list the violations
//! with their clauses.
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

use crate::card_text::estro_name;
use crate::clause;
use crate::language::Estro;
use crate::options::Options;
use crate::rules::{CHOSEN_CARDS, CardNo, DECK_SIZE, OF_EACH_ESTRO};
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
    /// It has so many cards, and not the 25 of Lucid Dream (ESTRO-LUC-02).
    SizeLucid(u32),
    /// It has so many cards of an Estro, and not the five of Lucid Dream (ESTRO-LUC-01).
    OfEach(Estro, u32),
}

impl DeckFault {
    /// The clause that is violated.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match self {
            Self::Size(_) => clause::DECK_03,
            Self::Twice(_) => clause::DECK_02,
            Self::SizeLucid(_) => clause::LUC_02,
            Self::OfEach(..) => clause::LUC_01,
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
            Self::SizeLucid(n) => say(language, "setup-size-lucid", &[("n", (*n).into())]),
            Self::OfEach(estro, n) => {
                say(language, "setup-of-each", &[("estro", estro_name(*estro).into()), ("n", (*n).into())])
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
        size.into_iter().chain(self.twice()).collect()
    }

    /// Everything that keeps it from being played at a table with these options: Lucid Dream wants five cards of each Estro.
    #[must_use]
    pub fn faults_at(&self, options: &Options, cards: &CardSet) -> Vec<DeckFault> {
        if !options.lucid {
            return self.faults();
        }
        let count = self.count();
        let size = (count != DECK_SIZE as u32).then_some(DeckFault::SizeLucid(count));
        let each = Estro::ALL.map(|estro| DeckFault::OfEach(estro, self.count_of(estro, cards)));
        let each =
            each.into_iter().filter(|fault| !matches!(fault, DeckFault::OfEach(_, n) if *n == OF_EACH_ESTRO as u32));
        size.into_iter().chain(self.twice()).chain(each).collect()
    }

    /// How many cards of an Estro it has.
    #[must_use]
    pub fn count_of(&self, estro: Estro, cards: &CardSet) -> u32 {
        let of_estro = self.cards().filter(|(card, _)| cards.card(*card).estro == estro);
        of_estro.map(|(_, copies)| u32::from(copies)).sum()
    }

    fn twice(&self) -> impl Iterator<Item = DeckFault> + '_ {
        self.cards().filter(|(_, copies)| *copies > 1).map(|(card, _)| DeckFault::Twice(card))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_of_lucid_dream_has_five_cards_of_each_estro_and_none_by_lot() {
        let cards = CardSet::house();
        let lucid = Options { lucid: true, ..Options::default() };
        let mut deck = Deck::named("x");
        let of = |estro: Estro| (0..250).map(CardNo).filter(move |card| CardSet::house().card(*card).estro == estro);
        Estro::ALL.into_iter().flat_map(|estro| of(estro).take(5)).for_each(|card| deck.set(card, 1));
        assert_eq!(deck.faults_at(&lucid, &cards), []);
        assert_eq!(deck.faults_at(&Options::default(), &cards), [DeckFault::Size(25)]);
        // What the table says of such a list is the same.
        let table = |deck: &Deck| crate::setup::check_list(&deck.seat(&cards).deck, &cards, true);
        assert!(table(&deck).is_ok());
        let first = of(Estro::Ardo).next().expect("there are cards of Ardo");
        deck.set(first, 0);
        let faults = deck.faults_at(&lucid, &cards);
        assert_eq!(faults, [DeckFault::SizeLucid(24), DeckFault::OfEach(Estro::Ardo, 4)]);
        let said: Vec<String> =
            faults.iter().map(|fault| format!("{} ({})", fault.say(&cards, Language::En), fault.clause())).collect();
        let of_table = table(&deck).expect_err("a card is missing");
        assert_eq!(said, of_table.iter().map(|message| message.say(Language::En)).collect::<Vec<_>>());
    }
}
