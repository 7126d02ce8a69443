//! The contents of the side panel for Doomtrooper: any card, with its text and the clauses that apply to it; the piles
//! of a seat.

use doomtrooper::language::clauses_of;
use doomtrooper::set::CardNo;
use doomtrooper::state::SlotNo;
use doomtrooper::view::CardView;
use doomtrooper::{View, clause, text};
use leptos::prelude::*;

use super::card::{CardFace, Now, has_number, kind_line, printed, title_of, view_of};
use crate::app::App;
use crate::log::show_in_log;
use crate::panel::Panel;
use crate::table_context::{TableContext, use_app};

/// A part of the game that the side panel shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A card.
    Card(CardNo),
    /// A card in play as it was seen, the name of its player, and the cards on it.
    InPlay(Box<Seen>, String, Vec<Seen>),
    /// The piles of a seat, with its name: its Discard Pile if everybody may look through it, and the sizes of its
    /// Discard Pile and its Annihilated Pile.
    Piles(String, Option<Vec<CardNo>>, [u8; 2]),
}

/// A card in play as it was seen, and whether it was called by its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    card: CardView,
    has_number: bool,
}

/// A card in play as this table shows it.
pub fn in_play(app: &App, table: &TableContext, slot: SlotNo) -> Option<Shown> {
    let card = view_of(table, slot)?;
    let who = table.who(app, card.controller);
    let seen = |view: &View, card: &CardView| Seen { card: card.clone(), has_number: has_number(view, card) };
    let on_it = table.of_view(|view| {
        view.table.iter().filter(|on| on.on == Some(slot)).map(|on| seen(view, on)).collect::<Vec<_>>()
    });
    let has_number = table.of_view(|view| has_number(view, &card));
    Some(Shown::InPlay(Box::new(Seen { card, has_number }), who, on_it))
}

/// Shows a card in play beside the table.
pub fn show_in_play(app: &App, table: &TableContext, slot: SlotNo) {
    if let Some(shown) = untrack(|| in_play(app, table, slot)) {
        app.show(Panel::Game(shown));
    }
}

/// The contents of the side panel.
#[component]
pub fn ShownView(shown: Shown) -> impl IntoView {
    match shown {
        Shown::Card(card) => view! { <CardText card/> }.into_any(),
        Shown::InPlay(seen, who, on_it) => view! { <InPlayText seen=*seen who on_it/> }.into_any(),
        Shown::Piles(who, discards, counts) => view! { <Piles who discards counts/> }.into_any(),
    }
}

/// A card with its generated text, one line for each effect.
#[component]
fn CardText(card: CardNo) -> impl IntoView {
    let app = use_app();
    let cards = app.cards();
    let name = text::name(cards.card(card)).to_owned();
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{name}</h2>
        <CardFacts card/>
    }
}

/// The face, the text and the clauses of a card.
#[component]
fn CardFacts(card: CardNo) -> impl IntoView {
    let app = use_app();
    let cards = app.cards();
    let code = cards.card(card).code.to_string();
    let lines = move || {
        let cards = app.cards();
        let says = text::card_text(cards.card(card), &cards, app.language());
        says.lines().map(|line| view! { <li>{line.to_owned()}</li> }).collect_view()
    };
    let clauses = clauses_of(cards.card(card)).into_iter().map(|clause| {
        let id = clause.as_str();
        let title = move || clause_title(&app, id);
        view! { <li><ClauseButton id/>" "{title}</li> }
    });
    view! {
        <div class="panel-card"><CardFace card/></div>
        <p class="clause-id">{code}</p>
        <ul class="card-text">{lines}</ul>
        <details class="clauses-of-card">
            <summary>{move || app.say("clauses-of-card")}</summary>
            <ul class="clause-list">{clauses.collect_view()}</ul>
        </details>
    }
}

/// The title of a clause, once the rulebook is loaded.
fn clause_title(app: &App, id: &str) -> Option<String> {
    let book = app.books.get(app.language())?;
    Some(book.clause(id)?.title.clone())
}

#[component]
fn ClauseButton(id: &'static str) -> impl IntoView {
    let app = use_app();
    view! { <button type="button" class="plain why" on:click=move |_| app.show_clause(id)>{id}</button> }
}

/// A card in play, with its current state.
#[component]
fn InPlayText(seen: Seen, who: String, on_it: Vec<Seen>) -> impl IntoView {
    let app = use_app();
    let Seen { card, has_number } = seen;
    let now = card.ratings.map(|now| {
        let printed = card.card.map(|number| printed(&app.cards(), number));
        view! { <p class="now-line">{move || app.say("ratings-now")}</p><Now now printed/> }
    });
    let number = card.card;
    let mark = card.number.to_string();
    let count = on_it.len();
    let attached = on_it.into_iter().map(|on| {
        let shown = Shown::InPlay(Box::new(on.clone()), String::new(), Vec::new());
        let says = move || {
            let cards = app.cards();
            let says = on.card.card.map(|number| text::card_text(cards.card(number), &cards, app.language()));
            view! { <b>{title_of(&app, &on.card, on.has_number)}</b>" "{says} }
        };
        view! {
            <li>
                <button type="button" class="plain pile-card" on:click=move |_| app.show(Panel::Game(shown.clone()))>{says}</button>
            </li>
        }
    });
    let who = (!who.is_empty()).then(|| {
        view! { <p>{move || app.say_with("controlled-by", &[("who", who.clone().into())])}</p> }
    });
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || title_of(&app, &card, has_number)}</h2>
        {who}
        <button type="button" class="plain in-log" on:click=move |_| show_in_log(&app, &mark)>{move || app.say("in-log")}</button>
        {now}
        {(count > 0).then(|| view! {
            <h3>{move || app.say_with("attached-n", &[("n", count.into())])}</h3>
            <ul class="pile-cards">{attached.collect_view()}</ul>
        })}
        {number.map(|card| view! { <CardFacts card/> })}
    }
}

/// The cards that left play: those of a Discard Pile if everybody may look through it; only the number of the others.
#[component]
fn Piles(who: String, discards: Option<Vec<CardNo>>, counts: [u8; 2]) -> impl IntoView {
    let app = use_app();
    let line = move |copies: &[CardNo]| {
        let (card, n) = (copies[0], copies.len());
        let name = text::name(app.cards().card(card)).to_owned();
        let kind = move || kind_line(&app.cards(), card, &app);
        view! {
            <li>
                <button type="button" class="plain pile-card" on:click=move |_| app.show(Panel::Game(Shown::Card(card)))>
                    {(n > 1).then(|| format!("{n}× "))}<b>{name}</b>" "<span class="unit-kind">{kind}</span>
                </button>
            </li>
        }
    };
    let is_open = discards.is_some();
    let cards = discards.unwrap_or_default();
    let lines = cards.chunk_by(|one, other| one == other).map(line).collect_view();
    let [discarded, gone] = counts;
    let closed = move |id: &'static str, n: u8| (n > 0).then(|| view! { <p>{move || app.say(id)}</p> });
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">
            {move || app.say_with("piles-of", &[("who", who.clone().into())])}
        </h2>
        <h3>{move || app.say_with("pile-discard", &[("n", discarded.into())])}" "<ClauseButton id=clause::ZONE_07.as_str()/></h3>
        {(!is_open).then(|| closed("pile-closed", discarded))}
        <ul class="pile-cards">{lines}</ul>
        <h3>{move || app.say_with("pile-gone", &[("n", gone.into())])}" "<ClauseButton id=clause::ZONE_08.as_str()/></h3>
        {closed("pile-closed", gone)}
    }
}
