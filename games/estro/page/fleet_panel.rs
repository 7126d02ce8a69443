//! Ships and objects in the side panel and in the large view.

use estro::fleet::{self, ObjectNo};
use estro::view::ShipView;
use estro::{card_text, clause};
use leptos::prelude::*;

use super::art;
use super::fleet::{object_says, object_title, ship_title};
use super::panel::ClauseButton;
use crate::table_context::use_app;

/// A ship: its shields, its alarm and its skill (ESTRO-SOLO-07).
#[component]
pub fn ShipText(ship: ShipView) -> impl IntoView {
    let app = use_app();
    let data = fleet::ship(ship.estro);
    let shields = move || {
        let values = [("n", i32::from(ship.shields).into()), ("most", i32::from(data.shields).into())];
        app.say_with("ship-shields", &values)
    };
    let guards = move || app.say_with("ship-guarded", &[("n", ship.guardians.into())]);
    let alarm = move || match ship.countdown {
        _ if ship.shields <= 0 => app.say("ship-lost-means"),
        Some(left) => app.say_with("ship-counts-means", &[("n", left.into())]),
        None if ship.is_released => app.say("ship-released"),
        None => app.say_with("ship-alarm-means", &[("n", data.countdown.into())]),
    };
    let skill = move || card_text::skill_name(&data.skill, app.language());
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || ship_title(&app, ship.estro)}</h2>
        <div class="ship-portrait" data-estro=ship.estro.as_str() inner_html=art::outline_svg(&data.sign)></div>
        <p>{shields}" "<ClauseButton id=clause::SOLO_22.as_str()/></p>
        <p>{guards}" "<ClauseButton id=clause::SOLO_21.as_str()/></p>
        <p>{alarm}" "<ClauseButton id=clause::SOLO_20.as_str()/></p>
        <p><b>{skill}</b>": "{move || card_text::skill_text(&data.skill, app.language())}</p>
    }
}

/// An object: its symbol and what it does (ESTRO-SOLO-26).
#[component]
pub fn ObjectText(object: ObjectNo) -> impl IntoView {
    let app = use_app();
    let sign = fleet::object(object).map(|known| art::outline_svg(&known.sign)).unwrap_or_default();
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || object_title(&app, object)}</h2>
        <div class="ship-portrait" inner_html=sign></div>
        <p>{move || object_says(&app, object)}</p>
        <p>{move || app.say("object-means")}" "<ClauseButton id=clause::SOLO_26.as_str()/></p>
    }
}
