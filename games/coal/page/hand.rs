//! The person's hand.

use coal::view::HandCard;
use leptos::ev;
use leptos::prelude::*;
use table::Seat;

use crate::game::page::offer::Target;
use crate::game::page::panel::Shown;
use crate::game::page::slot::{CardFace, name_of};
use crate::game::page::words;
use crate::reader::Reader;
use crate::seat_parts::hand_frame;
use crate::table_context::{use_app, use_table};

/// The cards of the hand as a row; copies lie on one another.
#[component]
pub fn Hand(seat: Seat) -> impl IntoView {
    let table = use_table();
    let hand = Memo::new(move |_| {
        table.of_seat(seat, |side| side.hand.as_ref().map(|hand| hand.to_vec()).unwrap_or_default())
    });
    let cards = view! {
        <For each=move || hand.get() key=|card| (card.kind, card.card) let:card>
                    <InHand card hand/>
                </For>
    };
    hand_frame(seat, move || hand.with(Vec::is_empty), cards.into_any())
}

#[component]
fn InHand(card: HandCard, hand: Memo<Vec<HandCard>>) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let target = Target::Card(card.kind);
    let copies = Memo::new(move |_| {
        hand.with(|hand| hand.iter().find(|other| other.kind == card.kind).map_or(0, |other| other.copies))
    });
    let place =
        Memo::new(move |_| hand.with(|hand| hand.iter().position(|other| other.kind == card.kind).unwrap_or_default()));
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    let is_picked = Memo::new(move |_| table.is_picked(&app, target));
    let name = move || {
        let cards = app.cards();
        let data = cards.card(card.card);
        let mut name = name_of(&app, &data.name);
        if copies.get() > 1 {
            name = app.say_with("copies", &[("card", name.into()), ("n", copies.get().into())]);
        }
        format!("{name}. {}", words::card_line(data, app.language()))
    };
    let reader: Reader = expect_context();
    // A card that cannot be played now is opened for reading: looking at it is not an attempt to play it.
    let choose = move |event: ev::MouseEvent| {
        if is_lit.get_untracked() || is_picked.get_untracked() {
            app.pick(target);
        } else {
            reader.read(Shown::Card(card.card), &event_target::<web_sys::Element>(&event));
        }
    };
    view! {
        <li class="hand-card" style=("--i", move || place.get().to_string()) class:lit=is_lit class:picked=is_picked>
            <button
                type="button"
                class="card-button"
                data-target=format!("card-{}", card.kind)
                aria-label=name
                aria-pressed=move || is_picked.get().to_string()
                aria-disabled=move || (!is_lit.get() && !is_picked.get()).to_string()
                on:click=choose
            >
                <CardFace card=card.card/>
                <Show when=move || { copies.get() > 1 }>
                    <span class="copies" aria-hidden="true">"×"{copies}</span>
                </Show>
            </button>
        </li>
    }
}
