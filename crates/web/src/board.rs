//! The table: the opponent on top, what is going on in the middle, the own seat and hand below.

use coal::card::DamageKind;
use coal::view::ActivatedView;
use leptos::prelude::*;
use table::{Seat, Told};

use crate::art;
use crate::decision::Decision;
use crate::hand::Hand;
use crate::log::{LogView, News, Tell};
use crate::movement::Place;
use crate::screen::{Screen, go_to};
use crate::seat::{SeatBoard, who_id};
use crate::session::{BOT, PERSON, Session};
use crate::slot::{CardFace, tokens};
use crate::table_context::{live_table, use_app, use_table};

/// The screen of the match that is played.
#[component]
pub fn TableScreen() -> impl IntoView {
    let app = use_app();
    if app.session.with_untracked(Option::is_none) {
        go_to(&Screen::Start);
    }
    provide_context(live_table(app));
    let is_setting =
        move || app.session.with(|session| session.as_ref().is_some_and(|session| session.view().turn == 0));
    let events =
        Memo::new(move |_| app.session.with(|session| session.as_ref().map(Session::events).unwrap_or_default()));
    let tell = Tell::new(move |(logged,)| {
        let language = app.settings.language.get_untracked();
        app.with_referee(|state| state.tell(&logged, language)).unwrap_or_default()
    });
    view! {
        <div class="table" class:setting=is_setting>
            <h1 class="unseen">{move || app.say("screen-table")}</h1>
            <SeatBoard seat=BOT/>
            <div class="middle">
                <Resolving/>
                <News events tell/>
            </div>
            <Decision/>
            <SeatBoard seat=PERSON/>
            <Hand/>
            <LogView events tell/>
        </div>
    }
}

/// The cards that are being resolved, the oldest first, with what is still coming.
#[component]
pub fn Resolving() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let cards = Memo::new(move |_| {
        table.view.with(|view| view.as_ref().map(|view| view.resolving.to_vec()).unwrap_or_default())
    });
    view! {
        <ol class="resolving" data-place=Place::Resolving.name() aria-label=move || app.say("resolving")>
            {move || cards.get().into_iter().map(|card| view! { <Activated card/> }).collect_view()}
        </ol>
    }
}

#[component]
fn Activated(card: ActivatedView) -> impl IntoView {
    let app = use_app();
    let name = move || {
        let house = app.cards();
        let name = crate::slot::name_of(&app, &house.card(card.card).name);
        app.say_with("resolving-card", &[("who", app.say(who_id(card.owner)).into()), ("card", name.into())])
    };
    let pending = move || {
        let target: Seat = card.target?;
        let of = |kind: DamageKind| coal::Event::of_kind(card.pending, kind);
        let total = of(DamageKind::Physical) + of(DamageKind::Energy) + of(DamageKind::Generic);
        let who = app.say(who_id(target));
        Some(app.say_with("pending", &[("n", total.into()), ("who", who.into())]))
    };
    view! {
        <li class="activated">
            <span class="unseen">{name}</span>
            <CardFace card=card.card/>
            <span class="tokens" aria-hidden="true">{tokens(card.tokens)}</span>
            <span class="pending">{pending}</span>
            {card.neutralized.then(|| view! {
                <span class="pending"><span inner_html=art::icon("shield")></span>{move || app.say("neutralized")}</span>
            })}
        </li>
    }
}
