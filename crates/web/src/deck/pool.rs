//! The cards to choose from: filtered, searched, put in and taken out by tap or key.

use coal::CardSet;
use coal::rules::CardNo;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::sheet::DeckBar;
use super::workbench::use_workbench;
use crate::art;
use crate::card_filter::{CardFilter, FilterFields};
use crate::panel::Panel;
use crate::slot::{CardFace, name_of};
use crate::table_context::use_app;
use crate::words;

/// The cards to choose from.
#[component]
pub fn Pool() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let filter = CardFilter::of_cards_for(bench.deck);
    let shown = Memo::new(move |_| filter.found().into_iter().map(|number| number as CardNo).collect::<Vec<_>>());
    view! {
        <section class="pool" aria-labelledby="pool-title">
            <div class="pool-head">
                <h2 id="pool-title">{move || app.say("deck-pool")}</h2>
                <FilterFields filter id="deck"/>
                <label class="check">
                    <input type="checkbox" id="deck-own" prop:checked=move || filter.is_only_own()
                        on:change=move |_| filter.toggle_only_own(app.language())/>
                    <span>{move || app.say("deck-only-own")}</span>
                </label>
            </div>
            <p class="hint">{move || app.say_with("deck-pool-hint", &[("n", shown.with(Vec::len).into())])}</p>
            <ul class="pool-cards" on:keydown=keys>
                <For each=move || shown.get() key=|card| *card let:card><PoolCard card/></For>
            </ul>
            <DeckBar/>
        </section>
    }
}

#[component]
fn PoolCard(card: CardNo) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let house = CardSet::house();
    let data = house.card(card).clone();
    let names = data.name.clone();
    let id = data.id.clone();
    let copies = Memo::new(move |_| bench.deck.with(|deck| deck.copies_of(card)));
    let name = move || name_of(&app, &names);
    let shared = StoredValue::new(name);
    let with_name = move |id: &str| app.say_with(id, &[("card", shared.with_value(|name| name()).into())]);
    let label = move || {
        let facts = words::card_line(&data, app.language());
        let values =
            [("card", shared.with_value(|name| name()).into()), ("n", copies.get().into()), ("facts", facts.into())];
        app.say_with("deck-add", &values)
    };
    view! {
        <li class="pool-card" class:chosen=move || { copies.get() > 0 } data-card=id>
            <button type="button" class="card-button pool-add" aria-label=label on:click=move |_| bench.count(card, 1)>
                <CardFace card/>
            </button>
            <div class="pool-buttons">
                <button type="button" class="plain pool-remove" aria-label=move || with_name("deck-remove")
                    disabled=move || copies.get() == 0 on:click=move |_| bench.count(card, -1)>
                    <span aria-hidden="true">"−"</span>
                </button>
                <span class="pool-count" aria-hidden="true">{move || copies.get()}</span>
                <button type="button" class="plain pool-info" aria-label=move || with_name("deck-info") on:click=move |_| app.show(Panel::Card(card))>
                    <span class="tool-icon" inner_html=art::icon("why")></span>
                </button>
            </div>
        </li>
    }
}

/// Arrows walk from card to card; `+` puts one in, `-` takes one out.
fn keys(event: ev::KeyboardEvent) {
    let active = document().active_element();
    let Some(card) = active.and_then(|active| active.closest(".pool-card").ok().flatten()) else { return };
    let is_done = match event.key().as_str() {
        "ArrowRight" => walk(&card, Way::Along(1)),
        "ArrowLeft" => walk(&card, Way::Along(-1)),
        "ArrowDown" => walk(&card, Way::Across(1)),
        "ArrowUp" => walk(&card, Way::Across(-1)),
        "+" => press(&card, ".pool-add"),
        "-" | "Delete" | "Backspace" => press(&card, ".pool-remove"),
        _ => return,
    };
    if is_done {
        event.prevent_default();
        event.stop_propagation();
    }
}

enum Way {
    /// To the next card or the one before.
    Along(isize),
    /// To the next row or the one before.
    Across(isize),
}

/// Moves the focus to another card, if there is one.
fn walk(card: &Element, way: Way) -> bool {
    let Some(list) = card.parent_element() else { return false };
    let cards = list.children();
    let all: Vec<Element> = (0..cards.length()).filter_map(|place| cards.item(place)).collect();
    let Some(at) = all.iter().position(|other| other == card) else { return false };
    let step = match way {
        Way::Along(step) => step,
        Way::Across(step) => step * columns(&all) as isize,
    };
    let next = at.checked_add_signed(step).and_then(|next| all.get(next));
    let button = next.and_then(|next| next.query_selector(".pool-add").ok().flatten());
    button.and_then(|button| button.dyn_into::<HtmlElement>().ok()).is_some_and(|button| button.focus().is_ok())
}

/// How many cards stand in the first row.
fn columns(cards: &[Element]) -> usize {
    let top = |card: &Element| card.get_bounding_client_rect().top();
    let first = cards.first().map(top);
    cards.iter().take_while(|card| Some(top(card)) == first).count().max(1)
}

fn press(card: &Element, selector: &str) -> bool {
    let button = card.query_selector(selector).ok().flatten().and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}
