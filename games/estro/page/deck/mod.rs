//! The deck builder of ESTRO: the cards to choose from, the twenty chosen ones with their limits, and the ways to begin.

mod charts;
mod sheet;

use estro::deck::ready::{READY, ReadyDeck};
use estro::{CardSet, card_text};
use leptos::prelude::*;
use table::Language;

use super::art;
use crate::deck::workbench::use_workbench;
use crate::table_context::use_app;

pub use cardfile::decklist::Problem;
pub use estro::Deck;
pub use estro::deck::LONGEST_NAME;
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
    let door::DeckReading { deck, problems, taken, .. } = estro_plugin::deck_files::read(text, &CardSet::house());
    (if problems.is_empty() { Some(deck) } else { taken }, problems)
}

/// The line of a problem; 0 for the whole text.
pub fn line_of(problem: &Problem) -> usize {
    problem.place.map_or(0, |place| place.line)
}

/// Puts a card in, or takes it out; one that is in already stays there once (ESTRO-DECK-02).
pub fn count(deck: &mut Deck, card: CardNo, copies: i8) {
    deck.set(card, deck.copies_of(card).saturating_add_signed(copies).min(1));
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

/// The ways to begin a deck: empty, or as a ready one.
#[component]
pub fn Starts() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let start = move |ready: &'static ReadyDeck| {
        let begin = move |_| bench.begin(ready.deck(&CardSet::house(), app.settings.language.get_untracked()));
        view! {
            <button type="button" class="deck-start" data-start=ready.id on:click=begin>
                <span class="deck-start-art" inner_html=art::back_svg()></span>
                <span>
                    {move || app.say_with("deck-new-from", &[("deck", ready.name(app.language()).into())])}
                    <span class="style-line">{move || ready.plan(app.language())}</span>
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
            {READY.iter().map(start).collect_view()}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ready_deck_can_be_played_and_is_read_back_from_its_text() {
        let cards = CardSet::house();
        for ready in &READY {
            for language in Language::ALL {
                let deck = ready.deck(&cards, language);
                assert_eq!(deck.faults(), [], "{}", ready.id);
                assert_eq!(read(&deck.to_text(&cards, language)).0, Some(deck));
            }
        }
    }

    #[test]
    fn a_card_is_in_a_deck_once() {
        let mut deck = Deck::named("x");
        count(&mut deck, CardNo(3), 1);
        count(&mut deck, CardNo(3), 1);
        assert_eq!((deck.count(), deck.copies_of(CardNo(3))), (1, 1));
        count(&mut deck, CardNo(3), -1);
        assert_eq!(deck.count(), 0);
    }
}
