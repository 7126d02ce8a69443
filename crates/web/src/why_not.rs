//! "Why not?": what is not possible now, each with the clause that forbids it.

use leptos::prelude::*;
use table::Told;

use crate::game::why_not::impossible;
use crate::table_context::use_app;

/// Why the last thing that was tried is not possible.
#[component]
pub fn RefusalNote() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="refusal-place" role="alert">
            {move || {
                app.refused.get().map(|(action, refusal)| {
                    let language = app.language();
                    let reason = app.with_referee(|state| state.explain(&refusal, language)).unwrap_or_default();
                    let id = refusal.clause.as_str();
                    view! {
                        <div class="refusal">
                            <p><b>{app.label(action)}</b>" "{reason}</p>
                            <button type="button" class="plain why" on:click=move |_| app.show_clause(id)>
                                {app.say_with("why-clause", &[("clause", id.into())])}
                            </button>
                            <button type="button" class="plain" on:click=move |_| app.refused.set(None)>
                                {app.say("close")}
                            </button>
                        </div>
                    }
                })
            }}
        </div>
    }
}

/// Everything that is not possible now; each button says why.
#[component]
pub fn WhyNotList() -> impl IntoView {
    let app = use_app();
    view! {
        <p class="hint">{move || app.say("why-not-hint")}</p>
        <ul class="entries">
            {move || {
                impossible(&app)
                    .into_iter()
                    .map(|action| {
                        view! {
                            <li class="entry">
                                <button
                                    type="button"
                                    class="entry-button"
                                    aria-disabled="true"
                                    data-impossible=action.to_string()
                                    on:click=move |_| app.act(action)
                                >
                                    <span class="entry-text">{move || app.label(action)}</span>
                                </button>
                            </li>
                        }
                    })
                    .collect_view()
            }}
        </ul>
    }
}
