//! The settings of this browser, and the standing orders of the match that is played.

use door::Entry as _;
use leptos::ev;
use leptos::prelude::*;
use table::{Language, StopSpec};

use crate::desk::Shown;
use crate::game::{Entry, GAME_KEYS};
use crate::panel::Panel;
use crate::settings::Settings;
use crate::start::options::StopLine;
use crate::stops;
use crate::table_context::use_app;

/// Shows the settings screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let app = use_app();
    let settings = app.settings;
    let choose_language = move |event: ev::Event| {
        if let Ok(language) = event_target_value(&event).parse() {
            settings.language.set(language);
        }
    };
    view! {
        <div class="settings">
            <h1>{move || app.say("screen-settings")}</h1>
            <button type="button" class="secondary" id="settings-help" on:click=move |_| app.show(Panel::Help)>{move || app.say("help")}</button>
            <label class="field">
                <span>{move || app.say("set-language")}</span>
                <select id="set-language" on:change=choose_language prop:value=move || settings.language.get().as_str()>
                    {Language::ALL
                        .map(|language| {
                            let name = if language == Language::En { "English" } else { "Italiano" };
                            view! {
                                <option value=language.as_str() lang=language.as_str() selected=move || settings.language.get() == language>
                                    {name}
                                </option>
                            }
                        })
                        .into_iter()
                        .collect_view()}
                </select>
            </label>
            <Choice name="theme" values=&["auto", "light", "dark"] signal=settings.theme/>
            <Choice name="motion" values=&["auto", "reduce", "full"] signal=settings.motion/>
            <Choice name="moments" values=&["on", "off"] signal=settings.moments/>
            <Choice name="sounds" values=&["off", "on"] signal=settings.sounds/>
            <Choice name="pace" values=&Settings::PACES signal=settings.pace/>
            <Choice name="keys" values=&["on", "off"] signal=settings.keys/>
            <Choice name="hints" values=&["first", "on", "off"] signal=settings.hints/>
            <Choice name="lone" values=&["on", "off"] signal=settings.lone/>
            <Careful/>
            <StopList/>
            <KeyList/>
        </div>
    }
}

#[component]
fn Choice(name: &'static str, values: &'static [&'static str], signal: RwSignal<String>) -> impl IntoView {
    let app = use_app();
    view! {
        <label class="field">
            <span>{move || app.say(&format!("set-{name}"))}</span>
            <select id=format!("set-{name}") on:change=move |event| signal.set(event_target_value(&event))>
                {values
                    .iter()
                    .map(|value| {
                        view! {
                            <option value=*value selected=move || signal.get() == *value>
                                {move || app.say(&format!("set-{name}-{value}"))}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

/// Shows the setting for the confirmation of harmful answers.
#[component]
fn Careful() -> impl IntoView {
    let settings = use_app().settings;
    let signal = RwSignal::new(if settings.is_careful() { "on" } else { "off" }.to_owned());
    Effect::new(move |before: Option<()>| {
        signal.track();
        if before.is_some() {
            settings.careful.set(signal.get());
        }
    });
    view! { <Choice name="careful" values=&["on", "off"] signal/> }
}

/// Shows the windows of the match at which the person wants to be asked.
#[component]
fn StopList() -> impl IntoView {
    let app = use_app();
    let present = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().and_then(Shown::stops)));
    let specs = move || {
        app.shown.with(|shown| {
            let names = shown.as_ref().map(|_| app.desk.stops()).unwrap_or_default();
            Entry::stops().iter().filter(|spec| names.iter().any(|name| name == spec.name)).collect::<Vec<_>>()
        })
    };
    let line = move |spec: &'static StopSpec| {
        let is_on = Signal::derive(move || present.get().is_some_and(|present| stops::is_on(&present, spec.name)));
        view! { <StopLine spec is_on switch=move |_| app.set_stop(spec.name, !is_on.get_untracked())/> }
    };
    view! {
        <Show when=move || present.get().is_some()>
            <section class="stops">
                <h2>{move || app.say("stops")}</h2>
                <p class="hint">{move || app.say("stops-hint")}</p>
                <ul class="option-list">
                    {move || untrack(specs).into_iter().map(line).collect_view()}
                </ul>
            </section>
        </Show>
    }
}

/// The keys that work wherever the focus is, with the ids of their texts; a game has its own beside them.
const KEYS: [(&str, &str); 13] = [
    ("1 … 9 0", "key-digits"),
    ("↑ ↓", "key-arrows"),
    ("Esc", "key-escape"),
    ("Backspace", "key-backspace"),
    ("← → ↑ ↓", "key-replay"),
    ("U", "key-undo"),
    ("W", "key-why-not"),
    ("Q", "key-question"),
    ("L", "key-log"),
    ("H", "key-hand"),
    ("I", "key-read"),
    ("?", "key-help"),
    ("S", "key-legend"),
];

/// Shows the list of the keys.
#[component]
pub fn KeyList() -> impl IntoView {
    let app = use_app();
    let line = move |(key, id): (&'static str, &'static str)| {
        view! { <li><kbd>{key}</kbd>" "{move || app.say(id)}</li> }
    };
    view! {
        <section class="stops" id="keys">
            <h2>{move || app.say("keys")}</h2>
            <ul class="option-list">{KEYS.iter().chain(GAME_KEYS).copied().map(line).collect_view()}</ul>
        </section>
    }
}
