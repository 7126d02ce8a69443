//! One line in the first matches: what a person could do now that it may not think of. It says nothing that does not follow
//! from what the person sees and is offered, and can be switched off.

use leptos::prelude::*;

use crate::game::hint::hint;
use crate::icons;
use crate::table_context::use_app;

/// The first matches of somebody are so many.
const FIRST: usize = 3;

/// The hint for the present decision.
#[component]
pub fn Hint() -> impl IntoView {
    let app = use_app();
    // One that was put away does not come again before the page does.
    let put_away = RwSignal::new(Vec::<&'static str>::new());
    let is_wanted = Memo::new(move |_| match app.settings.hints.get().as_str() {
        "off" => false,
        "on" => true,
        _ => app.archive.with(|archive| archive.over().count() < FIRST),
    });
    let id = Memo::new(move |_| {
        app.shown.with(|shown| {
            let shown =
                shown.as_ref().filter(|shown| is_wanted.get() && shown.is_mine() && shown.lesson().is_none())?;
            hint(shown.view(), shown.me()?, &shown.actions())
        })
    });
    move || {
        let id = id.get().filter(|id| put_away.with(|away| !away.contains(id)))?;
        Some(view! {
            <p class="hint-line">
                <span>{app.say(id)}</span>
                <button type="button" class="plain" aria-label=app.say("hint-close") on:click=move |_| put_away.update(|away| away.push(id))>
                    <span class="tool-icon" inner_html=icons::icon("close")></span>
                </button>
            </p>
        })
    }
}
