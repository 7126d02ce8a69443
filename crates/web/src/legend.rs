//! What the symbols of the game mean, each as it is drawn on cards and boards.

use leptos::prelude::*;

use crate::game::legend::symbols;
use crate::table_context::use_app;

/// The symbols with their meanings.
#[component]
pub fn LegendText() -> impl IntoView {
    let app = use_app();
    let line = |(picture, meaning): (String, String)| {
        view! {
            <li class="symbol">
                <span class="symbol-art" aria-hidden="true" inner_html=picture></span>
                <span>{meaning}</span>
            </li>
        }
    };
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || app.say("legend")}</h2>
        <ul class="symbols">{move || symbols(&app).into_iter().map(line).collect_view()}</ul>
    }
}
