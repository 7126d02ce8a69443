//! The appearance of the decisions of ESTRO in the list.

use estro::action::Spot;
use estro::language::Moment;
use estro::view::Ask;
use estro::{Action, View};
use leptos::prelude::*;
use table::Seat;

use super::card::{name_at, name_of, text_of};
use super::fleet::{object_says, object_title, ship_title};
use super::forecast::{ALL, card_at, winning_dice};
use super::offer::Target;
use super::panel::Shown;
use super::rounds::zone_name;
use crate::app::App;
use crate::offer::OfferLine;
use crate::panel::Panel;
use crate::table_context::{live_table, use_app};

/// Lines are not grouped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Group {}

/// The contents of a line besides its words.
pub struct Look {
    /// A picture.
    pub picture: String,
    /// Further information.
    pub facts: AnyView,
}

/// Whether the action is offered to a person: that the clock ran out is told by the clock.
pub const fn is_offered(action: Action) -> bool {
    !matches!(action, Action::OutOfTime)
}

/// Whether the action means to do nothing more here.
pub const fn is_rest(action: Action) -> bool {
    matches!(action, Action::Pass | Action::End | Action::Keep)
}

/// Whether more can be decided together with the action: never, since every action names all that it is about.
pub const fn is_planned(_action: Action) -> bool {
    false
}

/// How often the action can be done in a row: once.
pub const fn most_times(_view: &View, _me: Seat, _action: Action) -> u8 {
    1
}

/// The label of an action that is done several times in a row.
pub fn label_of_times(app: &App, action: Action, _times: u8) -> String {
    app.label(action)
}

/// The question in short, where the scene of a clash shows what it is about.
pub fn question_beside_scene(app: &App, view: &View) -> Option<String> {
    let id = match view.asks {
        Some((_, Ask::Window(Moment::Declared))) => "ask-before-dice",
        Some((_, Ask::Window(Moment::Dice))) => "ask-after-dice",
        _ => return None,
    };
    view.attack.as_ref().filter(|attack| !attack.is_over)?;
    Some(app.say(id))
}

/// The place of a line: the attack that is won most often stands first.
pub fn order(view: &View, action: Action) -> u8 {
    let Some((attacker, target)) = aimed(view, action) else { return 0 };
    // Nobody knows what a face-down guardian is worth (ESTRO-SOLO-09): between the good attacks and the bad ones.
    let is_unknown = card_at(view, target).is_some_and(|card| card.ship.is_some() && card.is_down);
    let winning = winning_dice(view, attacker, target).or(is_unknown.then_some(ALL / 2));
    winning.map_or(0, |winning| 1 + ALL - winning)
}

/// Whether the action gives up a card that may be kept.
pub const fn gives_up(action: Action) -> bool {
    matches!(action, Action::Sacrifice(_) | Action::UseHand(_))
}

/// The attacks that the person has left in its turn, as pips beside the question.
#[component]
pub fn Budget() -> impl IntoView {
    let app = use_app();
    let table = live_table(app);
    let attacks = Memo::new(move |_| {
        table.of_view(|view| {
            let is_own = view.viewer.is(view.active) && matches!(view.asks, Some((_, Ask::Attack)));
            is_own.then_some(view.attacks)
        })
    });
    move || {
        let [made, limit] = attacks.get()?;
        let left = limit.saturating_sub(made);
        let pip = |number: u8| view! { <span class="pip" class:spent={number >= left}></span> };
        Some(view! {
            <span class="pips" role="img" aria-label=move || app.say_with("attacks-left", &[("n", left.into())])>
                {(0..limit).map(pip).collect_view()}
            </span>
        })
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

/// How many of the 36 results of the dice would win an attack.
pub fn look_of(app: &App, action: Action) -> Option<Look> {
    let app = *app;
    let winning = app.shown.with_untracked(|shown| {
        let view = shown.as_ref()?.view();
        let (attacker, target) = aimed(view, action)?;
        winning_dice(view, attacker, target)
    })?;
    let said = move || match winning {
        ALL => app.say("forecast-sure"),
        0 => app.say("forecast-never"),
        n => app.say_with("forecast-dice", &[("n", n.into()), ("percent", (u32::from(n) * 100 / 36).into())]),
    };
    let facts = view! { <span class="facts"><span class="style-line forecast">{said}</span></span> }.into_any();
    Some(Look { picture: String::new(), facts })
}

/// The two cards of an attack that the action begins or leads on, as long as no dice lie.
fn aimed(view: &View, action: Action) -> Option<(Spot, Spot)> {
    match (action, view.asks) {
        (Action::Attack(attacker, target), _) => Some((attacker, target)),
        (Action::Pick(target), Some((_, Ask::Redirection))) => {
            let attack = view.attack.as_ref().filter(|attack| attack.dice.is_none())?;
            Some((attack.attacker?, target))
        }
        _ => None,
    }
}

/// The notation of a target that is opened.
pub fn name_of_target(target: Target) -> String {
    match target {
        Target::Card(card) => format!("open card {}", u16::from(card.0) + 1),
        Target::Spot(spot) => format!("open {spot}"),
        Target::Zone(zone) => format!("open zone {zone}"),
        Target::Ship(ship) => format!("open ship {ship}"),
        Target::Object(object) => format!("open object {object}"),
    }
}

/// An opened target in words.
pub fn title_of_target(app: &App, target: Target) -> String {
    match target {
        Target::Card(card) => name_of(&app.cards(), card),
        Target::Spot(spot) => name_at(app, &live_table(*app), spot),
        Target::Zone(zone) => zone_name(app, zone),
        Target::Ship(ship) => ship_title(app, ship),
        Target::Object(object) => object_title(app, object),
    }
}

/// No decision of ESTRO shows large pictures.
pub const fn is_setup(_entries: &[OfferLine]) -> bool {
    false
}

/// The text of the card that was picked first.
#[component]
pub fn Picked() -> impl IntoView {
    let app = use_app();
    move || {
        let first = app.picked.with(|picked| picked.first().copied())?;
        let (name, says, shown) = match first {
            Target::Card(card) => (name_of(&app.cards(), card), Some(text_of(&app, card)), Shown::Card(card)),
            // A card on the field is in sight, and its answers need the room.
            Target::Spot(_) | Target::Ship(_) => return None,
            Target::Zone(zone) => (zone_name(&app, zone), None, Shown::Zone(zone)),
            Target::Object(object) => {
                (object_title(&app, object), Some(object_says(&app, object)), Shown::Object(object))
            }
        };
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
