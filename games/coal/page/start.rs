//! Setting up a match of C.O.A.L.: decks and pilots.

use coal::rules::PilotNo;
use coal::{CardSet, Deck, Options};
use leptos::ev;
use leptos::prelude::*;
use table::{OptionValue, Seat};

use crate::agreement::option_table;
use crate::deck::parts::{capitalized, reason};
use crate::game::page::art;
use crate::game::page::words;
use crate::icons;
use crate::plan::Plan;
use crate::screen::Screen;
use crate::table_context::use_app;

/// The options that help in a first match: looking at one's own face-down cards is allowed (COAL-PLAY-04).
pub const FIRST_MATCH: [&str; 1] = ["training_aid"];

/// The rating of each level in C.O.A.L. if it was measured (crates/bots/README.md), where Newcomer has 1000; and how
/// long it thinks.
pub const LEVELS: [(Option<u16>, &str); 6] = [
    (Some(1000), "time-now"),
    (Some(1120), "time-now"),
    (Some(1210), "time-now"),
    (Some(1300), "time-now"),
    (Some(1390), "time-now"),
    (Some(1470), "time-moment"),
];

/// The id of the list of reasons why the table cannot be played.
pub fn reasons_id(plan: &Plan) -> &'static str {
    if complaints(plan).is_empty() { "#table-reasons" } else { "#deck-reasons" }
}

/// The pictures beside the games.
#[component]
pub fn HeroArt() -> impl IntoView {
    view! {
            <div class="hero-bots" aria-hidden="true">
                {coal::card::Model::ALL
                    .map(|model| view! { <span class="hero-bot" inner_html=art::bot_svg(model)></span> })
                    .into_iter()
                    .collect_view()}
            </div>
    }
}

/// The decks of the seats, and their pilots if agreed beforehand.
#[component]
pub fn SeatDecks() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let own_boxes = move |_| {
        plan.agree(|agreement| {
            let spec = option_table().option("own_boxes");
            spec.into_iter().for_each(|spec| agreement.set(spec, OptionValue::Switch(true)));
        });
    };
    let offers_boxes = move || complaints(&plan).iter().any(|(_, _, helps)| *helps);
    let lines = move || (0..plan.count.get() as u8).map(|seat| view! { <SeatDeck seat=Seat(seat)/> }).collect_view();
    view! {
        <fieldset class="seat-decks">
            <legend>{move || app.say("decks")}</legend>
            <p class="hint">{move || app.say("decks-hint")}</p>
            <div class="seat-deck-fields">{lines}</div>
            <a class="secondary" id="to-decks" href=Screen::Deck(None).address()>
                <span class="tool-icon" inner_html=icons::icon("deck")></span>
                {move || app.say("to-decks")}
            </a>
            <div role="status">
                <ul class="reason-list" id="deck-reasons" tabindex="-1">
                    {move || complaints(&plan).into_iter().map(|(text, clause, _)| reason(app, text, clause.to_owned())).collect_view()}
                </ul>
            </div>
            <Show when=offers_boxes>
                <button type="button" class="plain" id="own-boxes" on:click=own_boxes>{move || app.say("use-own-boxes")}</button>
            </Show>
        </fieldset>
    }
}

#[component]
fn SeatDeck(seat: Seat) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let chosen = move || plan.brought(seat);
    let choose = move |event: ev::Event| plan.bring(seat, event_target_value(&event));
    let custom = move || {
        let chosen = chosen();
        app.shelf.with(|shelf| {
            let lines = shelf.decks().iter().map(|deck| {
                let is_chosen = chosen.as_deref() == Some(deck.name());
                view! { <option value=deck.name().to_owned() selected=is_chosen>{deck.name().to_owned()}</option> }
            });
            lines.collect_view()
        })
    };
    let models = move || {
        let house = CardSet::house();
        coal::card::Model::ALL
            .map(|model| {
                let value = format!("model {model}");
                let is_chosen = chosen().as_deref() == Some(value.as_str());
                let text = format!("{model} {}", house.model_name(model));
                view! { <option value=value selected=is_chosen>{text}</option> }
            })
            .into_iter()
            .collect_view()
    };
    let style = move || {
        let chosen = chosen();
        chosen
            .as_deref()
            .and_then(|chosen| chosen.strip_prefix("model "))
            .map(|model| words::style(model, app.language()))
    };
    view! {
        <div class="seat-deck">
            <label class="field">
                <span>{move || app.say_with("deck-of-seat", &[("n", (seat.0 + 1).into())])}</span>
                <select id=format!("deck-of-{seat}") on:change=choose>
                    <option value="" selected=move || chosen().is_none()>{move || app.say("deck-predefined")}</option>
                    {models}
                    {custom}
                </select>
            </label>
            <p class="style-line">{style}</p>
            <PilotChoice seat is_reserve=false/>
            <Show when=move || plan.needs_reserve(seat)><PilotChoice seat is_reserve=true/></Show>
        </div>
    }
}

/// The choice of a seat's pilot, if it can be agreed beforehand.
#[component]
fn PilotChoice(seat: Seat, is_reserve: bool) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let offered = Memo::new(move |_| plan.pilots(seat));
    let choose = move |event: ev::Event| plan.take_pilot(seat, is_reserve, event_target_value(&event));
    let line = move |number: PilotNo| {
        let house = CardSet::house();
        let pilot = house.pilot(number).clone();
        let id = pilot.id.clone();
        let is_chosen = move || plan.pilot(seat, is_reserve).as_deref() == Some(id.as_str());
        view! { <option value=pilot.id.clone() selected=is_chosen>{pilot.name}</option> }
    };
    let style = move || plan.pilot(seat, is_reserve).map(|id| words::style(&id, app.language()));
    let title = if is_reserve { "reserve-of-seat" } else { "pilot-of-seat" };
    view! {
        <Show when=move || !offered.with(Vec::is_empty)>
            <label class="field">
                <span>{move || app.say_with(title, &[("n", (seat.0 + 1).into())])}</span>
                <select id=format!("{}-of-{seat}", if is_reserve { "reserve" } else { "pilot" }) on:change=choose>
                    <option value="" selected=move || plan.pilot(seat, is_reserve).is_none()>{move || app.say("pilot-at-table")}</option>
                    {move || offered.get().into_iter().map(line).collect_view()}
                </select>
            </label>
            <p class="style-line">{style}</p>
        </Show>
    }
}

/// The problems of the chosen decks together: the reason, its clause, and whether own boxes would help.
fn complaints(plan: &Plan) -> Vec<(String, &'static str, bool)> {
    let (cards, decks) = (CardSet::house(), plan.decks());
    let options: Options = plan.options();
    let language = plan.app().language();
    let mut lines = Vec::new();
    for deck in decks.iter().flatten() {
        for problem in deck.problems(&cards, &options) {
            let text = format!("{}: {}", deck.name(), problem.say(&cards, language));
            lines.push((text, problem.clause().as_str(), false));
        }
    }
    let decks: Vec<&Deck> = decks.iter().flatten().collect();
    for problem in coal::deck::together(&decks, &cards, &options) {
        lines.push((capitalized(&problem.say(&cards, language)), problem.clause().as_str(), true));
    }
    lines
}
