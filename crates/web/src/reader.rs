//! Reading a card: anything that the viewer may look at is shown large with its text, by resting the pointer on it, by
//! a long press, or with the key `i`. Reading never plays anything and never asks anything, and the large card
//! disappears by itself.
//!
//! A part of the table that can be read has a mark, `data-target`; the game says what the mark stands for
//! ([`crate::game::reader`]).

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, PointerEvent};

use crate::game::panel::{Shown, ShownView};
use crate::game::reader;
use crate::table_context::{use_app, use_table};

/// How long the pointer rests on a card before it is shown.
const REST: Duration = Duration::from_millis(350);
/// How long a finger presses on a card before it is shown.
const PRESS: Duration = Duration::from_millis(450);
/// How far a finger may slip, in CSS pixels.
const SLIP: f64 = 12.0;

/// The card that is shown, and its place.
#[derive(Clone, Debug, PartialEq)]
struct Reading {
    shown: Shown,
    /// The middle of the part that is read, and its width.
    place: [f64; 3],
    /// Whether it stays until it is closed, because the person asked for it.
    stays: bool,
}

/// The card that is being read, for the parts of a table.
#[derive(Clone, Copy)]
pub struct Reader(RwSignal<Option<Reading>>);

impl Reader {
    /// Returns a reader that shows nothing.
    #[must_use]
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Shows what a mark stands for until it is closed; used for a press that has no other effect.
    pub fn read(&self, shown: Shown, element: &Element) {
        self.0.set(Some(Reading { shown, place: place_of(element), stays: true }));
    }

    fn close(&self) {
        if self.0.with_untracked(Option::is_some) {
            self.0.set(None);
        }
    }
}

/// Shows the card large beside its place; on a phone, over the whole width.
#[component]
pub fn ReaderView() -> impl IntoView {
    let app = use_app();
    let reader: Reader = expect_context();
    listen(reader);
    // It appears on the side with more room.
    let side = |reading: &Reading| {
        let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default();
        if reading.place[0] > width / 2.0 { "reader to-left" } else { "reader to-right" }
    };
    move || {
        reader.0.get().map(|reading| {
            let (stays, class) = (reading.stays, side(&reading));
            let [x, y, wide] = reading.place.map(|pixels| format!("{pixels:.0}px"));
            let close = stays.then(|| {
                view! {
                    <button type="button" class="plain reader-close" on:click=move |_| reader.close()>
                        {move || app.say("close")}
                    </button>
                }
            });
            view! {
                <div class=class class:stays=stays style=("--x", x) style=("--y", y) style=("--wide", wide) role=if stays { "dialog" } else { "tooltip" }
                    aria-labelledby="panel-title">
                    {close}
                    <ShownView shown=reading.shown/>
                </div>
            }
        })
    }
}

/// The gesture that is going on: a pointer that rests, or a long press.
#[derive(Default)]
struct Waiting {
    timer: Cell<Option<TimeoutHandle>>,
    /// Where the finger touched the screen.
    from: Cell<Option<(f64, f64)>>,
    /// Whether the press was long, and therefore not a click.
    was_long: Cell<bool>,
}

impl Waiting {
    fn stop(&self) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
        self.from.set(None);
    }

    /// Shows what the element stands for after a delay.
    fn begin(self: &Rc<Self>, after: Duration, show: impl FnOnce() -> bool + 'static) {
        self.stop();
        let waiting = Rc::clone(self);
        let timer = set_timeout_with_handle(
            move || {
                waiting.timer.take();
                if show() && waiting.from.take().is_some() {
                    waiting.was_long.set(true);
                }
            },
            after,
        );
        self.timer.set(timer.ok());
    }
}

fn listen(reader: Reader) {
    let (app, table) = (use_app(), use_table());
    let waiting: Rc<Waiting> = Rc::default();
    let read = move |element: &Element, stays: bool| {
        let mark = element.get_attribute("data-target").unwrap_or_default();
        // An open side panel has priority, and a card that the person asked for stays.
        let is_free = app.panel.get_untracked().is_none()
            && (stays || reader.0.with_untracked(|reading| reading.as_ref().is_none_or(|reading| !reading.stays)));
        let shown = is_free.then(|| untrack(|| reader::behind(&app, &table, &mark))).flatten();
        let is_shown = shown.is_some();
        if let Some(shown) = shown {
            reader.0.set(Some(Reading { shown, place: place_of(element), stays }));
        }
        is_shown
    };

    let over = window_event_listener(ev::pointerover, {
        let waiting = Rc::clone(&waiting);
        move |event| {
            if event.pointer_type() != "mouse" || event.buttons() != 0 {
                return;
            }
            match marked(&event) {
                Some(element) => waiting.begin(REST, move || read(&element, false)),
                None => {
                    waiting.stop();
                    if reader.0.with_untracked(|reading| reading.as_ref().is_some_and(|reading| !reading.stays)) {
                        reader.close();
                    }
                }
            }
        }
    });
    let down = window_event_listener(ev::pointerdown, {
        let waiting = Rc::clone(&waiting);
        move |event| {
            waiting.stop();
            waiting.was_long.set(false);
            if !is_inside(&event) {
                reader.close();
            }
            if event.pointer_type() != "mouse"
                && let Some(element) = marked(&event)
            {
                waiting.begin(PRESS, move || read(&element, false));
                waiting.from.set(Some((event.client_x().into(), event.client_y().into())));
            }
        }
    });
    let moved = window_event_listener(ev::pointermove, {
        let waiting = Rc::clone(&waiting);
        move |event| {
            let Some((x, y)) = waiting.from.get() else { return };
            let far = (f64::from(event.client_x()) - x).hypot(f64::from(event.client_y()) - y);
            if far > SLIP {
                waiting.stop();
            }
        }
    });
    let ended = [
        window_event_listener(ev::pointerup, stopping(&waiting)),
        window_event_listener(ev::pointercancel, stopping(&waiting)),
    ];
    let key = window_event_listener(ev::keydown, move |event| match event.key().as_str() {
        "Escape" => reader.close(),
        "i" | "I" if !(event.ctrl_key() || event.alt_key() || event.meta_key()) => {
            let focused = document().active_element().and_then(|element| element.closest("[data-target]").ok()?);
            if let Some(element) = focused
                && read(&element, true)
            {
                event.prevent_default();
            }
        }
        _ => {}
    });
    // A long press is not a click: it is stopped before any other listener receives it.
    let click = {
        let waiting = Rc::clone(&waiting);
        Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            if waiting.was_long.replace(false) {
                event.stop_propagation();
                event.prevent_default();
            }
        })
    };
    let _ = window().add_event_listener_with_callback_and_bool("click", click.as_ref().unchecked_ref(), true);
    let (click, waiting) = (StoredValue::new_local(click), StoredValue::new_local(waiting));
    on_cleanup(move || {
        waiting.with_value(|waiting| waiting.stop());
        [over, down, moved, key].into_iter().chain(ended).for_each(|handle| handle.remove());
        click.with_value(|click| {
            let _ =
                window().remove_event_listener_with_callback_and_bool("click", click.as_ref().unchecked_ref(), true);
        });
        reader.close();
    });
}

fn stopping(waiting: &Rc<Waiting>) -> impl Fn(PointerEvent) + 'static {
    let waiting = Rc::clone(waiting);
    move |_| waiting.stop()
}

/// Returns the marked part in which an event happens.
fn marked(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("[data-target]").ok()?
}

/// Whether an event happens in the large card.
fn is_inside(event: &Event) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(".reader"), Ok(Some(_))))
}

fn place_of(element: &Element) -> [f64; 3] {
    let place = element.get_bounding_client_rect();
    [place.left() + place.width() / 2.0, place.top() + place.height() / 2.0, place.width()]
}
