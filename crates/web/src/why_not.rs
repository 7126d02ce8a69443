//! "Why not?": the actions that are not possible now, each with the clause that forbids it.

use leptos::prelude::*;

use crate::desk::Refused;
use crate::game::why_not::{impossible, is_far_from_now};
use crate::table_context::use_app;

/// Shows why the last attempt is not possible.
#[component]
pub fn RefusalNote() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="refusal-place" role="alert">
            {move || {
                app.refused.get().map(|Refused { label, text, clause, .. }| {
                    let language = app.language();
                    let title = app.say_with("why-clause", &[("clause", clause.as_str().into())]);
                    view! {
                        <div class="refusal">
                            <p><b>{label.get(language).to_owned()}</b>" "{text.get(language).to_owned()}</p>
                            <button type="button" class="plain why" on:click=move |_| app.show_clause(&clause)>
                                {title}
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

/// Shows everything that is not possible now; each button gives the reason.
#[component]
pub fn WhyNotList() -> impl IntoView {
    let app = use_app();
    let listed = RwSignal::new(Vec::<Refused>::new());
    // Another question needs another list.
    Effect::new(move || {
        let actions = app.shown.with(|shown| {
            let shown = shown.as_ref()?;
            Some(impossible(shown.view(), shown.me()?, &shown.actions()))
        });
        app.with_refusals(&actions.unwrap_or_default(), move |refused| {
            // Actions that nobody would think of now are left out. The list may be closed by now.
            let _ = listed.try_set(refused.into_iter().filter(|refused| !is_far(refused)).collect());
        });
    });
    let line = move |refused: Refused| {
        let (action, label) = (refused.action.clone(), refused.label.clone());
        view! {
            <li class="entry">
                <button
                    type="button"
                    class="entry-button"
                    aria-disabled="true"
                    data-impossible=action
                    on:click=move |_| app.refused.set(Some(refused.clone()))
                >
                    <span class="entry-text">{move || label.get(app.language()).to_owned()}</span>
                </button>
            </li>
        }
    };
    view! {
        <p class="hint">{move || app.say("why-not-hint")}</p>
        <ul class="entries">{move || listed.get().into_iter().map(line).collect_view()}</ul>
    }
}

fn is_far(refused: &Refused) -> bool {
    refused.action.parse().is_ok_and(|action| is_far_from_now(action, &refused.clause))
}
