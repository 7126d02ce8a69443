//! Help at any time: the lessons, the meaning of the symbols, and the keys.

use leptos::prelude::*;

use crate::guide::Lessons;
use crate::panel::Panel;
use crate::screen::Screen;
use crate::settings_page::KeyList;
use crate::table_context::use_app;

/// Shows what can be looked up about the game, and its lessons.
#[component]
pub fn HelpText() -> impl IntoView {
    let app = use_app();
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || app.say("help")}</h2>
        <div class="help-ways">
            <Lessons with_modes=true/>
            <button type="button" class="secondary" id="to-legend" on:click=move |_| app.show(Panel::Legend)>{move || app.say("legend")}</button>
            <a class="secondary" href=Screen::Rules(None).address()>{move || app.say("screen-rules")}</a>
        </div>
        <KeyList/>
    }
}
