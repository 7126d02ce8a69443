//! Setting up a match of Doomtrooper: a deck for each seat, and the table options, each with its clause.

use doomtrooper::language::Affiliation;
use doomtrooper::{Options, clause, deck};
use leptos::ev;
use leptos::prelude::*;
use table::Seat;

use super::art;
use super::plan::{NO_WARRIORS, no_warriors_name};
use crate::clock::LimitField;
use crate::icons;
use crate::plan::Plan;
use crate::screen::Screen;
use crate::start::SeedField;
use crate::table_context::use_app;

/// Doomtrooper has one mode.
#[component]
pub fn Modes() -> impl IntoView {}

/// The team of a seat, where teams play.
pub fn team_of(plan: &Plan, seat: Seat) -> Option<u8> {
    plan.table.options.with(|options| options.team_of(seat))
}

/// The list of reasons that says why the table cannot be played.
pub const fn reasons_id(_plan: &Plan) -> &'static str {
    "#table-reasons"
}

/// The emblems beside the games.
#[component]
pub fn HeroArt() -> impl IntoView {
    let emblems = Affiliation::ALL.iter().take(7).map(|affiliation| {
        view! { <span class="hero-emblem" inner_html=art::emblem_svg(Some(*affiliation))></span> }
    });
    view! { <div class="hero-emblems" aria-hidden="true">{emblems.collect_view()}</div> }
}

/// The deck of each seat.
#[component]
pub fn SeatDecks() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let lines = move || (0..plan.count.get() as u8).map(|seat| view! { <SeatDeck seat=Seat(seat)/> }).collect_view();
    view! {
        <fieldset class="seat-decks">
            <legend>{move || app.say("decks")}</legend>
            <div class="seat-deck-fields">{lines}</div>
            <a class="secondary" id="to-decks" href=Screen::Deck(None).address()>
                <span class="tool-icon" inner_html=icons::icon("deck")></span>
                {move || app.say("to-decks")}
            </a>
        </fieldset>
    }
}

#[component]
fn SeatDeck(seat: Seat) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let choose = move |event: ev::Event| plan.bring(seat, &event_target_value(&event));
    let ready = move || {
        let (own, id) = (plan.own_deck(seat), plan.ready_deck(seat));
        let line = |(known, deck): &(&'static str, doomtrooper::DeckDocument)| {
            let is_chosen = own.is_none() && *known == id;
            let name = deck.name(app.language()).to_owned();
            view! { <option value=format!("ready {known}") selected=is_chosen>{name}</option> }
        };
        deck::ready().iter().map(line).collect_view()
    };
    let custom = move || {
        let own = plan.own_deck(seat);
        app.shelf.with(|shelf| {
            let lines = shelf.decks().iter().map(|deck| {
                let is_chosen = own.as_deref() == Some(deck.name());
                view! { <option value=deck.name().to_owned() selected=is_chosen>{deck.name().to_owned()}</option> }
            });
            lines.collect_view()
        })
    };
    view! {
        <label class="field">
            <span>{move || app.say_with("deck-of-seat", &[("n", (seat.0 + 1).into())])}</span>
            <select id=format!("deck-of-{seat}") on:change=choose>{ready}{custom}</select>
        </label>
    }
}

/// The table options, each with its explanation and its clause, and the seed.
#[component]
pub fn TableOptions() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let set = move |name: &'static str| move |event: ev::Event| plan.table.set(name, &event_target_value(&event));
    let number = move |(name, clause, [least, most]): &(&'static str, table::Clause, [u16; 2])| {
        let (name, clause) = (*name, clause.as_str());
        view! {
            <li class="option">
                <label class="field">
                    <span>{move || app.say(&format!("option-{name}"))}</span>
                    <input type="number" id=format!("option-{name}") min=least.to_string() max=most.to_string()
                        prop:value=move || plan.table.options.with(|options| options.number(name)).to_string() on:change=set(name)/>
                </label>
                <ClauseLink clause/>
            </li>
        }
    };
    let switch = move |(name, clause): &(&'static str, table::Clause)| {
        let (name, clause) = (*name, clause.as_str());
        let change = move |_| {
            let wanted = if untrack(|| plan.table.is_on(name)) { "off" } else { "on" };
            plan.table.set(name, wanted);
        };
        view! {
            <li class="option">
                <label>
                    <input type="checkbox" name=name prop:checked=move || plan.table.is_on(name) on:change=change/>
                    <span>{move || app.say(&format!("option-{name}"))}</span>
                </label>
                <ClauseLink clause/>
            </li>
        }
    };
    view! {
        <details class="options">
            <summary>{move || app.say("table-options")}</summary>
            <ul class="option-list">
                {Options::NUMBERS.iter().map(number).collect_view()}
                <li class="option">
                    <label class="field">
                        <span>{move || app.say("option-no_warriors")}</span>
                        <select id="option-no_warriors" on:change=set("no_warriors")>
                            {NO_WARRIORS
                                .map(|rule| {
                                    let name = no_warriors_name(rule);
                                    let is_it = move || plan.table.options.with(|options| options.no_warriors == rule);
                                    view! {
                                        <option value=name selected=is_it>{move || app.say(&format!("no-warriors-{name}"))}</option>
                                    }
                                })
                                .into_iter()
                                .collect_view()}
                        </select>
                    </label>
                    <ClauseLink clause=clause::NOW_01.as_str()/>
                </li>
                {Options::SWITCHES.iter().map(switch).collect_view()}
            </ul>
            <LimitField/>
            <SeedField/>
        </details>
    }
}

#[component]
fn ClauseLink(clause: &'static str) -> impl IntoView {
    let app = use_app();
    view! { <button type="button" class="plain why" on:click=move |_| app.show_clause(clause)>{clause}</button> }
}
