//! The result, and what to do next.

use coal::CardSet;
use leptos::prelude::*;
use table::Seat;

use crate::app::App;
use crate::art;
use crate::download::download;
use crate::screen::{Screen, go_to};
use crate::seat::who_id;
use crate::session::{BOT, PERSON, Session};
use crate::table_context::use_app;

/// The end screen.
#[component]
pub fn EndScreen() -> impl IntoView {
    let app = use_app();
    if app.session.with_untracked(|session| session.as_ref().and_then(Session::outcome).is_none()) {
        go_to(&Screen::Start);
    }
    let save = move |_| {
        if let Some(record) = app.session.with_untracked(|session| session.as_ref().map(Session::record)) {
            download("coal.duello.txt", &record.to_string());
        }
    };
    let watch = move |_| {
        app.replay.set(app.session.with_untracked(|session| session.as_ref().map(Session::record)));
        go_to(&Screen::Replay);
    };
    view! {
        <div class="end">
            <h1 id="result">{move || result(&app)}</h1>
            <p>{move || reason(&app)}</p>
            <div class="end-seats">
                <EndSeat seat=PERSON/>
                <EndSeat seat=BOT/>
            </div>
            <div class="end-tools">
                <button type="button" class="primary" id="rematch" on:click=move |_| app.rematch()>{move || app.say("rematch")}</button>
                <a class="secondary" href="#start">{move || app.say("other-table")}</a>
                <button type="button" class="secondary" id="watch" on:click=watch>{move || app.say("watch-replay")}</button>
                <button type="button" class="secondary" id="save" on:click=save>{move || app.say("save-record")}</button>
                <a class="secondary" href="#table">{move || app.say("look-at-table")}</a>
            </div>
        </div>
    }
}

fn result(app: &App) -> String {
    let outcome = app.session.with(|session| session.as_ref().and_then(Session::outcome));
    let id = match outcome {
        None => "match-goes-on",
        Some(outcome) if outcome.is_tie => "result-tie",
        Some(outcome) if outcome.winners.contains(PERSON) => "result-won",
        Some(_) => "result-lost",
    };
    app.say(id)
}

/// The clause that ended the match, and how long it took.
fn reason(app: &App) -> impl IntoView + use<> {
    let app = *app;
    app.session.with(|session| {
        let session = session.as_ref()?;
        let clause = session.outcome()?.clause.as_str();
        let turns = app.say_with("result-turns", &[("n", session.view().turn.into())]);
        Some(view! {
            {turns}" "
            <button type="button" class="plain why" on:click=move |_| app.show_clause(clause)>
                {app.say_with("why-clause", &[("clause", clause.into())])}
            </button>
        })
    })
}

#[component]
fn EndSeat(seat: Seat) -> impl IntoView {
    let app = use_app();
    move || {
        let side =
            app.session.with(|session| session.as_ref().map(|session| session.view().seats[seat.index()].clone()))?;
        let model = side.model?;
        let cards = CardSet::house();
        let pilot = side.pilot.map(|pilot| cards.pilot(pilot).name.clone());
        Some(view! {
            <section class="end-seat" class:destroyed=side.destroyed>
                <h2>{app.say(who_id(seat))}</h2>
                <div class="end-bot" inner_html=art::bot_svg(model)></div>
                <p>{format!("{model} {}", cards.model_name(model))}</p>
                <p>{pilot}</p>
                <p>{app.say_with("damage-of", &[("n", side.damage.min(10).into())])}</p>
            </section>
        })
    }
}
