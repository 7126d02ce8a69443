//! How the decisions of C.O.A.L. are listed: rows of slots, pictures of Steambots and pilots.

use coal::action::Facing;
use coal::{Action, View};
use leptos::prelude::*;
use table::Seat;

use crate::app::App;
use crate::game::page::art;
use crate::game::page::forecast::{Forecast, forecast};
use crate::game::page::offer::Target;
use crate::game::page::panel::PilotFacts;
use crate::game::page::slot::{card_of, name_of};
use crate::game::page::words;
use crate::offer::OfferLine;
use crate::table_context::use_app;

/// Lines that play the picked card with the same facing differ only in the slot.
pub type Group = Facing;

/// The parts of a line besides its words.
pub struct Look {
    /// A picture.
    pub picture: String,
    /// Further facts.
    pub facts: AnyView,
}

/// Whether the action is offered to a person: every legal one.
pub const fn is_offered(_action: Action) -> bool {
    true
}

/// Whether the action is to do nothing more here.
pub const fn is_rest(action: Action) -> bool {
    matches!(action, Action::Pass | Action::End)
}

/// Whether more can be decided together with the action: never in this game.
pub const fn is_planned(_action: Action) -> bool {
    false
}

/// How many times the action can be repeated: once, since each time is a decision of its own here.
pub const fn most_times(_view: &View, _me: Seat, _action: Action) -> u8 {
    1
}

/// The label of an action that is done several times in a row.
pub fn label_of_times(app: &App, action: Action, _times: u8) -> String {
    app.label(action)
}

/// The question in short, where a scene of the table shows what it is about: never.
pub const fn question_beside_scene(_app: &App, _view: &View) -> Option<String> {
    None
}

/// The place of a line: lines stand in the order of the rules.
pub const fn order(_view: &View, _action: Action) -> u8 {
    0
}

/// Whether the action gives up a card that may be kept: for a token, or to remove one.
pub const fn gives_up(action: Action) -> bool {
    matches!(action, Action::Consume(..) | Action::Trade(_))
}

/// The resources left to spend, shown beside the question: nothing in this game.
#[component]
pub fn Budget() -> impl IntoView {}

/// The group of a line.
pub fn group_of(action: Action) -> Option<Group> {
    match action {
        Action::Play(_, facing, _) => Some(facing),
        _ => None,
    }
}

/// The message above a group.
pub fn title_of_group(group: Group) -> &'static str {
    if group == Facing::Down { "play-down" } else { "play-up" }
}

/// The part of the label that differs within a group.
pub fn short(app: &App, action: Action) -> String {
    match action {
        // When the slot is picked, the lines differ in the facing of the card.
        Action::Play(_, facing, _)
            if app.picked.with(|picked| picked.iter().any(|one| matches!(one, Target::Slot(..)))) =>
        {
            app.say(title_of_group(facing))
        }
        Action::Play(_, _, slot) => app.say_with("slot-short", &[("n", slot.to_string().into())]),
        other => app.label(other),
    }
}

/// The parts of a line besides its words.
pub fn look_of(app: &App, action: Action) -> Option<Look> {
    match action {
        Action::Model(model) => {
            Some(Look { picture: art::bot_svg(model), facts: style(app, model.as_str().to_owned()) })
        }
        Action::Pilot(pilot) => Some(Look {
            picture: art::pilot_svg(app.cards().pilot(pilot)),
            facts: view! { {style(app, app.cards().pilot(pilot).id.clone())}<PilotFacts pilot/> }.into_any(),
        }),
        Action::Activate(_) | Action::Choose(_) | Action::Pass => {
            let (forecast, is_harm) = app.shown.with_untracked(|shown| {
                let shown = shown.as_ref()?;
                Some((forecast(shown.view(), shown.me()?, action)?, shown.harm(action).is_some()))
            })?;
            (!is_harm).then(|| Look { picture: String::new(), facts: foretold(app, forecast) })
        }
        _ => None,
    }
}

/// The result of an answer to an attack, in words.
fn foretold(app: &App, forecast: Forecast) -> AnyView {
    let app = *app;
    let said = move || {
        let Forecast { coming, left, is_best, back } = forecast;
        let values = [("left", left.into()), ("n", coming.into())];
        let mut said = match left {
            0 => app.say_with("forecast-none", &values),
            _ if left == coming => app.say_with("forecast-all", &values),
            _ => app.say_with("forecast-left", &values),
        };
        if is_best {
            said = app.say_with("forecast-best", &[("what", uncapitalized(&said).into())]);
        }
        if back > 0 {
            said = format!("{said} {}", app.say_with("forecast-back", &[("n", back.into())]));
        }
        said
    };
    view! { <span class="facts"><span class="style-line forecast">{said}</span></span> }.into_any()
}

/// A sentence that goes on after a colon.
fn uncapitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// How a Steambot or a pilot plays.
fn style(app: &App, id: String) -> AnyView {
    let app = *app;
    view! { <span class="facts"><span class="style-line">{move || words::style(&id, app.language())}</span></span> }
        .into_any()
}

/// The notation of a target that is opened: a card of the hand, since only those are folded.
pub fn name_of_target(target: Target) -> String {
    match target {
        Target::Card(kind) => format!("card {kind}"),
        _ => String::new(),
    }
}

/// The name of a target that is opened.
pub fn title_of_target(app: &App, target: Target) -> String {
    match target {
        Target::Card(kind) => {
            card_of(app, kind).map_or_else(|| kind.to_string(), |card| name_of(app, &app.cards().card(card).name))
        }
        other => name_of_target(other),
    }
}

/// Whether Steambots or pilots are being chosen: then there is room for pictures.
pub fn is_setup(entries: &[OfferLine]) -> bool {
    matches!(entries.first(), Some(OfferLine::Act(Action::Model(_) | Action::Pilot(_))))
}

/// The text of the picked card.
#[component]
pub fn Picked() -> impl IntoView {
    let app = use_app();
    move || {
        let picked = app.picked.get();
        if picked.is_empty() {
            return None;
        }
        let card = picked.iter().find_map(|target| match target {
            Target::Card(kind) => card_of(&app, *kind),
            _ => None,
        });
        let facts = card.map(|card| {
            let cards = app.cards();
            let data = cards.card(card);
            view! { <p class="picked-text"><b>{name_of(&app, &data.name)}</b>" "{words::card_line(data, app.language())}</p> }
        });
        Some(view! {
            <div class="picked-note">
                {facts}
            </div>
        })
    }
}
