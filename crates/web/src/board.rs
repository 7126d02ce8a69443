//! The table: the other seats on top, the present events in the middle, the person's own seat and hand below.

use leptos::prelude::*;
use table::Viewer;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

use crate::app::App;
use crate::decision::{Decision, Trouble};
use crate::desk::Shown;
use crate::drag;
use crate::game::board::{Seats, is_setup};
use crate::hand_over::HandOver;
use crate::later::{LaterPart, Part};
use crate::log::LogView;
use crate::reader::Reader;
use crate::screen::{Screen, go_to};
use crate::table_context::{live_table, use_app, use_table};

/// The distance, in pixels, that is kept to the edge when something is scrolled into view.
const EDGE: f64 = 8.0;

/// Shows the screen of the match that is played.
#[component]
pub fn TableScreen() -> impl IntoView {
    let app = use_app();
    // A match that is being dealt or continued appears in a moment.
    Effect::new(move || {
        if app.shown.with(Option::is_none) && !app.desk.is_coming.get() && app.trouble.with(Option::is_none) {
            go_to(&Screen::Start);
        }
    });
    let is_there = Memo::new(move |_| app.shown.with(Option::is_some));
    let handed_to = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().and_then(Shown::hand_over)));
    let agrees =
        Memo::new(move |_| app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.to_agree().is_some())));
    let viewer = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().map_or(Viewer::Public, Shown::viewer)));
    provide_context(live_table(app));
    provide_context(Reader::new());
    move || match handed_to.get() {
        _ if !is_there.get() => view! { <div class="table"><Trouble/></div> }.into_any(),
        _ if agrees.get() => view! { <LaterPart part=Part::Agree/> }.into_any(),
        Some(seat) => view! { <HandOver seat/> }.into_any(),
        // Each viewer gets a new table: nothing of the previous one stays.
        None => view! { <LiveTable viewer=viewer.get()/> }.into_any(),
    }
}

/// Keeps at least one of the choices visible in a region that scrolls.
fn keep_choices_in_sight(app: App) {
    let found = |under: &Element, selector: &str| -> Vec<Element> {
        let Ok(found) = under.query_selector_all(selector) else { return Vec::new() };
        (0..found.length()).filter_map(|k| found.get(k)?.dyn_into().ok()).collect()
    };
    let roll = move |region: Element| {
        let place = region.get_bounding_client_rect();
        let lit: Vec<DomRect> = found(&region, ".lit").iter().map(Element::get_bounding_client_rect).collect();
        // How far the element is outside determines how far the region scrolls, and no further.
        let beyond = |at: f64, size: f64, from: f64, room: f64| {
            let after = (at + size.min(room)) - (from + room);
            match () {
                () if at < from - 1.0 => at - from - EDGE,
                () if after > 1.0 => after + EDGE,
                () => 0.0,
            }
        };
        let outside = lit.iter().map(|area| {
            let across = beyond(area.x(), area.width(), place.x(), place.width());
            (across, beyond(area.y(), area.height(), place.y(), place.height()))
        });
        let outside: Vec<(f64, f64)> = outside.collect();
        if let Some((across, down)) = outside.first().filter(|_| !outside.contains(&(0.0, 0.0))) {
            region.set_scroll_left(region.scroll_left() + *across as i32);
            region.set_scroll_top(region.scroll_top() + *down as i32);
        }
    };
    Effect::new(move || {
        app.shown.track();
        app.picked.track();
        request_animation_frame(move || {
            let table = document().query_selector(".table").ok().flatten();
            let regions = table.map(|table| found(&table, ".areas-place, .hand-cards")).unwrap_or_default();
            regions.into_iter().for_each(roll);
        });
    });
}

#[component]
fn LiveTable(viewer: Viewer) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_setting = move || table.of_view(is_setup);
    let is_guided = Memo::new(move |_| app.is_in_lesson());
    keep_choices_in_sight(app);
    drag::listen();
    view! {
        <div class="table" class:setting=is_setting class:guided=move || is_guided.get() class:public=viewer == Viewer::Public>
            <h1 class="unseen">{move || app.say("screen-table")}</h1>
            <Seats viewer/>
            <LaterPart part=Part::Guide/>
            <LaterPart part=Part::Hint/>
            <Decision/>
            <LaterPart part=Part::Moment/>
            <LogView/>
            <LaterPart part=Part::Reader/>
        </div>
    }
}
