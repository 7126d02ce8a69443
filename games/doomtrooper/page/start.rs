//! Setting up a match of Doomtrooper: a deck for each seat.

use doomtrooper::deck;
use doomtrooper::language::Affiliation;
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

/// The rating of each level in Doomtrooper where it was measured (crates/bots/README.md), with Newcomer at 1000; and
/// its thinking time.
pub const LEVELS: [(Option<u16>, &str); 6] = [
    (Some(1000), "time-now"),
    (Some(1190), "time-now"),
    (Some(1370), "time-now"),
    (None, "time-now"),
    (None, "time-moment"),
    (None, "time-seconds"),
];

/// The id of the list of reasons why the table cannot be played.
pub const fn reasons_id(_plan: &Plan) -> &'static str {
    "#table-reasons"
}

/// The emblems beside the games.
#[component]
pub fn HeroArt() -> impl IntoView {
    let emblems = Affiliation::ALL.iter().take(7).map(|affiliation| {
        view! { <span class="hero-emblem" inner_html=art::emblem_svg(Some(*affiliation))></span> }
    });
    view! { <div class="hero-emblems" aria-hidden="true">{emblems.collect_view()}</div> }
}

/// The deck of each seat.
#[component]
pub fn SeatDecks() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let lines = move || (0..plan.count.get() as u8).map(|seat| view! { <SeatDeck seat=Seat(seat)/> }).collect_view();
    view! {
        <fieldset class="seat-decks">
            <legend>{move || app.say("decks")}</legend>
            <div class="seat-deck-fields">{lines}</div>
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
    let ready = move || {
        let (own, id) = (plan.own_deck(seat), plan.ready_deck(seat));
        let line = |(known, deck): &(&'static str, doomtrooper::DeckDocument)| {
            let is_chosen = own.is_none() && *known == id;
            let name = deck.name(app.language()).to_owned();
            view! { <option value=format!("ready {known}") selected=is_chosen>{name}</option> }
        };
        deck::ready().iter().map(line).collect_view()
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
    let style = move || plan.own_deck(seat).is_none().then(|| deck::style(&plan.ready_deck(seat), app.language()));
    view! {
        <label class="field">
            <span>{move || app.say_with("deck-of-seat", &[("n", (seat.0 + 1).into())])}</span>
            <select id=format!("deck-of-{seat}") on:change=choose>{ready}{custom}</select>
            <span class="style-line">{style}</span>
        </label>
    }
}
