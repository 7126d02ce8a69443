//! The cards to choose from: searched, put in and taken out by tap or key.

use doomtrooper::set::CardNo;
use doomtrooper::{CardSet, text};
use leptos::prelude::*;

use super::sheet::DeckBar;
use crate::card_filter::{CardFilter, FilterFields};
use crate::deck::pool_keys::keys;
use crate::deck::workbench::use_workbench;
use crate::game::card::CardFace;
use crate::game::card_filter::card_no;
use crate::game::cards_page::PAGE;
use crate::game::panel::Shown;
use crate::icons;
use crate::panel::Panel;
use crate::table_context::use_app;

/// The cards to choose from.
#[component]
pub fn Pool() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let filter = CardFilter::of_cards_for(bench.deck);
    let found = Memo::new(move |_| filter.found());
    let shown = move || found.with(|found| found.iter().take(PAGE).map(|number| card_no(*number)).collect::<Vec<_>>());
    let hint = move || {
        let n = found.with(Vec::len);
        app.say_with("deck-pool-hint", &[("n", n.into()), ("shown", n.min(PAGE).into())])
    };
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
            <p class="hint">{hint}</p>
            <ul class="pool-cards" on:keydown=keys>
                <For each=shown key=|card| *card let:card><PoolCard card/></For>
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
    let data = house.card(card);
    let name = StoredValue::new(text::name(data).to_owned());
    let code = data.code.to_string();
    let copies = Memo::new(move |_| bench.deck.with(|deck| deck.copies_of(card)));
    let with_name = move |id: &str| app.say_with(id, &[("card", name.get_value().into())]);
    let label = move || {
        let house = CardSet::house();
        let facts = text::card_text(house.card(card), &house, app.language());
        app.say_with(
            "deck-add",
            &[("card", name.get_value().into()), ("n", copies.get().into()), ("facts", facts.into())],
        )
    };
    view! {
        <li class="pool-card" class:chosen=move || { copies.get() > 0 } data-card=code>
            <button type="button" class="card-button pool-add" aria-label=label on:click=move |_| bench.count(card, 1)>
                <CardFace card/>
            </button>
            <div class="pool-buttons">
                <button type="button" class="plain pool-remove" aria-label=move || with_name("deck-remove")
                    disabled=move || copies.get() == 0 on:click=move |_| bench.count(card, -1)>
                    <span aria-hidden="true">"−"</span>
                </button>
                <span class="pool-count" aria-hidden="true">{move || copies.get()}</span>
                <button type="button" class="plain pool-info" aria-label=move || with_name("deck-info")
                    on:click=move |_| app.show(Panel::Game(Shown::Card(card)))>
                    <span class="tool-icon" inner_html=icons::icon("why")></span>
                </button>
            </div>
        </li>
    }
}
