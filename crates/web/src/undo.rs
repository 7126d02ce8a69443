//! Undo, a service of the table beside the rules: whoever plays alone goes back freely; several people at one screen do so
//! too as long as nobody else has decided and nobody has seen more, and agree on it otherwise.

use leptos::prelude::*;
use protocol::DeskRequest;
use table::Seat;

use crate::app::App;
use crate::desk::Shown;
use crate::game::seat::name;
use crate::icons;
use crate::panel::Panel;
use crate::table_context::{name_of_seat, use_app};

impl App {
    /// Undoes the person's last decision.
    pub fn undo(&self) {
        let count = self.shown.with_untracked(|shown| shown.as_ref().map_or(0, |shown| shown.undo));
        if count > 0 {
            self.clear();
            self.is_undone.set_value(true);
            self.send(DeskRequest::Undo(count));
        }
    }

    /// Undoes the last decision, on which all people at the screen agree.
    pub fn undo_agreed(&self) {
        let version = self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.version));
        if let Some(version) = version {
            self.close_panel();
            self.clear();
            self.is_undone.set_value(true);
            self.send(DeskRequest::UndoAgreed(version));
        }
    }
}

/// Shows the button at the question: it undoes at once, or asks everybody.
#[component]
pub fn UndoButton() -> impl IntoView {
    let app = use_app();
    let may = move || app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.may_undo() || asks(shown)));
    let press = move |_| {
        if app.shown.with_untracked(|shown| shown.as_ref().is_some_and(asks)) {
            app.show(Panel::Undo);
        } else {
            app.undo();
        }
    };
    view! {
        <button type="button" class="plain" id="undo" aria-keyshortcuts="U" title=move || app.say("undo-hint") disabled=move || !may() on:click=press>
            <span class="tool-icon" inner_html=icons::icon("undo")></span>
            <span class="tool-word">{move || app.say("undo")}</span>
        </button>
    }
}

/// Shows the button between two people at one screen, where one of them may think better of it.
#[component]
pub fn UndoBetween() -> impl IntoView {
    let app = use_app();
    let may = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().is_some_and(asks)));
    view! {
        <Show when=move || may.get()>
            <button type="button" class="plain" id="undo" aria-keyshortcuts="U" on:click=move |_| app.show(Panel::Undo)>
                <span class="tool-icon" inner_html=icons::icon("undo")></span>
                " "
                {move || app.say("undo-agreed-button")}
            </button>
        </Show>
    }
}

/// Shows whose decision would be undone, and asks whether everybody agrees.
#[component]
pub fn UndoPanel() -> impl IntoView {
    let app = use_app();
    let seat = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().and_then(Shown::undo_agreed)));
    let title =
        move || seat.get().map(|seat| app.say_with("undo-agreed-title", &[("name", name_in(&app, seat).into())]));
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{title}</h2>
        <p>{move || app.say("undo-agreed-hint")}</p>
        <div class="concede-choices">
            <button type="button" class="secondary" id="undo-agreed" on:click=move |_| app.undo_agreed()>{move || app.say("undo-agreed")}</button>
            <button type="button" class="primary" id="play-on" on:click=move |_| app.close_panel()>{move || app.say("play-on")}</button>
        </div>
    }
}

/// Whether the last decision can be undone only by agreement.
fn asks(shown: &Shown) -> bool {
    shown.undo_agreed().is_some()
}

fn name_in(app: &App, seat: Seat) -> String {
    app.shown.with(|shown| {
        let Some(shown) = shown else { return String::new() };
        name_of_seat(app, shown.chairs(), None, seat, name(app, shown.view(), seat))
    })
}
