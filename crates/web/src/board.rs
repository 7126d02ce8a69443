//! The table: the other seats on top, what is going on in the middle, the own seat and hand below.

use leptos::prelude::*;
use table::Viewer;

use crate::decision::{Decision, Trouble};
use crate::desk::Shown;
use crate::game::board::{Seats, is_setup};
use crate::hand_over::HandOver;
use crate::log::LogView;
use crate::screen::{Screen, go_to};
use crate::table_context::{live_table, use_app, use_table};

/// The screen of the match that is played.
#[component]
pub fn TableScreen() -> impl IntoView {
    let app = use_app();
    // A match that is being dealt, or taken up again, comes in a moment.
    Effect::new(move || {
        if app.shown.with(Option::is_none) && !app.desk.is_coming.get() && app.trouble.with(Option::is_none) {
            go_to(&Screen::Start);
        }
    });
    let is_there = Memo::new(move |_| app.shown.with(Option::is_some));
    let handed_to = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().and_then(Shown::hand_over)));
    let viewer = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().map_or(Viewer::Public, Shown::viewer)));
    provide_context(live_table(app));
    move || match handed_to.get() {
        _ if !is_there.get() => view! { <div class="table"><Trouble/></div> }.into_any(),
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
    view! {
        <div class="table" class:setting=is_setting class:public=viewer == Viewer::Public>
            <h1 class="unseen">{move || app.say("screen-table")}</h1>
            <Seats viewer/>
            <Decision/>
            <LogView/>
        </div>
    }
}
