//! The side panel: a clause, or something of the game, to read while playing; and the confirmation of a concession
//! or of an undo.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::concede::ConcedePanel;
use crate::game::panel::{Shown, ShownView};
use crate::help::HelpText;
use crate::later::LaterPanel;
use crate::legend::LegendText;
use crate::markdown;
use crate::screen::Screen;
use crate::table_context::use_app;
use crate::undo::UndoPanel;

/// The content of the side panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Panel {
    /// A clause of the rulebook.
    Clause(String),
    /// Something of the game: a card, a pile.
    Game(Shown),
    /// The confirmation of a concession.
    Concede,
    /// The agreement of several people on undoing a decision.
    Undo,
    /// Things to look up, and the lessons.
    Help,
    /// The meanings of the symbols.
    Legend,
}

/// Shows the side panel, if it has content.
#[component]
pub fn SidePanel() -> impl IntoView {
    let app = use_app();
    let close = move |_| app.close_panel();
    move || {
        app.panel.get().map(|panel| {
            view! {
                <div class="panel-beside" aria-hidden="true" on:click=close></div>
                <div class="panel" role="dialog" aria-modal="true" aria-labelledby="panel-title" on:keydown=keep_the_focus_inside>
                    <LaterPanel panel/>
                    <button type="button" class="panel-close" on:click=close>
                        {move || app.say("close")}
                    </button>
                </div>
            }
        })
    }
}

/// Keeps the Tab key inside the panel as long as it is open.
fn keep_the_focus_inside(event: ev::KeyboardEvent) {
    if event.key() != "Tab" {
        return;
    }
    let Ok(found) = document().query_selector_all(FOCUSABLE) else { return };
    let parts: Vec<HtmlElement> = (0..found.length()).filter_map(|k| found.get(k)?.dyn_into().ok()).collect();
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return };
    let active = document().active_element();
    let is_at = |part: &HtmlElement| active.as_ref() == Some(part.unchecked_ref::<Element>());
    // The title has the focus when the panel opens, and is not one of the parts.
    let wraps = if event.shift_key() { !parts[1..].iter().any(is_at) } else { is_at(last) };
    if wraps && (if event.shift_key() { last } else { first }).focus().is_ok() {
        event.prevent_default();
    }
}

/// The elements of the panel that the Tab key reaches.
const FOCUSABLE: &str = ".panel :is(button:not(:disabled), a[href], input, select, summary, [tabindex=\"0\"])";

/// Shows the content of the panel.
#[component]
pub fn PanelView(panel: Panel) -> impl IntoView {
    match panel {
        Panel::Clause(id) => view! { <ClauseText id/> }.into_any(),
        Panel::Game(shown) => view! { <ShownView shown/> }.into_any(),
        Panel::Concede => view! { <ConcedePanel/> }.into_any(),
        Panel::Undo => view! { <UndoPanel/> }.into_any(),
        Panel::Help => view! { <HelpText/> }.into_any(),
        Panel::Legend => view! { <LegendText/> }.into_any(),
    }
}

#[component]
fn ClauseText(id: String) -> impl IntoView {
    let app = use_app();
    let address = Screen::Rules(Some(id.clone())).address();
    move || {
        let book = app.books.get(app.language());
        let clause = book.and_then(|book| book.clause(&id));
        let missing = || app.say(if book.is_some() { "clause-unknown" } else { "rules-coming" });
        let title = clause.map_or_else(missing, |clause| clause.title.clone());
        let text = clause.map(|clause| markdown::html(&clause.text)).unwrap_or_default();
        view! {
            <h2 id="panel-title" class="panel-title" tabindex="-1">{title}</h2>
            <p class="clause-id">{id.clone()}</p>
            <div class="prose" inner_html=text></div>
            <p><a href=address.clone()>{app.say("open-in-rulebook")}</a></p>
        }
    }
}
