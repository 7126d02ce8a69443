//! The person's hand.

use estro::rules::CardNo;
use leptos::ev;
use leptos::prelude::*;
use table::Seat;

use super::card::{CardFace, name_of, text_of};
use super::movement::Place;
use super::offer::Target;
use super::panel::Shown;
use crate::reader::Reader;
use crate::seat_parts::hand_frame;
use crate::table_context::{use_app, use_table};

/// The cards of the hand as a row, in the order of the catalogue.
#[component]
pub fn Hand(seat: Seat) -> impl IntoView {
    let table = use_table();
    let hand = Memo::new(move |_| table.of_seat(seat, |side| side.held.clone()));
    let cards = view! {
        <For each=move || hand.get() key=|card| *card let:card><InHand card hand/></For>
    };
    hand_frame(seat, move || hand.with(Vec::is_empty), cards.into_any())
}

#[component]
fn InHand(card: CardNo, hand: Memo<Vec<CardNo>>) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let target = Target::Card(card);
    let place = Memo::new(move |_| hand.with(|hand| hand.iter().position(|other| *other == card).unwrap_or_default()));
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    let is_picked = Memo::new(move |_| table.is_picked(&app, target));
    let name = move || format!("{}. {}", name_of(&app.cards(), card), text_of(&app, card));
    let reader: Reader = expect_context();
    // A card that cannot be played now is opened for reading: looking is no attempt.
    let choose = move |event: ev::MouseEvent| {
        if is_lit.get_untracked() || is_picked.get_untracked() {
            app.pick(target);
        } else {
            reader.read(Shown::Card(card), &event_target::<web_sys::Element>(&event));
        }
    };
    view! {
        <li class="hand-card" style=("--i", move || place.get().to_string()) class:lit=is_lit class:picked=is_picked>
            <button
                type="button"
                class="card-button"
                data-target=format!("card-{}", card.0)
                data-place=Place::Card(card).name()
                aria-label=name
                aria-pressed=move || is_picked.get().to_string()
                aria-disabled=move || (!is_lit.get() && !is_picked.get()).to_string()
                on:click=choose
            >
                <CardFace card/>
            </button>
        </li>
    }
}
