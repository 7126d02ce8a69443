//! The deck builder of C.O.A.L.: the cards to choose from, the deck with its limits and figures, and the ways to begin
//! one.

mod charts;
mod sheet;

use coal::CardSet;
use coal::card::Model;
use leptos::prelude::*;
use table::Language;

use crate::app::App;
use crate::deck::workbench::use_workbench;
use crate::game::page::art;
use crate::game::page::words;
use crate::table_context::use_app;

pub use cardfile::decklist::Problem;
pub use coal::Deck;
pub use coal::deck::LONGEST_NAME;
pub use coal::rules::CardNo;
pub use sheet::{Sheet, counts};

pub use crate::game::page::slot::CardFace;

/// The number of cards that are shown to choose from: all.
pub const SHOWN: usize = usize::MAX;

/// The deck of a list that a person brings.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(text: &str) -> (Option<Deck>, Vec<Problem>) {
    let door::DeckReading { deck, problems, taken, .. } = coal_plugin::deck_files::read(text, &CardSet::house());
    (if problems.is_empty() { Some(deck) } else { taken }, problems)
}

/// The line of a problem; 0 for the whole text.
pub fn line_of(problem: &Problem) -> usize {
    problem.place.map_or(0, |place| place.line)
}

/// Adds copies of a card, or removes them.
pub fn count(deck: &mut Deck, card: CardNo, copies: i8) {
    let changed =
        if copies > 0 { deck.add(card, copies.unsigned_abs()) } else { deck.remove(card, copies.unsigned_abs()) };
    // The first card determines the Steambot (COAL-DECK-06); it can be changed.
    if changed && deck.board.is_none() {
        deck.board = Some(CardSet::house().card(card).model);
    }
}

/// The name of a card.
pub fn card_name(card: CardNo, language: Language) -> String {
    coal::card_text::name(CardSet::house().card(card), language).to_owned()
}

/// The text of the card in one line.
pub fn card_facts(card: CardNo, language: Language) -> String {
    words::card_line(CardSet::house().card(card), language)
}

/// The name of the card in files.
pub fn card_id(card: CardNo) -> String {
    CardSet::house().card(card).id.clone()
}

fn from_model(app: &App, model: Model) -> String {
    app.say_with("deck-new-from", &[("model", CardSet::house().model_name(model).into())])
}

/// The ways to begin a deck: empty, or as a predefined one.
#[component]
pub fn Starts() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    view! {
        <div class="deck-starts">
            <button type="button" class="deck-start" data-start="empty" on:click=move |_| bench.begin(Deck::default())>
                <span class="deck-start-art" inner_html=art::card_back_svg()></span>
                <span>{move || app.say("deck-new-empty")}</span>
            </button>
            {Model::ALL
                .map(|model| {
                    let begin = move |_| bench.begin(Deck::predefined(model, &CardSet::house()));
                    view! {
                        <button type="button" class="deck-start" data-start=model.as_str() on:click=begin>
                            <span class="deck-start-art" inner_html=art::bot_svg(model)></span>
                            <span>
                                {move || from_model(&app, model)}
                                <span class="style-line">{move || words::style(model.as_str(), app.language())}</span>
                            </span>
                        </button>
                    }
                })
                .into_iter()
                .collect_view()}
        </div>
    }
}
