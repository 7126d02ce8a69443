//! The deck itself: its limits, its faults, its cards by kind, its Reserve.

use doomtrooper::language::CardKind;
use doomtrooper::rules::{DECK_MIN, RESERVE_MAX, WARRIORS_MIN};
use doomtrooper::set::CardNo;
use doomtrooper::{CardSet, fault_text, text};
use leptos::prelude::*;

use super::Deck;
use super::charts::DeckCharts;
use crate::app::App;
use crate::deck::charts::charts;
use crate::deck::parts::{Breach, Count, PlayButton, Reasons, limit_line, line_button, line_counts, line_name};
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
            <PlayButton reasons/>
            <div class="deck-cards">
                <Show when=move || bench.deck.with(|deck| deck.count() == 0)>
                    <p class="hint">{move || app.say("deck-empty")}</p>
                </Show>
                {CardKind::ALL.map(|kind| view! { <Lines kind=Some(kind)/> }).into_iter().collect_view()}
                <Lines kind=None/>
            </div>
            {charts(view! { <DeckCharts/> }.into_any())}
        </section>
    }
}

/// Warriors in the deck.
fn warriors(deck: &Deck) -> u32 {
    let house = CardSet::house();
    deck.cards(false)
        .filter(|(card, _)| house.card(*card).kind == CardKind::Warrior)
        .map(|(_, copies)| u32::from(copies))
        .sum()
}

/// Cards in the Reserve.
fn reserve(deck: &Deck) -> u32 {
    deck.cards(true).map(|(_, copies)| u32::from(copies)).sum()
}

/// The limits as dials: the present number and the required one.
#[component]
fn Limits() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let of = move |read: fn(&Deck) -> u32| Signal::derive(move || bench.deck.with(read));
    view! {
        <ul class="limits">
            {limit_line(app, "deck-limit-cards", of(Deck::count), format!("≥ {DECK_MIN}"), |n| n as usize >= DECK_MIN)}
            {limit_line(app, "deck-limit-warriors", of(warriors), format!("≥ {WARRIORS_MIN}"), |n| n as usize >= WARRIORS_MIN)}
            {limit_line(app, "deck-limit-reserve", of(reserve), format!("≤ {RESERVE_MAX}"), |n| n as usize <= RESERVE_MAX)}
        </ul>
    }
}

/// The counts in one line at the lower edge, while the deck itself is out of sight.
pub fn counts(bench: Workbench) -> Vec<Count> {
    let (cards, warriors) = bench.deck.with(|deck| (deck.count(), warriors(deck)));
    [("deck-limit-cards", cards, DECK_MIN), ("deck-limit-warriors", warriors, WARRIORS_MIN)]
        .map(|(id, n, of)| (id, n, of as u32, n as usize >= of))
        .to_vec()
}

/// Every fault that keeps the deck from being played, each with its clause.
fn reasons(app: App, bench: Workbench) -> Vec<Breach> {
    let faults = bench.deck.with(Deck::faults);
    faults.iter().map(|fault| (fault_text(fault, app.language()), fault.clause().as_str())).collect()
}

/// The cards of a kind; without one, those of the Reserve.
#[component]
fn Lines(kind: Option<CardKind>) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let cards = Memo::new(move |_| {
        let house = CardSet::house();
        let fits = |card: &CardNo| kind.is_none_or(|kind| house.card(*card).kind == kind);
        bench.deck.with(|deck| deck.cards(kind.is_none()).filter(|(card, _)| fits(card)).collect::<Vec<(CardNo, u8)>>())
    });
    let title = move || match kind {
        Some(kind) => text::kind_name(kind, app.language()).to_owned(),
        None => app.say("deck-reserve"),
    };
    view! {
        <Show when=move || !cards.with(Vec::is_empty)>
            <h3>{title}</h3>
            <ul class="deck-lines">
                <For each=move || cards.get() key=|line| *line let:line>
                    <DeckLine card=line.0 copies=line.1 in_reserve=kind.is_none()/>
                </For>
            </ul>
        </Show>
    }
}

#[component]
fn DeckLine(card: CardNo, copies: u8, in_reserve: bool) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let swap = if in_reserve { "deck-from-reserve" } else { "deck-to-reserve" };
    view! {
        <li class="deck-line">
            {line_name(app, card, copies)}
            {line_button(app, card, swap, "⇄", Box::new(move || bench.change(|deck| deck.swap(card, !in_reserve))))}
            {(!in_reserve).then(|| line_counts(app, bench, card))}
        </li>
    }
}
