//! Dragging a card has the same effect as pressing it and then the thing that it is dropped on. Only things that can
//! be pressed now can be dragged, by mouse, pen or finger; everything that can be done by dragging can also be done by
//! presses and keys.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};

/// The distance that the pointer moves before a drag begins, in CSS pixels.
const FAR: f64 = 10.0;

/// The things that may be dragged: cards in the hand, and cards in play that can begin an action.
const DRAGGED: &str = ".hand-card.lit .card-button, .hand-card.picked .card-button, .seat.own .unit-tile.lit, .seat.own .unit-tile.picked";

/// A card that may be dragged.
struct Drag {
    card: HtmlElement,
    pointer: i32,
    from: (f64, f64),
    /// The element that follows the pointer, once a drag has begun.
    ghost: Option<HtmlElement>,
}

/// Listens for pointer events as long as the table is shown.
pub fn listen() {
    let drag: Rc<RefCell<Option<Drag>>> = Rc::default();
    let down = window_event_listener(ev::pointerdown, {
        let drag = Rc::clone(&drag);
        move |event| {
            let card = under(&event, DRAGGED);
            let card = card.filter(|_| event.is_primary() && event.button() == 0);
            let card = card.and_then(|card| card.dyn_into().ok());
            *drag.borrow_mut() = card.map(|card| {
                let from = (event.client_x().into(), event.client_y().into());
                Drag { card, pointer: event.pointer_id(), from, ghost: None }
            });
        }
    });
    let moved = window_event_listener(ev::pointermove, {
        let drag = Rc::clone(&drag);
        move |event| {
            if let Some(drag) = drag.borrow_mut().as_mut().filter(|drag| drag.pointer == event.pointer_id()) {
                drag.follow(&event);
            }
        }
    });
    let up = window_event_listener(ev::pointerup, {
        let drag = Rc::clone(&drag);
        move |event| {
            let dragged = drag.borrow_mut().take();
            if let Some(Drag { card, ghost: Some(ghost), .. }) = dragged {
                ghost.remove();
                drop_on(&card, &event);
            }
        }
    });
    let cancel = window_event_listener(ev::pointercancel, {
        let drag = Rc::clone(&drag);
        move |_| {
            if let Some(Drag { card, ghost: Some(ghost), .. }) = drag.borrow_mut().take() {
                ghost.remove();
                put_back(&card);
            }
        }
    });
    on_cleanup(move || [down, moved, up, cancel].into_iter().for_each(|handle| handle.remove()));
}

impl Drag {
    fn follow(&mut self, event: &PointerEvent) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if self.ghost.is_none() && (x - self.from.0).hypot(y - self.from.1) > FAR {
            let place = self.card.get_bounding_client_rect();
            let ghost =
                self.card.clone_node_with_deep(true).ok().and_then(|ghost| ghost.dyn_into::<HtmlElement>().ok());
            let Some(ghost) = ghost else { return };
            let class =
                if self.card.class_list().contains("card-button") { "card-button" } else { "unit-button unit-tile" };
            let _ = ghost.set_attribute("class", &format!("{class} dragged"));
            let _ = ghost.set_attribute("aria-hidden", "true");
            let _ = ghost.remove_attribute("data-target");
            for (name, size) in [("inline-size", place.width()), ("block-size", place.height())] {
                let _ = ghost.style().set_property(name, &format!("{size}px"));
            }
            if let Some(body) = document().body() {
                let _ = body.append_child(&ghost);
            }
            if !is_picked(&self.card) {
                // Lights up the targets of the card.
                self.card.click();
            }
            self.ghost = Some(ghost);
        }
        if let Some(ghost) = &self.ghost {
            let _ = ghost.style().set_property("translate", &format!("{x}px {y}px"));
        }
    }
}

/// Drops a card: on something that is lit it goes there, and elsewhere it goes back.
fn drop_on(card: &HtmlElement, event: &PointerEvent) {
    let at = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
    let on = at.as_ref().and_then(|at| at.closest("[data-target]").ok()?);
    let Some(on) = on.filter(|on| !on.is_same_node(Some(card))) else { return put_back(card) };
    if matches!(on.closest(".lit"), Ok(Some(_))) {
        if let Ok(on) = on.dyn_into::<HtmlElement>() {
            on.click();
        }
    } else {
        put_back(card);
    }
}

fn put_back(card: &HtmlElement) {
    if is_picked(card) {
        card.click();
    }
}

fn is_picked(card: &HtmlElement) -> bool {
    card.get_attribute("aria-pressed").as_deref() == Some("true")
}

fn under(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}
