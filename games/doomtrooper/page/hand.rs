//! The person's hand.

use doomtrooper::language::CardKind;
use doomtrooper::set::CardNo;
use doomtrooper::text;
use leptos::ev;
use leptos::prelude::*;
use table::Seat;

use super::card::CardFace;
use super::offer::Target;
use super::panel::Shown;
use crate::reader::Reader;
use crate::seat_parts::hand_frame;
use crate::table_context::{use_app, use_table};

/// The cards of the hand as a row; copies overlap.
#[component]
pub fn Hand(seat: Seat) -> impl IntoView {
    let table = use_table();
    let hand = Memo::new(move |_| {
        let all = table.of_seat(seat, |side| side.hand.clone().unwrap_or_default());
        all.chunk_by(|one, other| one == other).map(|copies| (copies[0], copies.len())).collect::<Vec<_>>()
    });
    let cards = view! {
        <For each=move || hand.get() key=|card| *card let:card>
                    <InHand card=card.0 copies=card.1 hand/>
                </For>
    };
    hand_frame(seat, move || hand.with(Vec::is_empty), cards.into_any())
}

#[component]
fn InHand(card: CardNo, copies: usize, hand: Memo<Vec<(CardNo, usize)>>) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let cards = app.cards();
    let data = cards.card(card);
    let target = Target::Card(data.code);
    let (title, code, is_warrior) = (text::name(data).to_owned(), data.code, data.kind == CardKind::Warrior);
    let place = Memo::new(move |_| hand.with(|hand| hand.iter().position(|other| other.0 == card).unwrap_or_default()));
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    let is_picked = Memo::new(move |_| table.is_picked(&app, target));
    let name = move || {
        let name = if copies > 1 {
            app.say_with("copies", &[("card", title.as_str().into()), ("n", copies.into())])
        } else {
            title.clone()
        };
        let cards = app.cards();
        format!("{name}. {}", text::card_text(cards.card(card), &cards, app.language()))
    };
    let reader: Reader = expect_context();
    // A card that cannot be played now is shown for reading: looking is no attempt.
    let choose = move |event: ev::MouseEvent| {
        if is_lit.get_untracked() || is_picked.get_untracked() {
            app.pick(target);
        } else {
            reader.read(Shown::Card(card), &event_target::<web_sys::Element>(&event));
        }
    };
    view! {
        <li class="hand-card" style=("--i", move || place.get().to_string()) class:lit=is_lit class:picked=is_picked class:warrior=is_warrior>
            <button
                type="button"
                class="card-button"
                data-target=format!("card-{code}")
                aria-label=name
                aria-pressed=move || is_picked.get().to_string()
                aria-disabled=move || (!is_lit.get() && !is_picked.get()).to_string()
                on:click=choose
            >
                <CardFace card/>
                {(copies > 1).then(|| view! { <span class="copies" aria-hidden="true">"×"{copies}</span> })}
            </button>
        </li>
    }
}
