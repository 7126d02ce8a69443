//! A match step by step, forth and back, or by itself: the one just played, or a record from a file.

use crate::game::{Event, State};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use record::{Problems, Record};
use table::{Logged, Seat, Told, Viewer, Wording};

use crate::app::App;
use crate::bot_worker::pause;
use crate::chair::Chair;
use crate::download::{TooLarge, file_text};
use crate::game::board::Seats;
use crate::icons;
use crate::log::{LogView, Tell};
use crate::reader::{Reader, ReaderView};
use crate::session::Session;
use crate::table_context::{TableContext, name_of_seat, use_app};
use crate::watch::PaceChoice;

/// A match that is watched once more.
#[derive(Clone)]
pub struct Replay {
    /// The match.
    pub record: Record<State>,
    /// Who sat where; nobody is known in a record from a file.
    chairs: Vec<Chair>,
    /// Through whose eyes it may be watched.
    viewers: Vec<Viewer>,
    /// Whether it is the match of this browser, which may have gone on.
    is_own: bool,
}

impl Replay {
    /// The match of this browser. While it goes on, nobody looks into a foreign hand.
    #[must_use]
    pub fn of_session(session: &Session) -> Self {
        let seats = session.chairs().len() as u8;
        let viewers = match session.people().lowest() {
            Some(first) if session.outcome().is_some() => {
                let all = std::iter::once(first).chain(Seat::all(seats).filter(|seat| *seat != first));
                all.map(Viewer::Seat).chain([Viewer::Public]).collect()
            }
            None if session.outcome().is_some() => {
                std::iter::once(Viewer::Public).chain(Seat::all(seats).map(Viewer::Seat)).collect()
            }
            Some(only) if session.people().len() == 1 => vec![Viewer::Seat(only), Viewer::Public],
            _ => vec![Viewer::Public],
        };
        Self { record: session.record(), chairs: session.chairs().to_vec(), viewers, is_own: true }
    }

    /// A match that was over before, while another one may go on.
    #[must_use]
    pub fn of_kept(session: &Session) -> Self {
        Self { is_own: false, ..Self::of_session(session) }
    }

    /// A record from a file.
    fn of_file(record: Record<State>) -> Self {
        let seats = record.setup().document().seats.len() as u8;
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
        Self { record, chairs: Vec::new(), viewers, is_own: false }
    }

    fn seats(&self) -> u8 {
        self.record.setup().document().seats.len() as u8
    }
}

/// The largest record that is read, in bytes.
const LARGEST: usize = 2 * 1024 * 1024;

/// The record of a text that somebody brings, verified.
///
/// # Errors
/// What is wrong with it: the first hundred problems, and how many more there are.
fn record_of(text: &str) -> Result<Record<State>, Vec<Wording>> {
    TooLarge::check(text.len(), LARGEST).map_err(|error| vec![error.wording()])?;
    let said = |problems: Problems| {
        problems.0.iter().map(|problem| Wording::new(|language| problem.say(language))).collect::<Vec<_>>()
    };
    let record: Record<State> = text.parse().map_err(said)?;
    record.verify().map_err(said)?;
    Ok(record)
}

/// The replay screen.
#[component]
pub fn ReplayScreen() -> impl IntoView {
    let app = use_app();
    if app.replay.with_untracked(|replay| replay.as_ref().is_none_or(|replay| replay.is_own)) {
        app.replay.set(app.session.with_untracked(|session| session.as_ref().map(Replay::of_session)));
    }
    let first_viewer =
        move || app.replay.with_untracked(|replay| replay.as_ref().map_or(Viewer::Public, |replay| replay.viewers[0]));
    let at = RwSignal::new(0_usize);
    let viewer = RwSignal::new(first_viewer());
    let problems = RwSignal::new(Vec::<Wording>::new());
    let length =
        Memo::new(move |_| app.replay.with(|replay| replay.as_ref().map_or(0, |replay| replay.record.decisions())));
    let game = Memo::new_with_compare(
        move |_| app.replay.with(|replay| replay.as_ref().and_then(|replay| replay.record.replay(Some(at.get())).ok())),
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
    let chairs = Memo::new(move |_| {
        app.replay.with(|replay| replay.as_ref().map(|replay| replay.chairs.clone()).unwrap_or_default())
    });
    provide_context(TableContext { view, chairs, is_live: false });
    provide_context(Reader::new());
    // Another pair of eyes or another number of seats: another table.
    let seen = Memo::new(move |_| (viewer.get(), app.replay.with(|replay| replay.as_ref().map_or(0, Replay::seats))));
    let read = move |event: ev::Event| {
        spawn_local(async move {
            let Some(text) = file_text(&event, LARGEST).await else { return };
            match text.map_err(|error| vec![error.wording()]).and_then(|text| record_of(&text)) {
                Ok(record) => {
                    at.set(0);
                    problems.set(Vec::new());
                    app.replay.set(Some(Replay::of_file(record)));
                    viewer.set(first_viewer());
                }
                Err(found) => problems.set(found),
            }
        });
    };
    let lines = move || {
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
                        <ul>{lines}</ul>
                    </Show>
                </div>
            </header>
            <Show
                when=move || app.replay.with(Option::is_some)
                fallback=move || view! { <p>{move || app.say("replay-nothing")}</p> }
            >
                <Controls at length viewer/>
                <div class="table watched" class:public=move || viewer.get() == Viewer::Public>
                    {move || {
                        let (viewer, _) = seen.get();
                        view! { <Seats viewer events tell/> }
                    }}
                    <LogView events tell/>
                    <ReaderView/>
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
                                let name = viewer_name(&app, &replay, choice);
                                view! { <option value=choice.to_string() selected=viewer.get_untracked() == choice>{name}</option> }
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

fn viewer_name(app: &App, replay: &Replay, viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => app.say("viewer-public"),
        Viewer::Seat(seat) => {
            let people = replay.chairs.iter().filter(|chair| chair.is_person()).count();
            let me =
                replay.chairs.iter().position(Chair::is_person).filter(|_| people == 1).map(|place| Seat(place as u8));
            name_of_seat(app, &replay.chairs, me, replay.seats().into(), seat)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::usual_table;
    use table::{Language, Match, ProblemList, Seed};

    #[test]
    fn a_record_is_read_and_one_that_was_changed_is_refused() {
        let mut game = Match::<State>::new(usual_table(), Seed::from(7));
        for _ in 0..60 {
            let Some(seat) = game.awaits().seats().lowest() else { break };
            let mut actions = Vec::new();
            table::Game::actions(game.truth(), seat, &mut actions);
            game.act(seat, actions[actions.len() / 2]).unwrap();
        }
        let text = Record::of(&game, Seed::from(7)).to_string();
        assert_eq!(record_of(&text).unwrap().decisions(), game.steps().len());
        let changed = text.replacen("seed 7", "seed 8", 1);
        assert_ne!(changed, text);
        assert!(!record_of(&changed).unwrap_err().is_empty());
    }

    #[test]
    fn what_is_wrong_with_a_file_is_bounded() {
        // What a browser makes of 300 kB of chance: letters, replacements and line ends.
        let mut number = 1_u32;
        let chance: String = std::iter::repeat_with(|| {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from_u32(number >> 24).filter(char::is_ascii).unwrap_or('\u{fffd}')
        })
        .take(300_000)
        .collect();
        let lines = format!("duello record 1\ngame {}\n{}", <State as table::Game>::NAME, "x\n".repeat(100_000));
        for text in [chance.as_str(), &lines, "", "\n", "x"] {
            let problems = record_of(text).unwrap_err();
            assert!((1..=ProblemList::MOST + 1).contains(&problems.len()), "{}", problems.len());
            for language in Language::ALL {
                let length: usize = problems.iter().map(|problem| problem.say(language).len()).sum();
                assert!(length < 40_000, "{length}");
            }
        }
        let large = record_of(&" ".repeat(LARGEST + 1)).unwrap_err();
        assert!(large[0].say(Language::En).contains("2048"), "{large:?}");
    }
}
