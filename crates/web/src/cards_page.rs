//! All cards and pilots with their pictures and texts.

use coal::CardSet;
use coal::card::{CardType, Model};
use leptos::ev;
use leptos::prelude::*;

use crate::art;
use crate::panel::PilotFacts;
use crate::slot::{CardFace, name_of};
use crate::table_context::use_app;
use crate::words;

const TYPES: [CardType; 5] = [
    CardType::PhysicalAttack,
    CardType::EnergyAttack,
    CardType::Reaction,
    CardType::SteamAccumulator,
    CardType::EnergyAccumulator,
];

/// The card browser.
#[component]
pub fn CardsScreen() -> impl IntoView {
    let app = use_app();
    let model = RwSignal::new(None::<Model>);
    let kind = RwSignal::new(None::<CardType>);
    let choose_model = move |event: ev::Event| model.set(event_target_value(&event).parse().ok());
    let choose_kind = move |event: ev::Event| {
        let chosen = event_target_value(&event);
        kind.set(TYPES.into_iter().find(|kind| type_value(*kind) == chosen));
    };
    let cards = move || {
        let house = CardSet::house();
        (0..)
            .zip(house.cards())
            .filter(|(_, card)| {
                model.get().is_none_or(|model| card.model == model) && kind.get().is_none_or(|kind| card.kind == kind)
            })
            .map(|(number, _)| view! { <CardEntry number/> })
            .collect_view()
    };
    let pilots = move || {
        let house = CardSet::house();
        (0..)
            .zip(house.pilots())
            .filter(|(_, pilot)| model.get().is_none_or(|model| pilot.preferred_model == Some(model)))
            .map(|(number, pilot)| {
                view! {
                    <li class="pilot-entry">
                        <span class="pilot-entry-art" inner_html=art::pilot_svg(pilot)></span>
                        <h3>{pilot.name.clone()}</h3>
                        <PilotFacts pilot=number/>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <div class="cards-page">
            <header class="cards-head">
                <h1>{move || app.say("screen-cards")}</h1>
                <label class="field">
                    <span>{move || app.say("filter-model")}</span>
                    <select id="filter-model" on:change=choose_model>
                        <option value="">{move || app.say("all")}</option>
                        {Model::ALL
                            .map(|model| {
                                let name = format!("{model} {}", CardSet::house().model_name(model));
                                view! { <option value=model.as_str()>{name}</option> }
                            })
                            .into_iter()
                            .collect_view()}
                    </select>
                </label>
                <label class="field">
                    <span>{move || app.say("filter-type")}</span>
                    <select id="filter-type" on:change=choose_kind>
                        <option value="">{move || app.say("all")}</option>
                        {TYPES
                            .map(|kind| view! { <option value=type_value(kind)>{move || words::type_name(kind, app.language())}</option> })
                            .into_iter()
                            .collect_view()}
                    </select>
                </label>
            </header>
            <h2 class="unseen">{move || app.say("nav-cards")}</h2>
            <ul class="card-grid">{cards}</ul>
            <h2>{move || app.say("pilots")}</h2>
            <ul class="pilot-grid">{pilots}</ul>
        </div>
    }
}

#[component]
fn CardEntry(number: u8) -> impl IntoView {
    let app = use_app();
    let house = CardSet::house();
    let card = house.card(number).clone();
    let names = card.name.clone();
    let model = format!("{} {}", card.model, house.model_name(card.model));
    view! {
        <li class="card-entry">
            <CardFace card=number/>
            <div class="card-facts">
                <h3>{move || name_of(&app, &names)}</h3>
                <p class="card-kind">{model}</p>
                <p class="card-text">{move || words::card_line(&card, app.language())}</p>
            </div>
        </li>
    }
}

/// The value of a type in the list.
fn type_value(kind: CardType) -> String {
    format!("{kind:?}")
}
