//! Shows a big moment as a scene over the middle of the table: the result of an attack, with both sides large, the numbers
//! that they add up, the blow and the consequences; or a wheel of signs that turns and stops. Any press or key ends it and
//! does nothing else; only the next bot waits for it.

use std::cell::Cell;
use std::rc::Rc;

use browser::wheel;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Both;
use table::Seat;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

use crate::app::App;
use crate::desk::{Addend, Fate, Staged, StagedSide, ToldLine, pause};
use crate::game::SIGNS;
use crate::game::board::{StagedFace, addend_name};
use crate::icons;
use crate::screen::Screen;
use crate::sounds;
use crate::table_context::{use_app, use_table};

/// How long the result of an attack is shown, in milliseconds.
const SHOWN: i32 = 1800;
/// How long a wheel is shown: while it turns, and while its result is read.
const WHEEL_SHOWN: i32 = wheel::TURNING + 3_200;
/// If several come at once, only this many of the last ones are shown.
const MOST: usize = 2;

/// The scenes that are still to be shown, the present one first, each with its result in words.
#[derive(Clone, Copy)]
pub struct Moments {
    queue: RwSignal<Vec<(Staged, Both)>>,
    /// The number of scenes that were begun: a timer of an earlier scene does nothing.
    begun: StoredValue<u32>,
}

impl Moments {
    /// Returns an empty list of scenes.
    #[must_use]
    pub fn new() -> Self {
        Self { queue: RwSignal::new(Vec::new()), begun: StoredValue::new(0) }
    }

    /// Shows the scenes of new log lines.
    pub fn show(&self, app: &App, lines: &[ToldLine]) {
        let staged = |(at, line): (usize, &ToldLine)| {
            let said = lines[at..].iter().find_map(|line| line.headline.as_ref());
            Some((line.staged.clone()?, said.unwrap_or(&line.text).clone()))
        };
        let mut scenes: Vec<_> = lines.iter().enumerate().filter_map(staged).collect();
        // Where nothing may move, a wheel stands still; a blow is nothing without its movement.
        scenes.retain(|(staged, _)| app.settings.may_move() || matches!(staged, Staged::Wheel { .. }));
        if scenes.is_empty() || app.settings.moments.get_untracked() != "on" {
            return;
        }
        scenes.drain(..scenes.len().saturating_sub(MOST));
        self.queue.set(scenes);
        self.begin(*app);
    }

    /// Returns the remaining time of the scenes, in milliseconds.
    pub fn left(&self) -> i32 {
        self.queue.with_untracked(|queue| queue.iter().map(|(staged, _)| length(staged)).sum())
    }

    /// Whether a scene is shown.
    fn is_on(&self) -> bool {
        self.queue.with_untracked(|queue| !queue.is_empty())
    }

    /// Ends the present scene.
    pub fn skip(&self) {
        if self.is_on() {
            self.queue.set(Vec::new());
        }
    }

    fn begin(self, app: App) {
        let Some(staged) = self.queue.with_untracked(|queue| queue.first().map(|(staged, _)| staged.clone())) else {
            return;
        };
        if let Staged::Attack { sides: [_, met] } = &staged
            && app.settings.sounds.get_untracked() == "on"
        {
            sounds::play(met.fate);
        }
        self.begun.update_value(|begun| *begun = begun.wrapping_add(1));
        let begun = self.begun.get_value();
        spawn_local(async move {
            pause(length(&staged)).await;
            if self.begun.get_value() == begun && self.is_on() {
                self.queue.update(|queue| drop(queue.remove(0)));
                self.begin(app);
            }
        });
    }
}

/// How long a scene is shown, in milliseconds.
const fn length(staged: &Staged) -> i32 {
    match staged {
        Staged::Attack { .. } => SHOWN,
        Staged::Wheel { .. } => WHEEL_SHOWN,
    }
}

/// Shows the present scene. It takes no space, and receives presses only on its numbers.
#[component]
pub fn MomentView() -> impl IntoView {
    let app = use_app();
    let moments = app.moments;
    end_by_any_press(app);
    let now = Memo::new(move |_| moments.queue.with(|queue| queue.first().cloned()));
    move || {
        now.get().map(|(staged, said)| match staged {
            Staged::Attack { sides: [one, two] } => view! {
                <div class="moment" aria-hidden="true">
                    <Side side=one/>
                    <Side side=two/>
                    <p class="moment-result">{said.get(app.language()).to_owned()}</p>
                </div>
            }
            .into_any(),
            Staged::Wheel { seat, at, name, kind, about } => view! { <Wheel seat at name kind about/> }.into_any(),
        })
    }
}

/// The controls of a watched match: nobody is asked there, so that a press does what it says, scene or not.
const WATCHING: &str = ".watch";

/// Lets any press and any key end a scene and do nothing else at the table: it reaches neither the elements below the
/// scene nor an answer. Only a number leads to its clause, and whoever watches can stop at once.
fn end_by_any_press(app: App) {
    let moments = app.moments;
    // Whether the following click belongs to a press that ended a scene.
    let is_spent = Rc::new(Cell::new(false));
    let listen = move |name: &'static str, act: Box<dyn Fn(&Event) -> bool>| {
        let act = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            if act(&event) {
                event.stop_propagation();
                event.prevent_default();
            }
        });
        let _ = window().add_event_listener_with_callback_and_bool(name, act.as_ref().unchecked_ref(), true);
        let act = StoredValue::new_local(act);
        on_cleanup(move || {
            act.with_value(|act| {
                let _ = window().remove_event_listener_with_callback_and_bool(name, act.as_ref().unchecked_ref(), true);
            });
        });
    };
    let spent = Rc::clone(&is_spent);
    let press = move |event: &Event| {
        let within = |place: &str| closest(event, place);
        let ends = moments.is_on() && within(".table").is_some() && within(WATCHING).is_none();
        let clause = within(".addend").filter(|_| ends).and_then(|addend| addend.get_attribute("data-clause"));
        moments.skip();
        spent.set(ends);
        if let Some(clause) = clause {
            app.show_clause(&clause);
        }
        ends
    };
    listen("pointerdown", Box::new(press));
    let spent = Rc::clone(&is_spent);
    listen("click", Box::new(move |event| event.is_trusted() && spent.replace(false)));
    let key = move |event: &Event| {
        let key = event.dyn_ref::<ev::KeyboardEvent>().map(ev::KeyboardEvent::key).unwrap_or_default();
        // In a replay the same keys continue it, and keys that only move through the page do not answer anything.
        let is_way = app.screen.get_untracked() == Screen::Replay
            || matches!(key.as_str(), "Tab" | "Shift" | "Control" | "Alt" | "Meta")
            || closest(event, WATCHING).is_some();
        let ends = moments.is_on() && !is_way;
        is_spent.set(ends && matches!(key.as_str(), " " | "Enter"));
        moments.skip();
        ends
    };
    listen("keydown", Box::new(key));
    on_cleanup(move || moments.skip());
}

/// The nearest element around the target of an event, itself included, that the selector describes.
fn closest(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// A wheel of signs: it turns, and then tells on what it stopped. The log says the same.
#[component]
fn Wheel(seat: u8, at: u8, name: Both, kind: Both, about: Both) -> impl IntoView {
    let app = use_app();
    let moves = app.settings.may_move();
    let who = use_table().who(&app, Seat(seat));
    let signs = SIGNS.map(|signs| signs()).unwrap_or_default();
    let word = move |both: &Both| both.get(app.language()).to_owned();
    view! {
        <div class="moment moment-wheel" class:still=!moves aria-hidden="true">
            <div class="moment-picture" inner_html=wheel::picture(&signs, Some(at.into()), moves)></div>
            <div class="moment-told">
                <p class="moment-name">{word(&name)}</p>
                <p class="moment-kind">{word(&kind)}</p>
                <p>{word(&about)}</p>
                <p class="moment-kind">{app.say_with("moment-for", &[("who", who.into())])}</p>
            </div>
        </div>
    }
}

/// Shows a side: its card, the numbers that it adds up, and what became of it.
#[component]
fn Side(side: StagedSide) -> impl IntoView {
    let app = use_app();
    let StagedSide { addends, total, against, fate, .. } = side.clone();
    let addend = |(place, Addend { kind, n, of, clause }): (usize, Addend)| {
        let name = move || addend_name(&app, &kind);
        let of = of.map(|of| view! { <small class="addend-of">{move || of.get(app.language()).to_owned()}</small> });
        view! {
            <span class="addend" style=("--i", place.to_string()) data-clause=clause.clone() title=clause>
                <b>{format!("{n:+}")}</b>" "{name}{of}
            </span>
        }
    };
    let sign = match fate {
        Fate::Untouched => None,
        Fate::Shielded | Fate::Saved => Some("shield"),
        Fate::Hit | Fate::Wounded => Some("damage"),
        Fate::Killed => Some("close"),
    };
    let word = match fate {
        Fate::Untouched | Fate::Shielded => "moment-held",
        Fate::Hit => "moment-hit",
        Fate::Wounded => "moment-wounded",
        Fate::Killed => "moment-killed",
        Fate::Saved => "moment-saved",
    };
    let total = total.map(|total| {
        let against = against.map(|against| view! { <span class="against">{move || app.say_with("moment-against", &[("n", against.into())])}</span> });
        view! { <span class="moment-total"><b>{total}</b>{against}</span> }
    });
    view! {
        <div class=format!("moment-side {word}")>
            <div class="moment-card">
                <StagedFace side/>
                {sign.map(|sign| view! { <span class="moment-fate"><span inner_html=icons::icon(sign)></span>{move || app.say(word)}</span> })}
            </div>
            <div class="moment-sum">
                {addends.into_iter().enumerate().map(addend).collect_view()}
                {total}
            </div>
        </div>
    }
}
