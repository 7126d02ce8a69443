//! Decks of ESTRO for the deck commands, the editor and the tables.

use std::collections::BTreeMap;

use door::{DeckFault, DeckForm, DeckReading, Decks, DoorError, read_options};
use estro::card_text::estro_name;
use estro::deck::ready::{READY, ready};
use estro::language::Estro as Nature;
use estro::rules::{CHOSEN_CARDS, CardNo, DECK_SIZE, OF_EACH_ESTRO};
use estro::{CardSet, Deck, Options, deck};
use table::{Language, Wording};

use crate::words::say;
use crate::{Estro, deck_files};

/// How the ready deck of this short name is played; empty for any other name.
#[must_use]
pub fn style(id: &str, language: Language) -> &'static str {
    ready(id).map_or("", |ready| ready.plan(language))
}

impl Decks for Estro {
    type Deck = Deck;

    /// Those of which the set has every card.
    fn ready(cards: &CardSet) -> Vec<(&'static str, Deck)> {
        let decks = READY.iter().map(|ready| (ready.id, ready.deck(cards, Language::En)));
        decks.filter(|(_, deck)| deck.count() == CHOSEN_CARDS as u32).collect()
    }

    fn read_deck(text: &str, cards: &CardSet) -> DeckReading<Deck> {
        deck_files::read(text, cards)
    }

    fn print_deck(deck: &Deck, form: DeckForm, cards: &CardSet, language: Language) -> Option<String> {
        Some(match form {
            DeckForm::Text => deck.to_text(cards, language),
            DeckForm::Link => deck.to_link(cards),
            DeckForm::Ron => deck.to_ron(cards),
        })
    }

    fn deck_faults(deck: &Deck, options: &[String], cards: &CardSet) -> Result<Vec<DeckFault>, DoorError> {
        let options: Options = read_options(options)?;
        let fault = |fault: &deck::DeckFault| {
            let (fault, cards) = (*fault, cards.clone());
            DeckFault {
                message: Wording::new(move |language| fault.say(&cards, language)),
                clause: fault.clause().to_string(),
                wants_more: match fault {
                    deck::DeckFault::Size(n) => n < CHOSEN_CARDS as u32,
                    deck::DeckFault::SizeLucid(n) => n < DECK_SIZE as u32,
                    deck::DeckFault::OfEach(_, n) => n < OF_EACH_ESTRO as u32,
                    deck::DeckFault::Twice(_) => false,
                },
            }
        };
        Ok(deck.faults_at(&options, cards).iter().map(fault).collect())
    }

    /// The number of its cards, of those with a Gift, and of those of each Estro.
    fn deck_figures(deck: &Deck, cards: &CardSet) -> BTreeMap<String, u32> {
        let mut figures = BTreeMap::from([("cards".to_owned(), deck.count()), ("gifts".to_owned(), 0)]);
        for (card, copies) in deck.cards() {
            let card = cards.card(card);
            *figures.entry(card.estro.to_string()).or_default() += u32::from(copies);
            if card.gift.is_some() {
                *figures.entry("gifts".to_owned()).or_default() += u32::from(copies);
            }
        }
        figures
    }

    /// A ready deck has its name in both languages.
    fn deck_name(deck: &Deck, language: Language) -> String {
        let known = READY.iter().find(|ready| ready.name(Language::En) == deck.name());
        known.map_or_else(|| deck.name().to_owned(), |ready| ready.name(language).to_owned())
    }

    fn rename_deck(deck: &mut Deck, name: &str) {
        deck.rename(name);
    }

    fn deck_cards(cards: &CardSet) -> usize {
        cards.len()
    }

    fn copies(deck: &Deck, _part: usize, _cards: &CardSet) -> Vec<(usize, u32)> {
        deck.cards().map(|(card, copies)| (card.0.into(), copies.into())).collect()
    }

    fn set_copies(deck: &mut Deck, _part: usize, card: usize, copies: u32, _cards: &CardSet) {
        let Ok(card) = u8::try_from(card) else { return };
        deck.set(CardNo(card), u8::try_from(copies).unwrap_or(deck::MOST_COPIES));
    }

    fn deck_headings(_language: Language) -> Vec<String> {
        Nature::ALL.map(|estro| estro_name(estro).to_owned()).to_vec()
    }

    fn heading_of(card: usize, cards: &CardSet) -> usize {
        cards.cards()[card].estro.index()
    }

    fn deck_standing(deck: &Deck, cards: &CardSet, language: Language) -> String {
        let figures = Self::deck_figures(deck, cards);
        let values = [
            ("cards", deck.count().into()),
            ("size", CHOSEN_CARDS.into()),
            ("gifts", figures.get("gifts").copied().unwrap_or(0).into()),
        ];
        say(language, "standing", &values)
    }

    /// The average TOT, and what is added by lot.
    fn deck_foot(deck: &Deck, cards: &CardSet, language: Language) -> String {
        let sum: u32 = deck.cards().map(|(card, n)| u32::from(cards.card(card).values.tot()) * u32::from(n)).sum();
        let average = sum.checked_div(deck.count()).unwrap_or(0);
        format!("{}\n", say(language, "foot", &[("tot", average.into())]))
    }
}
