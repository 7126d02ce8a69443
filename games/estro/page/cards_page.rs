//! All cards with their pictures and texts.

use estro::rules::CardNo;
use estro::{CardSet, card_text};
use leptos::prelude::*;

use super::card::CardFace;
use super::card_filter::card_no;
use super::panel::Shown;
use crate::card_filter::{CardFilter, cards_head};
use crate::panel::Panel;
use crate::table_context::use_app;

/// The number of cards that are shown at once.
pub const PAGE: usize = 50;

/// The card browser.
#[component]
pub fn CardsScreen() -> impl IntoView {
    let app = use_app();
    let filter = CardFilter::of_all();
    let found = Memo::new(move |_| filter.found());
    let pages = RwSignal::new(1_usize);
    Effect::new(move || {
        found.track();
        pages.set(1);
    });
    let shown = move || found.with(|found| found.iter().take(pages.get() * PAGE).copied().collect::<Vec<_>>());
    view! {
        <div class="cards-page">
            {cards_head(app, filter)}
            <p class="hint" role="status">{move || app.say_with("cards-found", &[("n", found.with(Vec::len).into())])}</p>
            <ul class="card-grid">
                <For each=shown key=|number| *number let:number><CardEntry card=card_no(number)/></For>
            </ul>
            <Show when=move || { found.with(Vec::len) > pages.get() * PAGE }>
                <button type="button" class="secondary" id="more-cards" on:click=move |_| pages.update(|pages| *pages += 1)>
                    {move || app.say("cards-more")}
                </button>
            </Show>
        </div>
    }
}

#[component]
fn CardEntry(card: CardNo) -> impl IntoView {
    let app = use_app();
    let house = CardSet::house();
    let data = house.card(card).clone();
    let (name, label, id) = (data.name.clone(), data.name.clone(), data.id.clone());
    let says = move || {
        let text = card_text::card_text(&data, app.language());
        text.lines().map(|line| view! { <span class="fact">{line.to_owned()}</span> }).collect_view()
    };
    view! {
        <li class="card-entry" data-card=id>
            <button type="button" class="card-button" aria-label=label on:click=move |_| app.show(Panel::Game(Shown::Card(card)))>
                <CardFace card/>
            </button>
            <div class="card-facts">
                <h2 class="card-title">{name}</h2>
                <p class="card-text">{says}</p>
            </div>
        </li>
    }
}
