//! What a person could think of in C.O.A.L. and may not do now.

use coal::Action;
use leptos::prelude::*;

use crate::app::App;
use crate::game::page::offer::{Target, targets};
use crate::game::page::slot::card_of;
use crate::session::Session;

/// Impossible actions that a person could think of: about cards that are in the hand, one slot for all.
pub fn impossible(app: &App) -> Vec<Action> {
    let refused = app.session.with(|session| session.as_ref().map(Session::refused).unwrap_or_default());
    let Some(me) = app.me() else { return Vec::new() };
    let seats = app.with_referee(table::Game::seats).unwrap_or_default();
    let mut seen = Vec::new();
    let (far, mut actions): (Vec<Action>, Vec<Action>) = refused
        .into_iter()
        .filter(|action| match targets(me, *action)[0] {
            Some(Target::Card(kind)) => card_of(app, kind).is_some(),
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
