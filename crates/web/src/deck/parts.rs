//! Parts that the deck sheets of all games share.

use leptos::ev;
use leptos::prelude::*;

use super::workbench::{Workbench, use_workbench};
use crate::app::App;
use crate::chair::PERSON;
use crate::game::deck::{CardNo, card_name};
use crate::game::panel::Shown;
use crate::icons;
use crate::panel::Panel;
use crate::screen::{Screen, go_to};
use crate::table_context::use_app;

/// Uses the deck in the next match; leads to the reasons as long as it cannot be played.
#[component]
pub fn PlayButton(reasons: fn(App, Workbench) -> Vec<Breach>) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let is_legal = Memo::new(move |_| reasons(app, bench).is_empty());
    let play = move |_| {
        if !is_legal.get_untracked() {
            bench.said.set(app.say("deck-not-yet"));
            crate::app::focus(".reasons");
            return;
        }
        let name = bench.deck.with_untracked(|deck| deck.name().to_owned());
        app.seat_decks.update(|seats| {
            if let Some(seat) = seats.get_mut(PERSON.index()) {
                *seat = Some(name);
            }
        });
        go_to(&Screen::Start);
    };
    view! {
        <button type="button" class="primary" id="deck-play" aria-disabled=move || (!is_legal.get()).to_string() on:click=play>{move || app.say("deck-play")}</button>
    }
}

/// Shows a limit as a dial: the present number, and the required one.
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

/// A reason why a deck cannot be played, and the clause that it is based on.
pub type Breach = (String, &'static str);

/// Shows every reason why the deck cannot be played, each with its clause, or that it can be played.
#[component]
pub fn Reasons(reasons: fn(App, Workbench) -> Vec<Breach>) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let line = move |(text, clause): Breach| reason(app, capitalized(&text), clause.to_owned());
    view! {
        <div class="reasons" role="status" tabindex="-1" aria-label=move || app.say("deck-reasons")>
            {move || {
                let reasons = reasons(app, bench);
                if reasons.is_empty() {
                    return view! {
                        <p class="legal"><span class="tool-icon" inner_html=icons::icon("check")></span>{app.say("deck-legal")}</p>
                    }
                    .into_any();
                }
                view! { <ul class="reason-list">{reasons.into_iter().map(line).collect_view()}</ul> }.into_any()
            }}
        </div>
    }
}

/// Shows a reason with its clause.
pub fn reason(app: App, text: String, clause: String) -> impl IntoView {
    let (id, shown) = (clause.clone(), clause.clone());
    view! {
        <li class="reason" data-clause=id>
            <span>{text}</span>
            <button type="button" class="plain why" on:click=move |_| app.show_clause(&clause)>{shown}</button>
        </li>
    }
}

/// A limit in short form: its message, the present number, the required number, and whether the limit is met.
pub type Count = (&'static str, u32, u32, bool);

/// Shows the limits in one line at the bottom, where the deck itself is out of view.
#[component]
pub fn DeckBar(counts: fn(Workbench) -> Vec<Count>) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let count = move |(id, n, of, is_kept): Count| {
        let text = format!("{} {n}/{of}", app.say(id));
        view! { <span class="deck-bar-count" class:kept=is_kept class:broken=!is_kept>{text}</span> }
    };
    view! {
        <div class="deck-bar">
            <p class="deck-bar-counts">{move || counts(bench).into_iter().map(count).collect_view()}</p>
            <button type="button" class="plain" id="to-sheet" on:click=to_sheet>{move || app.say("to-sheet")}</button>
        </div>
    }
}

/// Scrolls the deck itself into view.
fn to_sheet(_: ev::MouseEvent) {
    if let Some(sheet) = document().get_element_by_id("sheet-title") {
        sheet.scroll_into_view();
        crate::app::focus("#sheet-title");
    }
}

/// Shows the number of copies and the name of a card in the deck list; the name opens the card.
pub fn line_name(app: App, card: CardNo, copies: u8) -> impl IntoView {
    view! {
        <span class="deck-line-count">{format!("{copies}×")}</span>
        <button type="button" class="deck-line-name" on:click=move |_| app.show(Panel::Game(Shown::Card(card)))>
            {move || card_name(card, app.language())}
        </button>
    }
}

/// Shows a small button for a card of the list; the message says what it does.
pub fn line_button(app: App, card: CardNo, id: &'static str, sign: &'static str, act: Box<dyn Fn()>) -> impl IntoView {
    let label = move || app.say_with(id, &[("card", card_name(card, app.language()).into())]);
    view! {
        <button type="button" class="plain" aria-label=label on:click=move |_| act()>
            <span aria-hidden="true">{sign}</span>
        </button>
    }
}

/// Shows the buttons that remove or add one copy.
#[allow(dead_code, reason = "a game may allow one copy of a card only")]
pub fn line_counts(app: App, bench: Workbench, card: CardNo) -> impl IntoView {
    view! {
        {line_button(app, card, "deck-remove", "−", Box::new(move || bench.count(card, -1)))}
        {line_button(app, card, "deck-add-one", "+", Box::new(move || bench.count(card, 1)))}
    }
}

/// Returns the text with a capital letter at its start, for use on its own.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
