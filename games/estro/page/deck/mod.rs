//! The deck builder of ESTRO: the cards to choose from, the twenty chosen ones with their limits, and the ways to begin.

mod charts;
mod collection;
mod sheet;

use std::sync::OnceLock;

use door::Decks as _;
use estro::{CardSet, card_text};
use leptos::prelude::*;
use table::Language;

use super::Entry;
use super::art;
use crate::deck::workbench::use_workbench;
use crate::table_context::use_app;

pub use cardfile::decklist::Problem;
pub use collection::{Deck, LONGEST_NAME};
pub use estro::rules::CardNo;
pub use sheet::{Sheet, counts};

pub use super::card::CardFace;
/// The number of cards that are shown to choose from.
pub use super::cards_page::PAGE as SHOWN;

/// Reads the deck from a list that somebody brings.
///
/// # Errors
/// Every fault.
pub fn read(text: &str) -> (Option<Deck>, Vec<Problem>) {
    let door::DeckReading { deck, problems, taken, .. } = Entry::read_deck(text, &CardSet::house());
    let own = |deck: &<Entry as door::Decks>::Deck| Deck::of(&Entry::deck_name(deck, Language::En), &ids_of(deck));
    let read = if problems.is_empty() { Some(own(&deck)) } else { taken.as_ref().map(own) };
    (read, problems)
}

/// The line of a problem; 0 for the whole text.
pub fn line_of(problem: &Problem) -> usize {
    problem.place.map_or(0, |place| place.line)
}

/// Puts a card in, or takes it out.
pub fn count(deck: &mut Deck, card: CardNo, copies: i8) {
    deck.count_of(card, copies);
}

/// The name of a card.
pub fn card_name(card: CardNo, _language: Language) -> String {
    CardSet::house().card(card).name.clone()
}

/// The text of a card.
pub fn card_facts(card: CardNo, language: Language) -> String {
    card_text::card_text(CardSet::house().card(card), language)
}

/// The name of a card in files.
pub fn card_id(card: CardNo) -> String {
    CardSet::house().card(card).id.clone()
}

/// A ready deck.
pub struct Ready {
    /// Its short name.
    pub id: &'static str,
    names: [String; 2],
    cards: Vec<String>,
}

impl Ready {
    /// Its name.
    pub fn name(&self, language: Language) -> String {
        self.names[language as usize].clone()
    }

    /// How it plays, in one line.
    pub fn style(&self, language: Language) -> String {
        estro_plugin::decks::style(self.id, language)
    }

    /// The ids of its cards.
    pub fn ids(&self) -> Vec<String> {
        self.cards.clone()
    }

    /// The deck, named in this language.
    pub fn deck(&self, language: Language) -> Deck {
        Deck::of(&self.name(language), &self.cards)
    }
}

fn ids_of(deck: &<Entry as door::Decks>::Deck) -> Vec<String> {
    let house = CardSet::house();
    let copies = Entry::copies(deck, 0, &house);
    copies.into_iter().map(|(card, _)| house.cards()[card].id.clone()).collect()
}

/// The ready decks.
pub fn ready() -> &'static [Ready] {
    static READY: OnceLock<Vec<Ready>> = OnceLock::new();
    READY.get_or_init(|| {
        let ready = |(id, deck)| Ready {
            id,
            names: Language::ALL.map(|language| Entry::deck_name(&deck, language)),
            cards: ids_of(&deck),
        };
        Entry::ready(&CardSet::house()).into_iter().map(ready).collect()
    })
}

/// The ready deck with this short name.
pub fn ready_deck(id: &str) -> Option<&'static Ready> {
    ready().iter().find(|deck| deck.id == id)
}

/// The ways to begin a deck: empty, or as a ready one.
#[component]
pub fn Starts() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let start = move |deck: &'static Ready| {
        let begin = move |_| bench.begin(deck.deck(app.settings.language.get_untracked()));
        view! {
            <button type="button" class="deck-start" data-start=deck.id on:click=begin>
                <span class="deck-start-art" inner_html=art::back_svg()></span>
                <span>
                    {move || app.say_with("deck-new-from", &[("deck", deck.name(app.language()).into())])}
                    <span class="style-line">{move || deck.style(app.language())}</span>
                </span>
            </button>
        }
    };
    view! {
        <div class="deck-starts">
            <button type="button" class="deck-start" data-start="empty" on:click=move |_| bench.begin(Deck::default())>
                <span class="deck-start-art" inner_html=art::back_svg()></span>
                <span>{move || app.say("deck-new-empty")}</span>
            </button>
            {ready().iter().map(start).collect_view()}
        </div>
    }
}
