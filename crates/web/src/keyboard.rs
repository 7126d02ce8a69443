//! Keys that work wherever the focus is: digits choose from the list, arrows move through it, Escape goes back,
//! Backspace takes back unannounced decisions; letters lead to undo, "why not?", the whole question, log and hand; in a replay arrows go
//! by decisions and turns. The settings list all keys.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::app::{App, focus};
use crate::panel::Panel;
use crate::replay::{Way, go};
use crate::screen::Screen;

/// Listens for keys as long as the page is shown.
pub fn listen(app: App) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        let may_take = !is_writing(&event) || event.key() == "Escape";
        if is_plain && (steer(app, &event) || (may_take && take(app, &event.key()))) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Moves through a replay, if the key is one of its keys and the focused element does not use it for scrolling.
fn steer(app: App, event: &KeyboardEvent) -> bool {
    let Some(way) = Way::of_key(&event.key(), event.shift_key()) else { return false };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let has_own = |target: Element| target.closest("select, .file-field, .panel, .turns:focus, .boards:focus");
    let is_free = target.is_none_or(|target| matches!(has_own(target), Ok(None)));
    let may = is_free && app.screen.get_untracked() == Screen::Replay && app.panel.get_untracked().is_none();
    if may {
        go(app, way);
    }
    may
}

/// Handles a key; returns whether it had a meaning here. Behind an open panel no key has one.
fn take(app: App, key: &str) -> bool {
    if key != "Escape" && app.panel.with_untracked(Option::is_some) {
        return false;
    }
    match key {
        // The reader closes itself; what lies behind it stays.
        "Escape" if matches!(document().query_selector(".reader"), Ok(Some(_))) => {}
        "Escape" => app.step_back(),
        "Backspace" => return app.screen.get_untracked() == Screen::Table && app.take_back(),
        // If digits have no meaning here, letters have none either.
        "?" | "s" | "S" => {
            if app.settings.keys.get_untracked() != "on" {
                return false;
            }
            app.show(if key == "?" { Panel::Help } else { Panel::Legend });
        }
        "u" | "U" | "w" | "W" | "q" | "Q" | "l" | "L" | "h" | "H" => {
            let is_table = matches!(app.screen.get_untracked(), Screen::Table | Screen::Replay);
            return is_table && app.settings.keys.get_untracked() == "on" && go_to_part(app, &key.to_ascii_lowercase());
        }
        "ArrowDown" | "ArrowUp" => return walk(if key == "ArrowDown" { 1 } else { -1 }),
        _ => {
            let Some(digit) = key.parse::<usize>().ok().filter(|_| app.settings.keys.get_untracked() == "on") else {
                return false;
            };
            let wanted = ((digit + 9) % 10 + 1).to_string();
            let is_it = |entry: &HtmlElement| entry.dataset().get("entry").as_ref() == Some(&wanted);
            let Some(entry) = entries().into_iter().find(is_it) else { return false };
            if !app.is_fresh.get_untracked() {
                entry.click();
            }
        }
    }
    true
}

/// Moves the focus to the part of the table that a letter stands for; returns whether this part is shown now.
fn go_to_part(app: App, letter: &str) -> bool {
    let press = |selector: &str| {
        let found = document().query_selector(selector).ok().flatten();
        let button = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
        button.map(|button| button.click()).is_some()
    };
    let is_in = |place: &str| {
        let active = document().active_element();
        active.is_some_and(|active| matches!(active.closest(place), Ok(Some(_))))
    };
    match letter {
        "u" => press("#undo:not([disabled])"),
        "w" => press("#why-not:not([disabled])"),
        "q" => press("#question"),
        "h" => enter(".hand .card-button"),
        _ if is_in(".log") => {
            app.log_open.set(false);
            enter("[data-entry]") || enter("#question")
        }
        _ => {
            app.log_open.set(true);
            request_animation_frame(|| focus(".log .turns"));
            true
        }
    }
}

/// Moves the focus to the first element of this kind; returns whether there is one.
fn enter(selector: &str) -> bool {
    let is_there = matches!(document().query_selector(selector), Ok(Some(_)));
    focus(selector);
    is_there
}

/// Moves the focus along the list; within the log, along its lines; from anywhere else, into the list.
fn walk(step: isize) -> bool {
    let in_log = document().active_element().is_some_and(|active| matches!(active.closest(".log .turns"), Ok(Some(_))));
    let entries = if in_log {
        all(".log .beat > .line > button, .log summary, .log details[open] .line > button")
    } else {
        entries()
    };
    if entries.is_empty() {
        return false;
    }
    let active = document().active_element();
    let at = entries.iter().position(|entry| active.as_ref() == Some(entry.unchecked_ref::<Element>()));
    // The log is entered at its end, where the news is.
    let first = if in_log { entries.len() - 1 } else { 0 };
    let next = at.map_or(first, |at| (at as isize + step).rem_euclid(entries.len() as isize) as usize);
    entries[next].focus().is_ok()
}

fn entries() -> Vec<HtmlElement> {
    all("[data-entry]")
}

/// Returns all elements of this kind that are visible.
fn all(selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    let found = (0..found.length()).filter_map(|k| found.get(k)?.dyn_into::<HtmlElement>().ok());
    found.filter(|element| element.offset_height() > 0).collect()
}

fn is_writing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}
