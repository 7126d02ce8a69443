//! The deck itself: its limits, its faults, its cards by Estro.

use estro::language::Estro;
use estro::rules::{CHOSEN_CARDS, CardNo, DECK_SIZE, OF_EACH_ESTRO};
use estro::{CardSet, Options, card_text};
use leptos::prelude::*;

use super::Deck;
use super::charts::DeckCharts;
use crate::app::App;
use crate::deck::charts::charts;
use crate::deck::parts::{Breach, Count, PlayButton, Reasons, limit_line, line_button, line_name};
use crate::deck::workbench::{Workbench, use_workbench};
use crate::icons;
use crate::table_context::use_app;

/// The deck on the workbench.
#[component]
pub fn Sheet() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    view! {
        <section class="sheet" aria-labelledby="sheet-title">
            <h2 id="sheet-title" tabindex="-1">{move || bench.deck.with(|deck| deck.name().to_owned())}</h2>
            <Kinds/>
            <Limits/>
            <Reasons reasons/>
            <p class="hint">{move || app.say(if kind(bench) == Kind::Lucid { "deck-for-lucid" } else { "deck-by-lot" })}</p>
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

/// What a deck is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Constructed play: twenty cards are chosen, and five come by lot (ESTRO-DECK-03).
    Constructed,
    /// Lucid Dream: all 25 are chosen, five of each Estro (ESTRO-LUC-02).
    Lucid,
}

impl Kind {
    const ALL: [Self; 2] = [Self::Constructed, Self::Lucid];

    const fn id(self) -> &'static str {
        match self {
            Self::Constructed => "deck-kind-constructed",
            Self::Lucid => "deck-kind-lucid",
        }
    }

    /// How many cards are chosen.
    const fn size(self) -> usize {
        match self {
            Self::Constructed => CHOSEN_CARDS,
            Self::Lucid => DECK_SIZE,
        }
    }

    fn options(self) -> Options {
        Options { lucid: self == Self::Lucid, ..Options::default() }
    }
}

/// What the deck is built for: what somebody chose, otherwise what fits its size.
fn kind(bench: Workbench) -> Kind {
    let is_large = || bench.deck.with(|deck| deck.count() as usize > CHOSEN_CARDS);
    match bench.kind.get() {
        Some(place) => Kind::ALL[place],
        None if is_large() => Kind::Lucid,
        None => Kind::Constructed,
    }
}

/// What a deck can be built for.
#[component]
fn Kinds() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let line = move |(place, of): (usize, Kind)| {
        view! {
            <label class="count">
                <input type="radio" name="deck-kind" value=of.id() prop:checked=move || kind(bench) == of
                    on:change=move |_| bench.kind.set(Some(place))/>
                <span>{move || app.say(of.id())}</span>
            </label>
        }
    };
    view! {
        <div class="counts" role="radiogroup" aria-label=move || app.say("deck-kind")>
            {Kind::ALL.into_iter().enumerate().map(line).collect_view()}
        </div>
    }
}

/// The limits as dials: the present number and the required one; in Lucid Dream for each Estro, too.
#[component]
fn Limits() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let cards = Signal::derive(move || bench.deck.with(Deck::count));
    let of_estro = move |estro: Estro| {
        let count = move || bench.deck.with(|deck| deck.count_of(estro, &CardSet::house()));
        let is_kept = move || count() as usize == OF_EACH_ESTRO;
        view! {
            <li class="limit" class:kept=is_kept data-limit=estro.as_str()>
                <span class="limit-name">{card_text::estro_name(estro)}</span>
                <span class="limit-count"><b>{count}</b>" "<span class="limit-of">{format!("= {OF_EACH_ESTRO}")}</span></span>
                <span class="limit-sign" aria-hidden="true" inner_html=move || icons::icon(if is_kept() { "check" } else { "close" })></span>
                <span class="unseen">{move || app.say(if is_kept() { "deck-kept" } else { "deck-broken" })}</span>
            </li>
        }
    };
    let of_kind = Memo::new(move |_| kind(bench));
    let dials = move || match of_kind.get() {
        Kind::Constructed => {
            limit_line(app, "deck-limit-cards", cards, format!("= {CHOSEN_CARDS}"), |n| n as usize == CHOSEN_CARDS)
                .into_any()
        }
        Kind::Lucid => view! {
            {limit_line(app, "deck-limit-cards", cards, format!("= {DECK_SIZE}"), |n| n as usize == DECK_SIZE)}
            {Estro::ALL.map(of_estro).into_iter().collect_view()}
        }
        .into_any(),
    };
    view! { <ul class="limits">{dials}</ul> }
}

/// The counts in one line at the lower edge, while the deck itself is out of sight.
pub fn counts(bench: Workbench) -> Vec<Count> {
    let cards = bench.deck.with(Deck::count);
    let size = kind(bench).size();
    vec![("deck-limit-cards", cards, size as u32, cards as usize == size)]
}

/// Every fault that keeps the deck from being played, each with its clause.
fn reasons(app: App, bench: Workbench) -> Vec<Breach> {
    let house = CardSet::house();
    let faults = bench.deck.with(|deck| deck.faults_at(&kind(bench).options(), &house));
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
