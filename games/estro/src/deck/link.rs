//! A deck as a link: the part of an address after `#deck/`. It is short, has a version, and keeps its meaning for ever.
//!
//! `1.CARDS.NAME`: the version; four letters for each card, then two that check the whole; the name, percent-encoded. A
//! card is identified by 20 bits of a hash of its id, followed by 4 bits for its copies. So a link does not depend on the
//! order of a set, and stays valid when cards are added.

use table::Language;

use super::{Deck, MOST_COPIES};
use crate::rules::CardNo;
use crate::set::{CardSet, MOST_CARDS};
use crate::words::say;

const VERSION: &str = "1";
/// The letters for six bits each, safe in any part of an address.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The most letters of the cards and the check.
const MOST_LETTERS: usize = 4 * MOST_CARDS + 2;

/// Why a link is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// Another version.
    Version(String),
    /// Letters are missing or changed.
    Damaged,
    /// So many of its cards are not in this set.
    Strangers(u32),
}

impl LinkFault {
    /// What is wrong.
    #[must_use]
    pub fn say(&self, _cards: &CardSet, language: Language) -> String {
        match self {
            Self::Version(version) => say(language, "link-version", &[("version", version.as_str().into())]),
            Self::Damaged => say(language, "link-damaged", &[]),
            Self::Strangers(n) => say(language, "link-strangers", &[("n", (*n).into())]),
        }
    }
}

impl Deck {
    /// Writes the deck as a link, without the address before it.
    #[must_use]
    pub fn to_link(&self, cards: &CardSet) -> String {
        let mut groups = String::new();
        for (card, copies) in self.cards() {
            push(&mut groups, card_hash(&cards.card(card).id) << 4 | u32::from(copies), 4);
        }
        let name = percent_encoded(self.name());
        let check = check_bits(&groups, &name);
        push(&mut groups, check, 2);
        format!("{VERSION}.{groups}.{name}")
    }

    /// Reads a deck from its link.
    ///
    /// # Errors
    /// Another version, missing or changed letters, cards that the set does not have.
    pub fn from_link(link: &str, cards: &CardSet) -> Result<Self, LinkFault> {
        let (version, whole) = link.trim().split_once('.').ok_or(LinkFault::Damaged)?;
        if version != VERSION {
            return Err(LinkFault::Version(version.chars().take(20).collect()));
        }
        let (groups, name) = whole.split_once('.').ok_or(LinkFault::Damaged)?;
        if groups.len() > MOST_LETTERS {
            return Err(LinkFault::Damaged);
        }
        let digits = groups.bytes().map(digit).collect::<Option<Vec<u32>>>().ok_or(LinkFault::Damaged)?;
        let end = digits.len().checked_sub(2).filter(|end| end % 4 == 0).ok_or(LinkFault::Damaged)?;
        // Digits are ASCII, so the end is on a character boundary.
        if (digits[end] << 6 | digits[end + 1]) != check_bits(&groups[..end], name) {
            return Err(LinkFault::Damaged);
        }
        let mut deck = Self::named(&percent_decoded(name).ok_or(LinkFault::Damaged)?);
        let mut strangers = 0;
        for group in digits[..end].chunks_exact(4) {
            let bits = group.iter().fold(0, |bits, digit| bits << 6 | digit);
            let copies = (bits & 0xf) as u8;
            match card_of(bits >> 4, cards) {
                Some(card) if (1..=MOST_COPIES).contains(&copies) && deck.copies_of(card) == 0 => {
                    deck.set(card, copies);
                }
                Some(_) => return Err(LinkFault::Damaged),
                None => strangers += 1,
            }
        }
        if strangers > 0 { Err(LinkFault::Strangers(strangers)) } else { Ok(deck) }
    }
}

/// The link in a text, if the text is just a link or an address that ends in one.
#[must_use]
pub fn found_in(text: &str) -> Option<&str> {
    let text = text.trim();
    let link = text.rsplit_once("deck/").map_or(text, |(_, link)| link);
    let (version, rest) = link.split_once('.')?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && rest.contains('.') && !text.contains(char::is_whitespace)).then_some(link)
}

/// The card with this hash; none where two cards of a set share it.
fn card_of(hash: u32, cards: &CardSet) -> Option<CardNo> {
    let mut matching = (0..).map(CardNo).zip(cards.cards()).filter(|(_, card)| card_hash(&card.id) == hash);
    let found = matching.next()?.0;
    matching.next().is_none().then_some(found)
}

/// 20 bits of the hash of an id.
fn card_hash(id: &str) -> u32 {
    let hash = fnv([id]);
    (hash >> 18 ^ hash) & 0xf_ffff
}

/// 12 bits of a hash of everything in the link.
fn check_bits(groups: &str, rest: &str) -> u32 {
    let hash = fnv([groups, ".", rest]);
    (hash >> 20 ^ hash) & 0xfff
}

/// FNV-1a, 32 bits: small, and fixed for ever.
fn fnv<'a>(parts: impl IntoIterator<Item = &'a str>) -> u32 {
    let bytes = parts.into_iter().flat_map(str::bytes);
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Writes the lowest bits as this many letters, highest bits first.
fn push(text: &mut String, bits: u32, letters: u32) {
    for place in (0..letters).rev() {
        text.push(LETTERS[(bits >> (6 * place) & 63) as usize].into());
    }
}

fn digit(letter: u8) -> Option<u32> {
    LETTERS.iter().position(|known| *known == letter).map(|place| place as u32)
}

fn percent_encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' => encoded.push(byte.into()),
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let hex = |byte: u8| char::from(byte).to_digit(16);
            let (high, low) = (hex(rest.next()?)?, hex(rest.next()?)?);
            bytes.push((high << 4 | low) as u8);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::deck::ready::READY;

    fn deck() -> Deck {
        let cards = CardSet::house();
        let mut deck = READY[0].deck(&cards, Language::En);
        deck.rename("Così, 50 % etere. #1/2");
        deck
    }

    #[test]
    fn a_link_is_short_and_made_of_safe_letters() {
        let link = deck().to_link(&CardSet::house());
        assert!(link.len() < 150, "{} letters: {link}", link.len());
        assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.%".contains(&byte)), "{link}");
    }

    #[test]
    fn the_cards_of_the_house_set_have_different_hashes() {
        let cards = CardSet::house();
        let hashes: HashSet<u32> = cards.cards().iter().map(|card| card_hash(&card.id)).collect();
        assert_eq!(hashes.len(), cards.cards().len());
    }

    #[test]
    fn a_link_is_found_in_an_address_and_not_in_other_text() {
        let cards = CardSet::house();
        let link = deck().to_link(&cards);
        for text in [format!("https://example.org/?a=b#deck/{link}"), format!(" {link}\n"), format!("#deck/{link}")] {
            assert_eq!(found_in(&text).map(|link| Deck::from_link(link, &cards)), Some(Ok(deck())), "{text}");
        }
        for text in ["1 ozok", "1. ozok", "Ozok", "v1.0"] {
            assert_eq!(found_in(text), None, "{text}");
        }
    }

    #[test]
    fn a_link_that_was_cut_or_changed_is_refused() {
        let cards = CardSet::house();
        let link = deck().to_link(&cards);
        for length in 2..link.len() {
            assert!(Deck::from_link(&link[..length], &cards).is_err(), "{}", &link[..length]);
        }
        assert_eq!(Deck::from_link(&format!("2{}", &link[1..]), &cards), Err(LinkFault::Version("2".into())));
        assert_eq!(Deck::from_link("1.é.", &cards), Err(LinkFault::Damaged));
        assert_eq!(Deck::from_link(&link, &CardSet::default()), Err(LinkFault::Strangers(20)));
    }
}
