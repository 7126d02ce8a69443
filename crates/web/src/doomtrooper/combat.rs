//! The combat as a scene of its own: both sides, the tactic, what changes their ratings and why, the running totals, and
//! who may do something now.

use doomtrooper::language::Tactic;
use doomtrooper::state::SlotNo;
use doomtrooper::text::{self, piece::Piece};
use doomtrooper::view::{CardView, CombatView, Modifier};
use leptos::prelude::*;

use super::card::{CardFace, Now, RATINGS, UnitButton, name_of, printed, view_of};
use super::panel::Shown;
use crate::panel::Panel;
use crate::table_context::{use_app, use_table};

/// The place of F or S among the ratings, by the tactic.
const fn strength(tactic: Tactic) -> usize {
    match tactic {
        Tactic::Fight => 0,
        Tactic::Shoot => 1,
    }
}

/// The place of A among the ratings.
const ARMOR: usize = 2;

/// The attack that is going on.
#[component]
pub fn Combat() -> impl IntoView {
    let table = use_table();
    let combat = Memo::new(move |_| table.of_view(|view| view.combat));
    view! {
        <Show when=move || combat.get().is_some()>
            {move || combat.get().map(|combat| view! { <Scene combat/> })}
        </Show>
    }
}

#[component]
fn Scene(combat: CombatView) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let title = move || {
        let who = table.who(&app, combat.player);
        match combat.tactic {
            Some(Tactic::Fight) => app.say_with("combat-fight", &[("who", who.into())]),
            Some(Tactic::Shoot) => app.say_with("combat-shoot", &[("who", who.into())]),
            None => app.say_with("combat-of", &[("who", who.into())]),
        }
    };
    let waits = move || {
        let asked = table.of_view(|view| view.asks.map(|(seat, _)| seat))?;
        Some(app.say_with("combat-waits", &[("who", table.who(&app, asked).into())]))
    };
    let blow = move |from: Option<SlotNo>, to: Option<SlotNo>| {
        let tactic = combat.tactic?;
        let (from, to) = (view_of(&table, from?)?, view_of(&table, to?)?);
        let (hits, armor) = (from.ratings?[strength(tactic)], to.ratings?[ARMOR]);
        let values = [
            ("stat", app.say(RATINGS[strength(tactic)]).into()),
            ("n", i32::from(hits).into()),
            ("armor", i32::from(armor).into()),
            ("from", name_of(&app, &from).into()),
            ("to", name_of(&app, &to).into()),
        ];
        Some(app.say_with(if hits > armor { "blow-through" } else { "blow-stopped" }, &values))
    };
    let totals = move || {
        let lines = [blow(combat.attacker, combat.defender), blow(combat.defender, combat.attacker)];
        lines.into_iter().flatten().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    view! {
        <section class="combat" aria-labelledby="combat-title">
            <h2 id="combat-title">{title}</h2>
            <div class="sides">
                {combat.attacker.map(|unit| view! { <Fighter unit id="combat-attacker"/> })}
                {combat.defender.map(|unit| view! { <Fighter unit id="combat-defender"/> })}
            </div>
            {combat.warzone.map(|unit| view! {
                <div class="warzone">
                    <span>{move || app.say("combat-warzone")}</span>
                    <div class="unit"><UnitButton unit/></div>
                </div>
            })}
            <div role="status"><ul class="totals">{totals}</ul></div>
            <p class="hint">{waits}</p>
        </section>
    }
}

/// One of the two, with everything that changes its ratings.
#[component]
fn Fighter(unit: SlotNo, id: &'static str) -> impl IntoView {
    let slot = unit;
    let app = use_app();
    let table = use_table();
    let card = Memo::new(move |_| view_of(&table, slot));
    let modifiers = Memo::new(move |_| {
        table.of_view(|view| view.modifiers.iter().filter(|one| one.on == slot).cloned().collect::<Vec<_>>())
    });
    let face = move |card: CardView| {
        let shown = card.card.map(|number| {
            let printed = Some(printed(&app.cards(), number));
            let now = card.ratings.map(|now| view! { <Now now printed/> });
            view! {
                <button type="button" class="card-button fighter-card" aria-label=name_of(&app, &card)
                    on:click=move |_| app.show(Panel::Game(Shown::Slot(slot)))>
                    <CardFace card=number/>
                </button>
                {now}
            }
        });
        let who = table.who(&app, card.controller);
        view! {
            <h3>{app.say_with(id, &[("who", who.into())])}</h3>
            <p class="fighter-name">{name_of(&app, &card)}</p>
            {shown}
        }
    };
    let line = move |one: Modifier| {
        let cards = app.cards();
        let name = text::name(cards.card(one.card)).to_owned();
        let does = one.gives.text(&cards, app.language());
        view! {
            <li>
                <button type="button" class="plain modifier" on:click=move |_| app.show(Panel::Game(Shown::Card(one.card)))>
                    <b>{name}</b>
                    ": "
                    {does}
                </button>
            </li>
        }
    };
    view! {
        <div class="fighter" data-fighter=id>
            {move || card.get().map(face)}
            <ul class="modifiers" aria-label=move || app.say("modifiers")>
                {move || modifiers.get().into_iter().map(line).collect_view()}
            </ul>
        </div>
    }
}
