//! The cards to choose from: filtered, searched, put in and taken out by tap or key.

use coal::CardSet;
use coal::rules::CardNo;
use leptos::prelude::*;

use super::sheet::DeckBar;
use crate::card_filter::{CardFilter, FilterFields};
use crate::deck::pool_keys::keys;
use crate::deck::workbench::use_workbench;
use crate::game::panel::Shown;
use crate::game::slot::{CardFace, name_of};
use crate::game::words;
use crate::icons;
use crate::panel::Panel;
use crate::table_context::use_app;

/// The cards to choose from.
#[component]
pub fn Pool() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let filter = CardFilter::of_cards_for(bench.deck);
    let shown = Memo::new(move |_| filter.found().into_iter().map(|number| number as CardNo).collect::<Vec<_>>());
    view! {
        <section class="pool" aria-labelledby="pool-title">
            <div class="pool-head">
                <h2 id="pool-title">{move || app.say("deck-pool")}</h2>
                <FilterFields filter id="deck"/>
                <label class="check">
                    <input type="checkbox" id="deck-own" prop:checked=move || filter.is_only_own()
                        on:change=move |_| filter.toggle_only_own(app.language())/>
                    <span>{move || app.say("deck-only-own")}</span>
                </label>
            </div>
            <p class="hint">{move || app.say_with("deck-pool-hint", &[("n", shown.with(Vec::len).into())])}</p>
            <ul class="pool-cards" on:keydown=keys>
                <For each=move || shown.get() key=|card| *card let:card><PoolCard card/></For>
            </ul>
            <DeckBar/>
        </section>
    }
}

#[component]
fn PoolCard(card: CardNo) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let house = CardSet::house();
    let data = house.card(card).clone();
    let names = data.name.clone();
    let id = data.id.clone();
    let copies = Memo::new(move |_| bench.deck.with(|deck| deck.copies_of(card)));
    let name = move || name_of(&app, &names);
    let shared = StoredValue::new(name);
    let with_name = move |id: &str| app.say_with(id, &[("card", shared.with_value(|name| name()).into())]);
    let label = move || {
        let facts = words::card_line(&data, app.language());
        let values =
            [("card", shared.with_value(|name| name()).into()), ("n", copies.get().into()), ("facts", facts.into())];
        app.say_with("deck-add", &values)
    };
    view! {
        <li class="pool-card" class:chosen=move || { copies.get() > 0 } data-card=id>
            <button type="button" class="card-button pool-add" aria-label=label on:click=move |_| bench.count(card, 1)>
                <CardFace card/>
            </button>
            <div class="pool-buttons">
                <button type="button" class="plain pool-remove" aria-label=move || with_name("deck-remove")
                    disabled=move || copies.get() == 0 on:click=move |_| bench.count(card, -1)>
                    <span aria-hidden="true">"−"</span>
                </button>
                <span class="pool-count" aria-hidden="true">{move || copies.get()}</span>
                <button type="button" class="plain pool-info" aria-label=move || with_name("deck-info") on:click=move |_| app.show(Panel::Game(Shown::Card(card)))>
                    <span class="tool-icon" inner_html=icons::icon("why")></span>
                </button>
            </div>
        </li>
    }
}
