//! The other seats: their boards side by side at a desk; on a phone one at a time, with a strip to go from one to the
//! next by a tap or a swipe.

use coal::View;
use leptos::prelude::*;
use table::{Seat, Viewer};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::seat::{Marks, SeatBoard, model_name, team_class};
use crate::table_context::{use_app, use_table};

/// The boards of these seats, clockwise.
#[component]
pub fn Others(seats: Vec<Seat>) -> impl IntoView {
    let app = use_app();
    let count = seats.len();
    let strip = seats.clone();
    keep_in_sight(seats.clone());
    view! {
        <div class="others" data-count=count>
            {(count > 1).then(|| view! {
                <ul class="strip" aria-label=move || app.say("boards")>
                    {strip.into_iter().map(|seat| view! { <StripLine seat/> }).collect_view()}
                </ul>
            })}
            <div class="boards">{seats.into_iter().map(|seat| view! { <SeatBoard seat/> }).collect_view()}</div>
        </div>
    }
}

/// What matters most of a seat in a few words; a tap shows its board.
#[component]
fn StripLine(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let damage = move || app.say_with("damage-of", &[("n", table.of_seat(seat, |side| side.damage.min(10)).into())]);
    let is_out = move || table.of_seat(seat, |side| side.eliminated || side.destroyed);
    let is_asked = move || table.of_view(|view| view.asks.is_some_and(|(asked, _)| asked.contains(seat)));
    let class = format!("strip-button {}", team_class(&table, seat));
    view! {
        <li>
            <button type="button" class=class class:asked=is_asked class:out=is_out data-board=seat.0 on:click=move |_| show(seat)>
                <span class="strip-name">
                    {move || table.who(&app, seat)}
                    " "
                    <span class="seat-model">{move || model_name(&app, table.of_seat(seat, |side| side.model))}</span>
                </span>
                <span class="strip-damage">{damage}</span>
                <Marks seat/>
            </button>
        </li>
    }
}

/// Brings the board of a seat into sight.
fn show(seat: Seat) {
    let found = |selector: &str| document().query_selector(selector).ok().flatten()?.dyn_into::<HtmlElement>().ok();
    let board = found(&format!(".boards > [data-seat='{}']", seat.0));
    if let (Some(boards), Some(board)) = (found(".boards"), board) {
        boards.set_scroll_left(board.offset_left());
    }
}

/// The board of the seat that acts comes into sight by itself.
fn keep_in_sight(seats: Vec<Seat>) {
    let table = use_table();
    let acting = Memo::new(move |_| table.of_view(acting));
    Effect::new(move || {
        if let Some(seat) = acting.get().filter(|seat| seats.contains(seat)) {
            request_animation_frame(move || show(seat));
        }
    });
}

/// Who does something to the viewer, or whose turn it is.
fn acting(view: &View) -> Option<Seat> {
    let attacker = view.resolving.iter().rev().find(|card| card.target.is_some_and(|target| view.viewer.is(target)));
    let active = (view.turn > 0 && view.viewer != Viewer::Seat(view.active)).then_some(view.active);
    attacker.map(|card| card.owner).or(active)
}
