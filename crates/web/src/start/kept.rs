//! The matches that this browser stores: those that can be continued, and those that are over.

use leptos::prelude::*;

use crate::app::App;
use crate::archive::{Entry, id_of};
use crate::chair::{Chair, Occupant};
use crate::desk::GAME;
use crate::download::download;
use crate::screen::{Screen, go_to};
use crate::table_context::use_app;

/// Shows the present match, and those that were left.
#[component]
pub fn GoOn() -> impl IntoView {
    let app = use_app();
    // The present match is not listed among those that were left.
    let is_other =
        move |entry: &Entry| app.is_in_lesson() || app.desk.kept_text().as_deref().and_then(id_of) != entry.id();
    let present = move || {
        app.shown.with(|shown| {
            let shown = shown.as_ref().filter(|shown| shown.outcome().is_none() && shown.lesson().is_none())?;
            Some(line(&app, shown.chairs(), shown.view().turn.into()))
        })
    };
    let left = move || {
        let one = |(place, entry): (usize, &Entry)| {
            let said = format!("{} ({})", line(&app, &entry.chairs, entry.turn), date(&app, entry.at));
            view! {
                <li><button type="button" class="plain kept-match" data-left=place on:click=move |_| app.take_up(place)>{said}</button></li>
            }
        };
        app.archive.with(|archive| archive.left().filter(|(_, entry)| is_other(entry)).map(one).collect_view())
    };
    let has_left = move || app.archive.with(|archive| archive.left().any(|(_, entry)| is_other(entry)));
    view! {
        {move || {
            present().map(|said| {
                view! {
                    <a class="primary go-on" id="resume" href=Screen::Table.address()>
                        <span>{app.say("resume")}</span>
                        <span class="button-note">{said}</span>
                    </a>
                }
            })
        }}
        <Show when=has_left>
            <details class="kept">
                <summary>{move || app.say("left-matches")}</summary>
                <ul class="kept-list">{left}</ul>
            </details>
        </Show>
    }
}

/// Shows the matches that are over, for a replay, and a button that saves all of them as a file.
#[component]
pub fn Finished() -> impl IntoView {
    let app = use_app();
    let count = move || app.archive.with(|archive| archive.over().count());
    let lines = move || {
        app.archive.with(|archive| archive.over().map(|(place, entry)| finished(&app, place, entry)).collect_view())
    };
    let save = move |_| {
        let records = app.archive.with_untracked(|archive| {
            let record =
                |(_, entry): (usize, &Entry)| entry.text.split_once("\n\n").map(|(_, record)| record.to_owned());
            archive.over().filter_map(record).collect::<Vec<_>>().join("\n\n")
        });
        download(&format!("{}-{}.duello.txt", GAME, app.say("finished-file")), &records);
    };
    view! {
        <Show when=move || { count() > 0 }>
            <details class="kept" id="finished">
                <summary>{move || app.say_with("finished-matches", &[("n", count().into())])}</summary>
                <ul class="kept-list">{lines}</ul>
                <button type="button" class="plain" id="save-all" on:click=save>{move || app.say("save-all")}</button>
            </details>
        </Show>
    }
}

fn finished(app: &App, place: usize, entry: &Entry) -> impl IntoView + use<> {
    let app = *app;
    let ending = entry.ending.map(|ending| app.say(&format!("ending-{}", ending.as_str())));
    let said = format!(
        "{} · {} · {}",
        date(&app, entry.at),
        ending.unwrap_or_default(),
        line(&app, &entry.chairs, entry.turn)
    );
    // A match that cannot be read any more, because the rules have changed, is reported here; it still is in the file
    // with all of them.
    let look_back = move |_| {
        let text = app.archive.with_untracked(|archive| archive.get(place).map(|entry| entry.text.clone()));
        if text.is_some() {
            app.watch(text);
            go_to(&Screen::Replay);
        }
    };
    view! {
        <li><button type="button" class="plain kept-match" data-over=place on:click=look_back>{said}</button></li>
    }
}

/// Returns a match in one line: the opponents, and how far it came.
fn line(app: &App, chairs: &[Chair], turn: u32) -> String {
    let people = chairs.iter().filter(|chair| chair.is_person()).count();
    let name = |chair: &Chair| match chair.player {
        Occupant::Bot(level) => Some(app.say(&format!("level-{level}"))),
        // A single person need not be told who they are.
        Occupant::Person if people == 1 => None,
        Occupant::Person if chair.name.is_empty() => Some(app.say("person")),
        Occupant::Person => Some(chair.name.clone()),
    };
    let names: Vec<String> = chairs.iter().filter_map(name).collect();
    let id = if people == 1 { "match-against" } else { "match-between" };
    app.say_with(id, &[("who", names.join(", ").into()), ("turn", turn.into())])
}

/// Returns a day in the format of the reader's language.
fn date(app: &App, at: u64) -> String {
    let date = js_sys::Date::new(&((at * 1000) as f64).into());
    let text = date.to_locale_date_string(app.language().as_str(), &wasm_bindgen::JsValue::UNDEFINED);
    text.as_string().unwrap_or_default()
}
