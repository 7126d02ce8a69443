//! The time limit for a decision, if the table has agreed on one: it counts down while a person is asked, and at its
//! end the answer is given that the rules define for a seat that does not answer.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::App;
use crate::desk::{Shown, pause};
use crate::game::CONCEDE;
use crate::screen::Screen;
use crate::table_context::use_app;

/// From this number of seconds on, the remaining time is highlighted.
const LAST: u16 = 10;
/// The longest limit that a table can agree on, in seconds.
const MOST: u16 = 3600;

/// The clock of the match that is played.
#[derive(Clone, Copy)]
pub struct Clock {
    /// The seconds that the person who is asked has left; `None` if no time is running.
    left: RwSignal<Option<u16>>,
    /// Incremented with every start, which ends an older countdown.
    starts: StoredValue<u32>,
}

impl Clock {
    /// Returns a clock that does not run.
    #[must_use]
    pub fn new() -> Self {
        Self { left: RwSignal::new(None), starts: StoredValue::new(0) }
    }

    /// Restarts the clock for the person who is asked now. It does not run while a screen other than the table is
    /// shown.
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

/// Shows how much time is left for the decision.
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

/// Shows the field for the time limit.
#[component]
pub fn LimitField() -> impl IntoView {
    let app = use_app();
    let limit = app.settings.limit;
    // The field shows the value that was understood: without a number there is no limit, and too large a number
    // becomes the maximum.
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
