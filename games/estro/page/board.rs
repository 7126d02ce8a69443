//! The table of ESTRO: the other seat on top, round, Zone cards and clash in the middle, the viewer's seat and hand below.

use estro::language::Estro;
use estro::view::{GiftView, Origin};
use estro::{View, card_text, dial, fleet};
use leptos::prelude::*;
use table::{Seat, Viewer};

use super::art;
use super::card::{CardFace, name_of, title_of};
use super::clash::Clash;
use super::fleet::{FleetBoard, Objects, SHIP, object_title, ship_name, ship_of};
use super::forecast::card_at;
use super::hand::Hand;
use super::panel::Shown;
use super::rounds::{RoundCounter, ZoneCards};
use super::seat::SeatBoard;
use super::strike::ShipFace;
use crate::app::App;
use crate::desk::StagedSide;
use crate::hand_over::SinceLast;
use crate::later::{LaterPart, Part};
use crate::log::News;
use crate::others::Others;
use crate::panel::Panel;
use crate::table_context::{TableContext, seat_of, use_app, use_table};

/// Cards are dealt before the first question.
pub const fn is_setup(_view: &View) -> bool {
    false
}

/// A part of the table that the first decision of a duel does not need, so that its code is loaded later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The five ships with their guardians.
    Fleet,
    /// The objects of Single Player.
    Objects,
    /// The clash that is going on.
    Clash,
    /// What is being carried out.
    Gifts,
}

/// Draws such a part.
pub fn piece(piece: Piece) -> AnyView {
    match piece {
        Piece::Fleet => view! { <FleetBoard/> }.into_any(),
        Piece::Objects => view! { <Objects/> }.into_any(),
        Piece::Clash => view! { <Clash/> }.into_any(),
        Piece::Gifts => view! { <Gifts/> }.into_any(),
    }
}

/// The name of a number in a clash.
pub fn addend_name(app: &App, kind: &str) -> String {
    app.say(&format!("addend-{kind}"))
}

/// A side of a clash: its card, a ship, or the back of a card that nobody saw.
#[component]
pub fn StagedFace(side: StagedSide) -> impl IntoView {
    let app = use_app();
    let ship = side.card.as_ref().and_then(|id| id.strip_prefix(SHIP)?.parse::<Estro>().ok());
    if let Some(ship) = ship {
        return view! { <ShipFace ship/> }.into_any();
    }
    match side.card.and_then(|id| app.cards().find(&id)) {
        Some(card) => view! { <CardFace card/> }.into_any(),
        None => view! { <art::CardBack size=art::Size::Middle/> }.into_any(),
    }
}

/// The boards around the middle as a viewer sees them, the viewer's own hand last.
#[component]
pub fn Seats(viewer: Viewer) -> impl IntoView {
    let table = use_table();
    let me = seat_of(viewer);
    let is_clashing =
        Memo::new(move |_| table.of_view(|view| view.attack.as_ref().is_some_and(|attack| !attack.is_over)));
    let is_solo = table.view.with_untracked(|view| view.as_ref().is_some_and(|view| view.fleet.is_some()));
    // Whoever looks at Single Player sees the ships above and the player below (ESTRO-TOOL-02).
    let below = me.or(is_solo.then_some(Seat(0)));
    let others = match is_solo {
        true => view! { <LaterPart part=Part::Game(Piece::Fleet)/> }.into_any(),
        false => view! { <Others me/> }.into_any(),
    };
    view! {
        {others}
        <div class="middle" class:clashing=is_clashing>
            <RoundCounter/>
            <ZoneCards/>
            <LaterPart part=Part::Game(Piece::Clash)/>
            {is_solo.then(|| view! { <LaterPart part=Part::Game(Piece::Objects)/> })}
            <div class="centre">
                <News/>
                <LaterPart part=Part::Game(Piece::Gifts)/>
                {table.is_live.then(|| view! { <SinceLast/> })}
            </div>
        </div>
        {below.map(|seat| view! { <SeatBoard seat/> })}
        {me.map(|seat| view! { <Hand seat/> })}
    }
}

/// The Gifts that are being resolved, the latest on top; all of it is public.
#[component]
fn Gifts() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let gifts = Memo::new(move |_| {
        let mut gifts = table.of_view(|view| view.gifts.clone());
        gifts.reverse();
        gifts
    });
    let line = move |gift: GiftView| {
        let said = said_of(&app, &table, &gift);
        let on: Vec<String> = gift
            .chosen
            .into_iter()
            .flatten()
            .filter_map(|spot| table.of_view(|view| card_at(view, spot).map(|card| title_of(&app, card))))
            .collect();
        let shown = shown_of(&table, &gift);
        let mark = mark_of(&gift);
        let show = move |_| shown.iter().for_each(|shown| app.show(Panel::Game(shown.clone())));
        view! {
            <li class="announced" class:cancelled=gift.is_annulled>
                <button type="button" class="plain" data-target=mark on:click=show>
                    {said}
                    {(!on.is_empty()).then(|| format!(" → {}", on.join(", ")))}
                    {(gift.reduction > 0).then(|| format!(" (−{})", gift.reduction))}
                    {gift.is_annulled.then(|| format!(" – {}", app.say("gift-annulled")))}
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || !gifts.with(Vec::is_empty)>
            <ol class="stack" aria-label=move || app.say("gifts")>
                {move || gifts.get().into_iter().map(line).collect_view()}
            </ol>
        </Show>
    }
}

/// What is carried out, in words: a Gift, a sector of the dial, an object or the skill of a ship.
fn said_of(app: &App, table: &TableContext, gift: &GiftView) -> String {
    let who = ("who", table.who(app, gift.controller).into());
    let language = app.language();
    match gift.origin {
        Origin::Gift => {
            let card = gift.card.map(|card| name_of(&app.cards(), card)).unwrap_or_default();
            app.say_with("gift-line", &[who, ("card", card.into())])
        }
        Origin::Sector(sector) => {
            let name = dial::sector(sector).map(|sector| card_text::sector_name(sector, language)).unwrap_or_default();
            app.say_with("dial-line", &[who, ("sector", name.into())])
        }
        Origin::Object(object) => app.say_with("object-line", &[who, ("object", object_title(app, object).into())]),
        Origin::Skill(ship) => {
            let skill = card_text::skill_name(&fleet::ship(ship).skill, language);
            app.say_with("skill-line", &[("ship", ship_name(app, ship).into()), ("skill", skill.into())])
        }
    }
}

/// What tells more about it.
fn shown_of(table: &TableContext, gift: &GiftView) -> Option<Shown> {
    match gift.origin {
        Origin::Object(object) => Some(Shown::Object(object)),
        Origin::Skill(ship) => untrack(|| table.of_view(|view| ship_of(view, ship))).map(Shown::Ship),
        Origin::Gift | Origin::Sector(_) => gift.card.map(Shown::Card),
    }
}

/// The mark of what tells more about it.
fn mark_of(gift: &GiftView) -> Option<String> {
    match gift.origin {
        Origin::Object(object) => Some(format!("object-{object}")),
        Origin::Skill(ship) => Some(format!("{SHIP}{ship}")),
        Origin::Gift | Origin::Sector(_) => gift.card.map(|card| format!("card-{}", card.0)),
    }
}
