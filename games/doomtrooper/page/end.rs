//! The end of the match for a seat of Doomtrooper.

use leptos::prelude::*;
use table::Seat;

use crate::end::{award, name_in};
use crate::game::page::seat;
use crate::table_context::{live_table, use_app};

/// A seat on the end screen.
#[component]
pub fn EndSeat(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = live_table(app);
    move || {
        let (name, outcome) = app
            .shown
            .with(|shown| shown.as_ref().map(|shown| (name_in(&app, shown, seat), shown.outcome().cloned())))?;
        let outcome = outcome?;
        Some(view! {
            <section class="end-seat" class:winner=outcome.winners.contains(seat)>
                <h2>{name}</h2>
                {award(&app, &outcome, seat)}
                <p>{seat::standing(&app, &table, seat)}</p>
                <p>{seat::calling(&app, &table, seat)}</p>
                {seat::is_out(&table, seat).then(|| view! { <p class="mark">{app.say("eliminated")}</p> })}
            </section>
        })
    }
}
