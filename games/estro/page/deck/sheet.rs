//! The deck itself: its limits, its faults, its cards by Estro.

use estro::language::Estro;
use estro::rules::{CHOSEN_CARDS, CardNo};
use estro::{CardSet, card_text};
use leptos::prelude::*;

use super::Deck;
use super::charts::DeckCharts;
use crate::app::App;
use crate::deck::charts::charts;
use crate::deck::parts::{Breach, Count, PlayButton, Reasons, limit_line, line_button, line_name};
use crate::deck::workbench::{Workbench, use_workbench};
use crate::table_context::use_app;

/// The deck on the workbench.
#[component]
pub fn Sheet() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    view! {
        <section class="sheet" aria-labelledby="sheet-title">
            <h2 id="sheet-title" tabindex="-1">{move || bench.deck.with(|deck| deck.name().to_owned())}</h2>
            <Limits/>
            <Reasons reasons/>
            <p class="hint">{move || app.say("deck-by-lot")}</p>
            <PlayButton reasons/>
            <div class="deck-cards">
                <Show when=move || bench.deck.with(|deck| deck.count() == 0)>
                    <p class="hint">{move || app.say("deck-empty")}</p>
                </Show>
                {Estro::ALL.map(|estro| view! { <Lines estro/> }).into_iter().collect_view()}
            </div>
            {charts(view! { <DeckCharts/> }.into_any())}
        </section>
    }
}

/// The limit as a dial: the present number and the required one.
#[component]
fn Limits() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let cards = Signal::derive(move || bench.deck.with(Deck::count));
    view! {
        <ul class="limits">
            {limit_line(app, "deck-limit-cards", cards, format!("= {CHOSEN_CARDS}"), |n| n as usize == CHOSEN_CARDS)}
        </ul>
    }
}

/// The counts in one line at the lower edge, while the deck itself is out of sight.
pub fn counts(bench: Workbench) -> Vec<Count> {
    let cards = bench.deck.with(Deck::count);
    vec![("deck-limit-cards", cards, CHOSEN_CARDS as u32, cards as usize == CHOSEN_CARDS)]
}

/// Every fault that keeps the deck from being played, each with its clause.
fn reasons(app: App, bench: Workbench) -> Vec<Breach> {
    let (faults, house) = (bench.deck.with(Deck::faults), CardSet::house());
    faults.iter().map(|fault| (fault.say(&house, app.language()), fault.clause().as_str())).collect()
}

/// The cards of an Estro.
#[component]
fn Lines(estro: Estro) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let cards = Memo::new(move |_| {
        let house = CardSet::house();
        let of_estro = |deck: &Deck| {
            deck.cards().filter(|(card, _)| house.card(*card).estro == estro).collect::<Vec<(CardNo, u8)>>()
        };
        bench.deck.with(of_estro)
    });
    view! {
        <Show when=move || !cards.with(Vec::is_empty)>
            <h3>{card_text::estro_name(estro)}</h3>
            <ul class="deck-lines">
                <For each=move || cards.get() key=|line| *line let((card, copies))>
                    <li class="deck-line">
                        {line_name(app, card, copies)}
                        {line_button(app, card, "deck-remove", "−", Box::new(move || bench.count(card, -1)))}
                    </li>
                </For>
            </ul>
        </Show>
    }
}
