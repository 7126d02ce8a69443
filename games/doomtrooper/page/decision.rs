//! The appearance of Doomtrooper's decisions in the list.

use doomtrooper::view::Ask;
use doomtrooper::{Action, View, text};
use leptos::prelude::*;
use table::Seat;

use super::card::{has_number, kind_line, numbered_at, title_of, view_of};
use super::offer::Target;
use super::panel::{Shown, in_play};
use crate::app::App;
use crate::offer::OfferLine;
use crate::panel::Panel;
use crate::table_context::{live_table, use_app};

/// Lines are not grouped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Group {}

/// The contents of a line in addition to its words.
pub struct Look {
    /// A picture.
    pub picture: String,
    /// Further information.
    pub facts: AnyView,
}

/// Whether the action is offered to a person: every legal one.
pub const fn is_offered(_action: Action) -> bool {
    true
}

/// Whether the action means to do nothing more here.
pub const fn is_rest(action: Action) -> bool {
    matches!(action, Action::Yield | Action::End)
}

/// Whether further choices can be made together with the action: for an attack its attacker, defender, tactic and
/// Weapon.
pub const fn is_planned(action: Action) -> bool {
    matches!(action, Action::Attack)
}

/// Whether the seat is asked for its next Action. What it composes meanwhile is its secret (TIME-02), and the screen is told
/// its questions in words only: its offers tell the one from the other.
pub fn asks_for_action(view: &View, me: Seat, offers: &[Action]) -> bool {
    let begins = |offer: &Action| {
        matches!(
            offer,
            Action::Add(_)
                | Action::Hide(_)
                | Action::Cover(_)
                | Action::Uncover(_)
                | Action::Board(_)
                | Action::Transfer(_)
                | Action::Sabotage(..)
                | Action::Meditate
                | Action::Attack
                | Action::End
        )
    };
    view.asks == Some((me, Ask::Action)) && offers.iter().any(begins)
}

/// How often the action, which is offered, can be done in a row: meditating with every Action that is left of the seat's own
/// Turn (ACT-08).
pub fn most_times(view: &View, me: Seat, action: Action) -> u8 {
    let is_own_turn = view.active == me && asks_for_action(view, me, &[action]);
    if action == Action::Meditate && is_own_turn { view.actions.max(1) } else { 1 }
}

/// The label of an action that is done several times in a row.
pub fn label_of_times(app: &App, _action: Action, times: u8) -> String {
    app.say_with("meditate-times", &[("n", times.into())])
}

/// The question in short, where a scene of the table shows what it is about: never.
pub const fn question_beside_scene(_app: &App, _view: &View) -> Option<String> {
    None
}

/// The place of a line: lines stand in the order of the rules.
pub const fn order(_view: &View, _action: Action) -> u8 {
    0
}

/// Whether the action gives up a card that may be kept.
pub const fn gives_up(action: Action) -> bool {
    matches!(action, Action::Discard(_) | Action::Redraw)
}

/// The Actions that the person has left in its Turn, as pips beside the question.
#[component]
pub fn Budget() -> impl IntoView {
    let app = use_app();
    let table = live_table(app);
    let left = Memo::new(move |_| {
        table.of_view(|view| (view.turn > 0 && view.viewer.is(view.active)).then_some(view.actions))
    });
    move || left.get().map(|left| pips(&app, left))
}

/// The remaining Actions as pips.
pub fn pips(app: &App, left: u8) -> impl IntoView + use<> {
    let app = *app;
    let pip = |number: u8| view! { <span class="pip" class:spent={number >= left}></span> };
    view! {
        <span class="pips" role="img" aria-label=move || app.say_with("actions-left", &[("n", left.into())])>
            {(0..left.max(3)).map(pip).collect_view()}
        </span>
    }
}

/// The group of a line.
pub const fn group_of(_action: Action) -> Option<Group> {
    None
}

/// The message above a group.
pub const fn title_of_group(group: Group) -> &'static str {
    match group {}
}

/// The part of the label that differs within a group.
pub fn short(app: &App, action: Action) -> String {
    app.label(action)
}

/// The contents of a line in addition to its words.
pub const fn look_of(_app: &App, _action: Action) -> Option<Look> {
    None
}

/// The notation of an opened target.
pub fn name_of_target(target: Target) -> String {
    match target {
        Target::Card(code) => format!("open {code}"),
        Target::Slot(slot) => format!("open {slot}"),
        Target::Player(seat) => format!("open player {seat}"),
    }
}

/// An opened target in words.
pub fn title_of_target(app: &App, target: Target) -> String {
    match target {
        Target::Card(code) => {
            let cards = app.cards();
            match cards.coded(code) {
                Some(number) => format!("{} ({})", text::name(cards.card(number)), kind_line(&cards, number, app)),
                None => code.to_string(),
            }
        }
        Target::Slot(slot) => {
            let title = app.shown.with(|shown| {
                let view = shown.as_ref()?.view();
                let card = view.table.iter().find(|card| card.slot == slot)?;
                Some(title_of(app, card, has_number(view, card)))
            });
            title.unwrap_or_else(|| slot.to_string())
        }
        Target::Player(seat) => live_table(*app).who(app, seat),
    }
}

/// No decision of Doomtrooper shows large pictures.
pub const fn is_setup(_entries: &[OfferLine]) -> bool {
    false
}

/// The text of the picked card.
#[component]
pub fn Picked() -> impl IntoView {
    let app = use_app();
    let table = live_table(app);
    move || {
        let first = app.picked.with(|picked| picked.first().copied())?;
        let cards = app.cards();
        let (name, card, shown) = match first {
            Target::Card(code) => {
                let number = cards.coded(code)?;
                (text::name(cards.card(number)).to_owned(), Some(number), Shown::Card(number))
            }
            Target::Slot(slot) => {
                let card = view_of(&table, slot)?;
                (numbered_at(&app, &table, &card), card.card, in_play(&app, &table, slot)?)
            }
            Target::Player(_) => return None,
        };
        let says = card.map(|number| text::card_text(cards.card(number), &cards, app.language()));
        Some(view! {
            <div class="picked-note">
                <p class="picked-text"><b>{name}</b>" "{says}</p>
                <button type="button" class="plain" on:click=move |_| app.show(Panel::Game(shown.clone()))>
                    {app.say("read-card")}
                </button>
            </div>
        })
    }
}
