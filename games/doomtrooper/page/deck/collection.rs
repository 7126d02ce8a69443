//! A deck with its Reserve as the page stores it: named, with cards by their places in the set of this program.

use std::collections::BTreeMap;

use doomtrooper::language::{Code, Name};
use doomtrooper::set::CardNo;
use doomtrooper::setup::Fault;
use doomtrooper::{CardSet, DeckDocument};
use table::{Language, Problem, ProblemList, Wording};

/// The most letters of a name.
pub const LONGEST_NAME: usize = 40;

/// The most copies of a card that the builder counts.
const MOST_COPIES: u8 = 60;

/// A deck with its Reserve.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    name: String,
    cards: BTreeMap<CardNo, u8>,
    reserve: BTreeMap<CardNo, u8>,
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

    /// The deck of a document.
    ///
    /// # Errors
    /// The unknown cards, the first few with the nearest name.
    pub fn of(document: &DeckDocument, cards: &CardSet) -> Result<Self, Vec<Problem>> {
        let (deck, strangers) = Self::known_of(document, cards);
        let problems: Vec<Problem> = strangers.into_iter().map(|(_, message)| Problem::new(0, message)).collect();
        if problems.is_empty() { Ok(deck) } else { Err(problems) }
    }

    /// The known cards of a document, and a message for each of the first hundred others, as it was written.
    pub fn known_of(document: &DeckDocument, cards: &CardSet) -> (Self, Vec<(String, Wording)>) {
        let mut strangers = ProblemList::default();
        let mut read = |list: &[(u8, String)]| {
            let mut found = BTreeMap::new();
            for (copies, text) in list {
                let coded = text.parse::<Code>().ok().and_then(|code| cards.coded(code));
                match coded.or_else(|| cards.named(&Name::from(text.as_str()))) {
                    Some(card) => {
                        let sum = found.entry(card).or_insert(0u8);
                        *sum = sum.saturating_add(*copies).min(MOST_COPIES);
                    }
                    None => {
                        let suggests = strangers.suggests();
                        strangers.push(|| {
                            let fault =
                                if suggests { Fault::of_unknown(text, cards) } else { Fault::of_stranger(text) };
                            (text.clone(), Wording::new(|language| doomtrooper::fault_text(&fault, language)))
                        });
                    }
                }
            }
            found
        };
        let (main, reserve) = (read(&document.cards), read(&document.reserve));
        let mut deck = Self { name: String::new(), cards: main, reserve };
        deck.rename(&document.name[0]);
        (deck, strangers.finish(|more| (String::new(), more)))
    }

    /// The deck as a document: cards by their numbers.
    pub fn document(&self) -> DeckDocument {
        let cards = CardSet::house();
        let list = |list: &BTreeMap<CardNo, u8>| {
            list.iter().map(|(card, copies)| (*copies, cards.card(*card).code.to_string())).collect()
        };
        DeckDocument {
            name: [self.name.clone(), self.name.clone()],
            cards: list(&self.cards),
            reserve: list(&self.reserve),
        }
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

    /// Cards in the deck, without the Reserve.
    pub fn count(&self) -> u32 {
        self.cards.values().map(|copies| u32::from(*copies)).sum()
    }

    /// The cards of the deck, or of its Reserve, in the order of the set.
    pub fn cards(&self, in_reserve: bool) -> impl Iterator<Item = (CardNo, u8)> {
        let list = if in_reserve { &self.reserve } else { &self.cards };
        list.iter().map(|(card, copies)| (*card, *copies))
    }

    /// Copies of a card in the deck.
    pub fn copies_of(&self, card: CardNo) -> u8 {
        self.cards.get(&card).copied().unwrap_or(0)
    }

    /// Puts copies into the deck, or takes them out.
    pub fn count_of(&mut self, card: CardNo, copies: i8) {
        change(&mut self.cards, card, copies);
    }

    /// Moves a copy from the deck to the Reserve, or back.
    pub fn swap(&mut self, card: CardNo, to_reserve: bool) {
        let (from, to) =
            if to_reserve { (&mut self.cards, &mut self.reserve) } else { (&mut self.reserve, &mut self.cards) };
        if from.contains_key(&card) {
            change(from, card, -1);
            change(to, card, 1);
        }
    }

    /// Every fault that keeps it from being played.
    pub fn faults(&self) -> Vec<Fault> {
        self.document().faults(&CardSet::house())
    }

    // ---- text forms ----

    /// One card a line, with the name on top.
    pub fn to_text(&self, cards: &CardSet, _language: Language) -> String {
        let mut text = format!("Name: {}\n", self.name);
        let list = |list: &BTreeMap<CardNo, u8>| -> String {
            list.iter().map(|(card, copies)| format!("{copies} {}\n", cards.card(*card).name.as_str())).collect()
        };
        text += &list(&self.cards);
        if !self.reserve.is_empty() {
            text += "Reserve:\n";
            text += &list(&self.reserve);
        }
        text
    }

    /// The deck in the notation of card files.
    pub fn to_ron(&self, _cards: &CardSet) -> String {
        notation::to_string(&self.document()).unwrap_or_default()
    }

    /// The deck on one line: version, cards, Reserve, name.
    pub fn to_link(&self, cards: &CardSet) -> String {
        let list = |list: &BTreeMap<CardNo, u8>| list.clone().into_iter().map(|(card, copies)| (card, copies.into()));
        link_of(cards, list(&self.cards), list(&self.reserve), &self.name)
    }

    /// The deck of a link.
    ///
    /// # Errors
    /// When the link is no deck, or names unknown cards.
    pub fn from_link(link: &str, cards: &CardSet) -> Result<Self, NoDeck> {
        let parts: Vec<&str> = link.split('.').collect();
        let ["1", main, reserve, name] = parts.as_slice() else { return Err(NoDeck) };
        let list = |text: &str| -> Option<BTreeMap<CardNo, u8>> {
            let part = |part: &str| {
                let (copies, code) = part.split_once('x')?;
                let copies = copies.parse().ok().filter(|copies| (1..=MOST_COPIES).contains(copies))?;
                Some((cards.coded(code.parse().ok()?)?, copies))
            };
            text.split('-').filter(|part| !part.is_empty()).map(part).collect()
        };
        let mut deck = Self::named(&unescaped(name));
        deck.cards = list(main).ok_or(NoDeck)?;
        deck.reserve = list(reserve).ok_or(NoDeck)?;
        Ok(deck)
    }
}

/// The link of a deck: the number of copies of each card, in the order of the cards.
pub fn link_of(
    cards: &CardSet,
    main: impl Iterator<Item = (CardNo, usize)>,
    reserve: impl Iterator<Item = (CardNo, usize)>,
    name: &str,
) -> String {
    let part = |(card, copies): (CardNo, usize)| format!("{copies}x{}", cards.card(card).code);
    let main: Vec<String> = main.map(part).collect();
    let reserve: Vec<String> = reserve.map(part).collect();
    format!("1.{}.{}.{}", main.join("-"), reserve.join("-"), escaped(name))
}

fn change(list: &mut BTreeMap<CardNo, u8>, card: CardNo, copies: i8) {
    let now = list.get(&card).copied().unwrap_or(0).saturating_add_signed(copies).min(MOST_COPIES);
    if now == 0 {
        list.remove(&card);
    } else {
        list.insert(card, now);
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
    use super::*;
    use doomtrooper::deck::ready;

    #[test]
    fn every_ready_deck_is_read_back_from_its_link_its_text_and_its_notation() {
        let cards = CardSet::house();
        for (id, document) in ready() {
            let mut deck = Deck::of(document, &cards).unwrap_or_else(|problems| panic!("{id}: {problems:?}"));
            deck.rename("Äpfel & Co. 1/2");
            let first = deck.cards(false).next().unwrap().0;
            deck.swap(first, true);
            assert_eq!(Deck::from_link(&deck.to_link(&cards), &cards).ok().as_ref(), Some(&deck));
            assert_eq!(super::super::read(&deck.to_text(&cards, Language::En)), (Some(deck.clone()), Vec::new()));
            assert_eq!(super::super::read(&deck.to_ron(&cards)), (Some(deck), Vec::new()));
        }
    }

    #[test]
    fn what_is_no_link_is_refused() {
        for link in ["", "1", "2...x", "1.3x00000..x", "1.0x01001..x", "1.nonsense..x"] {
            assert!(Deck::from_link(link, &CardSet::house()).is_err(), "{link}");
        }
    }

    #[test]
    fn a_foreign_list_names_the_deck_and_its_reserve_by_its_headings() {
        let deck = super::super::read("Main:\n3 CHASSEUR\nSideboard:\n1 CHASSEUR\n").0.unwrap();
        assert_eq!((deck.count(), deck.cards(true).count()), (3, 1));
        let (none, problems) = super::super::read("3 CHASSER\n");
        assert!(none.is_none() && problems[0].say(Language::En).contains("CHASSEUR"));
        // One unknown line is set aside, with its line number and a suggestion.
        let (some, problems) = super::super::read("3 CHASSEUR\nTrenchr x2\nReserve: 2 Foxhole\n");
        let some = some.expect("what is right");
        assert_eq!((some.count(), some.cards(true).map(|(_, copies)| copies).sum::<u8>()), (3, 2));
        assert_eq!((problems.len(), super::super::line_of(&problems[0])), (1, 2));
        assert!(problems[0].say(Language::En).contains("TRENCHER"), "{}", problems[0].say(Language::En));
    }
}
