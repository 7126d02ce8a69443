//! A replay of a match, step by step forwards and backwards or automatically: the match just played, or a record from
//! a file.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{DeskReply, DeskRequest, Eyes, TurnMark};
use table::{Seat, Viewer, Wording};
use wasm_bindgen::JsCast;

use crate::app::App;
use crate::desk::{LARGEST, ToldLine, pause};
use crate::download::{FileField, Read};
use crate::game::View;
use crate::game::board::Seats;
use crate::game::panel::Shown;
use crate::game::reader;
use crate::game_list::GameEntry;
use crate::i18n;
use crate::icons;
use crate::log::LogView;
use crate::moment::MomentView;
use crate::reader::{Reader, ReaderView};
use crate::record_file::{Kind, kind_of};
use crate::table_context::{TableContext, use_app, use_table};
use crate::watch::PaceChoice;

/// The storage key under which the browser passes a record to the page of another game.
const CARRIED: &str = "duello.carried";
/// A record of another game, which the person may open on that game's page.
type Foreign = Option<(GameEntry, String)>;

/// The viewer, and whether every hidden card is open.
type Look = (Viewer, bool);

/// Shows the replay screen.
#[component]
pub fn ReplayScreen() -> impl IntoView {
    let app = use_app();
    let at = app.replay_at;
    let eyes = RwSignal::new((Viewer::Public, false));
    // The view, and its moment.
    let view = RwSignal::new(None::<(usize, View)>);
    let lines = app.replay_lines;
    let foreign = RwSignal::new(None);
    if let Some(text) = carried() {
        app.watch(Some(text));
    }
    // The match of this browser may be restored only now, and may have continued.
    let has_own = Memo::new(move |_| app.shown.with(Option::is_some));
    Effect::new(move || {
        let is_own = app.replay.with_untracked(|replay| replay.as_ref().is_none_or(|replay| replay.is_own));
        if is_own && has_own.get() && foreign.with_untracked(Option::is_none) {
            app.watch_own();
        }
    });
    // Another match starts at its beginning and, if it is over, with all cards open.
    Effect::new(move || {
        app.replay.with(|replay| {
            let Some(replay) = replay else { return };
            let seat = replay.person().or(replay.may_open.then_some(Seat(0))).map(Viewer::Seat);
            let first = seat.filter(|_| replay.may_open).or(replay.viewers.first().copied());
            at.set(app.replay_from.get_untracked().min(replay.length));
            app.replay_from.set(0);
            eyes.set((first.unwrap_or(Viewer::Public), replay.may_open));
        });
    });
    let problems = app.replay_problems;
    on_cleanup(move || problems.set(Vec::new()));
    look(app, eyes, view);
    let chairs = Memo::new(move |_| {
        app.replay.with(|replay| replay.as_ref().map(|replay| replay.chairs.clone()).unwrap_or_default())
    });
    let drawn = Memo::new(move |_| view.with(|view| view.as_ref().map(|(_, view)| view.clone())));
    provide_context(Reader::new());
    let so_far = Memo::new(move |_| {
        let at = at.get();
        lines.with(|lines| lines.iter().take_while(|line| line.at.is_none_or(|told| told <= at)).cloned().collect())
    });
    provide_context(TableContext { view: drawn, chairs, lines: so_far.into(), moment: Some(at), is_live: false });
    let moment = move || view.with(|view| view.as_ref().map(|(at, _)| at.to_string()));
    // Another viewer or another number of seats needs another table. It is drawn once there is a view.
    let seen = Memo::new(move |_| view.with(|view| view.as_ref().map(|(_, view)| (view.viewer, view.seats.len()))));
    let read = move |(_, text): Read| {
        foreign.set(None);
        match text.map(|text| (kind_of(&text), text)) {
            Ok((Kind::Here, text)) => app.watch(Some(text)),
            Ok((Kind::Of(game), text)) => {
                problems.set(Vec::new());
                foreign.set(Some((game, text)));
            }
            Ok((Kind::None, _)) => problems.set(vec![Wording::new(|language| i18n::say(language, "record-none", &[]))]),
            Err(error) => problems.set(vec![error]),
        }
    };
    let wrong = move || {
        let line = |problem: &Wording| view! { <li>{problem.say(app.language()).to_owned()}</li> };
        problems.with(|problems| problems.iter().map(line).collect_view())
    };
    let read = Callback::new(read);
    let is_there = Memo::new(move |_| app.replay.with(Option::is_some));
    let is_unaided = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.is_unaided())));
    // A match whose players may not look back is covered until its scribe uncovers it.
    let is_scribe = RwSignal::new(false);
    let is_covered = Memo::new(move |_| {
        is_unaided.get()
            && !is_scribe.get()
            && app.replay.with(|replay| replay.as_ref().is_some_and(|replay| replay.is_own))
    });
    view! {
        <div class="replay">
            <header class="replay-head">
                <h1 class:unseen=is_there>{move || app.say("screen-replay")}</h1>
                <Show when=move || !is_there.get()><OpenRecord read/></Show>
                <div class="problem" role="alert">
                    <Show when=move || !problems.with(Vec::is_empty)>
                        <p>{move || app.say("record-wrong")}</p>
                        <ul>{wrong}</ul>
                    </Show>
                    <Elsewhere foreign/>
                </div>
            </header>
            <Show
                when=move || is_there.get() && !is_covered.get()
                fallback=move || {
                    if is_covered.get() {
                        view! { <Cover is_scribe/> }.into_any()
                    } else {
                        let nothing = if is_unaided.get() { "replay-unaided" } else { "replay-nothing" };
                        view! { <p class="replay-nothing">{move || app.say(nothing)}</p> }.into_any()
                    }
                }
            >
                <Controls eyes read/>
                <OpenHands/>
                <div class="table watched" data-at=moment class:public=move || eyes.get().0 == Viewer::Public>
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

/// Stands before a running match that only its scribe may look back at.
#[component]
fn Cover(is_scribe: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    view! {
        <section class="hand-over" aria-labelledby="scribe-title">
            <h2 id="scribe-title">{move || app.say("scribe-title")}</h2>
            <p>{move || app.say("scribe-text")}</p>
            <button type="button" class="primary" id="scribe-look" on:click=move |_| is_scribe.set(true)>
                {move || app.say("scribe-look")}
            </button>
        </section>
    }
}

/// Offers to open a record of another game on the page of that game.
#[component]
fn Elsewhere(foreign: RwSignal<Foreign>) -> impl IntoView {
    let app = use_app();
    move || {
        foreign.get().map(|(game, text)| {
            let said = app.say_with("record-other", &[("game", game.title.into())]);
            let open = app.say_with("record-open-there", &[("game", game.title.into())]);
            // If the storage has no room for it, the person must choose the file again on that page.
            let carry = move |_| {
                let _ = session_storage().map(|storage| storage.set_item(CARRIED, &text));
            };
            view! {
                <p>{said}</p>
                <a class="secondary" id="open-there" href=format!("{}#replay", game.address()) on:click=carry>{open}</a>
            }
        })
    }
}

fn session_storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}

/// Returns the record that the page of another game has passed on; it is then removed.
fn carried() -> Option<String> {
    let storage = session_storage()?;
    let text = storage.get_item(CARRIED).ok().flatten()?;
    let _ = storage.remove_item(CARRIED);
    Some(text)
}

/// Shows the hands of the other seats, if they are open.
#[component]
fn OpenHands() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let reader: Reader = expect_context();
    let hands = move || {
        let me = table.me();
        let seats = table.of_view(|view| view.seats.to_vec());
        let others = Seat::all(seats.len() as u8).zip(seats).filter(move |(seat, _)| Some(*seat) != me);
        let hands = others.map(move |(seat, side)| (seat, reader::hand_of(&app, &side)));
        hands.filter(|(_, hand)| !hand.is_empty())
    };
    let card = move |(shown, name, copies): (Shown, String, usize)| {
        let name = if copies > 1 { format!("{name} ×{copies}") } else { name };
        let read = move |event: ev::MouseEvent| reader.read(shown.clone(), &event_target(&event));
        view! { <li><button type="button" class="plain" on:click=read>{name}</button></li> }
    };
    let line = move |(seat, hand): (Seat, Vec<(Shown, String, usize)>)| {
        let title = format!("{} ({})", app.say("open-hand"), table.who(&app, seat));
        view! {
            <section class="open-hand" aria-label=title.clone()>
                <h2>{title.clone()}</h2>
                <ul>{hand.into_iter().map(card).collect_view()}</ul>
            </section>
        }
    };
    move || hands().map(line).collect::<Vec<_>>()
}

/// Requests the log of the viewer and the chosen moment, and shows them when they come. An answer for another moment
/// is not shown.
fn look(app: App, eyes: RwSignal<Look>, view: RwSignal<Option<(usize, View)>>) {
    let (at, lines) = (app.replay_at, app.replay_lines);
    let document = |(viewer, open): Look| Eyes { viewer: viewer.to_string(), open };
    // The match that is replayed, and its viewer.
    let source = Memo::new(move |_| (app.replay.get(), eyes.get()));
    Effect::new(move || {
        let (Some(_), wanted) = source.get() else { return };
        spawn_local(async move {
            if let Ok(DeskReply::Told(told)) = app.desk.ask(DeskRequest::Told(document(wanted))).await
                && eyes.try_get_untracked() == Some(wanted)
            {
                lines.set(told);
            }
        });
    });
    Effect::new(move || {
        let (Some(watched), wanted) = source.get() else { return };
        let moment = at.get();
        spawn_local(async move {
            let request = DeskRequest::Look { at: moment, eyes: document(wanted) };
            let Ok(DeskReply::Moment(seen)) = app.desk.ask(request).await else { return };
            // The screen may not exist any more.
            if at.try_get_untracked() == Some(moment) && eyes.try_get_untracked() == Some(wanted) {
                let before = view.with_untracked(|view| view.as_ref().map(|(at, _)| *at));
                view.set(watched.view(&seen).map(|seen| (moment, seen)));
                app.moments.skip();
                if before.is_some_and(|before| before + 1 == moment) {
                    let is_new = |line: &&ToldLine| line.at == Some(moment);
                    let news: Vec<ToldLine> =
                        lines.with_untracked(|lines| lines.iter().filter(is_new).cloned().collect());
                    app.moments.show(&app, &news);
                }
            }
        });
    });
    // The log is scrolled to the moment; later lines are dimmed.
    Effect::new(move || {
        let moment = at.get();
        lines.track();
        request_animation_frame(move || mark_lines(moment));
    });
}

/// Marks the lines of the log that have not happened yet at a moment, and scrolls the last beat before it into view.
fn mark_lines(moment: usize) {
    let Ok(found) = document().query_selector_all(".log [data-at]") else { return };
    let mut last = None;
    for line in (0..found.length()).filter_map(|k| found.get(k)?.dyn_into::<web_sys::HtmlElement>().ok()) {
        let is_later = line.dataset().get("at").and_then(|at| at.parse::<usize>().ok()).is_some_and(|at| at > moment);
        let _ = line.class_list().toggle_with_force("later", is_later);
        let _ = line.remove_attribute("aria-current");
        if !is_later && line.class_list().contains("beat") {
            last = Some(line);
        }
    }
    let list = document().query_selector(".log .turns").ok().flatten();
    if let (Some(last), Some(list)) = (last, list) {
        let _ = last.set_attribute("aria-current", "step");
        let (line, room) = (last.get_bounding_client_rect(), list.get_bounding_client_rect());
        let middle = line.y() + line.height() / 2.0 - room.y() - room.height() / 2.0;
        list.set_scroll_top(list.scroll_top() + middle as i32);
    }
}

/// A step through a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the beginning.
    First,
    /// To the beginning of the turn, or of the turn before.
    TurnBack,
    /// One decision back.
    Back,
    /// One decision forward.
    On,
    /// To the next turn.
    TurnOn,
    /// To the end.
    Last,
}

impl Way {
    /// Returns the step that a key stands for, if it is one.
    #[must_use]
    pub fn of_key(key: &str, is_shifted: bool) -> Option<Self> {
        Some(match (key, is_shifted) {
            ("ArrowLeft", false) => Self::Back,
            ("ArrowRight", false) => Self::On,
            ("ArrowLeft", true) | ("ArrowUp", _) => Self::TurnBack,
            ("ArrowRight", true) | ("ArrowDown", _) => Self::TurnOn,
            ("Home", _) => Self::First,
            ("End", _) => Self::Last,
            _ => return None,
        })
    }

    /// Returns the moment that this step leads to, in a match with `length` decisions whose turns begin at `turns`.
    fn from(self, at: usize, length: usize, turns: &[TurnMark]) -> usize {
        let mut starts = turns.iter().map(|mark| mark.at);
        match self {
            Self::First => 0,
            Self::Last => length,
            Self::Back => at.saturating_sub(1),
            Self::On => (at + 1).min(length),
            Self::TurnBack => starts.rfind(|start| *start < at).unwrap_or(0),
            Self::TurnOn => starts.find(|start| *start > at).unwrap_or(length),
        }
    }
}

/// Takes this step in the match that is replayed.
pub fn go(app: App, way: Way) {
    let at = app.replay.with_untracked(|replay| {
        replay.as_ref().map(|replay| way.from(app.replay_at.get_untracked(), replay.length, &replay.turns))
    });
    at.into_iter().for_each(|at| app.replay_at.set(at));
}

/// Shows the field that opens a record from a file.
#[component]
fn OpenRecord(read: Callback<Read>) -> impl IntoView {
    view! { <FileField id="record-file" title="replay-open" accept=".txt,text/plain" most=LARGEST taken=read/> }
}

#[component]
fn Controls(eyes: RwSignal<Look>, read: Callback<Read>) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let at = app.replay_at;
    let length = Memo::new(move |_| app.replay.with(|replay| replay.as_ref().map_or(0, |replay| replay.length)));
    let turns = Memo::new(move |_| {
        app.replay.with(|replay| replay.as_ref().map(|replay| replay.turns.clone()).unwrap_or_default())
    });
    let button = move |id: &'static str, sign: &'static str, way: Way| {
        view! {
            <button type="button" class="plain" id=id aria-label=move || app.say(id) title=move || app.say(id) on:click=move |_| go(app, way)>
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    let move_to = move |event: ev::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            at.set(number);
        }
    };
    let look = move |event: ev::Event| {
        let chosen = event_target_value(&event);
        let (viewer, open) = chosen.strip_prefix("open ").map_or((chosen.as_str(), false), |viewer| (viewer, true));
        if let Ok(viewer) = viewer.parse() {
            eyes.set((viewer, open));
        }
    };
    let now = move || {
        let said = app.say_with("replay-at", &[("n", at.get().into()), ("of", length.get().into())]);
        let turn = turns.with(|turns| turns.iter().rfind(|mark| mark.at <= at.get()).copied());
        turn.map_or(said.clone(), |mark| format!("{} · {said}", turn_name(&app, &table, mark)))
    };
    let marks = move || {
        let length = length.get().max(1) as f64;
        let mark = |mark: &TurnMark| {
            view! { <span class="turn-mark" style=("--at", format!("{:.4}", mark.at as f64 / length))></span> }
        };
        turns.with(|turns| turns.iter().map(mark).collect_view())
    };
    view! {
        <div class="controls">
            <div class="ways">
                <RunButton length/>
                {button("replay-first", "⇤", Way::First)}
                {button("replay-turn-back", "«", Way::TurnBack)}
                {button("replay-back", "◀", Way::Back)}
                {button("replay-forth", "▶", Way::On)}
                {button("replay-turn-forth", "»", Way::TurnOn)}
                {button("replay-last", "⇥", Way::Last)}
            </div>
            <label class="field slider">
                <span>{now}</span>
                <input type="range" min="0" max=move || length.get().to_string() prop:value=move || at.get().to_string()
                    aria-valuetext=now on:input=move_to/>
                <span class="turn-marks" aria-hidden="true">{marks}</span>
            </label>
            <label class="field">
                <span>{move || app.say("replay-viewer")}</span>
                <select id="replay-viewer" on:change=look>
                    {move || {
                        app.replay.get().map(|replay| {
                            let line = |look: Look, name: String| {
                                let value = format!("{}{}", if look.1 { "open " } else { "" }, look.0);
                                view! { <option value=value selected=move || eyes.get() == look>{name}</option> }
                            };
                            let first = replay.person().unwrap_or(Seat(0));
                            let open = replay.may_open.then(|| line((Viewer::Seat(first), true), app.say("viewer-open")));
                            let one = |viewer: &Viewer| line((*viewer, false), viewer_name(&app, &table, *viewer));
                            let others = replay.viewers.iter().map(one).collect_view();
                            view! { {open}{others} }
                        })
                    }}
                </select>
            </label>
            <PaceChoice/>
            <OpenRecord read/>
        </div>
    }
}

fn turn_name(app: &App, table: &TableContext, mark: TurnMark) -> String {
    let who = mark.seat.map(|seat| table.who(app, Seat(seat))).unwrap_or_default();
    app.say_with("turn-n", &[("n", mark.turn.into()), ("who", who.into())])
}

/// Shows the button that lets the replay run automatically, at the chosen pace.
#[component]
fn RunButton(length: Memo<usize>) -> impl IntoView {
    let app = use_app();
    let at = app.replay_at;
    let is_running = RwSignal::new(false);
    // Each start has a number: an older run ends when it sees a newer number.
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
                // The screen may not exist any more, and with it its signals.
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
        <button type="button" class="plain" id="replay-run" aria-label=move || app.say(if is_running.get() { "watch-pause" } else { "replay-run" }) aria-pressed=move || is_running.get().to_string() on:click=press>
            <span class="tool-icon" inner_html=move || icons::icon(if is_running.get() { "pause" } else { "play" })></span>
            <span class="tool-word">{move || app.say(if is_running.get() { "watch-pause" } else { "replay-run" })}</span>
        </button>
    }
}

fn viewer_name(app: &App, table: &TableContext, viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => app.say("viewer-public"),
        Viewer::Seat(seat) => table.who(app, seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_lead_by_decisions_and_by_turns_and_never_beyond_the_match() {
        let turns = [3, 7, 7, 12].map(|at| TurnMark { at, turn: 1, seat: None });
        let go =
            |key: &str, is_shifted: bool, at: usize| Way::of_key(key, is_shifted).map(|way| way.from(at, 20, &turns));
        assert_eq!((go("ArrowLeft", false, 0), go("ArrowLeft", false, 9)), (Some(0), Some(8)));
        assert_eq!((go("ArrowRight", false, 19), go("ArrowRight", false, 20)), (Some(20), Some(20)));
        for (key, is_shifted) in [("ArrowRight", true), ("ArrowDown", false)] {
            assert_eq!([0, 3, 7, 12, 20].map(|at| go(key, is_shifted, at)), [3, 7, 12, 20, 20].map(Some));
        }
        for (key, is_shifted) in [("ArrowLeft", true), ("ArrowUp", false)] {
            assert_eq!([0, 3, 7, 8, 20].map(|at| go(key, is_shifted, at)), [0, 0, 3, 7, 12].map(Some));
        }
        assert_eq!((go("Home", false, 9), go("End", true, 9), go("x", false, 9)), (Some(0), Some(20), None));
    }
}
