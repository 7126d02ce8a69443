//! Parts that the deck sheets of all games have.

use leptos::ev;
use leptos::prelude::*;

use super::workbench::use_workbench;
use crate::app::App;
use crate::icons;
use crate::screen::{Screen, go_to};
use crate::session::PERSON;
use crate::table_context::use_app;

/// Takes the deck to the table of the next match.
#[component]
pub fn PlayButton() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let play = move |_| {
        let name = bench.deck.with_untracked(|deck| deck.name().to_owned());
        app.seat_decks.update(|seats| {
            if let Some(seat) = seats.get_mut(PERSON.index()) {
                *seat = Some(name);
            }
        });
        go_to(&Screen::Start);
    };
    view! {
        <button type="button" class="primary" id="deck-play" on:click=play>{move || app.say("deck-play")}</button>
    }
}

/// A limit as a dial: what there is, and what there must be.
pub fn limit_line(
    app: App,
    id: &'static str,
    count: Signal<u32>,
    limit: String,
    is_kept: fn(u32) -> bool,
) -> impl IntoView {
    view! {
        <li class="limit" class:kept=move || is_kept(count.get()) data-limit=id>
            <span class="limit-name">{move || app.say(id)}</span>
            <span class="limit-count"><b>{count}</b>" "<span class="limit-of">{limit}</span></span>
            <span class="limit-sign" aria-hidden="true" inner_html=move || icons::icon(if is_kept(count.get()) { "check" } else { "close" })></span>
            <span class="unseen">{move || app.say(if is_kept(count.get()) { "deck-kept" } else { "deck-broken" })}</span>
        </li>
    }
}

/// Brings the deck itself into sight.
pub fn to_sheet(_: ev::MouseEvent) {
    if let Some(sheet) = document().get_element_by_id("sheet-title") {
        sheet.scroll_into_view();
        crate::app::focus("#sheet-title");
    }
}

/// A reason with the clause that it rests on.
#[component]
pub fn Reason(text: String, clause: &'static str) -> impl IntoView {
    let app = use_app();
    view! {
        <li class="reason" data-clause=clause>
            <span>{text}</span>
            <button type="button" class="plain why" on:click=move |_| app.show_clause(clause)>{clause}</button>
        </li>
    }
}

/// The text with a capital letter, to stand alone.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
