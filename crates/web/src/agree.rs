//! Several people at one screen agree, before any of them has seen a hand, at which windows the screen is handed over.
//! Later each person changes only their own stops, at their own screen. Therefore nobody learns anything from a
//! change.

use door::Entry as _;
use leptos::prelude::*;
use table::StopSpec;

use crate::app::focus;
use crate::desk::Shown;
use crate::game::Entry;
use crate::start::options::StopLine;
use crate::stops;
use crate::table_context::use_app;

/// Shows the stops that can ask somebody at this table, and the button that deals the hands.
#[component]
pub fn Agree() -> impl IntoView {
    let app = use_app();
    let agreed =
        RwSignal::new(app.shown.with_untracked(|shown| shown.as_ref().and_then(Shown::to_agree)).unwrap_or_default());
    let known = app.desk.stops();
    let line = move |spec: &'static StopSpec| {
        let is_on = Signal::derive(move || agreed.with(|agreed| stops::is_on(agreed, spec.name)));
        let switch = move |_| {
            let wanted = !is_on.get_untracked();
            agreed.update(|agreed| *agreed = stops::with(*agreed, spec.name, wanted));
        };
        view! { <StopLine spec is_on switch/> }
    };
    let lines =
        Entry::stops().iter().filter(|spec| known.iter().any(|name| name == spec.name)).map(line).collect_view();
    request_animation_frame(|| focus("#agree-title"));
    view! {
        <section class="agree" aria-labelledby="agree-title" aria-busy=move || app.desk.is_busy().to_string()>
            <h1 id="agree-title" tabindex="-1">{move || app.say("agree-title")}</h1>
            <p>{move || app.say("agree-text")}</p>
            <ul class="option-list agree-stops">{lines}</ul>
            <p class="hint">{move || app.say("agree-later")}</p>
            <button type="button" class="primary" id="agree" on:click=move |_| app.agree(agreed.get_untracked())>
                {move || app.say("agree-begin")}
            </button>
        </section>
    }
}
