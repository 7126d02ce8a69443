//! The cards to choose from: filtered, searched, added and removed by press or key.

use leptos::prelude::*;

use super::parts::DeckBar;
use super::pool_keys::keys;
use super::workbench::use_workbench;
use crate::card_filter::{CardFilter, FilterFields};
use crate::game::card_filter::card_no;
use crate::game::deck::{CardFace, CardNo, SHOWN, card_facts, card_id, card_name, counts};
use crate::game::panel::Shown;
use crate::icons;
use crate::panel::Panel;
use crate::table_context::use_app;

/// Shows the cards to choose from.
#[component]
pub fn Pool() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let filter = CardFilter::of_cards_for(bench.deck);
    let found = Memo::new(move |_| filter.found());
    let shown = move || found.with(|found| found.iter().take(SHOWN).map(|place| card_no(*place)).collect::<Vec<_>>());
    let hint = move || {
        let (n, shown) = found.with(|found| (found.len(), found.iter().take(SHOWN).len()));
        app.say_with("deck-pool-hint", &[("n", n.into()), ("shown", shown.into())])
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
            <DeckBar counts/>
        </section>
    }
}

#[component]
fn PoolCard(card: CardNo) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let copies = Memo::new(move |_| bench.deck.with(|deck| deck.copies_of(card)));
    let name = move || card_name(card, app.language());
    let with_name = move |id: &str| app.say_with(id, &[("card", name().into())]);
    let label = move || {
        let facts = card_facts(card, app.language());
        app.say_with("deck-add", &[("card", name().into()), ("n", copies.get().into()), ("facts", facts.into())])
    };
    view! {
        <li class="pool-card" class:chosen=move || { copies.get() > 0 } data-card=card_id(card)>
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
