//! Decks of Doomtrooper for the deck commands, the editor and the tables.

use std::collections::BTreeMap;

use doomtrooper::deck::ready;
use doomtrooper::language::CardKind;
use doomtrooper::recorded::TableCards;
use doomtrooper::setup::Fault;
use doomtrooper::unsupported::waiting_called;
use doomtrooper::{CardNo, CardSet, DeckDocument, Options, fault_text, kind_name};
use door::{DeckFault, DeckForm, DeckReading, Decks, DoorError, read_options};
use table::{Language, Names, Wording};

use crate::words::say;
use crate::{Doomtrooper, deck_files};

/// The most copies of one card that a deck under construction takes; the limit of the rules is lower.
const MOST_COPIES: u8 = 128;

impl Decks for Doomtrooper {
    type Deck = DeckDocument;

    fn ready(_cards: &TableCards) -> Vec<(&'static str, DeckDocument)> {
        ready().to_vec()
    }

    fn read_deck(text: &str, cards: &TableCards) -> DeckReading<DeckDocument> {
        deck_files::read(text, cards.set())
    }

    fn print_deck(deck: &DeckDocument, form: DeckForm, _cards: &TableCards, language: Language) -> Option<String> {
        match form {
            DeckForm::Text => Some(deck.to_text(language)),
            DeckForm::Ron => Some(deck.to_ron()),
            DeckForm::Link => None,
        }
    }

    fn deck_faults(deck: &DeckDocument, options: &[String], cards: &TableCards) -> Result<Vec<DeckFault>, DoorError> {
        let known: Options = read_options(options)?;
        let fault = |fault: &Fault| DeckFault {
            message: Wording::new(|language| fault_text(fault, language)),
            clause: fault.clause().to_string(),
            wants_more: matches!(fault, Fault::DeckTooSmall(_) | Fault::TooFewWarriors(_)),
        };
        Ok(deck.faults_with(cards.set(), &known).iter().map(fault).collect())
    }

    /// The number of its cards, and of those of each kind.
    fn deck_figures(deck: &DeckDocument, cards: &TableCards) -> BTreeMap<String, u32> {
        let mut figures = BTreeMap::from([("cards".to_owned(), count(&deck.cards))]);
        for (card, copies) in Self::copies(deck, 0, cards) {
            let kind = cards.set().cards()[card].kind;
            *figures.entry(format!("{kind:?}").to_lowercase()).or_default() += copies;
        }
        figures
    }

    fn deck_name(deck: &DeckDocument, language: Language) -> String {
        deck.name(language).to_owned()
    }

    fn rename_deck(deck: &mut DeckDocument, name: &str) {
        deck.name = [name.to_owned(), name.to_owned()];
    }

    fn parts() -> Vec<Names> {
        vec![Names::new("reserve", "riserva")]
    }

    fn deck_cards(cards: &TableCards) -> usize {
        cards.set().cards().len()
    }

    fn copies(deck: &DeckDocument, part: usize, cards: &TableCards) -> Vec<(usize, u32)> {
        let mut found: BTreeMap<CardNo, u32> = BTreeMap::new();
        let list = if part == 0 { &deck.cards } else { &deck.reserve };
        for (copies, text) in list {
            if let Some(card) = find(text, cards.set()) {
                *found.entry(card).or_default() += u32::from(*copies);
            }
        }
        found.into_iter().map(|(card, copies)| (card.index(), copies)).collect()
    }

    fn set_copies(deck: &mut DeckDocument, part: usize, card: usize, copies: u32, cards: &TableCards) {
        let copies = u8::try_from(copies).unwrap_or(MOST_COPIES).min(MOST_COPIES);
        let list = if part == 0 { &mut deck.cards } else { &mut deck.reserve };
        // Its first line stays in its place and gets all copies.
        let mut left = Some(copies);
        for line in list.iter_mut() {
            if find(&line.1, cards.set()).is_some_and(|known| known.index() == card) {
                line.0 = left.take().unwrap_or(0);
            }
        }
        list.retain(|(copies, _)| *copies > 0);
        if let Some(copies @ 1..) = left {
            list.push((copies, cards.set().cards()[card].name.to_string()));
        }
    }

    /// The reason why a printed card cannot be expressed in the card language yet.
    fn why_no_card(written: &str) -> Option<Wording> {
        waiting_called(written).map(|card| Fault::NotWritten(card).wording())
    }

    fn deck_headings(language: Language) -> Vec<String> {
        CardKind::ALL.map(|kind| kind_name(kind, language)).to_vec()
    }

    fn heading_of(card: usize, cards: &TableCards) -> usize {
        cards.set().cards()[card].kind as usize
    }

    fn deck_standing(deck: &DeckDocument, _cards: &TableCards, language: Language) -> String {
        let values = [("cards", count(&deck.cards).into()), ("reserve", count(&deck.reserve).into())];
        say(language, "standing", &values)
    }
}

fn count(list: &[(u8, String)]) -> u32 {
    list.iter().map(|(copies, _)| u32::from(*copies)).sum()
}

/// The card of this number or name.
fn find(text: &str, cards: &CardSet) -> Option<CardNo> {
    text.parse().ok().and_then(|code| cards.coded(code)).or_else(|| cards.named(&text.into()))
}
