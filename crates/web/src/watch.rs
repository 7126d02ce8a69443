//! Watching: the pace of a match of bots, and whether it is paused.

use leptos::ev;
use leptos::prelude::*;

use crate::icons;
use crate::settings::Settings;
use crate::table_context::use_app;

/// Shows pause, single step and pace, while only bots play.
#[component]
pub fn WatchControls() -> impl IntoView {
    let app = use_app();
    let is_watched =
        Memo::new(move |_| app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.people().is_empty())));
    let is_over = move || app.shown.with(|shown| shown.as_ref().is_none_or(|shown| shown.outcome().is_some()));
    let mark = move || icons::icon(if app.is_paused.get() { "play" } else { "pause" });
    view! {
        <Show when=move || is_watched.get()>
            <div class="watch">
                <p class="hint">{move || app.say("watch-hint")}</p>
                <div class="watch-tools">
                    <button type="button" class="plain" id="watch-pause" disabled=is_over on:click=move |_| app.pause_or_go_on()>
                        <span class="tool-icon" inner_html=mark></span>
                        {move || app.say(if app.is_paused.get() { "watch-go-on" } else { "watch-pause" })}
                    </button>
                    <button type="button" class="plain" id="watch-step" disabled=is_over on:click=move |_| app.step()>
                        <span class="tool-icon" inner_html=icons::icon("step")></span>
                        {move || app.say("watch-step")}
                    </button>
                    <PaceChoice/>
                </div>
            </div>
        </Show>
    }
}

/// Shows the choice of the pace.
#[component]
pub fn PaceChoice() -> impl IntoView {
    let app = use_app();
    let pace = app.settings.pace;
    let choose = move |event: ev::Event| pace.set(event_target_value(&event));
    view! {
        <label class="field pace">
            <span>{move || app.say("watch-pace")}</span>
            <select id="pace" on:change=choose>
                {Settings::PACES
                    .map(|name| {
                        view! {
                            <option value=name selected=move || pace.get() == name>
                                {move || app.say(&format!("set-pace-{name}"))}
                            </option>
                        }
                    })
                    .into_iter()
                    .collect_view()}
            </select>
        </label>
    }
}
