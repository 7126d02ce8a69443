//! The log: turns with their beats. Each beat is a sentence that opens to show its lines; the newest is in view.
//! Pressing a line shows on the table what it is about, and in a replay goes to its moment; beside it is its clause.
//! For the keyboard the log is one tab stop, in which arrows move from line to line.

use leptos::html::Ol;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Both;
use web_sys::Element;

use crate::app::{App, focus};
use crate::beats::{Beat, TurnBeats, turns};
use crate::concede::ConcedeButton;
use crate::desk::{Shown, ToldLine, pause};
use crate::later::{LaterPart, Part};
use crate::pointing::{bring_in_sight, point_at};
use crate::screen::Screen;
use crate::table_context::{use_app, use_table};

/// Shows the log of the table.
#[component]
pub fn LogView() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_live = table.is_live;
    // In a replay the viewer reads the log of the whole match, and goes from a line to its moment.
    let lines = if is_live { table.lines } else { app.replay_lines.into() };
    let groups = Memo::new(move |_| lines.with(|lines| turns(lines)));
    // Where the players get no help, they see no log (a match of memory).
    let is_kept = move || !is_live || app.shown.with(|shown| shown.as_ref().is_none_or(|shown| !shown.is_unaided()));
    let list = NodeRef::<Ol>::new();
    // A new line does not move the lines that the person is reading: the list is only scrolled further.
    Effect::new(move || {
        groups.track();
        app.log_open.track();
        if !is_live {
            return;
        }
        request_animation_frame(move || {
            // The table may not exist any more.
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <section id="log" class="log" class:open=app.log_open aria-label=move || app.say("log")>
            <header class="log-head">
                <h2>{move || app.say("log")}</h2>
                {is_live.then(|| view! { <ConcedeButton/> })}
                <button type="button" class="plain log-close" on:click=move |_| app.log_open.set(false)>
                    {move || app.say("close")}
                </button>
            </header>
            <Show when=is_kept fallback=move || view! { <LaterPart part=Part::Unkept/> }>
                <ol class="turns" node_ref=list tabindex="0" aria-label=move || app.say("log")>
                    <For each=move || groups.get() key=key let:turn>
                        <TurnView turn/>
                    </For>
                </ol>
            </Show>
        </section>
    }
}

/// Says that no log is kept, and leads to the scribe, if there is one.
#[component]
pub fn Unkept() -> impl IntoView {
    let app = use_app();
    let has_scribe = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().is_some_and(Shown::has_scribe)));
    view! {
        <p class="log-unkept">{move || app.say("log-unkept")}</p>
        <Show when=move || has_scribe.get()>
            <a class="secondary" href=Screen::Replay.address()>{move || app.say("scribe-title")}</a>
        </Show>
    }
}

/// Identifies a turn, also among turns that were at the same place before something was undone.
fn key(turn: &TurnBeats) -> (Option<u16>, bool, String) {
    let texts = turn.beats.iter().flat_map(|beat| &beat.lines).map(|line| line.text.en.as_str());
    (turn.turn, turn.summary.is_some(), texts.collect())
}

#[component]
fn TurnView(turn: TurnBeats) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let TurnBeats { turn: number, seat, summary, beats } = turn;
    let heading = number.map(|number| {
        let words = move || {
            let who = seat.map(|seat| table.who(&app, seat)).unwrap_or_default();
            app.say_with("turn-n", &[("n", number.into()), ("who", who.into())])
        };
        view! { <h3 class="beat-turn">{words}</h3> }
    });
    let summary = summary.map(|summary| view! { <p class="turn-summary">{move || said(&summary, app.language())}</p> });
    view! {
        <li class="turn" class:own=move || seat.is_some() && seat == table.me()>
            {heading}
            {summary}
            <ol class="beats">{beats.into_iter().map(|beat| view! { <BeatView beat/> }).collect_view()}</ol>
        </li>
    }
}

fn said(text: &Both, language: table::Language) -> String {
    text.get(language).to_owned()
}

/// Shows a beat: a single line as it is, several lines folded below their headline.
#[component]
fn BeatView(beat: Beat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let open = app.open_beats;
    let Beat { start, headline, lines } = beat;
    let (begins, ends) = (lines.first().and_then(|line| line.at), lines.last().and_then(|line| line.at));
    if let [line] = lines.as_slice()
        && line.text == headline
    {
        return view! { <li class="beat" data-beat=start data-at=begins><Line line=line.clone()/></li> }.into_any();
    }
    let marks: Vec<String> = lines.iter().flat_map(|line| line.marks.iter().cloned()).collect();
    let toggle = move |event: leptos::ev::MouseEvent| {
        // Only the attribute below opens and closes it, not the browser.
        event.prevent_default();
        let mut is_open = false;
        open.update(|open| {
            is_open = !open.remove(&start);
            if is_open {
                open.insert(start);
            }
        });
        if let (Some(moment), Some(at)) = (table.moment, ends) {
            moment.set(at);
        }
        if is_open {
            let beat = event_target::<Element>(&event).closest(".beat").ok().flatten();
            request_animation_frame(move || beat.iter().for_each(bring_in_sight));
            point_at(&table, &marks);
        }
    };
    view! {
        <li class="beat" data-beat=start data-at=begins>
            <details open=move || open.with(|open| open.contains(&start))>
                <summary class="line-button headline" tabindex="-1" on:click=toggle>
                    <span class="line-text">{move || said(&headline, app.language())}</span>
                </summary>
                <ul class="lines">
                    {lines.into_iter().map(|line| view! { <li><Line line/></li> }).collect_view()}
                </ul>
            </details>
        </li>
    }
    .into_any()
}

/// Opens the log at the last line that introduced the card with this number, or else at the last one that mentions it.
pub fn show_in_log(app: &App, number: &str) {
    let lines = if app.screen.get_untracked() == Screen::Replay { app.replay_lines } else { app.desk.lines };
    let naming = naming(number);
    let beat = lines.with_untracked(|lines| {
        let beats: Vec<Beat> = turns(lines).into_iter().flat_map(|turn| turn.beats).collect();
        let last_with = |mark: &str| {
            let speaks = |line: &ToldLine| line.marks.iter().any(|one| one == mark);
            beats.iter().rfind(|beat| beat.lines.iter().any(speaks)).map(|beat| beat.start)
        };
        last_with(&naming).or_else(|| last_with(number))
    });
    let Some(beat) = beat else { return };
    app.panel.set(None);
    app.log_open.set(true);
    app.open_beats.update(|open| {
        open.insert(beat);
    });
    spawn_local(async move {
        // When the log is opened, it first scrolls to its end.
        pause(60).await;
        let line = format!(".log [data-beat=\"{beat}\"] .line-button");
        focus(&line);
        if let Ok(Some(line)) = document().query_selector(&line) {
            line.scroll_into_view();
        }
    });
}

/// Returns the mark of a line that introduces the card with this number.
fn naming(number: &str) -> String {
    format!("named-{number}")
}

/// Shows a sentence whose numbers in brackets lead to the log lines that introduced their cards; a number that occurs
/// in no line stays plain text.
pub fn linked(app: App, lines: Signal<Vec<ToldLine>>, text: &str) -> AnyView {
    let is_told = |number: &str| {
        lines.with_untracked(|lines| lines.iter().any(|line| line.marks.iter().any(|mark| mark == number)))
    };
    let parts = parts(text).into_iter().map(|(is_number, part)| {
        if !is_number || !is_told(part) {
            return if is_number { format!("({part})") } else { part.to_owned() }.into_any();
        }
        let number = part.to_owned();
        let name = number.clone();
        view! {
            <button type="button" class="number-link" data-number=number.clone() on:click=move |_| show_in_log(&app, &number)
                aria-label=move || format!("({name}), {}", app.say("in-log"))>
                {format!("({part})")}
            </button>
        }
        .into_any()
    });
    parts.collect_view().into_any()
}

/// Splits a sentence into its words and the numbers that stand alone in brackets.
fn parts(text: &str) -> Vec<(bool, &str)> {
    let (mut parts, mut rest, mut from) = (Vec::new(), text, 0);
    while let Some(open) = rest[from..].find('(').map(|at| from + at) {
        let digits = rest[open + 1..].find(|letter: char| !letter.is_ascii_digit()).unwrap_or(0);
        let close = open + 1 + digits;
        if digits == 0 || rest.as_bytes().get(close) != Some(&b')') {
            from = open + 1;
            continue;
        }
        parts.extend([(false, &rest[..open]), (true, &rest[open + 1..close])]);
        (rest, from) = (&rest[close + 1..], 0);
    }
    parts.push((false, rest));
    parts
}

/// Shows a line; pressing it shows what it is about.
#[component]
fn Line(line: ToldLine) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let ToldLine { clause, text, marks, at, .. } = line;
    let id = clause.clone();
    let name = clause.clone();
    let show = move |_| {
        app.log_open.set(false);
        if let (Some(moment), Some(at)) = (table.moment, at) {
            moment.set(at);
        }
        point_at(&table, &marks);
    };
    view! {
        <div class="line" data-at=at>
            <button type="button" class="line-button" tabindex="-1" on:click=show>
                <span class="line-text">{move || said(&text, app.language())}</span>
            </button>
            <button type="button" class="plain why" tabindex="-1" data-clause=id on:click=move |_| app.show_clause(&clause)
                aria-label=move || format!("{} {name}", app.say("why"))>
                {move || app.say("why")}
            </button>
        </div>
    }
}

/// Shows the latest news: the last beat in a sentence, which is read out as it happens; the result of the last scene,
/// until there is another one; and what the previous seat has done in its turn.
#[component]
pub fn News() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let news = Memo::new(move |_| table.lines.with(|lines| newest(lines)));
    let latest = move || {
        let language = app.language();
        news.with(|news| match (&news.latest, news.turn) {
            (Some(latest), _) => said(latest, language),
            (None, Some((number, seat))) => {
                let who = seat.map(|seat| table.who(&app, table::Seat(seat))).unwrap_or_default();
                app.say_with("turn-n", &[("n", number.into()), ("who", who.into())])
            }
            (None, None) => String::new(),
        })
    };
    let further = move || {
        let language = app.language();
        news.with(|news| {
            let line = |class, text: &Both| view! { <p class=class>{linked(app, table.lines, text.get(language))}</p> };
            let result = news.result.as_ref().map(|text| line("last-result", text));
            (news.summary.as_ref().map(|text| line("turn-summary", text)), result)
        })
    };
    view! {
        <div class="news">
            <div role="status"><p class="latest">{move || linked(app, table.lines, &latest())}</p></div>
            {further}
        </div>
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Newest {
    latest: Option<Both>,
    turn: Option<(u16, Option<u8>)>,
    result: Option<Both>,
    summary: Option<Both>,
}

fn newest(lines: &[ToldLine]) -> Newest {
    // Lines from before the previous turn are not news.
    let mut begun = lines.iter().enumerate().rev().filter(|(_, line)| line.turn.is_some()).map(|(at, _)| at);
    let (last, before) = (begun.next().unwrap_or_default(), begun.next().unwrap_or_default());
    let recent = turns(&lines[before..]);
    let latest = recent.last().and_then(|turn| turn.beats.last());
    let staged = recent
        .iter()
        .flat_map(|turn| &turn.beats)
        .rev()
        .find(|beat| beat.lines.iter().any(|line| line.staged.is_some()));
    let result = staged.filter(|staged| latest.is_none_or(|latest| latest.start != staged.start));
    Newest {
        latest: latest.map(|beat| beat.headline.clone()),
        turn: lines.get(last).and_then(|line| Some((line.turn?, line.head))),
        result: result.map(|beat| beat.headline.clone()),
        summary: lines.get(last).and_then(|line| line.summary.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_that_stand_alone_in_brackets_are_parted() {
        let text = "Whom does SAMURAI (8) attack (5 D): è (12)? ()";
        let expected =
            [(false, "Whom does SAMURAI "), (true, "8"), (false, " attack (5 D): è "), (true, "12"), (false, "? ()")];
        assert_eq!(parts(text), expected);
        assert_eq!(parts("Nobody (8"), [(false, "Nobody (8")]);
        assert_eq!(parts(""), [(false, "")]);
    }
}
