//! Cards glide from their previous places to their new ones: the browser's part of [`crate::game::movement`].

use std::collections::HashMap;

use crate::game::View;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::game::movement::{Place, movements};

/// How long a card moves, in milliseconds.
const DURATION: f64 = 360.0;

/// The positions of the places of the table on the screen: the middle of each.
pub type Places = HashMap<String, (f64, f64)>;

/// Measures all places, before the table changes.
#[must_use]
pub fn measure() -> Places {
    let mut places = Places::new();
    let Ok(found) = document().query_selector_all("[data-place]") else { return places };
    for element in (0..found.length()).filter_map(|k| found.get(k)?.dyn_into::<web_sys::Element>().ok()) {
        let (Some(name), area) = (element.get_attribute("data-place"), element.get_bounding_client_rect()) else {
            continue;
        };
        places.insert(name, (area.x() + area.width() / 2.0, area.y() + area.height() / 2.0));
    }
    places
}

/// After the table was redrawn, lets the cards that moved start from their previous places.
pub fn flip(places: Places, before: View, after: View) {
    request_animation_frame(move || {
        for (from, to) in movements(&before, &after) {
            // The person's own hand is a row; a card that comes into it appears by its own animation (`.hand-card` in
            // style.css).
            let (Some((x, y)), false) = (places.get(&from.name()), is_own_hand(&after, to)) else { continue };
            let Ok(Some(element)) = document().query_selector(&format!("[data-place=\"{}\"]", to.name())) else {
                continue;
            };
            let area = element.get_bounding_client_rect();
            let (dx, dy) = (x - area.x() - area.width() / 2.0, y - area.y() - area.height() / 2.0);
            let frames =
                Array::of2(&frame(&format!("translate({dx:.0}px, {dy:.0}px) scale(0.7)"), "0.4"), &frame("none", "1"));
            animate(&element, &frames);
        }
    });
}

fn is_own_hand(view: &View, place: Place) -> bool {
    matches!(place, Place::Hand(seat) if view.viewer.is(seat))
}

/// Calls `Element.animate`, if the browser has it: web-sys treats it as unstable.
fn animate(element: &web_sys::Element, frames: &Array) {
    let function = Reflect::get(element, &"animate".into()).ok().and_then(|found| found.dyn_into::<Function>().ok());
    if let Some(function) = function {
        let _ = function.call2(element, frames, &DURATION.into());
    }
}

fn frame(transform: &str, opacity: &str) -> JsValue {
    let frame = Object::new();
    for (name, value) in [("transform", transform), ("opacity", opacity)] {
        // A plain object takes any property.
        let _ = Reflect::set(&frame, &name.into(), &value.into());
    }
    frame.into()
}
