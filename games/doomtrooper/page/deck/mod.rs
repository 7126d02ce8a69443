//! The deck builder of Doomtrooper: the cards to choose from, the Collection with its limits, and the ways to begin.

mod charts;
mod collection;
mod sheet;

use doomtrooper::deck::ready;
use doomtrooper::{CardSet, DeckDocument, text};
use leptos::prelude::*;
use table::Language;

use super::art;
use crate::deck::workbench::use_workbench;
use crate::table_context::use_app;

pub use collection::{Deck, LONGEST_NAME, link_of};
pub use doomtrooper::set::CardNo;
pub use sheet::{Sheet, counts};
pub use table::Problem;

pub use super::card::CardFace;
/// The number of cards that are shown to choose from.
pub use super::cards_page::PAGE as SHOWN;

/// Reads the deck from a list that somebody brings: RON, or a line a card; headings of foreign lists name the deck or
/// its Reserve.
///
/// # Errors
/// Every fault.
pub fn read(text: &str) -> (Option<Deck>, Vec<Problem>) {
    let is_reserve =
        |word: &str| ["side", "reserve", "riserva"].iter().any(|part| word.to_ascii_lowercase().contains(part));
    let line = |line: &str| match line.trim().strip_suffix(':') {
        Some(word) if is_reserve(word) => "Reserve:".to_owned(),
        Some(_) => "Deck:".to_owned(),
        None => line.to_owned(),
    };
    let text = if DeckDocument::is_ron(text) {
        text.to_owned()
    } else {
        text.lines().map(line).collect::<Vec<_>>().join("\n")
    };
    let (document, mut problems) = DeckDocument::read_parts(&text);
    let (deck, strangers) = Deck::known_of(&document, &CardSet::house());
    for (name, message) in strangers {
        let line = text.lines().position(|line| line.contains(&name)).map_or(0, |line| line + 1);
        problems.push(Problem::new(line, message));
    }
    let is_empty = deck.cards(false).chain(deck.cards(true)).next().is_none();
    ((problems.is_empty() || !is_empty).then_some(deck), problems)
}

/// The line that a problem is about; 0 for the whole text.
pub fn line_of(problem: &Problem) -> usize {
    problem.line
}

/// Puts copies of a card in, or takes them out.
pub fn count(deck: &mut Deck, card: CardNo, copies: i8) {
    deck.count_of(card, copies);
}

/// The name of a card.
pub fn card_name(card: CardNo, _language: Language) -> String {
    text::name(CardSet::house().card(card)).to_owned()
}

/// The text of a card.
pub fn card_facts(card: CardNo, language: Language) -> String {
    let house = CardSet::house();
    text::card_text(house.card(card), &house, language)
}

/// The name of a card in files.
pub fn card_id(card: CardNo) -> String {
    CardSet::house().card(card).code.to_string()
}

/// The ways to begin a deck: empty, or as a ready one.
#[component]
pub fn Starts() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let start = move |(id, deck): &'static (&'static str, DeckDocument)| {
        let begin = move |_| {
            if let Ok(mut begun) = Deck::of(deck, &CardSet::house()) {
                begun.rename(deck.name(app.settings.language.get_untracked()));
                bench.begin(begun);
            }
        };
        view! {
            <button type="button" class="deck-start" data-start=*id on:click=begin>
                <span class="deck-start-art" inner_html=art::back_svg()></span>
                <span>
                    {move || app.say_with("deck-new-from", &[("deck", deck.name(app.language()).to_owned().into())])}
                    <span class="style-line">{move || doomtrooper::deck::style(id, app.language())}</span>
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
