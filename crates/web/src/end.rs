//! The result, and what to do next.

use leptos::prelude::*;
use table::{Game, Outcome, Seat, SeatSet};

use crate::app::App;
use crate::download::download;
use crate::game::State;
use crate::game::end::EndSeat;
use crate::icons;
use crate::replay::Replay;
use crate::screen::{Screen, go_to};
use crate::session::Session;
use crate::table_context::{name_of_seat, use_app};

/// The end screen.
#[component]
pub fn EndScreen() -> impl IntoView {
    let app = use_app();
    if app.session.with_untracked(|session| session.as_ref().and_then(Session::outcome).is_none()) {
        go_to(&Screen::Start);
    }
    app.keep_the_finished();
    let save = move |_| {
        if let Some(record) = app.session.with_untracked(|session| session.as_ref().map(Session::record)) {
            download(&format!("{}.duello.txt", State::NAME), &record.to_string());
        }
    };
    let watch = move |_| {
        app.replay.set(app.session.with_untracked(|session| session.as_ref().map(Replay::of_session)));
        go_to(&Screen::Replay);
    };
    let seats =
        app.session.with_untracked(|session| session.as_ref().map_or(0, |session| session.chairs().len() as u8));
    view! {
        <div class="end">
            <h1 id="result">{move || result(&app)}</h1>
            <p>{move || reason(&app)}</p>
            <p id="conceded">{move || concessions(&app)}</p>
            <div class="end-seats" data-count=seats>
                {Seat::all(seats).map(|seat| view! { <EndSeat seat/> }).collect_view()}
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

/// Who won, in the words that fit: to the only person, or of everybody by name.
fn result(app: &App) -> String {
    app.session.with(|session| {
        let Some((session, outcome)) = session.as_ref().and_then(|session| Some((session, session.outcome()?))) else {
            return app.say("match-goes-on");
        };
        let only = session.people().lowest().filter(|_| session.people().len() == 1);
        let is_mine = only.is_some_and(|seat| outcome.winners.contains(seat));
        let names = || names(app, session, outcome.winners);
        let many = session.chairs().len() > 2;
        match (is_mine, outcome.is_tie) {
            _ if outcome.winners.is_empty() => app.say("result-nobody"),
            (_, true) if many => app.say_with("result-tie-of", &[("who", names().into())]),
            (_, true) => app.say("result-tie"),
            (true, false) if outcome.winners.len() > 1 => app.say("result-team-won"),
            (true, false) => app.say("result-won"),
            (false, false) if only.is_some() && !many => app.say("result-lost"),
            (false, false) => {
                let count = outcome.winners.len();
                app.say_with("result-winners", &[("who", names().into()), ("n", count.into())])
            }
        }
    })
}

/// The names of seats, joined as a sentence joins them.
fn names(app: &App, session: &Session, seats: SeatSet) -> String {
    let name = |seat| name_in(app, session, seat);
    let names: Vec<String> = seats.iter().map(name).collect();
    match names.as_slice() {
        [first @ .., last] if !first.is_empty() => {
            app.say_with("and-join", &[("a", first.join(", ").into()), ("b", last.as_str().into())])
        }
        names => names.concat(),
    }
}

/// How a seat is called after the match.
pub fn name_in(app: &App, session: &Session, seat: Seat) -> String {
    name_of_seat(app, session.chairs(), session.me(), session.chairs().len(), seat)
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

/// Who gave the match up, if somebody did.
fn concessions(app: &App) -> Option<String> {
    app.session.with(|session| {
        let session = session.as_ref()?;
        let seats = session.conceded();
        let only = session.people().lowest().filter(|_| session.people().len() == 1);
        if seats.is_empty() {
            None
        } else if only.is_some_and(|seat| seats == SeatSet::only(seat)) {
            Some(app.say("you-conceded"))
        } else {
            Some(app.say_with("who-conceded", &[("who", names(app, session, seats).into()), ("n", seats.len().into())]))
        }
    })
}

/// Winner or part of a tie, as a sign and as a word.
pub fn award(app: &App, outcome: &Outcome, seat: Seat) -> Option<impl IntoView + use<>> {
    outcome.winners.contains(seat).then(|| {
        let word = app.say(if outcome.is_tie { "shares-tie" } else { "winner" });
        view! { <p class="award"><span class="tool-icon" inner_html=icons::icon("trophy")></span>" "{word}</p> }
    })
}
