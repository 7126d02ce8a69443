//! Setting up a match of ESTRO: a dealt deck for each seat, or one that it brings.

use estro::deck::ready::{READY, ReadyDeck, ready};
use estro::language::Estro;
use leptos::ev;
use leptos::prelude::*;
use table::Seat;

use super::art;
use crate::icons;
use crate::plan::Plan;
use crate::screen::Screen;
use crate::table_context::use_app;

/// The switches that help in a first match: there are none, the table is the usual one.
pub const FIRST_MATCH: [&str; 0] = [];

/// The rating of each level in ESTRO where it was measured, with Newcomer at 1000; and its thinking time.
pub const LEVELS: [(Option<u16>, &str); 6] = [
    (Some(1000), "time-now"),
    (None, "time-now"),
    (None, "time-now"),
    (None, "time-now"),
    (None, "time-moment"),
    (None, "time-seconds"),
];

/// The id of the list of reasons why the table cannot be played.
pub const fn reasons_id(_plan: &Plan) -> &'static str {
    "#table-reasons"
}

/// The signs of the five Estri beside the games.
#[component]
pub fn HeroArt() -> impl IntoView {
    let signs = Estro::ALL.map(|estro| view! { <span class="hero-estro" inner_html=art::estro_svg(estro)></span> });
    view! { <div class="hero-estri" aria-hidden="true">{signs.into_iter().collect_view()}</div> }
}

/// The deck of each seat.
#[component]
pub fn SeatDecks() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let lines = move || {
        let seats = if plan.takes_decks() { plan.count.get() as u8 } else { 0 };
        (0..seats).map(|seat| view! { <SeatDeck seat=Seat(seat)/> }).collect_view()
    };
    // A deck that one seat brings counts only if the other one brings one, too (ESTRO-DECK-05).
    let is_lone = move || {
        let brings = Seat::all(plan.count.get() as u8).filter(|seat| plan.brings_deck(*seat)).count();
        let is_joined = Seat::all(plan.count.get() as u8).any(|seat| plan.deck_in_company(seat).is_some());
        plan.count.get() > 1 && brings == 1 && !is_joined && plan.takes_decks()
    };
    view! {
        <fieldset class="seat-decks">
            <legend>{move || app.say("decks")}</legend>
            <div class="seat-deck-fields">{lines}</div>
            <div role="status">
                <Show when=is_lone><p class="hint">{move || app.say("one-deck")}</p></Show>
                <Show when=move || !plan.takes_decks()><p class="hint">{move || app.say("decks-all-dealt")}</p></Show>
            </div>
            <a class="secondary" id="to-decks" href=Screen::Deck(None).address()>
                <span class="tool-icon" inner_html=icons::icon("deck")></span>
                {move || app.say("to-decks")}
            </a>
        </fieldset>
    }
}

#[component]
fn SeatDeck(seat: Seat) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let choose = move |event: ev::Event| plan.bring(seat, &event_target_value(&event));
    let ready_lines = move || {
        let (own, id) = (plan.own_deck(seat), plan.ready_deck(seat));
        let line = |deck: &ReadyDeck| {
            let is_chosen = own.is_none() && deck.id == id;
            view! { <option value=format!("ready {}", deck.id) selected=is_chosen>{deck.name(app.language())}</option> }
        };
        READY.iter().map(line).collect_view()
    };
    let custom = move || {
        let own = plan.own_deck(seat);
        app.shelf.with(|shelf| {
            let lines = shelf.decks().iter().map(|deck| {
                let is_chosen = own.as_deref() == Some(deck.name());
                view! { <option value=deck.name().to_owned() selected=is_chosen>{deck.name().to_owned()}</option> }
            });
            lines.collect_view()
        })
    };
    let is_dealt = move || !plan.brings_deck(seat);
    let style = move || {
        if let Some(deck) = plan.deck_in_company(seat) {
            return Some(app.say_with("deck-in-company", &[("deck", deck.name(app.language()).into())]));
        }
        if is_dealt() {
            return Some(app.say("deck-dealt-means"));
        }
        let id = plan.own_deck(seat).is_none().then(|| plan.ready_deck(seat))?;
        let plan_of = |deck: &ReadyDeck| match plan.is_lucid() {
            true => format!("{} {}", deck.plan(app.language()), app.say("deck-in-lucid")),
            false => deck.plan(app.language()).to_owned(),
        };
        ready(&id).map(plan_of)
    };
    view! {
        <label class="field">
            <span>{move || app.say_with("deck-of-seat", &[("n", (seat.0 + 1).into())])}</span>
            <select id=format!("deck-of-{seat}") on:change=choose>
                <option value="" selected=is_dealt>{move || app.say("deck-dealt")}</option>
                {ready_lines}
                {custom}
            </select>
            <span class="style-line">{style}</span>
        </label>
    }
}
