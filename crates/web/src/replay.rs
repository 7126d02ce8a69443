//! A match step by step, forth and back, or by itself: the one just played, or a record from a file.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{DeskReply, DeskRequest};
use table::{Seat, Viewer, Wording};

use crate::app::App;
use crate::chair::Chair;
use crate::desk::{LARGEST, ToldLine, Watched, pause};
use crate::download::file_text;
use crate::game::View;
use crate::game::board::Seats;
use crate::game::seat::name;
use crate::icons;
use crate::log::LogView;
use crate::moment::MomentView;
use crate::reader::{Reader, ReaderView};
use crate::table_context::{TableContext, name_of_seat, use_app, use_table};
use crate::watch::PaceChoice;

/// The replay screen.
#[component]
pub fn ReplayScreen() -> impl IntoView {
    let app = use_app();
    let at = RwSignal::new(0_usize);
    let viewer = RwSignal::new(Viewer::Public);
    // What is seen, and at which moment.
    let view = RwSignal::new(None::<(usize, View)>);
    let lines = app.replay_lines;
    // The match of this browser may be taken up again only now, and may have gone on.
    let has_own = Memo::new(move |_| app.shown.with(Option::is_some));
    Effect::new(move || {
        let is_own = app.replay.with_untracked(|replay| replay.as_ref().is_none_or(|replay| replay.is_own));
        if is_own && has_own.get() {
            app.watch_own();
        }
    });
    // Another match begins at its beginning.
    Effect::new(move || {
        let first = app.replay.with(|replay| replay.as_ref().and_then(|replay| replay.viewers.first().copied()));
        if let Some(first) = first {
            at.set(0);
            viewer.set(first);
        }
    });
    let problems = app.replay_problems;
    on_cleanup(move || problems.set(Vec::new()));
    let length = Memo::new(move |_| app.replay.with(|replay| replay.as_ref().map_or(0, |replay| replay.length)));
    look(app, at, viewer, view, lines);
    let chairs = Memo::new(move |_| {
        app.replay.with(|replay| replay.as_ref().map(|replay| replay.chairs.clone()).unwrap_or_default())
    });
    let drawn = Memo::new(move |_| view.with(|view| view.as_ref().map(|(_, view)| view.clone())));
    provide_context(Reader::new());
    provide_context(TableContext { view: drawn, chairs, lines: lines.into(), moment: Some(at), is_live: false });
    let moment = move || view.with(|view| view.as_ref().map(|(at, _)| at.to_string()));
    // Another pair of eyes or another number of seats: another table. It is drawn once something is seen.
    let seen = Memo::new(move |_| view.with(|view| view.as_ref().map(|(_, view)| (view.viewer, view.seats.len()))));
    let read = move |event: ev::Event| {
        spawn_local(async move {
            let Some(text) = file_text(&event, LARGEST).await else { return };
            match text {
                Ok(text) => app.watch(Some(text)),
                Err(error) => problems.set(vec![error.wording()]),
            }
        });
    };
    let wrong = move || {
        let line = |problem: &Wording| view! { <li>{problem.say(app.language()).to_owned()}</li> };
        problems.with(|problems| problems.iter().map(line).collect_view())
    };
    view! {
        <div class="replay">
            <header class="replay-head">
                <h1>{move || app.say("screen-replay")}</h1>
                <label class="field file">
                    <span>{move || app.say("replay-open")}</span>
                    <input type="file" accept=".txt,text/plain" on:change=read/>
                </label>
                <div class="problem" role="alert">
                    <Show when=move || !problems.with(Vec::is_empty)>
                        <p>{move || app.say("record-wrong")}</p>
                        <ul>{wrong}</ul>
                    </Show>
                </div>
            </header>
            <Show
                when=move || app.replay.with(Option::is_some)
                fallback=move || view! { <p>{move || app.say("replay-nothing")}</p> }
            >
                <Controls at length viewer/>
                <div class="table watched" data-at=moment class:public=move || viewer.get() == Viewer::Public>
                    {move || {
                        seen.get().map(|(viewer, _)| view! { <Seats viewer/> })
                    }}
                    <MomentView/>
                    <LogView/>
                    <ReaderView/>
                </div>
            </Show>
        </div>
    }
}

/// Asks for the moment that is chosen, and shows it when it comes. What comes for another moment is not shown.
fn look(
    app: App,
    at: RwSignal<usize>,
    viewer: RwSignal<Viewer>,
    view: RwSignal<Option<(usize, View)>>,
    lines: RwSignal<Vec<ToldLine>>,
) {
    Effect::new(move || {
        let Some(watched) = app.replay.get() else { return };
        let (wanted, eyes) = (at.get(), viewer.get());
        spawn_local(async move {
            let request = DeskRequest::Look { at: wanted, viewer: eyes.to_string() };
            let Ok(DeskReply::Moment(moment)) = app.desk.ask(request).await else { return };
            // The lines follow one another, whether each moment is shown or not.
            let is_next = lines.with_untracked(|lines| lines.len() == moment.lines_from && !lines.is_empty());
            lines.update(|lines| {
                lines.truncate(moment.lines_from);
                lines.extend(moment.lines.iter().cloned());
            });
            app.moments.skip();
            if is_next {
                app.moments.show(&app, &moment.lines);
            }
            // The screen may be gone meanwhile.
            if at.try_get_untracked() == Some(wanted) && viewer.try_get_untracked() == Some(eyes) {
                view.set(watched.view(&moment).map(|seen| (wanted, seen)));
            }
        });
    });
}

#[component]
fn Controls(at: RwSignal<usize>, length: Memo<usize>, viewer: RwSignal<Viewer>) -> impl IntoView {
    let app = use_app();
    let table = use_table();
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
            <RunButton at length/>
            {button("replay-first", "⇤", |_, _| 0)}
            {button("replay-back", "◀", |at, _| at.saturating_sub(1))}
            <label class="field slider">
                <span>{move || app.say_with("replay-at", &[("n", at.get().into()), ("of", length.get().into())])}</span>
                <input type="range" min="0" max=move || length.get().to_string() prop:value=move || at.get().to_string() on:input=slide/>
            </label>
            {button("replay-forth", "▶", |at, length| (at + 1).min(length))}
            {button("replay-last", "⇥", |_, length| length)}
            <label class="field">
                <span>{move || app.say("replay-viewer")}</span>
                <select id="replay-viewer" on:change=look>
                    {move || {
                        app.replay.get().map(|replay| {
                            let line = |choice: Viewer| {
                                let name = viewer_name(&app, &table, &replay, choice);
                                view! { <option value=choice.to_string() selected=move || viewer.get() == choice>{name}</option> }
                            };
                            replay.viewers.iter().map(|choice| line(*choice)).collect_view()
                        })
                    }}
                </select>
            </label>
            <PaceChoice/>
        </div>
    }
}

/// Lets the match run by itself, at the pace that was chosen.
#[component]
fn RunButton(at: RwSignal<usize>, length: Memo<usize>) -> impl IntoView {
    let app = use_app();
    let is_running = RwSignal::new(false);
    // Each start has a number: an older run ends when it sees a newer one.
    let starts = RwSignal::new(0_u32);
    let press = move |_| {
        is_running.update(|running| *running = !*running);
        starts.update(|starts| *starts += 1);
        if at.get_untracked() >= length.get_untracked() {
            at.set(0);
        }
        let start = starts.get_untracked();
        spawn_local(async move {
            loop {
                pause(app.settings.delay().max(60)).await;
                // The screen may be gone meanwhile, and its signals with it.
                let goes_on = is_running.try_get_untracked() == Some(true) && starts.try_get_untracked() == Some(start);
                let (Some(now), Some(end)) = (at.try_get_untracked(), length.try_get_untracked()) else { return };
                if !goes_on {
                    return;
                }
                if now >= end {
                    is_running.set(false);
                    return;
                }
                at.set(now + 1);
            }
        });
    };
    view! {
        <button type="button" class="plain" id="replay-run" aria-pressed=move || is_running.get().to_string() on:click=press>
            <span class="tool-icon" inner_html=move || icons::icon(if is_running.get() { "pause" } else { "play" })></span>
            {move || app.say(if is_running.get() { "watch-pause" } else { "replay-run" })}
        </button>
    }
}

fn viewer_name(app: &App, table: &TableContext, replay: &Watched, viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => app.say("viewer-public"),
        Viewer::Seat(seat) => {
            let people = replay.chairs.iter().filter(|chair| chair.is_person()).count();
            let me =
                replay.chairs.iter().position(Chair::is_person).filter(|_| people == 1).map(|place| Seat(place as u8));
            name_of_seat(app, &replay.chairs, me, seat, table.of_view(|view| name(app, view, seat)))
        }
    }
}
