//! The table of Doomtrooper: the other seats on top, the combat and the announcements in the middle, the viewer's seat
//! and hand below.

use doomtrooper::state::At;
use doomtrooper::view::{Announced, Lasting};
use doomtrooper::{View, text};
use leptos::prelude::*;
use table::Viewer;

use super::art;
use super::card::{CardFace, UnitButton, name_of, view_of};
use super::combat::Combat;
use super::hand::Hand;
use super::panel::Shown;
use super::seat::{SeatBoard, slots};
use crate::app::App;
use crate::desk::StagedSide;
use crate::hand_over::SinceLast;
use crate::log::News;
use crate::others::Others;
use crate::panel::Panel;
use crate::table_context::{seat_of, use_app, use_table};

/// Warriors are on the table from the first question on.
pub const fn is_setup(_view: &View) -> bool {
    false
}

/// A part of the table that the first decision does not need: here there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {}

/// Draws such a part.
pub const fn piece(piece: Piece) -> AnyView {
    match piece {}
}

/// The name of a number in a combat.
pub fn addend_name(app: &App, kind: &str) -> String {
    app.say(&format!("addend-{kind}"))
}

/// A side of a combat: its warrior, or the back of a card that nobody saw.
#[component]
pub fn StagedFace(side: StagedSide) -> impl IntoView {
    let app = use_app();
    let code = side.card.and_then(|code| code.parse().ok());
    match code.and_then(|code| app.cards().coded(code)) {
        Some(card) => view! { <CardFace card/> }.into_any(),
        None => view! { <span class="dcard back" inner_html=art::back_svg()></span> }.into_any(),
    }
}

/// The boards around the middle as a viewer sees them, the viewer's own hand last.
#[component]
pub fn Seats(viewer: Viewer) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let me = seat_of(viewer);
    let turn = move || {
        let (turn, active) = table.of_view(|view| Some((view.turn, view.active)))?;
        Some(app.say_with("turn-n", &[("n", turn.into()), ("who", table.who(&app, active).into())]))
    };
    let is_fighting = Memo::new(move |_| table.of_view(|view| view.combat.is_some()));
    // The order is shown only if a card has changed it.
    let order = move || {
        let round = table.of_view(|view| Some(view.round).filter(|round| !round.is_clockwise()))?;
        let seats: Vec<String> = round.seats().map(|seat| table.who(&app, seat)).collect();
        Some(app.say_with("turn-order", &[("order", seats.join(", ").into())]))
    };
    view! {
        <Others me/>
        <div class="middle" class:fighting=is_fighting>
            <div class="turn-bar">
                <p class="turn-line">{turn}</p>
                {move || order().map(|order| view! { <p class="turn-line">{order}</p> })}
            </div>
            <Combat/>
            <div class="centre">
                <News/>
                <div class="going-on">
                    <Stack/>
                    <OnTheGame/>
                    <Effects/>
                    {table.is_live.then(|| view! { <SinceLast/> })}
                </div>
            </div>
        </div>
        {me.map(|seat| view! { <SeatBoard seat/><Hand seat/> })}
    }
}

/// The announced items that are not over yet, the last on top: all of it is public.
#[component]
fn Stack() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let stack = Memo::new(move |_| {
        let mut stack = table.of_view(|view| view.announced.clone());
        stack.reverse();
        stack
    });
    let line = move |item: Announced| {
        let what = match (item.card, item.slot.and_then(|slot| view_of(&table, slot))) {
            (Some(card), _) => text::name(app.cards().card(card)).to_owned(),
            (None, Some(card)) => name_of(&app, &card),
            (None, None) => app.say("announced-hidden"),
        };
        let chosen = [item.caster, item.targets[0], item.targets[1]].into_iter().flatten();
        let mut on: Vec<String> =
            chosen.filter_map(|slot| view_of(&table, slot)).map(|card| name_of(&app, &card)).collect();
        if item.player != item.seat {
            on.push(table.who(&app, item.player));
        }
        let who = table.who(&app, item.seat);
        let said = app.say_with("announced-line", &[("who", who.into()), ("what", what.into())]);
        let mark = |card| format!("card-{}", app.cards().card(card).code);
        let show = item.card.map(|card| {
            view! {
                <button type="button" class="plain" data-target=mark(card) on:click=move |_| app.show(Panel::Game(Shown::Card(card)))>
                    {app.say("read-card")}
                </button>
            }
        });
        view! {
            <li class="announced" class:cancelled=item.cancelled>
                <span>
                    {said}
                    {(!on.is_empty()).then(|| format!(" → {}", on.join(", ")))}
                    {(item.steps > 0).then(|| format!(" ({})", app.say_with("steps-n", &[("n", item.steps.into())])))}
                    {item.cancelled.then(|| format!(" – {}", app.say("cancelled")))}
                </span>
                {show}
            </li>
        }
    };
    view! {
        <Show when=move || !stack.with(Vec::is_empty)>
            <ol class="stack" aria-label=move || app.say("announced")>
                {move || stack.get().into_iter().map(line).collect_view()}
            </ol>
        </Show>
    }
}

/// Cards that lie on the game itself, each with its owner.
#[component]
fn OnTheGame() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let there = Memo::new(move |_| table.of_view(|view| slots(view, |card| card.at == At::Game)));
    let owner = move |unit| {
        let owner = view_of(&table, unit)?.owner;
        Some(app.say_with("owned-by", &[("who", table.who(&app, owner).into())]))
    };
    view! {
        <Show when=move || !there.with(Vec::is_empty)>
            <section class="on-game" aria-labelledby="on-game">
                <h3 class="area-name" id="on-game">{move || app.say("place-game")}</h3>
                <ul class="chips">
                    <For each=move || there.get() key=|unit| *unit let:unit>
                        <li class="chip">
                            <UnitButton unit is_chip=true/>
                            <span class="owner">{move || owner(unit)}</span>
                        </li>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// Lasting effects, each with the card that made it.
#[component]
fn Effects() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let lasting = Memo::new(move |_| table.of_view(|view| view.lasting.clone()));
    let line = move |effect: Lasting| {
        let card = effect.card;
        let mark = format!("card-{}", app.cards().card(card).code);
        let name = text::name(app.cards().card(card)).to_owned();
        let on = effect.on.and_then(|slot| view_of(&table, slot)).map(|card| format!(" → {}", name_of(&app, &card)));
        view! {
            <li>
                <button type="button" class="plain" data-target=mark on:click=move |_| app.show(Panel::Game(Shown::Card(card)))>{name}{on}</button>
            </li>
        }
    };
    view! {
        <Show when=move || !lasting.with(Vec::is_empty)>
            <section class="lasting" aria-labelledby="lasting">
                <h3 class="area-name" id="lasting">{move || app.say("lasting")}</h3>
                <ul>{move || lasting.get().into_iter().map(line).collect_view()}</ul>
            </section>
        </Show>
    }
}
