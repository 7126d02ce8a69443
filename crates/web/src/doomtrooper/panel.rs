//! What the side panel shows of Doomtrooper: a card, wherever it is, with its text and the clauses of its kind.

use doomtrooper::language::Kind;
use doomtrooper::set::CardNo;
use doomtrooper::state::SlotNo;
use doomtrooper::{clause, text};
use leptos::prelude::*;
use table::Clause;

use super::card::{CardFace, Now, printed, title_of, view_of};
use crate::table_context::{live_table, use_app};

/// Something of the game that the side panel shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A card.
    Card(CardNo),
    /// A card in play.
    Slot(SlotNo),
}

/// What the side panel shows.
#[component]
pub fn ShownView(shown: Shown) -> impl IntoView {
    match shown {
        Shown::Card(card) => view! { <CardText card/> }.into_any(),
        Shown::Slot(unit) => view! { <SlotText unit/> }.into_any(),
    }
}

/// A card with its generated text, one line each thing that it does.
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
    let kind = cards.card(card).kind;
    let code = cards.card(card).code.to_string();
    let lines = move || {
        let cards = app.cards();
        let says = text::card_text(cards.card(card), &cards, app.language());
        says.lines().map(|line| view! { <li>{line.to_owned()}</li> }).collect_view()
    };
    let clauses = clauses_of(kind).into_iter().map(|clause| {
        let id = clause.as_str();
        view! { <li><button type="button" class="plain why" on:click=move |_| app.show_clause(id)>{id}</button></li> }
    });
    view! {
        <div class="panel-card"><CardFace card/></div>
        <p class="clause-id">{code}</p>
        <ul class="card-text">{lines}</ul>
        <h3>{move || app.say("clauses-of-card")}</h3>
        <ul class="clause-list">{clauses.collect_view()}</ul>
    }
}

/// A card in play, with what is true of it now.
#[component]
fn SlotText(unit: SlotNo) -> impl IntoView {
    let slot = unit;
    let app = use_app();
    let table = live_table(app);
    move || {
        let Some(card) = view_of(&table, slot) else {
            return view! { <h2 id="panel-title" class="panel-title" tabindex="-1">{app.say("card-gone")}</h2> }
                .into_any();
        };
        let now = card.ratings.map(|now| {
            let printed = card.card.map(|number| printed(&app.cards(), number));
            view! { <p class="now-line">{app.say("ratings-now")}</p><Now now printed/> }
        });
        view! {
            <h2 id="panel-title" class="panel-title" tabindex="-1">{title_of(&app, &card)}</h2>
            <p>{app.say_with("controlled-by", &[("who", table.who(&app, card.controller).into())])}</p>
            {now}
            {card.card.map(|card| view! { <CardFacts card/> })}
        }
        .into_any()
    }
}

/// The clauses that a card of this kind is played by.
const fn clauses_of(kind: Kind) -> [Clause; 2] {
    match kind {
        Kind::Warrior => [clause::ADD_01, clause::CARD_04],
        Kind::Equipment => [clause::EQP_01, clause::EQP_09],
        Kind::Fortification => [clause::FORT_01, clause::FORT_06],
        Kind::Mission => [clause::MISS_01, clause::MISS_02],
        Kind::Art => [clause::ART_01, clause::ART_07],
        Kind::Symmetry => [clause::GIFT_01, clause::GIFT_02],
        Kind::Special => [clause::CARD_01, clause::TIME_02],
        Kind::Relic => [clause::REL_01, clause::REL_02],
        Kind::Warzone => [clause::WZ_01, clause::WZ_02],
        Kind::Alliance => [clause::ALLY_01, clause::ALLY_02],
        Kind::Ki => [clause::KI_01, clause::KI_02],
        Kind::Beast => [clause::BEA_01, clause::BEA_02],
    }
}
