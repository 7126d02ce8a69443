//! Answers that harm the person who gives them are marked and need a confirmation; a new list ignores presses that
//! were meant for the previous one.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

use crate::app::App;
use crate::game::Action;
use crate::icons;
use crate::table_context::use_app;

/// How long a new list ignores presses.
const NEW: Duration = Duration::from_millis(300);

/// Shows the harm of an answer, beside its label.
#[component]
pub fn Harm(action: Action) -> impl IntoView {
    let app = use_app();
    move || {
        let language = app.language();
        let said = app.shown.with(|shown| Some(shown.as_ref()?.harm(action)?.get(language).to_owned()));
        said.map(|said| view! { " "<span class="harm"><span class="tool-icon" inner_html=icons::icon("damage")></span>{said}</span> })
    }
}

/// Shows the confirmation, with the way back first.
#[component]
pub fn Really() -> impl IntoView {
    let app = use_app();
    let line = move |number: usize, notation: String, text: AnyView, choose: Box<dyn Fn()>| {
        view! {
            <li class="entry">
                <button type="button" class="entry-button" data-entry=number data-action=notation
                    aria-keyshortcuts=number.to_string() on:click=move |_| choose()>
                    <span class="entry-number" aria-hidden="true">{number}</span>
                    <span class="entry-text">{text}</span>
                </button>
            </li>
        }
    };
    move || {
        app.really.get().map(|action| {
            let back =
                line(1, "back".to_owned(), app.say("really-not").into_any(), Box::new(move || app.really.set(None)));
            let text = view! { {app.label(action)}<Harm action/> }.into_any();
            let go_on = line(2, action.to_string(), text, Box::new(move || app.act_at_once(action)));
            view! {
                <div class="really" role="alertdialog" aria-labelledby="really">
                    <p id="really">{app.say("really")}</p>
                    <ol class="group">{back}{go_on}</ol>
                </div>
            }
        })
    }
}

/// Ignores presses that come right after a change of the list, such as the second half of a double press. Presses by
/// programs (`click()`) are accepted.
pub fn wait_for_a_new_list<T: Clone + PartialEq + Send + Sync + 'static>(app: App, changes: Memo<T>) {
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(Some(timer)) = timer.try_update_value(Option::take) {
            timer.clear();
        }
    };
    Effect::new(move || {
        changes.track();
        stop();
        app.is_fresh.set(true);
        timer.set_value(set_timeout_with_handle(move || app.is_fresh.set(false), NEW).ok());
    });
    let guard = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_answer = || {
            target.is_some_and(|target| {
                matches!(
                    target.closest("[data-entry], .table [data-target].lit, .table .lit [data-target]"),
                    Ok(Some(_))
                )
            })
        };
        if event.is_trusted() && app.is_fresh.get_untracked() && is_answer() {
            event.stop_propagation();
            event.prevent_default();
        }
    });
    let _ = window().add_event_listener_with_callback_and_bool("click", guard.as_ref().unchecked_ref(), true);
    let guard = StoredValue::new_local(guard);
    on_cleanup(move || {
        stop();
        app.is_fresh.set(false);
        guard.with_value(|guard| {
            let _ =
                window().remove_event_listener_with_callback_and_bool("click", guard.as_ref().unchecked_ref(), true);
        });
    });
}
