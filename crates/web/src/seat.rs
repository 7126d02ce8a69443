//! A seat of the table: its Steambot and pilot, its damage, its piles and its play area.

use coal::action::Slot;
use coal::card::Model;
use leptos::prelude::*;
use table::Seat;

use crate::app::App;
use crate::art;
use crate::movement::Place;
use crate::offer::Target;
use crate::panel::Panel;
use crate::session::PERSON;
use crate::slot::{CardFace, SlotView};
use crate::table_context::{use_app, use_table};
use crate::words;

/// One seat.
#[component]
pub fn SeatBoard(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_active =
        move || table.view.with(|view| view.as_ref().is_some_and(|view| view.turn > 0 && view.active == seat));
    let is_asked = move || {
        table
            .view
            .with(|view| view.as_ref().is_some_and(|view| view.asks.is_some_and(|(asked, _)| asked.contains(seat))))
    };
    let side = if seat == PERSON { "seat own" } else { "seat theirs" };
    view! {
        <section class=side class:active=is_active class:asked=is_asked aria-label=move || app.say(who_id(seat))>
            <header class="seat-head">
                <Steambot seat/>
                <div class="seat-facts">
                    <h2 class="seat-name">
                        {move || app.say(who_id(seat))}
                        <span class="seat-model">{move || model_name(&app, table.of_seat(seat, |side| side.model))}</span>
                        <Show when=is_active><span class="seat-turn">{move || app.say("has-turn")}</span></Show>
                    </h2>
                    <DamageTrack seat/>
                </div>
            </header>
            <PilotPlate seat/>
            <Piles seat/>
            <ol class="slots" aria-label=move || app.say(if seat == PERSON { "area-own" } else { "area-theirs" })>
                {Slot::ALL.map(|place| view! { <SlotView seat place/> }).into_iter().collect_view()}
            </ol>
        </section>
    }
}

/// The id of the message that names a seat.
pub fn who_id(seat: Seat) -> &'static str {
    if seat == PERSON { "you" } else { "opponent" }
}

/// A model with its code: `C1 Lancelot`.
fn model_name(app: &App, model: Option<Model>) -> String {
    model.map_or_else(String::new, |model| format!("{model} {}", app.cards().model_name(model)))
}

#[component]
fn Steambot(seat: Seat) -> impl IntoView {
    let table = use_table();
    let model = Memo::new(move |_| table.of_seat(seat, |side| side.model));
    view! {
        <div class="steambot" aria-hidden="true">
            {move || model.get().map(|model| view! { <span class="steambot-art" inner_html=art::bot_svg(model)></span> })}
        </div>
    }
}

/// The damage track from 0 to 10: a row of cells, the reached ones filled and the last one marked.
#[component]
fn DamageTrack(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let damage = Memo::new(move |_| table.of_seat(seat, |side| side.damage.min(10)));
    let name = move || app.say_with("damage-of", &[("n", damage.get().into())]);
    view! {
        <div class="track" role="img" aria-label=name class:danger=move || { damage.get() >= 7 }>
            {(0..=10_u8)
                .map(|cell| {
                    view! {
                        <span
                            class="cell"
                            class:hit=move || { cell > 0 && cell <= damage.get() }
                            class:here=move || cell == damage.get()
                            aria-hidden="true"
                        >
                            {cell}
                        </span>
                    }
                })
                .collect_view()}
        </div>
    }
}

#[component]
fn PilotPlate(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let pilot = Memo::new(move |_| table.of_seat(seat, |side| side.pilot));
    move || {
        pilot.get().map(|number| {
            let cards = app.cards();
            let data = cards.pilot(number).clone();
            let name = data.name.clone();
            let title = data.name.clone();
            let maneuvers = 0..data.maneuvers.len() as u8;
            view! {
                <div class="pilot">
                    <button
                        type="button"
                        class="pilot-button"
                        aria-label=move || app.say_with("pilot-show", &[("name", name.clone().into())])
                        on:click=move |_| app.show(Panel::Pilot(number))
                    >
                        <span class="pilot-art" inner_html=art::pilot_svg(&data)></span>
                        <span class="pilot-name">{title}</span>
                    </button>
                    {(seat == PERSON)
                        .then(|| {
                            let maneuvers = maneuvers.map(|which| view! { <ManeuverButton number which/> }).collect_view();
                            view! { <div class="maneuvers">{maneuvers}<AbilityButton number/></div> }
                        })}
                </div>
            }
        })
    }
}

#[component]
fn ManeuverButton(number: u8, which: u8) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let target = Target::Maneuver(which);
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    let text = move || {
        let cards = app.cards();
        words::maneuver_text(&cards.pilot(number).maneuvers[which as usize], app.language())
    };
    let roman = ["I", "II", "III"][usize::from(which).min(2)];
    view! {
        <button
            type="button"
            class="maneuver"
            class:lit=is_lit
            data-target=format!("maneuver-{which}")
            aria-disabled=move || (!is_lit.get()).to_string()
            on:click=move |_| if table.is_live { app.pick(target) }
        >
            <span class="maneuver-number">{move || app.say_with("maneuver-n", &[("n", roman.into())])}</span>
            <span class="maneuver-text">{text}</span>
        </button>
    }
}

/// The pilot's ability: a button where it is used by decision, a text otherwise.
#[component]
fn AbilityButton(number: u8) -> impl IntoView {
    use coal::card::Ability;
    let app = use_app();
    let table = use_table();
    let cards = app.cards();
    let ability = cards.pilot(number).ability;
    let is_lit = Memo::new(move |_| table.is_lit(&app, Target::Ability));
    let text = move || words::ability_text(app.cards().pilot(number), app.language());
    match ability {
        Some(Ability::ClintRemove | Ability::NemoHeal) => view! {
            <button
                type="button"
                class="ability"
                class:lit=is_lit
                data-target="ability"
                aria-disabled=move || (!is_lit.get()).to_string()
                on:click=move |_| if table.is_live { app.pick(Target::Ability) }
            >
                {text}
            </button>
        }
        .into_any(),
        Some(_) => view! { <p class="ability">{text}</p> }.into_any(),
        None => ().into_any(),
    }
}

/// Deck, discard pile, and the number of cards in the hand.
#[component]
fn Piles(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let deck = Memo::new(move |_| table.of_seat(seat, |side| side.deck_len));
    let hand = Memo::new(move |_| table.of_seat(seat, |side| side.hand_len));
    let discard = Memo::new(move |_| table.of_seat(seat, |side| side.discard_len));
    let top = Memo::new(move |_| table.of_seat(seat, |side| side.discard.last().copied()));
    let show = move |_| {
        let cards = table.of_seat(seat, |side| side.discard.to_vec());
        app.show(Panel::Discard(seat, cards));
    };
    view! {
        <ul class="piles">
            <li class="pile">
                <span class="pile-art" data-place=Place::Deck(seat).name() aria-hidden="true">
                    {move || (deck.get() > 0).then(|| view! { <span class="card back" inner_html=art::card_back_svg()></span> })}
                </span>
                <span class="pile-name">{move || app.say_with("pile-deck", &[("n", deck.get().into())])}</span>
            </li>
            {(seat != PERSON).then(|| view! {
                <li class="pile">
                    <span class="pile-art" data-place=Place::Hand(seat).name() aria-hidden="true">
                        {move || (hand.get() > 0).then(|| view! { <span class="card back" inner_html=art::card_back_svg()></span> })}
                    </span>
                    <span class="pile-name">{move || app.say_with("pile-hand", &[("n", hand.get().into())])}</span>
                </li>
            })}
            <li class="pile">
                <button type="button" class="pile-button" on:click=show>
                    <span class="pile-art" data-place=Place::Discard(seat).name() aria-hidden="true">
                        {move || top.get().map(|card| view! { <CardFace card/> })}
                    </span>
                    <span class="pile-name">{move || app.say_with("pile-discard", &[("n", discard.get().into())])}</span>
                </button>
            </li>
        </ul>
    }
}
