//! The contents of the side panel for C.O.A.L.: a card, a pilot, a discard pile.

use coal::rules::{CardNo, PilotNo};
use leptos::prelude::*;

use crate::game::page::art;
use crate::game::page::slot::{CardFace, name_of};
use crate::game::page::words;
use crate::table_context::use_app;

/// Something of the game that the side panel shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A card.
    Card(CardNo),
    /// A pilot.
    Pilot(PilotNo),
    /// A discard pile, the last card on top, with the name of its owner.
    Discard(String, Vec<CardNo>),
}

/// The content of the side panel.
#[component]
pub fn ShownView(shown: Shown) -> impl IntoView {
    match shown {
        Shown::Card(card) => view! { <CardText card/> }.into_any(),
        Shown::Pilot(pilot) => view! { <PilotText pilot/> }.into_any(),
        Shown::Discard(who, cards) => view! { <Discard who cards/> }.into_any(),
    }
}

#[component]
fn CardText(card: CardNo) -> impl IntoView {
    let app = use_app();
    let cards = app.cards();
    let data = cards.card(card).clone();
    let names = data.name.clone();
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || name_of(&app, &names)}</h2>
        <div class="panel-card"><CardFace card/></div>
        <ul class="card-text">
            {move || words::card_lines(&data, app.language()).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
        </ul>
    }
}

#[component]
fn PilotText(pilot: PilotNo) -> impl IntoView {
    let app = use_app();
    let cards = app.cards();
    let data = cards.pilot(pilot);
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{data.name.clone()}</h2>
        <div class="panel-pilot" inner_html=art::pilot_svg(data)></div>
        <PilotFacts pilot/>
    }
}

/// A pilot's Maneuvers and ability in words.
#[component]
pub fn PilotFacts(pilot: PilotNo) -> impl IntoView {
    let app = use_app();
    move || {
        let cards = app.cards();
        let data = cards.pilot(pilot);
        let maneuvers = data.maneuvers.iter().zip(["I", "II", "III"]).map(|(maneuver, number)| {
            let name = app.say_with("maneuver-n", &[("n", number.into())]);
            view! { <span class="fact"><b>{name}</b>" "{words::maneuver_text(maneuver, app.language())}</span> }
        });
        let ability = words::ability_text(data, app.language());
        view! {
            <span class="facts">
                {maneuvers.collect_view()}
                {ability.map(|ability| view! { <span class="fact">{ability}</span> })}
            </span>
        }
    }
}

#[component]
fn Discard(who: String, cards: Vec<CardNo>) -> impl IntoView {
    let app = use_app();
    let is_empty = cards.is_empty();
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">
            {move || app.say_with("discard-of", &[("who", who.clone().into())])}
        </h2>
        {is_empty.then(|| view! { <p>{move || app.say("discard-empty")}</p> })}
        <ol class="panel-cards">
            {cards
                .into_iter()
                .rev()
                .map(|card| {
                    let house = app.cards();
                    let data = house.card(card).clone();
                    let names = data.name.clone();
                    view! {
                        <li>
                            <CardFace card/>
                            <p><b>{move || name_of(&app, &names)}</b>" "{move || words::card_line(&data, app.language())}</p>
                        </li>
                    }
                })
                .collect_view()}
        </ol>
    }
}
