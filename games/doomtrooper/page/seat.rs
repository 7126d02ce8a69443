//! A seat of the table: its points and piles, and its Areas with the cards in them.

use doomtrooper::View;
use doomtrooper::state::{At, SlotNo};
use doomtrooper::view::CardView;
use leptos::prelude::*;
use table::{Seat, Viewer};

use super::art;
use super::card::CardInPlay;
use super::decision::pips;
use super::movement::Place;
use super::offer::Target;
use super::panel::Shown;
use crate::app::App;
use crate::icons;
use crate::panel::Panel;
use crate::seat_parts::{Level, seat_frame};
use crate::table_context::{TableContext, use_app, use_table};

/// The Areas of a seat in the order in which they are shown, with their messages.
const AREAS: [(At, &str); 6] = [
    (At::Squad, "place-squad"),
    (At::Kohort, "place-kohort"),
    (At::Outpost, "place-outpost"),
    (At::Aside, "place-aside"),
    (At::Hidden, "place-hidden"),
    (At::Player, "place-player"),
];

/// Whether a card lies in an Area of a seat, or on the player.
fn lies(card: &CardView, seat: Seat, at: At) -> bool {
    if at == At::Player { card.on_player == Some(seat) } else { card.controller == seat && card.at == at }
}

/// One seat: the viewer's own in large, the others compact.
#[component]
pub fn SeatBoard(seat: Seat) -> impl IntoView {
    let table = use_table();
    let is_own = untrack(|| table.me()) == Some(seat);
    let class = if is_own { "seat side own" } else { "seat side theirs" };
    let inside = view! {
            <header class="side-head">
                <SeatName seat/>
                <Actions seat/>
                <Points seat/>
                <Piles seat/>
            </header>
            <div class="areas-place" data-crowd=move || crowd(&table, seat)>
                <div class="areas">
                    {AREAS.into_iter().enumerate().map(|(place, (at, id))| view! { <Area seat at id place/> }).collect_view()}
                </div>
            </div>
    };
    seat_frame(seat, class.to_owned(), inside.into_any())
}

/// How crowded the Areas of a seat are, from 0: the more cards, the smaller each is drawn.
fn crowd(table: &TableContext, seat: Seat) -> usize {
    let cards = table.of_view(|view| slots(view, |card| card.controller == seat && is_in_area(card)).len());
    [5, 10].into_iter().filter(|most| cards > *most).count()
}

/// Whether a card itself lies in an Area.
const fn is_in_area(card: &CardView) -> bool {
    !matches!(card.at, At::Card | At::Player | At::Game)
}

/// The Actions that the seat has left in its Turn.
#[component]
fn Actions(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let left = Memo::new(move |_| {
        table.of_view(|view| (view.turn > 0 && view.active == seat && view.outcome.is_none()).then_some(view.actions))
    });
    move || left.get().map(|left| pips(&app, left))
}

/// The name of a seat; if the player can be chosen, it is the button for that.
#[component]
fn SeatName(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let target = Target::Player(seat);
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    view! {
        <h2 class="seat-name">
            <Show when=move || is_lit.get() fallback=move || view! { <span>{move || table.who(&app, seat)}</span> }>
                <button type="button" class="lit" data-target=format!("player-{seat}") on:click=move |_| app.pick(target)>
                    {move || table.who(&app, seat)}
                </button>
            </Show>
            " "
            <Level seat/>
            <Marks seat/>
        </h2>
    }
}

/// Destiny and Promotion Points, with the goal.
#[component]
fn Points(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let points = Memo::new(move |_| {
        (
            table.of_seat(seat, |side| side.destiny),
            table.of_seat(seat, |side| side.promotion),
            table.of_view(|v| v.target),
        )
    });
    let promotion = move || {
        let (_, promotion, target) = points.get();
        app.say_with("promotion-of", &[("n", i32::from(promotion).into()), ("of", i32::from(target).into())])
    };
    let part = move || {
        let (_, promotion, target) = points.get();
        i32::from(promotion).clamp(0, i32::from(target).max(1)) * 100 / i32::from(target).max(1)
    };
    let destiny = move || app.say_with("destiny-of", &[("n", i32::from(points.get().0).into())]);
    view! {
        <div class="points">
            <span class="destiny" title=destiny>
                <span class="unseen">{destiny}</span>
                <span aria-hidden="true"><b>{move || points.get().0}</b>" D"</span>
            </span>
            <span class="promotion" title=promotion>
                <span class="unseen">{promotion}</span>
                <span aria-hidden="true"><b>{move || points.get().1}</b>{move || format!("/{} P", points.get().2)}</span>
                <progress max="100" value=part aria-hidden="true"></progress>
            </span>
        </div>
    }
}

/// The numbers of cards in a seat's zones; a tap shows the piles of cards that left play.
#[component]
fn Piles(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    // A sign and a number for the eye, a word and a number for the ear.
    let line = move |id: &'static str, sign: &'static str, n: u8| {
        let said = move || app.say_with(id, &[("n", n.into())]);
        view! {
            <span class="tally" title=said>
                <span class="tool-icon" inner_html=icons::icon(sign)></span>
                <span aria-hidden="true">{n}</span>
                <span class="unseen">{said}</span>
            </span>
        }
    };
    let piles = move || {
        let [hand, draw, reserve] = table.of_seat(seat, |side| [side.hand_len, side.pile_len, side.reserve_len]);
        let reserve = (reserve > 0).then(|| view! { <li>{line("pile-reserve", "cards", reserve)}</li> });
        view! { <li>{line("pile-hand", "hand", hand)}</li><li>{line("pile-draw", "deck", draw)}</li>{reserve} }
    };
    let left = move || {
        let [discarded, gone] = table.of_seat(seat, |side| [side.discard_len, side.gone_len]);
        view! { {line("pile-discard", "discard", discarded)}" "{line("pile-gone", "close", gone)} }
    };
    let show = move |_| {
        let who = table.who(&app, seat);
        let (cards, counts) = table.of_seat(seat, |side| (side.discards.clone(), [side.discard_len, side.gone_len]));
        app.show(Panel::Game(Shown::Piles(who, cards, counts)));
    };
    view! {
        <ul class="counts-line" data-place=Place::Pile(seat).name()>
            {piles}
            <li>
                <button type="button" class="plain left-play" on:click=show>
                    {left}
                </button>
            </li>
        </ul>
    }
}

/// An Area with its cards; an empty one is left out. Its position follows from the Areas and cards before it, and that
/// of a card from its number, so that the other cards slide when one comes or goes.
#[component]
fn Area(seat: Seat, at: At, id: &'static str, place: usize) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let there = Memo::new(move |_| table.of_view(|view| slots(view, |card| lies(card, seat, at))));
    let before = Memo::new(move |_| {
        table.of_view(|view| {
            let counts = AREAS[..place].iter().map(|(at, _)| slots(view, |card| lies(card, seat, *at)).len());
            counts.fold((0, 0), |(areas, cards), count| (areas + usize::from(count > 0), cards + count))
        })
    });
    view! {
        <Show when=move || !there.with(Vec::is_empty)>
            <section class="area" data-area=id style=("--areas", move || before.get().0.to_string())
                style=("--before", move || before.get().1.to_string()) style=("--count", move || there.with(Vec::len).to_string())>
                <h3 class="area-name">{move || app.say(id)}</h3>
                <ul class="units">
                    <For each=move || there.get() key=|unit| *unit let:unit>
                        <CardInPlay unit place=Signal::derive(move || {
                            there.with(|there| there.iter().position(|other| *other == unit).unwrap_or_default())
                        })/>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// The places of the cards that pass the test.
pub fn slots(view: &View, passes: impl Fn(&doomtrooper::view::CardView) -> bool) -> Vec<SlotNo> {
    view.table.iter().filter(|card| passes(card)).map(|card| card.slot).collect()
}

/// The marks of a seat, one word each: its team, its turn, that it decides, that it is out.
#[component]
pub fn Marks(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let marks = Memo::new(move |_| {
        let mut marks = Vec::new();
        if let Some(team) = table.of_seat(seat, |side| side.team) {
            marks.push(if team == 0 { "team-one" } else { "team-two" });
        }
        if is_out(&table, seat) {
            marks.push("eliminated");
        }
        if table.of_view(|view| view.turn > 0 && view.active == seat && view.outcome.is_none()) {
            marks.push("has-turn");
        }
        if is_asked(&table, seat) && table.me() != Some(seat) {
            marks.push("decides");
        }
        if table.of_seat(seat, |side| side.no_warriors > 0) {
            marks.push("no-warriors");
        }
        if table.of_seat(seat, |side| side.owes_outpost) {
            marks.push("owes-outpost");
        }
        marks
    });
    move || {
        let mark = |id: &'static str| {
            let turns = move || table.of_seat(seat, |side| side.no_warriors);
            view! { <span class=format!("mark mark-{id}")>{move || app.say_with(id, &[("n", turns().into())])}</span> }
        };
        marks.get().into_iter().map(mark).collect_view()
    }
}

/// The class that gives a seat the colour of its team; nothing without teams.
pub fn team_class(table: &TableContext, seat: Seat) -> &'static str {
    match untrack(|| table.of_seat(seat, |side| side.team)) {
        Some(0) => "team-0",
        Some(_) => "team-1",
        None => "",
    }
}

/// Whether a seat must decide.
pub fn is_asked(table: &TableContext, seat: Seat) -> bool {
    table.of_view(|view| view.asks.is_some_and(|(asked, _)| asked == seat))
}

/// Whether a seat is out of the match.
pub fn is_out(table: &TableContext, seat: Seat) -> bool {
    table.of_seat(seat, |side| side.eliminated)
}

/// The number of open warriors of a seat.
pub fn calling(app: &App, table: &TableContext, seat: Seat) -> String {
    let warriors = table.of_view(|view| slots(view, |card| card.controller == seat && is_in_area(card)).len());
    app.say_with("units-n", &[("n", warriors.into())])
}

/// A seat has no special name.
pub const fn name(_app: &App, _view: &View, _seat: Seat) -> Option<String> {
    None
}

/// The standing of a seat in a few words: its points.
pub fn standing(app: &App, table: &TableContext, seat: Seat) -> String {
    let (destiny, promotion) = table.of_seat(seat, |side| (side.destiny, side.promotion));
    let target = table.of_view(|view| view.target);
    let values =
        [("d", i32::from(destiny).into()), ("p", i32::from(promotion).into()), ("of", i32::from(target).into())];
    app.say_with("points-short", &values)
}

/// The picture of a seat: the back of its cards.
pub fn portrait(_table: &TableContext, _seat: Seat) -> String {
    art::back_svg()
}

/// The seat that attacks the viewer, or the seat whose turn it is.
pub fn acting(view: &View) -> Option<Seat> {
    let attacker = view.combat.map(|combat| combat.player).filter(|player| !view.viewer.is(*player));
    let active = (view.turn > 0 && view.viewer != Viewer::Seat(view.active)).then_some(view.active);
    attacker.or(active)
}
