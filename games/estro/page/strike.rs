//! An attack on a ship as it goes on: the ship in the place of a card, and its shields before and after (ESTRO-SOLO-22).

use estro::language::Estro;
use estro::view::AttackView;
use estro::{View, fleet};
use leptos::prelude::*;

use super::art;
use super::fleet::{ship_name, ship_of, ship_title};
use super::panel::Shown;
use crate::panel::Panel;
use crate::table_context::{use_app, use_table};

/// The shields of the ship that is attacked.
pub fn shields_of(view: &View, attack: &AttackView) -> Option<i16> {
    ship_of(view, attack.ship?).map(|ship| ship.shields)
}

/// What the attack takes from the shields of a ship, as it stands (ESTRO-SOLO-23).
pub fn blow(attack: &AttackView) -> Option<i16> {
    attack.tots()[0].map(|tot| tot.max(0))
}

/// The picture of a ship in the place of a card.
#[component]
pub fn ShipFace(ship: Estro) -> impl IntoView {
    let app = use_app();
    view! {
        <span class="card ship-face" data-estro=ship.as_str()>
            <span class="ship-art" aria-hidden="true" inner_html=art::outline_svg(&fleet::ship(ship).sign)></span>
            <span class="ship-name">{move || ship_name(&app, ship)}</span>
        </span>
    }
}

/// The ship that is attacked: it has neither card nor die, only shields, before and after (ESTRO-SOLO-23).
#[component]
pub fn Struck(attack: AttackView, ship: Estro) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let seen = untrack(|| table.of_view(|view| ship_of(view, ship)));
    let shields = seen.map(|seen| seen.shields);
    let left = shields.zip(blow(&attack)).map(|(shields, blow)| (shields - blow).max(0));
    let show = move |_| seen.into_iter().for_each(|seen| app.show(Panel::Game(Shown::Ship(seen))));
    view! {
        <div class="clash-card target" data-estro=ship.as_str()>
            <button type="button" class="card-button clash-face" aria-label=move || ship_title(&app, ship) on:click=show>
                <ShipFace ship/>
            </button>
            <div class="clash-sum">
                <p class="clash-shields">{move || app.say("clash-shields")}" "<b>{shields}</b></p>
                {left.map(|left| view! { <p class="clash-total"><span class="clash-word">"→ "</span><b>{left}</b></p> })}
            </div>
        </div>
    }
}
