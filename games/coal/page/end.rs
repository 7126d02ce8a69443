//! How a seat of C.O.A.L. ended.

use leptos::prelude::*;
use table::Seat;

use crate::end::{award, name_in};
use crate::game::page::art;
use crate::table_context::use_app;

/// A seat on the end screen.
#[component]
pub fn EndSeat(seat: Seat) -> impl IntoView {
    let app = use_app();
    move || {
        let (side, name, outcome) = app.shown.with(|shown| {
            let shown = shown.as_ref()?;
            Some((shown.view().seats.get(seat.index())?.clone(), name_in(&app, shown, seat), shown.outcome()?.clone()))
        })?;
        let cards = app.cards();
        let pilot = |number| cards.pilot(number).name.clone();
        let pilots: Vec<String> = [side.pilot, side.reserve].into_iter().flatten().map(pilot).collect();
        let team = side.team.map(|team| app.say(if team == 0 { "team-one" } else { "team-two" }));
        let class = match side.team {
            Some(team) => format!("end-seat team-{team}"),
            None => "end-seat".to_owned(),
        };
        Some(view! {
            <section class=class class:destroyed=side.destroyed || side.eliminated class:winner=outcome.winners.contains(seat)>
                <h2>{name}</h2>
                {award(&app, &outcome, seat)}
                // Who concedes in the setup may have no Steambot yet.
                {side.model.map(|model| view! {
                    <div class="end-bot" inner_html=art::bot_svg(model)></div>
                    <p>{format!("{model} {}", cards.model_name(model))}</p>
                })}
                <p>{pilots.join(" · ")}</p>
                <p>{app.say_with("damage-of", &[("n", side.damage.min(10).into())])}</p>
                {team.map(|team| view! { <p class="mark">{team}</p> })}
            </section>
        })
    }
}
