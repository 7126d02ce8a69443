//! A deck as a link: the part of an address after `#deck/`. It is short, has a version, and keeps its meaning for ever.
//!
//! `1.CARDS.BOARD.PILOT.NAME`: the version; four letters for each card, then two that check the whole; the model or
//! `-`; the pilot's id or `-`; the name, percent-encoded. A card is identified by 20 bits of a hash of its id. So a
//! link does not depend on the order of a set, and stays valid when cards are added.

use super::{Deck, Fault, MOST_COPIES, ReadProblem, short};
use crate::card::Model;
use crate::recorded::MOST_CARDS;
use crate::rules::CardNo;
use crate::set::CardSet;

const VERSION: &str = "1";
/// The letters for six bits each, safe in any part of an address.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The most copies that one group of letters can express.
const MOST_IN_GROUP: u8 = 15;
/// The most letters before the first point: two groups for every card that a set can have, and the check.
const MOST_LETTERS: usize = 4 * 2 * MOST_CARDS + 2;

impl Deck {
    /// Writes the deck as a link, without the address before it.
    #[must_use]
    pub fn to_link(&self, cards: &CardSet) -> String {
        let mut groups = String::new();
        for (card, copies) in self.cards() {
            let hash = card_hash(&cards.card(card).id);
            let mut rest = copies;
            while rest > 0 {
                let some = rest.min(MOST_IN_GROUP);
                push(&mut groups, hash << 4 | u32::from(some), 4);
                rest -= some;
            }
        }
        let board = self.board.map_or("-", Model::as_str);
        let pilot = self.pilot.map_or("-", |pilot| cards.pilot(pilot).id.as_str());
        let rest = format!("{board}.{pilot}.{}", percent_encoded(&self.name));
        let check = check_bits(&groups, &rest);
        push(&mut groups, check, 2);
        format!("{VERSION}.{groups}.{rest}")
    }

    /// Reads a deck from its link.
    ///
    /// # Errors
    /// The problem: another version, missing or changed letters, cards that the set does not have.
    pub fn from_link(link: &str, cards: &CardSet) -> Result<Self, ReadProblem> {
        read(link.trim(), cards).map_err(|fault| ReadProblem::new(0, fault))
    }
}

/// The link in a text, if the text is just a link or an address that ends in one.
pub(super) fn found_in(text: &str) -> Option<&str> {
    let text = text.trim();
    let link = text.rsplit_once("deck/").map_or(text, |(_, link)| link);
    let (version, rest) = link.split_once('.')?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && rest.contains('.') && !text.contains(char::is_whitespace)).then_some(link)
}

fn read(link: &str, cards: &CardSet) -> Result<Deck, Fault> {
    let (version, whole) = link.split_once('.').ok_or(Fault::Damaged)?;
    if version != VERSION {
        return Err(Fault::Version(short(version)));
    }
    let (groups, rest) = whole.split_once('.').ok_or(Fault::Damaged)?;
    if groups.len() > MOST_LETTERS {
        return Err(Fault::Damaged);
    }
    let digits = groups.bytes().map(digit).collect::<Option<Vec<u32>>>().ok_or(Fault::Damaged)?;
    let end = digits.len().checked_sub(2).filter(|end| end % 4 == 0).ok_or(Fault::Damaged)?;
    let check = digits[end] << 6 | digits[end + 1];
    // Digits are ASCII, so the end is on a character boundary.
    if check != check_bits(&groups[..end], rest) {
        return Err(Fault::Damaged);
    }
    let mut parts = rest.splitn(3, '.');
    let mut part = || parts.next().ok_or(Fault::Damaged);
    let (board, pilot, name) = (part()?, part()?, part()?);
    let mut deck = Deck::named(&percent_decoded(name).ok_or(Fault::Damaged)?);
    if board != "-" {
        deck.board = Some(board.parse().map_err(|_| Fault::NoModel(short(board)))?);
    }
    if pilot != "-" {
        deck.pilot = Some(cards.find_pilot(pilot).ok_or_else(|| Fault::NoPilot(short(pilot), None))?);
    }
    let mut strangers = 0;
    for group in digits[..end].chunks_exact(4) {
        let bits = group.iter().fold(0, |bits, digit| bits << 6 | digit);
        let copies = (bits & 0xf) as u8;
        match card_of(bits >> 4, cards)? {
            Some(card) if copies > 0 && deck.copies_of(card) + copies <= MOST_COPIES => {
                deck.add(card, copies);
            }
            Some(_) => return Err(Fault::Damaged),
            None => strangers += 1,
        }
    }
    if strangers > 0 { Err(Fault::Strangers(strangers)) } else { Ok(deck) }
}

/// The card with this hash. Two cards of a large set may share one.
fn card_of(hash: u32, cards: &CardSet) -> Result<Option<CardNo>, Fault> {
    let matching = (0..).zip(cards.cards()).filter(|(_, card)| card_hash(&card.id) == hash);
    let found: Vec<CardNo> = matching.map(|(number, _)| number).collect();
    match found.as_slice() {
        [] => Ok(None),
        [card] => Ok(Some(*card)),
        _ => Err(Fault::Several(cards.card(found[0]).id.clone(), found)),
    }
}

/// 20 bits of the hash of an id.
fn card_hash(id: &str) -> u32 {
    let hash = fnv([id]);
    (hash >> 20 ^ hash) & 0xf_ffff
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

    fn deck() -> Deck {
        let cards = CardSet::house();
        let mut deck = Deck::predefined(Model::C2, &cards);
        deck.rename("Così, 50 % etere. #1/2");
        deck.pilot = cards.find_pilot("madame-white");
        deck
    }

    #[test]
    fn a_link_is_short_and_made_of_safe_letters() {
        let link = deck().to_link(&CardSet::house());
        assert!(link.len() < 140, "{} letters: {link}", link.len());
        assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.%".contains(&byte)), "{link}");
    }

    /// Links are in other people's messages, so the meaning of a link must never change.
    #[test]
    fn links_mean_the_same_for_ever() {
        let cards = CardSet::house();
        let link = "1.-ydC4RwC5d.C1.-.Hedge";
        let deck = Deck::read("Name: Hedge\nBoard: C1\n2 c1-charge\n2 c1-tower-shield", &cards).unwrap();
        assert_eq!(deck.to_link(&cards), link);
        assert_eq!(Deck::from_link(link, &cards), Ok(deck));
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
        for text in
            [format!("https://example.org/duello/?a=b#deck/{link}"), format!(" {link}\n"), format!("#deck/{link}")]
        {
            assert_eq!(Deck::read(&text, &cards), Ok(deck()), "{text}");
        }
        for text in ["2 charge", "1. charge", "Charge", "v1.0"] {
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
        let fault = |link: &str| Deck::from_link(link, &cards).unwrap_err().fault;
        assert_eq!(fault(&format!("2{}", &link[1..])), Fault::Version("2".into()));
        assert_eq!(fault(&link.replacen("C2", "C3", 1)), Fault::Damaged);
        assert_eq!(fault("1.é.-.-."), Fault::Damaged);
        let house = Deck::from_link(&link, &CardSet::default()).unwrap_err().fault;
        assert_eq!(house, Fault::NoPilot("madame-white".into(), None));
    }
}
