//! Conceding a match: the button, and the panel with the confirmation.

use leptos::prelude::*;
use table::Seat;

use crate::desk::Shown;
use crate::game::CONCEDE;
use crate::game::seat::name;
use crate::icons;
use crate::panel::Panel;
use crate::table_context::{name_of_seat, use_app};

/// Shows the button that opens the confirmation, as long as a person may concede.
#[component]
pub fn ConcedeButton() -> impl IntoView {
    let app = use_app();
    let may =
        Memo::new(move |_| app.shown.with(|shown| shown.as_ref().is_some_and(|shown| !shown.may_concede().is_empty())));
    view! {
        <Show when=move || may.get()>
            <button type="button" class="plain concede" id="concede" on:click=move |_| app.show(Panel::Concede)>
                <span class="tool-icon" inner_html=icons::icon("concede")></span>
                " "
                {move || app.say("concede")}
            </button>
        </Show>
    }
}

/// Shows who may concede, and a button to cancel.
#[component]
pub fn ConcedePanel() -> impl IntoView {
    let app = use_app();
    let seats = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().map(Shown::may_concede)));
    let at_table = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.chairs().len())));
    let choice = move |seat: Seat| {
        let label = move || {
            app.shown.with(|shown| {
                let Some(shown) = shown else { return String::new() };
                if shown.people().len() == 1 {
                    return app.say("concede-me");
                }
                let name = name_of_seat(&app, shown.chairs(), None, seat, name(&app, shown.view(), seat));
                app.say_with("concede-who", &[("name", name.into())])
            })
        };
        view! {
            <button type="button" class="secondary" data-concede=seat.0 on:click=move |_| app.concede(seat)>{label}</button>
        }
    };
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || app.say("concede-title")}</h2>
        <p>{move || app.say_with("concede-hint", &[("seats", at_table.get().into())])}</p>
        <p>
            <button type="button" class="plain why" on:click=move |_| app.show_clause(CONCEDE.as_str())>
                {move || app.say_with("why-clause", &[("clause", CONCEDE.as_str().into())])}
            </button>
        </p>
        <div class="concede-choices">
            {move || seats.get().into_iter().flat_map(|seats| seats.iter()).map(choice).collect_view()}
            <button type="button" class="primary" id="play-on" on:click=move |_| app.close_panel()>
                {move || app.say("play-on")}
            </button>
        </div>
    }
}
