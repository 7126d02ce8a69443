//! The end of the match for a seat of ESTRO.

use leptos::prelude::*;
use table::Seat;

use super::seat::standing;
use crate::end::{award, name_in};
use crate::table_context::{live_table, use_app};

/// A seat on the end screen: what the last round would count, and its piles.
#[component]
pub fn EndSeat(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = live_table(app);
    move || {
        let (name, outcome) = app
            .shown
            .with(|shown| shown.as_ref().map(|shown| (name_in(&app, shown, seat), shown.outcome().cloned())))?;
        let outcome = outcome?;
        let (deck, hand, burnt) = table.of_seat(seat, |side| (side.deck, side.hand, side.incinerator.len() as u8));
        Some(view! {
            <section class="end-seat" class:winner=outcome.winners.contains(seat)>
                <h2>{name}</h2>
                {award(&app, &outcome, seat)}
                <p>{standing(&app, &table, seat)}</p>
                <p>{app.say_with("pile-hand", &[("n", hand.into())])}" · "{app.say_with("pile-deck", &[("n", deck.into())])}</p>
                <p>{app.say_with("pile-incinerator", &[("n", burnt.into())])}</p>
            </section>
        })
    }
}
