//! The table: the other seats on top, what is going on in the middle, the own seat and hand below.

use leptos::prelude::*;
use table::{Told, Viewer};

use crate::decision::Decision;
use crate::game::board::{Seats, is_setup};
use crate::hand_over::HandOver;
use crate::log::{LogView, Tell};
use crate::reader::{Reader, ReaderView};
use crate::screen::{Screen, go_to};
use crate::session::Session;
use crate::table_context::{live_table, use_app, use_table};

/// The screen of the match that is played.
#[component]
pub fn TableScreen() -> impl IntoView {
    let app = use_app();
    if app.session.with_untracked(Option::is_none) {
        go_to(&Screen::Start);
    }
    let handed_to = Memo::new(move |_| app.session.with(|session| session.as_ref().and_then(Session::hand_over)));
    let viewer =
        Memo::new(move |_| app.session.with(|session| session.as_ref().map_or(Viewer::Public, Session::viewer)));
    provide_context(live_table(app));
    provide_context(Reader::new());
    move || match handed_to.get() {
        Some(seat) => view! { <HandOver seat/> }.into_any(),
        // Another pair of eyes, another table: nothing of the former one is kept.
        None => view! { <LiveTable viewer=viewer.get()/> }.into_any(),
    }
}

#[component]
fn LiveTable(viewer: Viewer) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_setting = move || table.of_view(is_setup);
    let events =
        Memo::new(move |_| app.session.with(|session| session.as_ref().map(Session::events).unwrap_or_default()));
    let tell = Tell::new(move |(logged,)| {
        let language = app.settings.language.get_untracked();
        app.with_referee(|state| state.tell(&logged, language)).unwrap_or_default()
    });
    view! {
        <div class="table" class:setting=is_setting class:public=viewer == Viewer::Public>
            <h1 class="unseen">{move || app.say("screen-table")}</h1>
            <Seats viewer events tell/>
            <Decision/>
            <LogView events tell/>
            <ReaderView/>
        </div>
    }
}
