//! A slot of a play area: the card in it as the viewer sees it, and its tokens.

use coal::action::{Facing, HandKind, Slot};
use coal::card::{Resource, Tokens};
use coal::rules::CardNo;
use coal::view::Prepared;
use leptos::ev;
use leptos::prelude::*;
use table::Seat;

use crate::app::App;
use crate::game::page::art;
use crate::game::page::movement::Place;
use crate::game::page::offer::Target;
use crate::game::page::panel::Shown;
use crate::reader::Reader;
use crate::table_context::{TableContext, use_app, use_table};
use crate::words::{breakable, longest_word};

/// One slot. It is a button even while nothing can be done with it; then it says why.
#[component]
pub fn SlotView(seat: Seat, place: Slot) -> impl IntoView {
    let slot = place;
    let app = use_app();
    let table = use_table();
    let target = Target::Slot(seat, slot);
    let prepared = Memo::new(move |_| table.of_seat(seat, |side| side.slots[slot.index()]));
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    let is_picked = move || table.is_picked(&app, target);
    let is_own = move || untrack(|| table.me()) == Some(seat);
    let reader: Reader = expect_context();
    // A card that can be read but not chosen is opened for reading: looking at it is not an attempt to choose it.
    let choose = move |event: ev::MouseEvent| {
        let card = prepared.get_untracked();
        match card.and_then(|card| card.card).filter(|_| !is_lit.get_untracked() && !is_picked()) {
            Some(card) => reader.read(Shown::Card(card), &event_target::<web_sys::Element>(&event)),
            None if table.is_live && (is_lit.get_untracked() || is_own() || card.is_none()) => app.pick(target),
            None => {}
        }
    };

    view! {
        <li class="slot" class:lit=is_lit class:picked=is_picked class:empty=move || prepared.get().is_none()>
            <button
                type="button"
                class="slot-button"
                data-target=format!("slot-{seat}-{slot}")
                aria-label=move || slot_name(&app, &table, seat, slot, prepared.get(), is_lit.get())
                aria-disabled=move || (!is_lit.get()).to_string()
                on:click=choose
            >
                <span class="slot-number" aria-hidden="true">{slot.to_string()}</span>
                <span class="slot-card" data-place=Place::Slot(seat, slot).name()>
                    {move || prepared.get().map(|card| face(&app, &card))}
                </span>
                <span class="tokens" aria-hidden="true">
                    {move || prepared.get().map(|card| tokens(card.tokens))}
                </span>
                <span class="slot-mark" aria-hidden="true">
                    {move || prepared.get().filter(|card| card.ready).map(|_| app.say("ready"))}
                </span>
            </button>
        </li>
    }
}

/// The picture of a prepared card: its face if the viewer may look at it.
fn face(app: &App, prepared: &Prepared) -> impl IntoView + use<> {
    let app = *app;
    match prepared.card {
        Some(card) => view! { <CardFace card=card peeked=prepared.facing == Facing::Down/> }.into_any(),
        None => {
            let _ = app;
            view! { <span class="card back" inner_html=art::card_back_svg()></span> }.into_any()
        }
    }
}

/// A card's face with its name on it.
#[component]
pub fn CardFace(
    /// The card.
    card: coal::rules::CardNo,
    /// Whether it lies face down and is visible only through the training aid.
    #[prop(optional)]
    peeked: bool,
) -> impl IntoView {
    let app = use_app();
    let cards = app.cards();
    let card = cards.card(card).clone();
    let picture = art::card_svg(&card);
    let names = StoredValue::new(card.name);
    let name = move || names.with_value(|names| name_of(&app, names));
    view! {
        <span class="card" class:peeked=peeked aria-hidden="true">
            <span class="card-art" inner_html=picture></span>
            <span class="card-name" style=("--w", move || longest_word(&name()).to_string())>{move || breakable(&name())}</span>
        </span>
    }
}

/// A name in the present language.
pub fn name_of(app: &App, names: &coal::card::Names) -> String {
    match app.language() {
        table::Language::En => names.en.clone(),
        table::Language::It => names.it.clone(),
    }
}

/// The card that a letter means in the person's hand.
pub fn card_of(app: &App, kind: HandKind) -> Option<CardNo> {
    app.shown.with_untracked(|shown| {
        let shown = shown.as_ref()?;
        let hand = shown.view().seats.get(shown.me()?.index())?.hand.as_ref()?;
        hand.iter().find(|card| card.kind == kind).map(|card| card.card)
    })
}

/// Tokens as pictures with their number.
pub fn tokens(tokens: Tokens) -> impl IntoView {
    [(Resource::Steam, tokens.steam), (Resource::Energy, tokens.energy)]
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| {
            view! {
                <span class=format!("token {kind}")>
                    <span class="token-art" inner_html=art::token_svg(kind)></span>
                    <span class="token-count">{count}</span>
                </span>
            }
        })
        .collect_view()
}

/// The slot in words.
fn slot_name(
    app: &App,
    table: &TableContext,
    seat: Seat,
    slot: Slot,
    prepared: Option<Prepared>,
    is_lit: bool,
) -> String {
    let number = slot.to_string();
    let mut parts = vec![if table.me() == Some(seat) {
        app.say_with("slot-own", &[("n", number.into())])
    } else {
        app.say_with("slot-of", &[("who", table.who(app, seat).into()), ("n", number.into())])
    }];
    match prepared {
        None => parts.push(app.say("slot-empty")),
        Some(card) => {
            parts.push(match card.card {
                Some(number) => name_of(app, &app.cards().card(number).name),
                None => app.say("face-down"),
            });
            if card.tokens.total() > 0 {
                let values = [("steam", card.tokens.steam.into()), ("energy", card.tokens.energy.into())];
                parts.push(app.say_with("tokens-on-card", &values));
            }
            if card.ready {
                parts.push(app.say("ready"));
            }
        }
    }
    if is_lit {
        parts.push(app.say("possible"));
    }
    parts.join(", ")
}
