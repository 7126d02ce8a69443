//! The keys for the cards to choose from.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Arrows move from card to card; `+` adds a copy, `-` removes one.
pub fn keys(event: ev::KeyboardEvent) {
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

/// Returns how many cards are in the first row.
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
