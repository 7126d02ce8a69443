//! The result, and what to do next.

mod figures;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{DeskReply, DeskRequest, Figures};
use table::{Seat, SeatSet};

use crate::app::App;
use crate::desk::{End, GAME, Shown};
use crate::download::download;
use crate::game::end::EndSeat;
use crate::game::seat::name;
use crate::icons;
use crate::screen::{Screen, go_to};
use crate::table_context::{name_of_seat, use_app};
use figures::FiguresView;

/// Shows the end screen.
#[component]
pub fn EndScreen() -> impl IntoView {
    let app = use_app();
    // A match that is being resumed may be over. Once its result was shown, the next match may follow.
    Effect::new(move |was_over: Option<bool>| {
        let is_over = app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.outcome().is_some()));
        let was_over = was_over.unwrap_or_default() || is_over;
        if !was_over && !app.desk.is_coming.get() {
            go_to(&Screen::Start);
        }
        was_over
    });
    Effect::new(move || {
        if app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.outcome().is_some())) {
            app.keep_the_finished();
        }
    });
    // The question that had the focus is gone.
    request_animation_frame(|| {
        if document().active_element().is_none_or(|active| active.tag_name() == "BODY") {
            crate::app::focus("#result");
        }
    });
    let figures = RwSignal::new(None::<Figures>);
    let over = Memo::new(move |_| {
        app.shown.with(|shown| shown.as_ref().filter(|shown| shown.outcome().is_some()).map(|shown| shown.version))
    });
    Effect::new(move || {
        if over.get().is_none() {
            return;
        }
        spawn_local(async move {
            if let Ok(DeskReply::Figures(known)) = app.desk.ask(DeskRequest::Figures).await {
                // The screen may not exist any more.
                let _ = figures.try_set(Some(*known));
            }
        });
    });
    let save = move |_| {
        app.with_record(|record| download(&record_name(), record));
    };
    let watch = move |_| look_back(app, 0);
    let seats = move || app.shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.chairs().len() as u8));
    let decided =
        move || figures.with(|figures| figures.as_ref().map(|known| known.reason.get(app.language()).to_owned()));
    view! {
        <div class="end">
            <div class="end-result">
                <h1 id="result" tabindex="-1">{move || result(&app)}</h1>
                <p id="decided">{decided}" "{move || reason(&app)}</p>
                <p id="conceded">{move || concessions(&app)}</p>
                <div class="end-tools">
                    <button type="button" class="primary" id="rematch" on:click=move |_| app.rematch()>{move || app.say("rematch")}</button>
                    <button type="button" class="primary" id="watch" on:click=watch>{move || app.say("watch-replay")}</button>
                </div>
            </div>
            <div class="end-seats" data-count=seats>
                {move || Seat::all(seats()).map(|seat| view! { <EndSeat seat/> }).collect_view()}
            </div>
            {move || figures.get().map(|figures| view! { <FiguresView figures/> })}
            <div class="end-tools">
                <a class="secondary" href="#start">{move || app.say("other-table")}</a>
                <button type="button" class="secondary" id="save" on:click=save>{move || app.say("save-record")}</button>
                <a class="secondary" href="#table">{move || app.say("look-at-table")}</a>
            </div>
        </div>
    }
}

/// Opens the replay of the match at a moment.
pub fn look_back(app: App, at: usize) {
    app.replay_from.set(at);
    app.watch_own();
    go_to(&Screen::Replay);
}

/// Returns a file name for a record that distinguishes matches: the game, the day and the time.
fn record_name() -> String {
    let now = String::from(js_sys::Date::new_0().to_iso_string());
    let now: String = now.chars().take(16).filter(char::is_ascii_digit).collect();
    format!("{GAME}-{now}.duello.txt")
}

/// Returns who won, in suitable words: addressed to the only person, or about everybody by name.
fn result(app: &App) -> String {
    app.shown.with(|shown| {
        let Some((shown, outcome)) = shown.as_ref().and_then(|shown| Some((shown, shown.outcome()?))) else {
            return app.say("match-goes-on");
        };
        let only = shown.people().lowest().filter(|_| shown.people().len() == 1);
        let is_mine = only.is_some_and(|seat| outcome.winners.contains(seat));
        let names = || names(app, shown, outcome.winners);
        let many = shown.chairs().len() > 2;
        match (is_mine, outcome.is_tie) {
            // Alone against the game: it has no seat that could win.
            _ if outcome.winners.is_empty() && only.is_some() && shown.chairs().len() == 1 => app.say("result-defeat"),
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

/// Returns the names of seats, joined as in a sentence.
fn names(app: &App, shown: &Shown, seats: SeatSet) -> String {
    let name = |seat| name_in(app, shown, seat);
    let names: Vec<String> = seats.iter().map(name).collect();
    match names.as_slice() {
        [first @ .., last] if !first.is_empty() => {
            app.say_with("and-join", &[("a", first.join(", ").into()), ("b", last.as_str().into())])
        }
        names => names.concat(),
    }
}

/// Returns the name of a seat after the match.
pub fn name_in(app: &App, shown: &Shown, seat: Seat) -> String {
    name_of_seat(app, shown.chairs(), shown.me(), seat, name(app, shown.view(), seat))
}

/// Shows the clause that ended the match, and how long it took.
fn reason(app: &App) -> impl IntoView + use<> {
    let app = *app;
    app.shown.with(|shown| {
        let shown = shown.as_ref()?;
        let clause = shown.outcome()?.clause.clone();
        let title = app.say_with("why-clause", &[("clause", clause.as_str().into())]);
        let turns = app.say_with("result-turns", &[("n", shown.view().turn.into())]);
        Some(view! {
            {turns}" "
            <button type="button" class="plain why" on:click=move |_| app.show_clause(&clause)>{title}</button>
        })
    })
}

/// Returns who conceded, if somebody did.
fn concessions(app: &App) -> Option<String> {
    app.shown.with(|shown| {
        let shown = shown.as_ref()?;
        let seats = shown.conceded();
        let only = shown.people().lowest().filter(|_| shown.people().len() == 1);
        if seats.is_empty() {
            None
        } else if only.is_some_and(|seat| seats == SeatSet::only(seat)) {
            Some(app.say("you-conceded"))
        } else {
            Some(app.say_with("who-conceded", &[("who", names(app, shown, seats).into()), ("n", seats.len().into())]))
        }
    })
}

/// Shows the award of a winner or of a seat in a tie, as a sign and as a word.
pub fn award(app: &App, outcome: &End, seat: Seat) -> Option<impl IntoView + use<>> {
    outcome.winners.contains(seat).then(|| {
        let word = app.say(if outcome.is_tie { "shares-tie" } else { "winner" });
        view! { <p class="award"><span class="tool-icon" inner_html=icons::icon("trophy")></span>" "{word}</p> }
    })
}
