//! All cards and pilots with their pictures and texts.

use coal::CardSet;
use leptos::prelude::*;

use crate::card_filter::{CardFilter, cards_head};
use crate::game::page::art;
use crate::game::page::panel::{PilotFacts, Shown};
use crate::game::page::slot::{CardFace, name_of};
use crate::game::page::words;
use crate::panel::Panel;
use crate::table_context::use_app;

/// The card browser.
#[component]
pub fn CardsScreen() -> impl IntoView {
    let app = use_app();
    let filter = CardFilter::of_all();
    let cards = move || {
        let count = CardSet::house().cards().len();
        let found = filter.found().into_iter().filter(|number| *number < count);
        found.map(|number| view! { <CardEntry number=number as u8/> }).collect_view()
    };
    let pilots = move || {
        let house = CardSet::house();
        let found = filter.found().into_iter().filter_map(|number| number.checked_sub(house.cards().len()));
        found
            .map(|number| {
                let pilot = house.pilot(number as u8);
                view! {
                    <li class="pilot-entry">
                        <span class="pilot-entry-art" inner_html=art::pilot_svg(pilot)></span>
                        <h3>{pilot.name.clone()}</h3>
                        <PilotFacts pilot=number as u8/>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <div class="cards-page">
            {cards_head(app, filter)}
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
    let (names, of_button) = (card.name.clone(), card.name.clone());
    let name = move || name_of(&app, &of_button);
    let model = format!("{} {}", card.model, house.model_name(card.model));
    view! {
        <li class="card-entry">
            <button type="button" class="card-button" aria-label=name on:click=move |_| app.show(Panel::Game(Shown::Card(number)))>
                <CardFace card=number/>
            </button>
            <div class="card-facts">
                <h3>{move || name_of(&app, &names)}</h3>
                <p class="card-kind">{model}</p>
                <p class="card-text">{move || words::card_line(&card, app.language())}</p>
            </div>
        </li>
    }
}
