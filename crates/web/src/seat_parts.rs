//! Parts of a seat that the tables of all games share: a frame that shows the seat's state, the level of a bot, a row
//! of cards.

use leptos::prelude::*;
use table::Seat;

use crate::chair::Occupant;
use crate::game::movement::Place;
use crate::game::seat::{is_asked, is_out};
use crate::table_context::{use_app, use_table};

/// Shows the frame of a seat; its classes say whether the seat has the turn, is asked, or is out.
pub fn seat_frame(seat: Seat, class: String, inside: AnyView) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_active = move || table.of_view(|view| view.turn > 0 && view.active == seat);
    view! {
        <section
            class=class
            class:active=is_active
            class:asked=move || is_asked(&table, seat)
            class:out=move || is_out(&table, seat)
            data-seat=seat.0
            aria-label=move || table.who(&app, seat)
        >
            {inside}
        </section>
    }
}

/// Shows the level of the bot at this seat.
#[component]
pub fn Level(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    move || {
        let player = table.chairs.with(|chairs| chairs.get(seat.index()).map(|chair| chair.player));
        let Some(Occupant::Bot(level)) = player else { return None };
        Some(view! { <span class="seat-level">{app.say(&format!("level-{level}"))}" "</span> })
    }
}

/// Shows the person's hand as a row of cards, each with its position in `--i`: when a card comes or goes, the others
/// move smoothly.
pub fn hand_frame(seat: Seat, is_empty: impl Fn() -> bool + Send + Sync + 'static, inside: AnyView) -> impl IntoView {
    let app = use_app();
    view! {
        <section class="hand" aria-label=move || app.say("hand") data-place=Place::Hand(seat).name()>
            <ul class="hand-cards" tabindex="0" aria-label=move || app.say("hand")>
                {inside}
            </ul>
            <Show when=is_empty>
                <p class="hand-empty">{move || app.say("hand-empty")}</p>
            </Show>
        </section>
    }
}
