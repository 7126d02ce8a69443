//! The combat as a separate scene: both sides, the tactic, the changes to their ratings with their sources, the running
//! totals, and the players who may act now.

use doomtrooper::clause;
use doomtrooper::language::Tactic;
use doomtrooper::state::SlotNo;
use doomtrooper::text::{self, piece::Piece};
use doomtrooper::view::{CardView, CombatView, ShownModifier};
use leptos::prelude::*;

use super::art;
use super::card::{
    Now, RATINGS, UnitButton, affiliation_of, has_number, marks_line, name_of, numbered_at, printed, title_of, view_of,
};
use super::panel::{Shown, show_in_play};
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

/// The attack in progress.
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
    let is_mine = move |seat| table.me() == Some(seat);
    let title = move || {
        let id = match (combat.tactic, is_mine(combat.player)) {
            (Some(Tactic::Fight), false) => "combat-fight",
            (Some(Tactic::Shoot), false) => "combat-shoot",
            (None, false) => "combat-of",
            (Some(Tactic::Fight), true) => "combat-mine-fight",
            (Some(Tactic::Shoot), true) => "combat-mine-shoot",
            (None, true) => "combat-mine",
        };
        app.say_with(id, &[("who", table.who(&app, combat.player).into())])
    };
    let waits = move || {
        let asked = table.of_view(|view| view.asks.map(|(seat, _)| seat))?;
        let id = if is_mine(asked) { "combat-waits-me" } else { "combat-waits" };
        Some(app.say_with(id, &[("who", table.who(&app, asked).into())]))
    };
    let blow = move |side: usize| {
        let tactic = combat.tactic?;
        let sides = [combat.attacker?, combat.defender?];
        let (from, to) = (view_of(&table, sides[side])?, view_of(&table, sides[1 - side])?);
        let (hits, armor) = (combat.blows[side]?, to.ratings?[ARMOR]);
        let values = [
            ("stat", app.say(RATINGS[strength(tactic)]).into()),
            ("n", i32::from(hits).into()),
            ("armor", i32::from(armor).into()),
            ("from", numbered_at(&app, &table, &from).into()),
            ("to", numbered_at(&app, &table, &to).into()),
        ];
        // An equal strength wounds, too (DOOM-CMB-19, DOOM-CMB-20).
        let id = if hits >= armor { "blow-through" } else { "blow-stopped" };
        Some(app.say_with(id, &values))
    };
    let totals = move || {
        let lines = [blow(0), blow(1)];
        lines.into_iter().flatten().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    let beside = move |id: &'static str, unit: SlotNo| {
        view! {
            <div class="beside">
                <span>{move || app.say(id)}</span>
                <div class="chip"><UnitButton unit is_chip=true/></div>
            </div>
        }
    };
    view! {
        <section class="combat" aria-labelledby="combat-title" data-tactic=combat.tactic.map(|tactic| match tactic {
            Tactic::Fight => "fight",
            Tactic::Shoot => "shoot",
        })>
            {combat.attacker.map(|unit| view! { <Fighter unit id="combat-attacker" combat side=0/> })}
            <div class="clash">
                <h2 id="combat-title">{title}</h2>
                <div role="status"><ul class="totals">{totals}</ul></div>
                {combat.warzone.map(|unit| beside("combat-warzone", unit))}
                {combat.second.map(|unit| beside("combat-second", unit))}
                <p class="hint">{waits}</p>
            </div>
            {combat.defender.map(|unit| view! { <Fighter unit id="combat-defender" combat side=1/> })}
        </section>
    }
}

/// One of the two combatants, with every change to its ratings.
#[component]
fn Fighter(unit: SlotNo, id: &'static str, combat: CombatView, side: usize) -> impl IntoView {
    let slot = unit;
    let app = use_app();
    let table = use_table();
    let card = Memo::new(move |_| view_of(&table, slot));
    let modifiers = Memo::new(move |_| {
        table.of_view(|view| view.modifiers.iter().filter(|one| one.on == slot).cloned().collect::<Vec<_>>())
    });
    let face = move |card: CardView| {
        let who = table.who(&app, card.controller);
        let picture = card.card.map_or_else(art::back_svg, |number| art::card_svg(app.cards().card(number)));
        let now = card.ratings.map(|now| {
            let printed = card.card.map(|number| printed(&app.cards(), number));
            view! { <Now now printed/> }
        });
        let of = affiliation_of(&app.cards(), &card);
        view! {
            <button type="button" class=format!("fighter-card {}", art::colours(of)) aria-label=numbered_at(&app, &table, &card)
                on:click=move |_| show_in_play(&app, &table, slot)>
                <span class="fighter-art" inner_html=picture></span>
            </button>
            <div class="fighter-facts">
                <h3>{app.say_with(id, &[("who", who.into())])}</h3>
                <p class="fighter-name">{name_of(&app, &card)}</p>
                {now}
                {marks_line(app, &card)}
            </div>
        }
    };
    let line = move |one: ShownModifier| {
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
    let cover = combat.cover[side];
    let in_cover = (cover != 0).then(|| {
        let id = clause::COV_10.as_str();
        view! {
            <li>
                <button type="button" class="plain modifier" on:click=move |_| app.show_clause(id)>
                    {move || app.say_with("cover-adds", &[("n", i32::from(cover).into())])}
                </button>
            </li>
        }
    });
    let support = combat.support[side].into_iter().flatten().map(|slot| {
        let name = move || {
            view_of(&table, slot).map(|card| title_of(&app, &card, table.of_view(|view| has_number(view, &card))))
        };
        let words = move || app.say_with("supported-by", &[("who", name().unwrap_or_default().into())]);
        view! {
            <li>
                <button type="button" class="plain modifier" on:click=move |_| show_in_play(&app, &table, slot)>{words}</button>
            </li>
        }
    });
    view! {
        <div class="fighter" data-fighter=id>
            {move || card.get().map(face)}
            <ul class="modifiers" aria-label=move || app.say("modifiers")>
                {move || modifiers.get().into_iter().map(line).collect_view()}
                {in_cover}
                {support.collect_view()}
            </ul>
        </div>
    }
}
