//! A deck as the page stores it: a name, and the chosen cards by their places in the house set (ESTRO-DECK-03).

use std::collections::BTreeSet;

use estro::CardSet;
use estro::rules::{CHOSEN_CARDS, CardNo};
use table::Language;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 40;

/// The version of the links.
const VERSION: &str = "1";

/// A deck: different cards, none of them twice (ESTRO-DECK-02).
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

impl Deck {
    /// An empty deck of this name.
    pub fn named(name: &str) -> Self {
        let mut deck = Self::default();
        deck.rename(name);
        deck
    }

    /// The deck of these ids; those that the house set does not have are left out.
    pub fn of(name: &str, ids: &[String]) -> Self {
        let house = CardSet::house();
        let mut deck = Self::named(name);
        deck.cards = ids.iter().filter_map(|id| house.find(id)).collect();
        deck
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Names it; only the part of the name that fits on a line is kept.
    pub fn rename(&mut self, name: &str) {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        self.name = name.chars().take(LONGEST_NAME).collect();
    }

    /// How many cards it has.
    pub fn count(&self) -> u32 {
        self.cards.len() as u32
    }

    /// Its cards in the order of the set.
    pub fn cards(&self) -> impl Iterator<Item = CardNo> {
        self.cards.iter().copied()
    }

    /// The ids of its cards.
    pub fn ids(&self) -> Vec<String> {
        let house = CardSet::house();
        self.cards().map(|card| house.card(card).id.clone()).collect()
    }

    /// Copies of a card: one or none.
    pub fn copies_of(&self, card: CardNo) -> u8 {
        u8::from(self.cards.contains(&card))
    }

    /// Puts a card in, or takes it out.
    pub fn count_of(&mut self, card: CardNo, copies: i8) {
        if copies > 0 {
            self.cards.insert(card);
        } else {
            self.cards.remove(&card);
        }
    }

    /// Whether it has as many cards as a seat chooses (ESTRO-DECK-03).
    pub fn is_whole(&self) -> bool {
        self.cards.len() == CHOSEN_CARDS
    }

    // ---- text forms ----

    /// One card a line, with the name on top.
    pub fn to_text(&self, cards: &CardSet, _language: Language) -> String {
        let lines = self.cards().map(|card| format!("1 {}\n", cards.card(card).name));
        std::iter::once(format!("Name: {}\n", self.name)).chain(lines).collect()
    }

    /// The deck in the notation of card files.
    pub fn to_ron(&self, cards: &CardSet) -> String {
        let quoted = |text: &str| notation::to_string(&text).unwrap_or_default();
        let ids: Vec<String> = self.cards().map(|card| quoted(&cards.card(card).id)).collect();
        format!("(name: {}, cards: [{}])", quoted(&self.name), ids.join(", "))
    }

    /// The deck on one line: the version, the ids of its cards, its name.
    pub fn to_link(&self, cards: &CardSet) -> String {
        let ids: Vec<&str> = self.cards().map(|card| cards.card(card).id.as_str()).collect();
        format!("{VERSION}.{}.{}", ids.join("~"), escaped(&self.name))
    }

    /// The deck of a link.
    ///
    /// # Errors
    /// When the link is no deck, or names unknown cards.
    pub fn from_link(link: &str, cards: &CardSet) -> Result<Self, NoDeck> {
        let parts: Vec<&str> = link.split('.').collect();
        let [VERSION, ids, name] = parts.as_slice() else { return Err(NoDeck) };
        let mut deck = Self::named(&unescaped(name));
        let known = ids.split('~').filter(|id| !id.is_empty()).map(|id| cards.find(id).ok_or(NoDeck));
        deck.cards = known.collect::<Result<_, _>>()?;
        Ok(deck)
    }
}

/// A text of letters that an address may hold: everything else as `%` and two digits.
fn escaped(text: &str) -> String {
    let byte =
        |byte: u8| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(byte).collect()
}

fn unescaped(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let digits = (byte == b'%').then(|| [rest.next(), rest.next()]);
        match digits {
            Some([Some(high), Some(low)]) => {
                let digits = [high, low];
                let read = std::str::from_utf8(&digits).ok().and_then(|digits| u8::from_str_radix(digits, 16).ok());
                bytes.extend(read);
            }
            Some(_) => {}
            None => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::super::{read, ready};
    use super::*;

    #[test]
    fn every_ready_deck_is_whole_and_is_read_back_from_its_link_its_text_and_its_notation() {
        let cards = CardSet::house();
        assert!(ready().len() >= 6);
        for known in ready() {
            let mut deck = known.deck(Language::It);
            assert!(deck.is_whole(), "{}", known.id);
            deck.rename("Äpfel & Co. 1/2");
            assert_eq!(Deck::from_link(&deck.to_link(&cards), &cards).ok().as_ref(), Some(&deck));
            assert_eq!(read(&deck.to_text(&cards, Language::En)).0, Some(deck.clone()));
            assert_eq!(read(&deck.to_ron(&cards)).0, Some(deck));
        }
    }

    #[test]
    fn what_is_no_link_is_refused() {
        for link in ["", "1", "2..x", "1.nonsense.x", "1.ardo-01~ardo-999.x", "1.ardo-01.x.y"] {
            assert!(Deck::from_link(link, &CardSet::house()).is_err(), "{link}");
        }
    }

    #[test]
    fn a_card_is_in_a_deck_once() {
        let mut deck = Deck::named("x");
        deck.count_of(CardNo(3), 1);
        deck.count_of(CardNo(3), 1);
        assert_eq!((deck.count(), deck.copies_of(CardNo(3))), (1, 1));
        deck.count_of(CardNo(3), -1);
        assert_eq!(deck.count(), 0);
    }
}
