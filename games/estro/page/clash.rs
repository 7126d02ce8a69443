//! The clash as a scene of its own: both cards large, the numbers that make up their totals with source and clause, the dice,
//! who may answer, and what decides.

use estro::View;
use estro::action::Spot;
use estro::language::{Estro, Moment};
use estro::view::{Addend, AddendKind, Ask, AttackView, FieldCard};
use estro::{card_text, clause};
use leptos::prelude::*;
use table::Clause;

use super::art::{self, Looks, Size};
use super::card::{FieldFace, looks_of, title_of};
use super::fleet::ship_title;
use super::forecast::card_at;
use super::panel::on_field;
use super::strike::{Struck, blow, shields_of};
use crate::app::App;
use crate::panel::Panel;
use crate::table_context::{TableContext, use_app, use_table};

/// The attack that is going on.
#[component]
pub fn Clash() -> impl IntoView {
    let table = use_table();
    let attack = Memo::new(move |_| {
        table.of_view(|view| view.attack.clone().filter(|attack| !attack.is_over).map(|attack| as_shown(view, attack)))
    });
    view! {
        <Show when=move || attack.with(Option::is_some)>
            {move || attack.get().map(|attack| view! { <Scene attack/> })}
        </Show>
    }
}

/// The attack without its sums while bonuses are claimed: they count all bonuses, and only what is claimed will count
/// (ESTRO-GEN-04).
fn as_shown(view: &View, attack: AttackView) -> AttackView {
    match view.asks {
        Some((_, Ask::Claim)) => AttackView { addends: [Vec::new(), Vec::new()], ..attack },
        _ => attack,
    }
}

#[component]
fn Scene(attack: AttackView) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let title = attack.clone();
    let title = move || {
        let name = |spot: Option<Spot>| table.of_view(|view| card_at(view, spot?).map(|card| title_of(&app, card)));
        let ship = title.ship.map(|ship| ship_title(&app, ship));
        let values = [
            ("attacker", name(title.attacker).unwrap_or_default().into()),
            ("target", ship.or_else(|| name(title.target)).unwrap_or_default().into()),
        ];
        let is_unknown = |spot| table.of_view(|view| card_at(view, spot).is_some_and(|card| card.face.is_none()));
        let id = if title.target.is_some_and(is_unknown) { "clash-title-covered" } else { "clash-title" };
        app.say_with(id, &values)
    };
    let stands = untrack(|| table.of_view(|view| Some(verdict(view, &attack))));
    let (id, because) = stands.unwrap_or(("clash-open", clause::ATK_16));
    let verdict = {
        let attack = attack.clone();
        move || table.of_view(|view| app.say_with(id, &numbers(view, &attack)))
    };
    let answers = move || {
        let (seat, ask) = table.of_view(|view| view.asks)?;
        let id = match (table.me() == Some(seat), ask) {
            (true, Ask::Window(Moment::Declared)) => "clash-you-before-dice",
            (true, Ask::Window(Moment::Dice)) => "clash-you-after-dice",
            (true, _) => "clash-you-decide",
            (false, Ask::Window(Moment::Declared)) => "clash-they-before-dice",
            (false, Ask::Window(Moment::Dice)) => "clash-they-after-dice",
            (false, _) => "clash-they-decide",
        };
        Some(app.say_with(id, &[("who", table.who(&app, seat).into())]))
    };
    view! {
        <section class="clash" aria-labelledby="clash-title">
            <Fighter attack=attack.clone() side=0/>
            <div class="clash-middle">
                <h2 class="clash-title" id="clash-title">{title}</h2>
                <div role="status">
                    <button type="button" class="plain clash-verdict" data-verdict=id on:click=move |_| app.show_clause(because.as_str())>{verdict}</button>
                </div>
                <p class="clash-answers">{answers}</p>
            </div>
            {match attack.ship {
                Some(ship) => view! { <Struck attack ship/> }.into_any(),
                None => view! { <Fighter attack side=1/> }.into_any(),
            }}
        </section>
    }
}

/// How the clash stands: a message, and the clause that decides it.
pub fn verdict(view: &View, attack: &AttackView) -> (&'static str, Clause) {
    match attack.target.and_then(|spot| card_at(view, spot)).filter(|card| card.is_down) {
        Some(guardian) if guardian.ship.is_some() => return ("clash-guardian", clause::SOLO_11),
        Some(_) => return ("clash-covered", clause::FACE_03),
        None => {}
    }
    if matches!(view.asks, Some((_, Ask::Claim))) {
        return ("clash-claims", clause::GEN_04);
    }
    if view.options.adds_up_itself(view.viewer) {
        return ("clash-untold", clause::MNE_03);
    }
    if let (Some(ship), Some(shields)) = (attack.ship, shields_of(view, attack)) {
        let is_sunk = blow(attack).is_some_and(|blow| blow >= shields);
        return match (blow(attack), ship) {
            (None, _) => ("clash-open", clause::SOLO_22),
            _ if is_sunk => ("clash-sinks", clause::SOLO_22),
            _ => ("clash-strikes", clause::SOLO_22),
        };
    }
    let ([Some(mine), Some(theirs)], [Some(one), Some(other)]) = (attack.tots(), attack.primaries()) else {
        return ("clash-open", clause::ATK_16);
    };
    let target = attack.target.and_then(|spot| card_at(view, spot));
    let is_shield = target.and_then(|card| card.up.as_ref()).is_some_and(|up| up.shield.is_some());
    match () {
        () if is_shield && mine >= theirs => ("clash-exhausts", clause::LUC_11),
        () if is_shield => ("clash-shield-holds", clause::LUC_11),
        () if mine > theirs => ("clash-by-total", clause::ATK_11),
        () if one > 2 * other => ("clash-by-primary", clause::ATK_12),
        () => ("clash-holds", clause::ATK_11),
    }
}

/// The totals and primary values, for the messages; of a ship its shields, and what would be left of them.
fn numbers(view: &View, attack: &AttackView) -> Vec<(&'static str, phrases::Value<'static>)> {
    let ([mine, theirs], [one, other]) = (attack.tots(), attack.primaries());
    let number = |n: Option<i16>| i32::from(n.unwrap_or(0)).into();
    let (shields, mine) = (shields_of(view, attack), if attack.ship.is_some() { blow(attack) } else { mine });
    let left = shields.map(|shields| (shields - mine.unwrap_or(0)).max(0));
    vec![
        ("mine", number(mine)),
        ("theirs", number(theirs)),
        ("one", number(one)),
        ("other", number(other)),
        ("shields", number(shields)),
        ("left", number(left)),
    ]
}

/// One of the two cards with the numbers of its total.
#[component]
fn Fighter(attack: AttackView, side: usize) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let spot = if side == 0 { attack.attacker } else { attack.target };
    let seen = untrack(|| {
        table.view.with(|view| {
            let view = view.as_ref()?;
            let card = card_at(view, spot?)?.clone();
            let looks = looks_of(view, &card);
            Some((card, looks))
        })
    });
    let class = if side == 0 { "clash-card attacker" } else { "clash-card target" };
    let die = attack.dice.map(|dice| dice[side]);
    // Whether the die helps is for the players of Mnemonica to know.
    let tells = untrack(|| table.of_view(|view| !view.options.adds_up_itself(view.viewer)));
    let estro = seen.as_ref().and_then(|(card, _)| card.up.as_ref()).map(|up| up.main);
    let (total, primary) = (attack.tots()[side], attack.primaries()[side]);
    let met = (attack.target, attack.ship);
    let addends = attack.addends[side].clone();
    view! {
        <div class=class data-estro=estro.map(Estro::as_str)>
            {seen.map(|(card, looks)| face(&app, &table, &card, looks))}
            <div class="clash-sum">
                <ul class="addends" aria-label=move || app.say("addends")>
                    {addends.into_iter().map(|addend| addend_line(&app, &table, addend, met, die)).collect_view()}
                </ul>
                {die.map(|die| view! { <art::Die value=die estro bare=!tells/> })}
                {total.map(|total| view! {
                    <p class="clash-total"><span class="clash-word">"TOT "</span><b>{total}</b></p>
                })}
                {primary.zip(estro).map(|(primary, estro)| view! {
                    <p class="clash-primary">{card_text::stat_name(estro.stat())}" "<b>{primary}</b></p>
                })}
            </div>
        </div>
    }
}

/// The large card; a tap tells everything about it.
fn face(app: &App, table: &TableContext, card: &FieldCard, looks: Option<Looks>) -> impl IntoView + use<> {
    let (app, table, spot, is_down) = (*app, *table, card.spot, card.is_down);
    let name = title_of(&app, card);
    let show = move |_| {
        if let Some(shown) = untrack(|| on_field(&app, &table, spot)) {
            app.show(Panel::Game(shown));
        }
    };
    view! {
        <button type="button" class="card-button clash-face" aria-label=name on:click=show>
            <FieldFace looks is_down size=Size::Large/>
        </button>
    }
}

/// Whom an attack meets: a card on the field, or a ship.
type Met = (Option<Spot>, Option<Estro>);

/// One number of a total: what it adds, where it comes from, and on request its clause.
fn addend_line(app: &App, table: &TableContext, addend: Addend, met: Met, die: Option<u8>) -> impl IntoView + use<> {
    let (app, table, clause) = (*app, *table, addend.kind.clause());
    let source = move || source_of(&app, &table, addend.kind, met, die);
    let n = match addend.kind {
        AddendKind::Printed => addend.n.to_string(),
        _ => format!("{:+}", addend.n),
    };
    view! {
        <li class="addend" data-kind=word_of(addend.kind)>
            <button type="button" class="plain addend-button" title=clause.as_str() on:click=move |_| app.show_clause(clause.as_str())>
                <b>{n}</b>" "{source}
            </button>
        </li>
    }
}

/// The word of a kind of number.
const fn word_of(kind: AddendKind) -> &'static str {
    match kind {
        AddendKind::Printed => "printed",
        AddendKind::Changes => "changes",
        AddendKind::Passive(_) => "passive",
        AddendKind::Zone(_) => "zone",
        AddendKind::Die => "die",
        AddendKind::Floor => "floor",
        AddendKind::MatchUp => "match-up",
        AddendKind::Support(_) => "support",
        AddendKind::Shield => "shield",
        AddendKind::Ignored => "ignored",
        AddendKind::Weakened => "weakened",
    }
}

/// Where a number comes from, in words.
fn source_of(app: &App, table: &TableContext, kind: AddendKind, (target, ship): Met, die: Option<u8>) -> String {
    match kind {
        AddendKind::Passive(card) | AddendKind::Support(card) => app.cards().card(card).name.clone(),
        AddendKind::Zone(zone) => app.say(&format!("zone-{zone}")),
        AddendKind::Die => app.say_with("addend-die-n", &[("n", die.unwrap_or(0).into())]),
        AddendKind::MatchUp => {
            let main = ship.or_else(|| table.of_view(|view| Some(card_at(view, target?)?.up.as_ref()?.main)));
            app.say_with("addend-against", &[("other", main.map_or("", card_text::estro_name).into())])
        }
        other => app.say(&format!("addend-{}", word_of(other))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use estro::{Action, CardSet, Event, Setup, SetupDocument, State};
    use std::collections::BTreeMap;
    use table::{Choices, Match, Seed};

    /// ESTRO-ATK-11, ESTRO-ATK-12, ESTRO-FACE-03: if everybody passes after the dice, what the scene says happens.
    #[test]
    fn the_verdict_of_the_last_window_comes_true() {
        let mut seen = BTreeMap::<&str, u32>::new();
        let dream = SetupDocument { options: vec!["lucid".to_owned()], ..SetupDocument::default() };
        let dream = Setup::check(dream, CardSet::house()).expect("a table");
        for seed in 0..120_u32 {
            let setup = if seed % 3 == 0 { dream.clone() } else { Setup::default() };
            let mut game = Match::<State>::new(setup, Seed::from(u64::from(seed)));
            for step in 0..1_500_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let (view, choices) = (game.view(seat.into()), game.choices(seat));
                let all: Vec<Action> = (0..choices.len()).map(|place| choices.get(place)).collect();
                let rest = all.iter().find(|action| **action == Action::Pass).copied();
                let said = match (&view.attack, view.window) {
                    (Some(attack), Some(Moment::Dice)) if rest.is_some() => Some(verdict(&view, attack)),
                    _ => None,
                };
                let from = game.events().len();
                game.act(seat, rest.unwrap_or(all[(step * 7 + seed) as usize % all.len()])).unwrap();
                let decided = game.events()[from..].iter().find_map(|logged| match logged.event {
                    Event::Compared { won, .. } | Event::ShieldStruck { won, .. } => Some((won, logged.clause)),
                    Event::DefeatedCovered => Some((true, logged.clause)),
                    _ => None,
                });
                if let (Some((id, clause)), Some((won, by))) = (said, decided) {
                    assert_eq!((!id.ends_with("holds"), clause), (won, by), "{id}");
                    *seen.entry(id).or_default() += 1;
                }
            }
        }
        for id in [
            "clash-by-total",
            "clash-by-primary",
            "clash-holds",
            "clash-covered",
            "clash-exhausts",
            "clash-shield-holds",
        ] {
            assert!(seen.contains_key(id), "{id}: {seen:?}");
        }
    }
}
