//! Two pages of the same game in one browser: if one of them continues the match, the other one says so and stops;
//! otherwise the page that writes last would undo what the other one did.

use leptos::ev;
use leptos::prelude::*;

use crate::app::App;
use crate::screen::Screen;
use crate::storage::MATCH;
use crate::table_context::use_app;

/// Listens for another page that continues the match. The browser notifies only pages that did not write it.
pub fn listen(app: App) {
    let handle = window_event_listener(ev::storage, move |event| {
        if event.key().as_deref() == Some(MATCH.key().as_str()) {
            app.is_elsewhere.set(true);
        }
    });
    on_cleanup(move || handle.remove());
}

/// Covers the table while the match continues in another page.
#[component]
pub fn Elsewhere() -> impl IntoView {
    let app = use_app();
    let is_shown = move || app.is_elsewhere.get() && matches!(app.screen.get(), Screen::Table | Screen::End);
    // The match is read again, as the other page left it.
    let take_over = move |_| {
        let _ = window().location().reload();
    };
    view! {
        <Show when=is_shown>
            <div class="elsewhere" role="alertdialog" aria-modal="true" aria-labelledby="elsewhere">
                <div class="panel-box">
                    <p id="elsewhere">{move || app.say("match-elsewhere")}</p>
                    <button type="button" class="primary" id="take-over" on:click=take_over>{move || app.say("take-over")}</button>
                </div>
            </div>
        </Show>
    }
}
