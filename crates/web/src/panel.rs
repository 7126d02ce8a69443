//! The side panel: a clause, a card, a pilot or a discard pile, to read while playing; and the question before a
//! concession.

use coal::rules::{CardNo, PilotNo};
use leptos::prelude::*;

use crate::art;
use crate::concede::ConcedePanel;
use crate::markdown;
use crate::screen::Screen;
use crate::slot::{CardFace, name_of};
use crate::table_context::use_app;
use crate::words;

/// What the side panel shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Panel {
    /// A clause of the rulebook.
    Clause(String),
    /// A card.
    Card(CardNo),
    /// A pilot.
    Pilot(PilotNo),
    /// A discard pile, the last card on top, and whose it is.
    Discard(String, Vec<CardNo>),
    /// Whether somebody gives the match up.
    Concede,
}

/// The side panel, while there is something in it.
#[component]
pub fn SidePanel() -> impl IntoView {
    let app = use_app();
    let close = move |_| app.close_panel();
    move || {
        app.panel.get().map(|panel| {
            view! {
                <div class="panel-beside" aria-hidden="true" on:click=close></div>
                <aside class="panel" aria-labelledby="panel-title">
                    <button type="button" class="panel-close" on:click=close>
                        {move || app.say("close")}
                    </button>
                    {match panel {
                        Panel::Clause(id) => view! { <ClauseText id/> }.into_any(),
                        Panel::Card(card) => view! { <CardText card/> }.into_any(),
                        Panel::Pilot(pilot) => view! { <PilotText pilot/> }.into_any(),
                        Panel::Concede => view! { <ConcedePanel/> }.into_any(),
                        Panel::Discard(who, cards) => view! { <Discard who cards/> }.into_any(),
                    }}
                </aside>
            }
        })
    }
}

#[component]
fn ClauseText(id: String) -> impl IntoView {
    let app = use_app();
    let address = Screen::Rules(Some(id.clone())).address();
    move || {
        let book = app.books.get(app.language());
        let clause = book.and_then(|book| book.clause(&id));
        let missing = || app.say(if book.is_some() { "clause-unknown" } else { "rules-coming" });
        let title = clause.map_or_else(missing, |clause| clause.title.clone());
        let text = clause.map(|clause| markdown::html(&clause.text)).unwrap_or_default();
        view! {
            <h2 id="panel-title" class="panel-title" tabindex="-1">{title}</h2>
            <p class="clause-id">{id.clone()}</p>
            <div class="prose" inner_html=text></div>
            <p><a href=address.clone()>{app.say("open-in-rulebook")}</a></p>
        }
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
