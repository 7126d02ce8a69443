//! The table of ESTRO: the other seat on top, round, Zone cards and clash in the middle, the viewer's seat and hand below.

use estro::view::GiftView;
use estro::{View, card_text, dial};
use leptos::prelude::*;
use table::Viewer;

use super::art;
use super::card::{CardFace, name_of, title_of};
use super::clash::Clash;
use super::forecast::card_at;
use super::hand::Hand;
use super::panel::Shown;
use super::rounds::{RoundCounter, ZoneCards};
use super::seat::SeatBoard;
use crate::app::App;
use crate::desk::StagedSide;
use crate::hand_over::SinceLast;
use crate::log::News;
use crate::others::Others;
use crate::panel::Panel;
use crate::table_context::{seat_of, use_app, use_table};

/// Cards are dealt before the first question.
pub const fn is_setup(_view: &View) -> bool {
    false
}

/// The name of a number in a clash.
pub fn addend_name(app: &App, kind: &str) -> String {
    app.say(&format!("addend-{kind}"))
}

/// A side of a clash: its card, or the back of one that nobody saw.
#[component]
pub fn StagedFace(side: StagedSide) -> impl IntoView {
    let app = use_app();
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
    view! {
        <Others me/>
        <div class="middle" class:clashing=is_clashing>
            <RoundCounter/>
            <ZoneCards/>
            <Clash/>
            <div class="centre">
                <News/>
                <Gifts/>
                {table.is_live.then(|| view! { <SinceLast/> })}
            </div>
        </div>
        {me.map(|seat| view! { <SeatBoard seat/><Hand seat/> })}
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
        let (who, card) = (table.who(&app, gift.controller), name_of(&app.cards(), gift.card));
        let said = match gift.sector.and_then(dial::sector) {
            Some(sector) => {
                let name = card_text::sector_name(sector, app.language());
                app.say_with("dial-line", &[("who", who.into()), ("sector", name.into())])
            }
            None => app.say_with("gift-line", &[("who", who.into()), ("card", card.into())]),
        };
        let on: Vec<String> = gift
            .chosen
            .into_iter()
            .flatten()
            .filter_map(|spot| table.of_view(|view| card_at(view, spot).map(|card| title_of(&app, card))))
            .collect();
        let show = move |_| app.show(Panel::Game(Shown::Card(gift.card)));
        view! {
            <li class="announced" class:cancelled=gift.is_annulled>
                <button type="button" class="plain" data-target=format!("card-{}", gift.card.0) on:click=show>
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
