//! The deck: its limits, its problems, its Steambot and pilot, its cards and its figures.

use coal::card::{CardType, Model};
use coal::check::{LEAST_REACTIONS, MOST_SYMBOLS};
use coal::deck::Figures;
use coal::rules::{CardNo, DECK_SIZE, PilotNo};
use coal::{CardSet, Options};
use leptos::ev;
use leptos::prelude::*;

use super::charts::{Curve, Symbols, Tokens, Types};
use crate::app::App;
use crate::deck::charts::charts;
use crate::deck::parts::{Breach, Count, PlayButton, Reasons, limit_line, line_counts, line_name};
use crate::deck::workbench::{Workbench, use_workbench};
use crate::game::page::words;
use crate::table_context::use_app;

/// The deck that is being edited.
#[component]
pub fn Sheet() -> impl IntoView {
    let bench = use_workbench();
    let figures = Memo::new(move |_| bench.deck.with(|deck| deck.figures(&CardSet::house())));
    view! {
        <section class="sheet" aria-labelledby="sheet-title">
            <h2 id="sheet-title" tabindex="-1">{move || bench.deck.with(|deck| deck.name().to_owned())}</h2>
            <Limits figures/>
            <Reasons reasons/>
            <div class="sheet-choices"><Board/><PilotChoice/></div>
            <PlayButton reasons/>
            <Cards/>
            {charts(view! { <Curve figures/><Types figures/><Tokens figures/><Symbols figures/> }.into_any())}
        </section>
    }
}

/// The counts in one line at the lower edge, shown where the deck itself is out of sight.
pub fn counts(bench: Workbench) -> Vec<Count> {
    let figures = bench.deck.with(|deck| deck.figures(&CardSet::house()));
    let (cards, reactions, symbols) = (figures.cards, figures.reactions, figures.deck_building);
    vec![
        ("deck-limit-cards", cards, DECK_SIZE as u32, cards as usize == DECK_SIZE),
        ("deck-limit-reactions", reactions, LEAST_REACTIONS as u32, reactions as usize >= LEAST_REACTIONS),
        ("deck-limit-symbols", symbols, MOST_SYMBOLS, symbols <= MOST_SYMBOLS),
    ]
}

/// The four limits as dials: the present number and the required one.
#[component]
fn Limits(figures: Memo<Figures>) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let models = Memo::new(move |_| bench.deck.with(|deck| deck.models(&CardSet::house()).len() as u32));
    let of = move |read: fn(&Figures) -> u32| Signal::derive(move || figures.with(read));
    view! {
        <ul class="limits">
            {limit_line(app, "deck-limit-cards", of(|figures| figures.cards), format!("= {DECK_SIZE}"), |n| n as usize == DECK_SIZE)}
            {limit_line(app, "deck-limit-models", models.into(), "≤ 2".into(), |n| n <= 2)}
            {limit_line(app, "deck-limit-reactions", of(|figures| figures.reactions), format!("≥ {LEAST_REACTIONS}"), |n| n as usize >= LEAST_REACTIONS)}
            {limit_line(app, "deck-limit-symbols", of(|figures| figures.deck_building), format!("≤ {MOST_SYMBOLS}"), |n| n <= MOST_SYMBOLS)}
        </ul>
    }
}

/// Everything that keeps the deck from being played, each with its clause.
fn reasons(app: App, bench: Workbench) -> Vec<Breach> {
    let cards = CardSet::house();
    let problems = bench.deck.with(|deck| deck.problems(&cards, &Options::default()));
    problems.iter().map(|problem| (problem.say(&cards, app.language()), problem.clause().as_str())).collect()
}

/// The choice of the model whose Steambot the deck drives (COAL-DECK-06).
#[component]
fn Board() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let choose = move |event: ev::Event| {
        let model = event_target_value(&event).parse().ok();
        bench.change(|deck| deck.board = model);
    };
    let lines = move || {
        let cards = CardSet::house();
        bench.deck.with(|deck| {
            let models = deck.models(&cards);
            // A board that does not fit stays visible until it is changed.
            let shown = Model::ALL.into_iter().filter(|model| models.contains(model) || deck.board == Some(*model));
            let lines = shown.map(|model| {
                let name = format!("{model} {}", cards.model_name(model));
                view! { <option value=model.as_str() selected=deck.board == Some(model)>{name}</option> }
            });
            view! {
                <option value="" selected=deck.board.is_none()>{app.say("deck-no-board")}</option>
                {lines.collect_view()}
            }
        })
    };
    view! {
        <label class="field">
            <span>{move || app.say("deck-board")}</span>
            <select id="deck-board" on:change=choose>{lines}</select>
        </label>
    }
}

/// The choice of the pilot, if it is agreed beforehand; otherwise the pilot is chosen at the table (COAL-DECK-09).
#[component]
fn PilotChoice() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let choose = move |event: ev::Event| {
        let pilot = event_target_value(&event).parse().ok();
        bench.change(|deck| deck.pilot = pilot);
    };
    let lines = move || {
        let cards = CardSet::house();
        bench.deck.with(|deck| {
            let models = deck.models(&cards);
            let lines = (0..).zip(cards.pilots()).filter(|(number, pilot): &(PilotNo, _)| {
                pilot.preferred_model.is_some_and(|model| models.contains(&model)) || deck.pilot == Some(*number)
            });
            let lines = lines.map(|(number, pilot)| {
                view! { <option value=number.to_string() selected=deck.pilot == Some(number)>{pilot.name.clone()}</option> }
            });
            view! {
                <option value="" selected=deck.pilot.is_none()>{app.say("deck-pilot-at-table")}</option>
                {lines.collect_view()}
            }
        })
    };
    view! {
        <label class="field">
            <span>{move || app.say("deck-pilot")}</span>
            <select id="deck-pilot" on:change=choose>{lines}</select>
        </label>
    }
}

/// The cards of the deck by type.
#[component]
fn Cards() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let of_kind = move |kind: CardType| {
        let house = CardSet::house();
        bench
            .deck
            .with(|deck| deck.cards().filter(|(card, _)| house.card(*card).kind == kind).collect::<Vec<(CardNo, u8)>>())
    };
    view! {
        <div class="deck-cards">
            <Show when=move || bench.deck.with(|deck| deck.count() == 0)>
                <p class="hint">{move || app.say("deck-empty")}</p>
            </Show>
            {CardType::ALL
                .map(|kind| {
                    let cards = Memo::new(move |_| of_kind(kind));
                    view! {
                        <Show when=move || !cards.with(Vec::is_empty)>
                            <h3>{move || words::type_name(kind, app.language())}</h3>
                            <ul class="deck-lines">
                                <For each=move || cards.get() key=|line| *line let:line>
                                    <DeckLine card=line.0 copies=line.1/>
                                </For>
                            </ul>
                        </Show>
                    }
                })
                .into_iter()
                .collect_view()}
        </div>
    }
}

#[component]
fn DeckLine(card: CardNo, copies: u8) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    view! { <li class="deck-line">{line_name(app, card, copies)}{line_counts(app, bench, card)}</li> }
}
