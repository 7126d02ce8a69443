//! "Why not?": what is not possible now, each with the clause that forbids it.

use coal::Action;
use leptos::prelude::*;
use table::Told;

use crate::app::App;
use crate::offer::{Target, targets};
use crate::session::Session;
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

/// Impossible actions that a person could think of: about cards that are in the hand, one slot for all.
fn impossible(app: &App) -> Vec<Action> {
    let refused = app.session.with(|session| session.as_ref().map(Session::refused).unwrap_or_default());
    let Some(me) = app.me() else { return Vec::new() };
    let seats = app.with_referee(table::Game::seats).unwrap_or_default();
    let mut seen = Vec::new();
    let (far, mut actions): (Vec<Action>, Vec<Action>) = refused
        .into_iter()
        .filter(|action| match targets(me, *action)[0] {
            Some(Target::Card(kind)) => app.card_of(kind).is_some(),
            Some(Target::Slot(owner, _)) => owner.0 < seats,
            Some(Target::Model(_) | Target::Pilot(_)) => false,
            _ => true,
        })
        .filter(|action| {
            let alike = match *action {
                Action::Play(kind, facing, _) => Action::Play(kind, facing, coal::action::Slot(0)),
                Action::Place(kind, ..) => Action::Place(kind, me, coal::action::Slot(0)),
                Action::Take(kind, ..) => Action::Take(kind, me, coal::action::Slot(0)),
                other => other,
            };
            let is_new = !seen.contains(&alike);
            seen.push(alike);
            is_new
        })
        .partition(|action| is_far_from_now(app, *action));
    actions.extend(far);
    actions
}

/// Whether nobody would think of it now: it belongs to another question or to another pilot. Such things come last.
fn is_far_from_now(app: &App, action: Action) -> bool {
    match action {
        Action::Play(..) | Action::Activate(_) | Action::Maneuver(_) | Action::End | Action::Discard(_) => false,
        Action::Consume(..) | Action::Trade(_) | Action::Repair => {
            app.refusal(action).is_some_and(|refusal| refusal.clause == coal::clause::PIL_01)
        }
        Action::Swap | Action::Call => app
            .refusal(action)
            .is_some_and(|refusal| matches!(refusal.clause, coal::clause::TAG_01 | coal::clause::TEAM_01)),
        _ => true,
    }
}
