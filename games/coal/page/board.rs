//! The table of C.O.A.L.: the other seats on top, the cards being resolved in the middle, the person's seat and hand
//! below.

use coal::card::DamageKind;
use coal::view::ActivatedView;
use coal::{Event, View};
use leptos::ev;
use leptos::prelude::*;
use table::{Seat, Viewer};

use crate::app::App;
use crate::desk::StagedSide;
use crate::game::page::hand::Hand;
use crate::game::page::movement::Place;
use crate::game::page::panel::Shown;
use crate::game::page::seat::{SeatBoard, portrait};
use crate::game::page::slot::{CardFace, name_of, tokens};
use crate::hand_over::SinceLast;
use crate::icons;
use crate::log::News;
use crate::others::Others;
use crate::reader::Reader;
use crate::table_context::{seat_of, use_app, use_table};

/// Whether Steambots and pilots are still being chosen.
pub fn is_setup(view: &View) -> bool {
    view.turn == 0
}

/// A part of the table that the first decision does not need: here there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {}

/// Draws such a part.
pub const fn piece(piece: Piece) -> AnyView {
    match piece {}
}

/// The name of a number in an attack.
pub fn addend_name(app: &App, kind: &str) -> String {
    app.say(&format!("addend-{kind}"))
}

/// One side of an attack: its card, or the Steambot that was hit.
#[component]
pub fn StagedFace(side: StagedSide) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let card = side.card.and_then(|id| app.cards().find(&id));
    match (card, side.seat) {
        (Some(card), _) => view! { <CardFace card/> }.into_any(),
        (None, Some(seat)) => {
            view! { <span class="moment-bot" inner_html=untrack(|| portrait(&table, Seat(seat)))></span> }.into_any()
        }
        _ => ().into_any(),
    }
}

/// The boards around the middle as a viewer sees them, the viewer's hand last.
#[component]
pub fn Seats(viewer: Viewer) -> impl IntoView {
    let table = use_table();
    let me = seat_of(viewer);
    view! {
        <Others me/>
        <div class="middle">
            <Resolving/>
            <News/>
            {table.is_live.then(|| view! { <SinceLast/> })}
        </div>
        {me.map(|seat| view! { <SeatBoard seat/><Hand seat/> })}
    }
}

/// The cards that are being resolved, the oldest first, with the damage that is still coming.
#[component]
pub fn Resolving() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let cards = Memo::new(move |_| table.of_view(|view| view.resolving.to_vec()));
    view! {
        <ol class="resolving" data-place=Place::Resolving.name() aria-label=move || app.say("resolving")>
            {move || cards.get().into_iter().enumerate().map(|(place, card)| view! { <Activated card place/> }).collect_view()}
        </ol>
    }
}

#[component]
fn Activated(card: ActivatedView, place: usize) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let name = move || {
        let house = app.cards();
        let name = name_of(&app, &house.card(card.card).name);
        let id = if card.is_echo { "resolving-echo" } else { "resolving-card" };
        app.say_with(id, &[("who", table.who(&app, card.owner).into()), ("card", name.into())])
    };
    let pending = move || {
        let target: Seat = card.target?;
        let of = |kind: DamageKind| Event::of_kind(card.pending, kind);
        let total = of(DamageKind::Physical) + of(DamageKind::Energy) + of(DamageKind::Generic);
        let who = table.who(&app, target);
        Some(app.say_with("pending", &[("n", total.into()), ("who", who.into())]))
    };
    // An attack on all opponents goes around clockwise: these are the seats that it reaches later.
    let coming = move || {
        let seats = table.of_view(|view| view.seats.len() as u8);
        let rest = card.owner.others_clockwise(seats).filter(|seat| card.coming.contains(*seat));
        let names: Vec<String> = rest.map(|seat| table.who(&app, seat)).collect();
        (!names.is_empty()).then(|| app.say_with("then-against", &[("who", names.join(", ").into())]))
    };
    let reader: Reader = expect_context();
    let read = move |event: ev::MouseEvent| reader.read(Shown::Card(card.card), &event_target(&event));
    view! {
        <li class="activated" class:echoes=card.is_echo>
            <button type="button" class="card-button" data-target=format!("resolving-{place}") aria-label=name on:click=read>
                <CardFace card=card.card/>
            </button>
            <span class="tokens" aria-hidden="true">{tokens(card.tokens)}</span>
            {card.is_echo.then(|| view! { <span class="pending echo-word" aria-hidden="true">{move || app.say("echo")}</span> })}
            <span class="pending">{pending}</span>
            <span class="pending coming">{coming}</span>
            {card.neutralized.then(|| view! {
                <span class="pending"><span inner_html=icons::icon("shield")></span>{move || app.say("neutralized")}</span>
            })}
        </li>
    }
}
