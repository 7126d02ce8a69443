//! Help at any time: the lessons, what the symbols mean, what the keys do.

use leptos::prelude::*;

use crate::guide::Lessons;
use crate::panel::Panel;
use crate::screen::Screen;
use crate::settings_page::KeyList;
use crate::table_context::use_app;

/// What of the game can be looked up, and how it is learnt.
#[component]
pub fn HelpText() -> impl IntoView {
    let app = use_app();
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || app.say("help")}</h2>
        <div class="help-ways">
            <Lessons/>
            <button type="button" class="secondary" id="to-legend" on:click=move |_| app.show(Panel::Legend)>{move || app.say("legend")}</button>
            <a class="secondary" href=Screen::Rules(None).address()>{move || app.say("screen-rules")}</a>
        </div>
        <KeyList/>
    }
}
