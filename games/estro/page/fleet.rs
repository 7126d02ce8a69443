//! The side of the ships in Single Player: five ships in a row, their guardians lined up below each, and the objects of the
//! player (ESTRO-TOOL-02).

use estro::fleet::{self, ObjectNo};
use estro::language::Estro;
use estro::view::{FleetView, ShipView};
use estro::{View, card_text};
use leptos::ev;
use leptos::prelude::*;
use table::Seat;

use super::art;
use super::movement::Place;
use super::offer::Target;
use super::panel::Shown;
use super::seat::{LaneCard, keys_where};
use crate::app::App;
use crate::panel::Panel;
use crate::reader::Reader;
use crate::seat_parts::seat_frame;
use crate::table_context::{use_app, use_table};

/// The side of the ships, which is no seat (ESTRO-SOLO-01).
pub const FLEET: Seat = Seat(1);

/// What the id of a ship in a scene begins with, where that of a card stands otherwise.
pub const SHIP: &str = "ship-";

/// A ship as the view shows it.
pub fn ship_of(view: &View, estro: Estro) -> Option<ShipView> {
    view.fleet.as_ref()?.ships.iter().find(|ship| ship.estro == estro).copied()
}

/// The name of a ship with its Estro.
pub fn ship_title(app: &App, ship: Estro) -> String {
    format!("{} ({})", ship_name(app, ship), card_text::estro_name(ship))
}

/// The name of a ship.
pub fn ship_name(app: &App, ship: Estro) -> &'static str {
    card_text::ship_name(fleet::ship(ship), app.language())
}

/// Which ship a card guards, in words.
pub fn guards(app: &App, ship: Estro) -> String {
    app.say_with("guards", &[("ship", ship_name(app, ship).into())])
}

/// The name of an object.
pub fn object_title(app: &App, object: ObjectNo) -> String {
    fleet::object(object).map(|known| card_text::object_name(known, app.language()).to_owned()).unwrap_or_default()
}

/// What an object does.
pub fn object_says(app: &App, object: ObjectNo) -> String {
    fleet::object(object).map(|known| card_text::object_text(known, app.language())).unwrap_or_default()
}

/// Reads something of the fleet.
fn of_fleet<T: Default>(view: &View, read: impl FnOnce(&FleetView) -> T) -> T {
    view.fleet.as_ref().map(read).unwrap_or_default()
}

/// The five ships with their guardians.
#[component]
pub fn FleetBoard() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let burnt = Memo::new(move |_| table.of_view(|view| of_fleet(view, |fleet| fleet.incinerator.len() as u8)));
    let left = Memo::new(move |_| {
        table.of_view(|view| of_fleet(view, |fleet| fleet.ships.iter().filter(|ship| ship.shields > 0).count()))
    });
    let said = move || app.say_with("pile-incinerator", &[("n", burnt.get().into())]);
    let show = move |_| {
        let cards = || table.of_view(|view| of_fleet(view, |fleet| fleet.incinerator.clone()));
        let (who, cards) = untrack(|| (app.say("fleet"), cards()));
        app.show(Panel::Game(Shown::Incinerator(who, cards)));
    };
    let ships = Estro::ALL.map(|estro| view! { <Ship estro/> });
    let inside = view! {
        <header class="side-head">
            <h2 class="seat-name">{move || app.say("fleet")}</h2>
            <p class="side-sum">{move || app.say_with("ships-left", &[("n", left.get().into())])}</p>
            <ul class="counts-line">
                <li>
                    <button type="button" class="plain incinerator" data-place=Place::Incinerator(FLEET).name() data-target="incinerator-1" title=said aria-label=said on:click=show>
                        <art::Incinerator count=Signal::from(burnt)/>
                    </button>
                </li>
            </ul>
        </header>
        <ol class="ships" aria-label=move || app.say("ships")>{ships.into_iter().collect_view()}</ol>
    };
    view! { <div class="others" data-count="1">{seat_frame(FLEET, "seat side theirs fleet".to_owned(), inside.into_any())}</div> }
}

/// A ship and its guardians, by order of entry.
#[component]
fn Ship(estro: Estro) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let cards = Memo::new(move |_| table.of_view(|view| keys_where(view, |card| card.ship == Some(estro))));
    let is_lost = Memo::new(move |_| table.of_view(|view| ship_of(view, estro).is_some_and(|ship| ship.shields <= 0)));
    let label = move || app.say_with("guardians-of", &[("ship", ship_name(&app, estro).into())]);
    view! {
        <li class="ship" class:lost=is_lost data-estro=estro.as_str()>
            <ShipButton estro/>
            <ol class="guardians areas-place" aria-label=label>
                <For each=move || cards.get() key=|key| *key let:key><LaneCard key/></For>
            </ol>
        </li>
    }
}

/// The short line below a ship: what it comes to.
fn state_of(ship: &ShipView) -> (&'static str, u8) {
    match (ship.shields, ship.countdown) {
        (..=0, _) => ("ship-lost", 0),
        (_, Some(left)) => ("ship-counts", left),
        _ if ship.is_released => ("ship-released", 0),
        _ if ship.guardians == 0 => ("ship-open", 0),
        _ => ("ship-guarded", ship.guardians),
    }
}

#[component]
fn ShipButton(estro: Estro) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let target = Target::Ship(estro);
    let ship = Memo::new(move |_| table.of_view(|view| ship_of(view, estro)));
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    let is_picked = Memo::new(move |_| table.is_picked(&app, target));
    let is_met = Memo::new(move |_| {
        table.of_view(|view| view.attack.as_ref().is_some_and(|attack| !attack.is_over && attack.ship == Some(estro)))
    });
    let shields = move || ship.get().map_or(0, |ship| ship.shields);
    let state = Memo::new(move |_| ship.get().map(|ship| state_of(&ship)));
    let note = move || state.get().map(|(id, n)| app.say_with(id, &[("n", n.into())]));
    // Where a ship is narrow, its alarm is told in one word and a number.
    let short = move || match state.get() {
        Some(("ship-counts", n)) => Some(app.say_with("ship-counts-short", &[("n", n.into())])),
        _ => note(),
    };
    let word = move || state.get().map_or("", |(id, _)| id);
    let said = move || {
        let values = [("ship", ship_title(&app, estro).into()), ("n", i32::from(shields()).into())];
        let parts = [Some(app.say_with("ship-is", &values)), note(), is_lit.get().then(|| app.say("possible"))];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let reader: Reader = expect_context();
    let choose = move |event: ev::MouseEvent| {
        if is_lit.get_untracked() || is_picked.get_untracked() {
            app.pick(target);
        } else if let Some(ship) = ship.get_untracked() {
            reader.read(Shown::Ship(ship), &event_target::<web_sys::Element>(&event));
        }
    };
    let most = fleet::ship(estro).shields.max(1);
    let part = move || format!("{}%", (i32::from(shields()) * 100 / i32::from(most)).clamp(0, 100));
    view! {
        <button
            type="button"
            class="ship-button"
            class:lit=is_lit
            class:picked=is_picked
            class:met=is_met
            data-target=format!("ship-{estro}")
            data-state=word
            aria-label=said
            aria-pressed=move || is_picked.get().to_string()
            aria-disabled=move || (!is_lit.get()).to_string()
            on:click=choose
        >
            <span class="ship-art" aria-hidden="true" inner_html=art::outline_svg(&fleet::ship(estro).sign)></span>
            <span class="ship-name">{move || ship_name(&app, estro)}</span>
            <span class="ship-estro"><span aria-hidden="true" inner_html=art::estro_svg(estro)></span><span class="ship-estro-name">{card_text::estro_name(estro)}</span></span>
            <span class="ship-shields" style=("--part", part)><b>{shields}</b></span>
            <span class="ship-note"><span class="wide">{note}</span><span class="narrow">{short}</span></span>
        </button>
    }
}

/// How many turns the next object is away: 0 for the end of this one (ESTRO-SOLO-25). `None` if none is left.
fn next_object(view: &View) -> Option<u16> {
    view.fleet.as_ref().filter(|fleet| fleet.objects_left > 0)?;
    let interval = u16::from(view.options.object_interval.0).max(1);
    // The object of the round is given before the ships' turn.
    let played = if view.active == FLEET { view.round + 1 } else { view.round };
    Some((interval - played % interval) % interval + u16::from(view.active == FLEET))
}

/// The objects that the player has, what they and the skills have prepared, and when the next one comes.
#[component]
pub fn Objects() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let held = Memo::new(move |_| table.of_view(|view| of_fleet(view, |fleet| fleet.objects.clone())));
    let prepared = Memo::new(move |_| {
        table.of_view(|view| {
            let mut ids: Vec<String> =
                of_fleet(view, |fleet| fleet.prepared.iter().map(|word| format!("prepared-{word}")).collect());
            if of_fleet(view, |fleet| fleet.is_locked) {
                ids.push("objects-locked".to_owned());
            } else if of_fleet(view, |fleet| fleet.has_used && !fleet.objects.is_empty()) {
                ids.push("object-used".to_owned());
            }
            ids
        })
    });
    let left = Memo::new(move |_| table.of_view(|view| of_fleet(view, |fleet| fleet.objects_left)));
    let next = Memo::new(move |_| table.of_view(next_object));
    let coming = move || match next.get() {
        Some(n) => app.say_with("objects-next", &[("n", n.into()), ("left", left.get().into())]),
        None => app.say("objects-none-left"),
    };
    view! {
        <section class="objects" aria-label=move || app.say("objects")>
            <p class="objects-next">{coming}</p>
            <ul class="object-list">
                <For each=move || held.get() key=|object| *object let:object><li><ObjectTile object/></li></For>
                {move || prepared.get().into_iter().map(|id| view! { <li class="object-note">{app.say(&id)}</li> }).collect_view()}
            </ul>
        </section>
    }
}

/// An object: pressed where it can be used, read otherwise.
#[component]
fn ObjectTile(object: ObjectNo) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let target = Target::Object(object);
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    let is_picked = Memo::new(move |_| table.is_picked(&app, target));
    let said = move || {
        let parts = [Some(format!("{}. {}", object_title(&app, object), object_says(&app, object)))];
        let possible = is_lit.get().then(|| app.say("possible"));
        parts.into_iter().chain([possible]).flatten().collect::<Vec<_>>().join(" ")
    };
    let reader: Reader = expect_context();
    let choose = move |event: ev::MouseEvent| {
        if is_lit.get_untracked() || is_picked.get_untracked() {
            app.pick(target);
        } else {
            reader.read(Shown::Object(object), &event_target::<web_sys::Element>(&event));
        }
    };
    let sign = fleet::object(object).map(|known| art::outline_svg(&known.sign)).unwrap_or_default();
    view! {
        <button
            type="button"
            class="object"
            class:lit=is_lit
            class:picked=is_picked
            data-target=format!("object-{object}")
            aria-label=said
            aria-pressed=move || is_picked.get().to_string()
            aria-disabled=move || (!is_lit.get()).to_string()
            on:click=choose
        >
            <span class="object-sign" aria-hidden="true" inner_html=sign></span>
            <span class="object-name">{move || object_title(&app, object)}</span>
        </button>
    }
}
