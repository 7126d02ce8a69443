//! The modes of the game, and the number of seats in the chosen mode.

use leptos::prelude::*;
use table::Mode;

use crate::agreement::{Agreement, option_table};
use crate::guide::LessonOfMode;
use crate::plan::Plan;
use crate::start::options::said;
use crate::table_context::use_app;

/// Shows the modes, and a description of the chosen one.
#[component]
pub fn Modes() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let line = move |mode: &'static Mode| {
        let is_it = move || plan.agreed(|agreement| agreement.mode().name == mode.name);
        view! {
            <label class="count">
                <input type="radio" name="mode" value=mode.name aria-describedby="mode-about" prop:checked=is_it
                    on:change=move |_| plan.agree(|agreement| agreement.set_mode(mode.name))/>
                <span>{said(app, &mode.title)}</span>
            </label>
        }
    };
    let name = Signal::derive(move || plan.agreed(|agreement| agreement.mode().name));
    let about = move || plan.agreed(Agreement::mode).about.say(app.language());
    let clause = move || plan.agreed(Agreement::mode).clause.as_str();
    view! {
        <div class="counts" role="radiogroup" aria-label=move || app.say("mode")>
            {option_table().modes.iter().map(line).collect_view()}
        </div>
        <div class="option">
            <p class="hint" id="mode-about">{about}</p>
            <button type="button" class="plain why" on:click=move |_| app.show_clause(clause())>
                {move || app.say("rule-of")}<span class="unseen">" "{clause}</span>
            </button>
        </div>
        <LessonOfMode name/>
    }
}

/// Shows the number of seats, if the mode allows several.
#[component]
pub fn SeatCount() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    // While only the number changes, the elements stay, and with them the focus.
    let mode = Memo::new(move |_| {
        plan.agreed(|agreement| {
            option_table().modes.iter().position(|mode| mode.name == agreement.mode().name).unwrap_or(0)
        })
    });
    let line = move |count: u8| {
        let count = usize::from(count);
        view! {
            <label class="count">
                <input type="radio" name="count" value=count.to_string() prop:checked=move || plan.count.get() == count
                    on:change=move |_| plan.agree(|agreement| agreement.set_seats(count))/>
                <span>{move || app.say_with("seats-n", &[("n", count.into())])}</span>
            </label>
        }
    };
    view! {
        {move || {
            let counts = option_table().modes[mode.get()].seats;
            counts.iter().nth(1).map(|_| {
                view! {
                    <div class="counts" role="radiogroup" aria-label=move || app.say("seats")>
                        {counts.iter().map(line).collect_view()}
                    </div>
                }
            })
        }}
    }
}
