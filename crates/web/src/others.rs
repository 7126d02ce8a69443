//! The other seats: at a desk their boards are side by side; on a phone one board is shown at a time, with a strip
//! that leads from one to the next by a tap or a swipe.

use leptos::prelude::*;
use table::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, HtmlElement};

use crate::game::seat::{Marks, SeatBoard, acting, calling, is_asked, is_out, standing, team_class};
use crate::pointing::bring_in_sight;
use crate::table_context::{use_app, use_table};

/// Shows the boards of the other seats, clockwise; of all seats if nobody is at the screen.
#[component]
pub fn Others(me: Option<Seat>) -> impl IntoView {
    let app = use_app();
    // The number of seats never changes in a match.
    let count = use_table().view.with_untracked(|view| view.as_ref().map_or(0, |view| view.seats.len() as u8));
    let seats: Vec<Seat> = match me {
        Some(me) => me.others_clockwise(count).collect(),
        None => Seat::all(count).collect(),
    };
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
            <div class="boards" role="group" tabindex=(count > 1).then_some("0") aria-label=move || app.say("boards") on:focusin=follow>
                {seats.into_iter().map(|seat| view! { <SeatBoard seat/> }).collect_view()}
            </div>
        </div>
    }
}

/// Shows the board on which the focus is now.
fn follow(event: FocusEvent) {
    if let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
        bring_in_sight(&element);
    }
}

/// Shows the most important facts about a seat in a few words; a tap shows its board.
#[component]
fn StripLine(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let class = format!("strip-button {}", team_class(&table, seat));
    view! {
        <li>
            <button type="button" class=class class:asked=move || is_asked(&table, seat) class:out=move || is_out(&table, seat) data-board=seat.0 on:click=move |_| show(seat)>
                <span class="strip-name">
                    {move || table.who(&app, seat)}
                    " "
                    <span class="seat-model">{move || calling(&app, &table, seat)}</span>
                </span>
                <span class="strip-damage">{move || standing(&app, &table, seat)}</span>
                <Marks seat/>
            </button>
        </li>
    }
}

/// Scrolls the board of a seat into view.
fn show(seat: Seat) {
    let found = |selector: &str| document().query_selector(selector).ok().flatten()?.dyn_into::<HtmlElement>().ok();
    let board = found(&format!(".boards > [data-seat='{}']", seat.0));
    if let (Some(boards), Some(board)) = (found(".boards"), board) {
        boards.set_scroll_left(board.offset_left());
    }
}

/// Scrolls the board of the seat that acts into view automatically.
fn keep_in_sight(seats: Vec<Seat>) {
    let table = use_table();
    let acting = Memo::new(move |_| table.of_view(acting));
    Effect::new(move || {
        if let Some(seat) = acting.get().filter(|seat| seats.contains(seat)) {
            request_animation_frame(move || show(seat));
        }
    });
}
