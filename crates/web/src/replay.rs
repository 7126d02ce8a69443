//! A match step by step, forth and back: the one just played, or a record from a file.

use coal::{Event, State, View};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use record::Record;
use table::{Logged, Seat, Told, Viewer};

use crate::board::Resolving;
use crate::download::file_text;
use crate::hand::Hand;
use crate::log::{LogView, News, Tell};
use crate::seat::SeatBoard;
use crate::session::{BOT, PERSON, Session};
use crate::table_context::{Table, use_app};

/// The replay screen.
#[component]
pub fn ReplayScreen() -> impl IntoView {
    let app = use_app();
    if app.replay.with_untracked(Option::is_none) {
        app.replay.set(app.session.with_untracked(|session| session.as_ref().map(Session::record)));
    }
    let at = RwSignal::new(0_usize);
    let viewer = RwSignal::new(Viewer::Seat(PERSON));
    let problem = RwSignal::new(None::<String>);
    let length = Memo::new(move |_| app.replay.with(|record| record.as_ref().map_or(0, Record::decisions)));
    let game = Memo::new_with_compare(
        move |_| app.replay.with(|record| record.as_ref().and_then(|record| record.replay(Some(at.get())).ok())),
        |_, _| true,
    );
    let view = Memo::new(move |_| game.with(|game| game.as_ref().map(|game| game.view(viewer.get()))));
    let events = Memo::new(move |_| -> Vec<Logged<Event>> {
        game.with(|game| game.as_ref().map(|game| game.witnessed(viewer.get(), 0).collect()).unwrap_or_default())
    });
    let tell = Tell::new(move |(logged,)| {
        let language = app.settings.language.get_untracked();
        game.with_untracked(|game| game.as_ref().map(|game| game.truth().tell(&logged, language)).unwrap_or_default())
    });
    let table: Memo<Option<View>> = view;
    provide_context(Table { view: table, is_live: false });
    let read = move |event: ev::Event| {
        spawn_local(async move {
            match file_text(&event).await.map(|text| text.parse::<Record<State>>()) {
                Some(Ok(record)) => match record.verify() {
                    Ok(_) => {
                        at.set(0);
                        problem.set(None);
                        app.replay.set(Some(record));
                    }
                    Err(error) => problem.set(Some(error.to_string())),
                },
                Some(Err(error)) => problem.set(Some(error.to_string())),
                None => {}
            }
        });
    };
    view! {
        <div class="replay">
            <header class="replay-head">
                <h1>{move || app.say("screen-replay")}</h1>
                <label class="field file">
                    <span>{move || app.say("replay-open")}</span>
                    <input type="file" accept=".txt,text/plain" on:change=read/>
                </label>
                <p class="problem" role="alert">{move || problem.get().map(|what| app.say_with("record-wrong", &[("what", what.into())]))}</p>
            </header>
            <Show
                when=move || app.replay.with(Option::is_some)
                fallback=move || view! { <p>{move || app.say("replay-nothing")}</p> }
            >
                <Controls at length viewer/>
                <div class="table watched">
                    <SeatBoard seat=BOT/>
                    <div class="middle"><Resolving/><News events tell/></div>
                    <SeatBoard seat=PERSON/>
                    <Hand/>
                    <LogView events tell/>
                </div>
            </Show>
        </div>
    }
}

#[component]
fn Controls(at: RwSignal<usize>, length: Memo<usize>, viewer: RwSignal<Viewer>) -> impl IntoView {
    let app = use_app();
    let button = move |id: &'static str, sign: &'static str, go: fn(usize, usize) -> usize| {
        let press = move |_| at.set(go(at.get_untracked(), length.get_untracked()));
        view! {
            <button type="button" class="plain" id=id aria-label=move || app.say(id) on:click=press>
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    let slide = move |event: ev::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            at.set(number);
        }
    };
    let look = move |event: ev::Event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            viewer.set(chosen);
        }
    };
    view! {
        <div class="controls">
            {button("replay-first", "⏮", |_, _| 0)}
            {button("replay-back", "◀", |at, _| at.saturating_sub(1))}
            <label class="field slider">
                <span>{move || app.say_with("replay-at", &[("n", at.get().into()), ("of", length.get().into())])}</span>
                <input type="range" min="0" max=move || length.get().to_string() prop:value=move || at.get().to_string() on:input=slide/>
            </label>
            {button("replay-forth", "▶", |at, length| (at + 1).min(length))}
            {button("replay-last", "⏭", |_, length| length)}
            <label class="field">
                <span>{move || app.say("replay-viewer")}</span>
                <select on:change=look>
                    {[Viewer::Seat(PERSON), Viewer::Seat(BOT), Viewer::Public]
                        .map(|choice| {
                            view! {
                                <option value=choice.to_string()>{move || app.say(viewer_id(choice))}</option>
                            }
                        })
                        .into_iter()
                        .collect_view()}
                </select>
            </label>
        </div>
    }
}

fn viewer_id(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(Seat(0)) => "viewer-you",
        Viewer::Seat(_) => "viewer-opponent",
        Viewer::Public => "viewer-public",
    }
}
