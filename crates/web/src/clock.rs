//! The time for a decision, where the table has agreed on one: it is counted down while a person is asked, and then what
//! the rules say for a seat that does not answer is done.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::App;
use crate::desk::{Shown, pause};
use crate::game::CONCEDE;
use crate::screen::Screen;
use crate::table_context::use_app;

/// So many seconds are shown as the last ones.
const LAST: u16 = 10;
/// The most seconds that a table agrees on.
const MOST: u16 = 3600;

/// The clock of the match that is played.
#[derive(Clone, Copy)]
pub struct Clock {
    /// Seconds that the person who is asked has left; nothing where no time runs.
    left: RwSignal<Option<u16>>,
    /// Goes up with every start, so that an older count ends.
    starts: StoredValue<u32>,
}

impl Clock {
    /// A clock that stands still.
    #[must_use]
    pub fn new() -> Self {
        Self { left: RwSignal::new(None), starts: StoredValue::new(0) }
    }

    /// Starts anew for whoever is asked now. It stands still while another screen than the table is shown.
    pub fn start(self, app: App) {
        self.starts.update_value(|starts| *starts += 1);
        let limit = app.shown.with_untracked(|shown| shown.as_ref().and_then(Shown::time_limit));
        self.left.set(limit);
        let Some(limit) = limit else { return };
        let started = self.starts.get_value();
        spawn_local(async move {
            let mut left = limit;
            while left > 0 {
                pause(1000).await;
                if self.starts.get_value() != started {
                    return;
                }
                if app.screen.get_untracked() == Screen::Table {
                    left -= 1;
                    self.left.set(Some(left));
                }
            }
            app.answer_by_default();
        });
    }
}

/// How much time is left for the decision.
#[component]
pub fn TimeLeft() -> impl IntoView {
    let app = use_app();
    move || {
        app.clock.left.get().map(|left| {
            view! {
                <p class="hint clock" role="timer" class:problem={left <= LAST}>{app.say_with("time-left", &[("n", left.into())])}</p>
            }
        })
    }
}

/// Where the table agrees on the time for a decision.
#[component]
pub fn LimitField() -> impl IntoView {
    let app = use_app();
    let limit = app.settings.limit;
    // The field shows what was understood: no number is no limit, a greater one the greatest.
    let choose = move |event: ev::Event| {
        let written = event_target_value(&event).parse::<i64>();
        limit.set(written.map_or(0, |seconds| seconds.clamp(0, MOST.into()) as u16));
    };
    view! {
        <div class="option">
            <label class="field">
                <span>{move || app.say("time-limit")}</span>
                <input type="number" min="0" max=MOST.to_string() id="time-limit" prop:value=move || limit.get().to_string() on:change=choose/>
            </label>
            <button type="button" class="plain why" on:click=move |_| app.show_clause(CONCEDE.as_str())>{CONCEDE.as_str()}</button>
        </div>
    }
}
