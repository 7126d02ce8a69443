//! The contents of the side panel for ESTRO: a card, a card on the field, an Incinerator, a Zone card, the match-up matrix.

use estro::action::Spot;
use estro::fleet::ObjectNo;
use estro::language::{Area, Estro, Gift, Timing, Usage};
use estro::rules::CardNo;
use estro::view::{FieldCard, ShipView};
use estro::{View, card_text, clause};
use leptos::prelude::*;
use table::Clause;

use super::art;
use super::card::{CardFace, card_text_of, estro_words, marks_of, name_of, text_of, title_of, values_in_words};
use super::fleet::guards;
use super::fleet_panel::{ObjectText, ShipText};
use super::forecast::card_at;
use super::offer::is_conquest;
use super::rounds::zone_name;
use crate::app::App;
use crate::log::show_in_log;
use crate::panel::Panel;
use crate::table_context::{TableContext, use_app};

/// Something of the game that the side panel shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A card as it is printed.
    Card(CardNo),
    /// A card on the field as it was seen.
    OnField(Box<Seen>),
    /// An Incinerator with the name of its owner, the newest card last.
    Incinerator(String, Vec<CardNo>),
    /// A Zone card.
    Zone(Estro),
    /// A ship as it was seen (ESTRO-SOLO-07).
    Ship(ShipView),
    /// An object (ESTRO-SOLO-25).
    Object(ObjectNo),
    /// The match-up matrix (ESTRO-TOOL-03).
    Matrix,
}

/// A card on the field as it was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    card: FieldCard,
    who: String,
    marks: Vec<(&'static str, i16)>,
}

/// A card on the field as this table shows it.
pub fn on_field(app: &App, table: &TableContext, spot: Spot) -> Option<Shown> {
    let (card, marks) =
        table.of_view(|view: &View| card_at(view, spot).map(|card| (card.clone(), marks_of(view, card))))?;
    let who = table.who(app, card.controller);
    Some(Shown::OnField(Box::new(Seen { card, who, marks })))
}

/// The contents of the side panel.
#[component]
pub fn ShownView(shown: Shown) -> impl IntoView {
    match shown {
        Shown::Card(card) => view! { <CardText card/> }.into_any(),
        Shown::OnField(seen) => view! { <OnFieldText seen=*seen/> }.into_any(),
        Shown::Incinerator(who, cards) => view! { <Incinerator who cards/> }.into_any(),
        Shown::Zone(zone) => view! { <ZoneText zone/> }.into_any(),
        Shown::Ship(ship) => view! { <ShipText ship/> }.into_any(),
        Shown::Object(object) => view! { <ObjectText object/> }.into_any(),
        Shown::Matrix => view! { <MatrixText/> }.into_any(),
    }
}

#[component]
fn CardText(card: CardNo) -> impl IntoView {
    let app = use_app();
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{name_of(&app.cards(), card)}</h2>
        <CardFacts card/>
    }
}

/// The face, the text and the clauses of a card.
#[component]
fn CardFacts(card: CardNo) -> impl IntoView {
    let app = use_app();
    let cards = app.cards();
    let data = cards.card(card).clone();
    let clauses = data.gift.as_ref().map(clauses_of).unwrap_or_default();
    let lines = move || {
        let says = card_text_of(&app, card);
        says.lines().map(|line| view! { <li>{line.to_owned()}</li> }).collect_view()
    };
    let line = move |clause: Clause| {
        let title = move || clause_title(&app, clause.as_str());
        view! { <li><ClauseButton id=clause.as_str()/>" "{title}</li> }
    };
    view! {
        <div class="panel-card"><CardFace card/></div>
        <ul class="card-text">{lines}</ul>
        {(!clauses.is_empty()).then(|| view! {
            <details class="clauses-of-card">
                <summary>{move || app.say("clauses-of-card")}</summary>
                <ul class="clause-list">{clauses.into_iter().map(line).collect_view()}</ul>
            </details>
        })}
    }
}

/// The clauses that a Gift needs.
fn clauses_of(gift: &Gift) -> Vec<Clause> {
    let mut clauses = vec![match gift.usage {
        Usage::Once => clause::GIFT_08,
        Usage::Infinite => clause::GIFT_11,
        Usage::Plain => clause::GIFT_12,
    }];
    clauses.push(match gift.timing {
        Timing::OnPlay => clause::GIFT_01,
        Timing::Passive => clause::GIFT_11,
        Timing::OnAttack | Timing::OnAttacked | Timing::OnWon | Timing::OnResisted => clause::TURN_18,
        Timing::OnDying | Timing::OnDestroyed => clause::DEST_07,
        Timing::OnOpponentGift => clause::GIFT_04,
        Timing::OnOpponentPlay => clause::TURN_14,
        Timing::Activated(_) => clause::TURN_22,
        Timing::StartOfTurn | Timing::EndOfTurn => clause::TURN_24,
    });
    let mut filters = gift.all_effects().filter_map(|effect| effect.target()?.filter());
    let from_incinerator = filters.any(|filter| filter.area == Area::Incinerator);
    let more = [
        (gift.optional, clause::GIFT_02),
        (gift.from_hand, clause::GIFT_23),
        (gift.delay > 0, clause::GIFT_14),
        (gift.counter.is_some(), clause::GIFT_06),
        (from_incinerator, clause::DEST_02),
    ];
    clauses.extend(more.into_iter().filter(|(has, _)| *has).map(|(_, clause)| clause));
    let mut seen = Vec::new();
    clauses.retain(|clause| {
        let is_new = !seen.contains(clause);
        seen.push(*clause);
        is_new
    });
    clauses
}

/// The title of a clause, once the rulebook is loaded.
fn clause_title(app: &App, id: &str) -> Option<String> {
    let book = app.books.get(app.language())?;
    Some(book.clause(id)?.title.clone())
}

/// A clause that is one press away.
#[component]
pub fn ClauseButton(id: &'static str) -> impl IntoView {
    let app = use_app();
    view! { <button type="button" class="plain why" on:click=move |_| app.show_clause(id)>{id}</button> }
}

#[component]
fn OnFieldText(seen: Seen) -> impl IntoView {
    let app = use_app();
    let Seen { card, who, marks } = seen;
    let (face, zone, ship) = (card.face, card.zone, card.ship);
    let values = card.up.clone().map(|up| {
        view! { <p class="now-line">{move || app.say("values-title")}": "{move || values_in_words(&app, &up)}</p> }
    });
    let marks = marks
        .into_iter()
        .map(|(id, n)| view! { <li class="mark">{move || app.say_with(id, &[("n", i32::from(n).into())])}</li> });
    let is_covered = card.is_down;
    let in_log = face.filter(|_| !is_covered).map(|face| {
        let mark = format!("of-{}", face.0);
        view! { <button type="button" class="plain in-log" on:click=move |_| show_in_log(&app, &mark)>{move || app.say("in-log")}</button> }
    });
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || title_of(&app, &card)}</h2>
        <p>{move || app.say_with("controlled-by", &[("who", who.clone().into())])}</p>
        {zone.map(|zone| view! { <p>{move || zone_name(&app, zone)}" "<ClauseButton id=clause::CONQ_06.as_str()/></p> })}
        {ship.map(|ship| view! { <p>{move || guards(&app, ship)}" "<ClauseButton id=clause::SOLO_21.as_str()/></p> })}
        {in_log}
        {values}
        <ul class="marks">{marks.collect_view()}</ul>
        {is_covered.then(|| view! {
            <p>
                {move || app.say(if ship.is_some() { "covered-guardian-means" } else { "covered-means" })}" "
                <ClauseButton id=if ship.is_some() { clause::SOLO_11 } else { clause::FACE_03 }.as_str()/>
            </p>
        })}
        {face.map(|card| view! { <CardFacts card/> })}
    }
}

#[component]
fn Incinerator(who: String, cards: Vec<CardNo>) -> impl IntoView {
    let app = use_app();
    let is_empty = cards.is_empty();
    let line = move |card: CardNo| {
        let name = name_of(&app.cards(), card);
        view! {
            <li>
                <button type="button" class="plain pile-card" on:click=move |_| app.show(Panel::Game(Shown::Card(card)))>
                    <b>{name}</b>" "{move || text_of(&app, card)}
                </button>
            </li>
        }
    };
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">
            {move || app.say_with("incinerator-of", &[("who", who.clone().into())])}
        </h2>
        {is_empty.then(|| view! { <p>{move || app.say("incinerator-empty")}</p> })}
        <ol class="pile-cards">{cards.into_iter().rev().map(line).collect_view()}</ol>
        <p><ClauseButton id=clause::DEST_01.as_str()/></p>
    }
}

/// The clause of the special of a Zone card.
const fn clause_of_zone(zone: Estro) -> Clause {
    match zone {
        Estro::Ardo => clause::ZONE_06,
        Estro::Granito => clause::ZONE_07,
        Estro::Armonio => clause::ZONE_08,
        Estro::Illusio => clause::ZONE_09,
        Estro::Manpo => clause::ZONE_10,
    }
}

#[component]
fn ZoneText(zone: Estro) -> impl IntoView {
    let app = use_app();
    let id = clause_of_zone(zone).as_str();
    let bonus = move || app.say_with("zone-bonus", &[("estro", estro_words(zone).into())]);
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || zone_name(&app, zone)}</h2>
        <div class="panel-card"><art::ZoneCard zone used=Signal::derive(|| false)/></div>
        <p>{bonus}" "<ClauseButton id=clause::ZONE_03.as_str()/></p>
        <p>{move || app.say(&format!("special-{zone}"))}" "<ClauseButton id/></p>
        <p>{move || app.say("special-once")}" "<ClauseButton id=clause::ZONE_05.as_str()/></p>
        {is_conquest(&app).then(|| view! {
            <p>{move || app.say("zone-own-field")}" "<ClauseButton id=clause::CONQ_08.as_str()/></p>
        })}
    }
}

#[component]
fn MatrixText() -> impl IntoView {
    let app = use_app();
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || app.say("matrix")}</h2>
        <p>{move || app.say("matrix-means")}" "<ClauseButton id=clause::ATK_08.as_str()/></p>
        <div class="matrix"><art::MatchUp/></div>
        <h3>{move || app.say("dice-title")}</h3>
        <p>{move || app.say("dice-means")}" "<ClauseButton id=clause::ATK_05.as_str()/></p>
        <ul class="dice-table">
            {(1..=6_u8)
                .map(|die| {
                    let listed = Estro::ALL.into_iter().filter(|estro| estro::rules::die_lists(die, *estro));
                    let names: Vec<&str> = listed.map(card_text::estro_name).collect();
                    view! { <li><b>{die}</b>" "{names.join(", ")}</li> }
                })
                .collect_view()}
        </ul>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use estro::CardSet;

    #[test]
    fn every_gift_of_the_house_set_names_clauses_each_once() {
        for card in CardSet::house().cards() {
            let Some(gift) = &card.gift else { continue };
            let clauses = clauses_of(gift);
            assert!(!clauses.is_empty(), "{}", card.id);
            for (place, clause) in clauses.iter().enumerate() {
                assert!(!clauses[..place].contains(clause), "{}: {clause} twice", card.id);
            }
        }
    }
}
