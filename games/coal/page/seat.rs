//! A seat of the table: its Steambot and pilot, its damage, its piles and its play area.

use coal::View;
use coal::action::Slot;
use coal::card::Model;
use coal::rules::PilotNo;
use coal::state::FATAL_DAMAGE;
use coal::view::Ask;
use leptos::prelude::*;
use table::{Seat, Viewer};

use crate::app::App;
use crate::game::page::art;
use crate::game::page::movement::Place;
use crate::game::page::offer::Target;
use crate::game::page::panel::Shown;
use crate::game::page::slot::{CardFace, SlotView, name_of};
use crate::game::page::words;
use crate::icons;
use crate::panel::Panel;
use crate::seat_parts::{Level, seat_frame};
use crate::table_context::{TableContext, seat_of, use_app, use_table};

/// One seat: the person's own seat is large, the others are compact.
#[component]
pub fn SeatBoard(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_own = untrack(|| table.me()) == Some(seat);
    let side = if is_own { "seat own" } else { "seat theirs" };
    let class = format!("{side} {}", team_class(&table, seat));
    let area = move || match is_own {
        true => app.say("area-own"),
        false => app.say_with("area-of", &[("who", table.who(&app, seat).into())]),
    };
    let inside = view! {
            <header class="seat-head">
                <Steambot seat/>
                <div class="seat-facts">
                    <h2 class="seat-name">
                        {move || table.who(&app, seat)}
                        <span class="seat-model">{move || model_beside(&app, &table, seat)}</span>
                        <Level seat/>
                        <Marks seat/>
                    </h2>
                    <DamageTrack seat/>
                </div>
            </header>
            <PilotPlate seat is_own/>
            <Piles seat is_own/>
            <ol class="slots" aria-label=area>
                {Slot::ALL.map(|place| view! { <SlotView seat place/> }).into_iter().collect_view()}
            </ol>
            <EchoRow seat/>
    };
    seat_frame(seat, class, inside.into_any())
}

/// Whether a seat must decide.
pub fn is_asked(table: &TableContext, seat: Seat) -> bool {
    table.of_view(|view| view.asks.is_some_and(|(asked, _)| asked.contains(seat)))
}

/// Whether a seat is out of the match.
pub fn is_out(table: &TableContext, seat: Seat) -> bool {
    table.of_seat(seat, |side| side.eliminated || side.destroyed)
}

/// The name of a seat's Steambot: what it plays.
pub fn calling(app: &App, table: &TableContext, seat: Seat) -> String {
    model_name(app, table.of_seat(seat, |side| side.model))
}

/// The name of a seat: that of its Steambot, once it has one; with its number if another seat has the same, as in the
/// log.
pub fn name(app: &App, view: &View, seat: Seat) -> Option<String> {
    let model = view.seats.get(seat.index())?.model?;
    let name = app.cards().model_name(model).to_owned();
    let alike = view.seats.iter().filter(|side| side.model == Some(model)).count();
    let values = [("name", name.as_str().into()), ("n", (seat.0 + 1).into())];
    Some(if alike > 1 { app.say_with("twin", &values) } else { name })
}

/// The standing of a seat in a few words: its damage.
pub fn standing(app: &App, table: &TableContext, seat: Seat) -> String {
    app.say_with("damage-of", &[("n", table.of_seat(seat, |side| side.damage.min(10)).into())])
}

/// The picture that represents a seat.
pub fn portrait(table: &TableContext, seat: Seat) -> String {
    table.of_seat(seat, |side| side.model).map_or_else(|| icons::icon("bot"), art::bot_svg)
}

/// The partner of the viewer's seat.
pub fn partner(table: &TableContext) -> Option<Seat> {
    table.of_view(|view| seat_of(view.viewer).filter(|_| view.teams).map(|me| Seat(me.0 ^ 2)))
}

/// The seat that attacks the viewer, or else the seat whose turn it is.
pub fn acting(view: &View) -> Option<Seat> {
    let attacker = view.resolving.iter().rev().find(|card| card.target.is_some_and(|target| view.viewer.is(target)));
    let active = (view.turn > 0 && view.viewer != Viewer::Seat(view.active)).then_some(view.active);
    attacker.map(|card| card.owner).or(active)
}

/// The class that gives a seat the colour of its team; empty without teams.
pub fn team_class(table: &TableContext, seat: Seat) -> &'static str {
    match untrack(|| table.of_seat(seat, |side| side.team)) {
        Some(0) => "team-0",
        Some(_) => "team-1",
        None => "",
    }
}

/// The facts about a seat that take one word each: its team, its turn, that it decides, that it is out.
#[component]
pub fn Marks(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let marks = Memo::new(move |_| {
        let mut marks = Vec::new();
        let partner = partner(&table) == Some(seat);
        table.view.with(|view| {
            let Some((view, side)) = view.as_ref().and_then(|view| Some((view, view.seats.get(seat.index())?))) else {
                return;
            };
            let is_out = side.eliminated || side.destroyed;
            if let Some(team) = side.team {
                marks.push(if team == 0 { "team-one" } else { "team-two" });
            }
            if partner {
                marks.push("partner");
            }
            // A seat that conceded is out with less than fatal damage.
            if side.eliminated || (side.destroyed && side.damage < FATAL_DAMAGE) {
                marks.push("eliminated");
            } else if side.destroyed {
                marks.push("destroyed");
            }
            if view.turn > 0 && view.active == seat && view.outcome.is_none() {
                marks.push("has-turn");
            }
            if view.resolving.last().is_some_and(|card| card.target == Some(seat)) && !is_out {
                marks.push("attacked");
            }
            match view.asks {
                Some((asked, Ask::Pilot | Ask::StartingPilot)) if view.turn == 0 && view.seats.len() > 2 => {
                    marks.push(if asked.contains(seat) { "still-chooses" } else { "has-chosen" });
                }
                Some((asked, _)) if asked.contains(seat) && !view.viewer.is(seat) => marks.push("decides"),
                _ => {}
            }
        });
        marks
    });
    move || {
        let mark = |id: &'static str| view! { <span class=format!("mark mark-{id}")>{move || app.say(id)}</span> };
        marks.get().into_iter().map(mark).collect_view()
    }
}

/// The Echo cards in front of a seat, the oldest first (COAL-ECHO-12).
#[component]
fn EchoRow(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let cards = Memo::new(move |_| table.of_seat(seat, |side| side.echo.to_vec()));
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            let lines = cards.into_iter().enumerate().map(|(place, card)| {
                let name = move || name_of(&app, &app.cards().card(card).name);
                view! {
                    <li>
                        <button type="button" class="echo-card" data-target=format!("echo-{seat}-{place}") aria-label=name on:click=move |_| app.show(Panel::Game(Shown::Card(card)))>
                            <CardFace card/>
                        </button>
                    </li>
                }
            });
            view! {
                <div class="echo">
                    <span class="echo-word">{move || app.say("echo")}</span>
                    <ol class="echo-cards" aria-label=move || app.say_with("echo-of", &[("who", table.who(&app, seat).into())])>
                        {lines.collect_view()}
                    </ol>
                </div>
            }
        })
    }
}

/// A model with its code: `C1 Lancelot`.
pub fn model_name(app: &App, model: Option<Model>) -> String {
    model.map_or_else(String::new, |model| format!("{model} {}", app.cards().model_name(model)))
}

/// The model of a seat's Steambot, shown beside the seat's name; without the name of the Steambot if that is the same.
fn model_beside(app: &App, table: &TableContext, seat: Seat) -> String {
    let Some(model) = table.of_seat(seat, |side| side.model) else { return String::new() };
    let is_called_so = table.who(app, seat).starts_with(app.cards().model_name(model));
    if is_called_so { model.to_string() } else { model_name(app, Some(model)) }
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
fn PilotPlate(seat: Seat, is_own: bool) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let pilot = Memo::new(move |_| table.of_seat(seat, |side| side.pilot));
    let pair = Memo::new(move |_| table.of_seat(seat, |side| side.pair.to_vec()));
    let plate = move || {
        let number = pilot.get()?;
        let maneuvers = 0..app.cards().pilot(number).maneuvers.len() as u8;
        Some(view! {
            <PilotButton number/>
            <Reserve seat is_own/>
            {is_own.then(|| {
                let maneuvers = maneuvers.map(|which| view! { <ManeuverButton number which/> }).collect_view();
                view! { <div class="maneuvers">{maneuvers}<AbilityButton number/><SwapButton seat/><CallButton/></div> }
            })}
        })
    };
    // As long as it is not known which pilot starts on the board, both are shown.
    let both = move || {
        let pair = pair.get();
        (!pair.is_empty()).then(|| pair.into_iter().map(|number| view! { <PilotButton number/> }).collect_view())
    };
    view! {
        <Show when=move || pilot.get().is_some() || !pair.with(Vec::is_empty)>
            <div class="pilot">{plate}{both}</div>
        </Show>
    }
}

/// A pilot's portrait; a tap shows what the pilot can do.
#[component]
fn PilotButton(number: PilotNo) -> impl IntoView {
    let app = use_app();
    let name = app.cards().pilot(number).name.clone();
    let label = Signal::derive(move || app.say_with("pilot-show", &[("name", name.clone().into())]));
    view! { <Portrait number class="pilot-button" label/> }
}

/// The reserve pilot of Tag Mode and the Tag Tokens (COAL-TAG-02, COAL-TAG-03).
#[component]
fn Reserve(seat: Seat, is_own: bool) -> impl IntoView {
    let app = use_app();
    let reserve = ReserveOf::seat(seat);
    let class = if is_own { "pilot-button reserve own-reserve" } else { "pilot-button reserve" };
    move || {
        let number = reserve.pilot.get()?;
        let label = Signal::derive(move || reserve.say(&app, "reserve-show"));
        let is_spent = move |place| reserve.tag.get() <= place;
        let tokens = move || {
            (0..2).map(|place| view! { <span class="tag-token" class:spent=is_spent(place)></span> }).collect_view()
        };
        Some(view! {
            <Portrait number class label>
                <span class="tag-tokens" aria-hidden="true">{tokens}</span>
            </Portrait>
        })
    }
}

/// A button with a pilot's picture and name, and further content.
#[component]
fn Portrait(
    number: PilotNo,
    class: &'static str,
    label: Signal<String>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let app = use_app();
    let cards = app.cards();
    let pilot = cards.pilot(number);
    view! {
        <button type="button" class=class data-target=format!("pilot-{number}") aria-label=label on:click=move |_| app.show(Panel::Game(Shown::Pilot(number)))>
            <span class="pilot-art" inner_html=art::pilot_svg(pilot)></span>
            <span class="pilot-name">{pilot.name.clone()}</span>
            {children.map(|children| children())}
        </button>
    }
}

/// The reserve pilot of a seat and its remaining Tag Tokens.
#[derive(Clone, Copy)]
struct ReserveOf {
    pilot: Memo<Option<PilotNo>>,
    tag: Memo<u8>,
}

impl ReserveOf {
    fn seat(seat: Seat) -> Self {
        let table = use_table();
        let pilot = Memo::new(move |_| table.of_seat(seat, |side| side.reserve));
        Self { pilot, tag: Memo::new(move |_| table.of_seat(seat, |side| side.tag)) }
    }

    /// A message with the name of the pilot and the number of tokens; empty if there is no reserve pilot.
    fn say(&self, app: &App, id: &str) -> String {
        let Some(number) = self.pilot.get() else { return String::new() };
        let name = app.cards().pilot(number).name.clone();
        app.say_with(id, &[("name", name.into()), ("n", self.tag.get().into())])
    }
}

/// The button for exchanging the pilots, in Tag Mode (COAL-TAG-05).
#[component]
fn SwapButton(seat: Seat) -> impl IntoView {
    let app = use_app();
    let reserve = ReserveOf::seat(seat);
    move || {
        reserve.pilot.get()?;
        let text = move || reserve.say(&app, "swap-button");
        Some(view! { <OfferButton target=Target::Reserve mark="swap">{text}</OfferButton> })
    }
}

/// The button for asking the partner for help, in team battle (COAL-WIN-04).
#[component]
fn CallButton() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let partner = Memo::new(move |_| partner(&table).filter(|mate| !table.of_seat(*mate, |side| side.eliminated)));
    move || {
        partner.get().map(|mate| {
            let text = move || app.say_with("call-button", &[("who", table.who(&app, mate).into())]);
            view! { <OfferButton target=Target::Partner mark="call">{text}</OfferButton> }
        })
    }
}

/// A button on the pilot plate that does one thing, or says why it is not possible.
#[component]
fn OfferButton(
    target: Target,
    #[prop(into)] mark: String,
    #[prop(default = "ability")] class: &'static str,
    children: Children,
) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    view! {
        <button
            type="button"
            class=class
            class:lit=is_lit
            data-target=mark
            aria-disabled=move || (!is_lit.get()).to_string()
            on:click=move |_| if table.is_live { app.pick(target) }
        >
            {children()}
        </button>
    }
}

#[component]
fn ManeuverButton(number: u8, which: u8) -> impl IntoView {
    let app = use_app();
    let text = move || {
        let cards = app.cards();
        words::maneuver_text(&cards.pilot(number).maneuvers[which as usize], app.language())
    };
    let roman = ["I", "II", "III"][usize::from(which).min(2)];
    view! {
        <OfferButton target=Target::Maneuver(which) mark=format!("maneuver-{which}") class="maneuver">
            <span class="maneuver-number">{move || app.say_with("maneuver-n", &[("n", roman.into())])}</span>
            <span class="maneuver-text">{text}</span>
        </OfferButton>
    }
}

/// The pilot's ability: a button if it is used by a decision, otherwise a text.
#[component]
fn AbilityButton(number: u8) -> impl IntoView {
    use coal::card::Ability;
    let app = use_app();
    let ability = app.cards().pilot(number).ability;
    let text = move || words::ability_text(app.cards().pilot(number), app.language());
    match ability {
        Some(Ability::ClintRemove | Ability::NemoHeal) => {
            view! { <OfferButton target=Target::Ability mark="ability">{text}</OfferButton> }.into_any()
        }
        Some(_) => view! { <p class="ability">{text}</p> }.into_any(),
        None => ().into_any(),
    }
}

/// Deck, discard pile, and the number of cards in the hand.
#[component]
fn Piles(seat: Seat, is_own: bool) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let deck = Memo::new(move |_| table.of_seat(seat, |side| side.deck_len));
    let hand = Memo::new(move |_| table.of_seat(seat, |side| side.hand_len));
    let discard = Memo::new(move |_| table.of_seat(seat, |side| side.discard_len));
    let top = Memo::new(move |_| table.of_seat(seat, |side| side.discard.last().copied()));
    let show = move |_| {
        let cards = table.of_seat(seat, |side| side.discard.to_vec());
        app.show(Panel::Game(Shown::Discard(untrack(|| table.who(&app, seat)), cards)));
    };
    view! {
        <ul class="piles">
            <li class="pile">
                <span class="pile-art" data-place=Place::Deck(seat).name() aria-hidden="true">
                    {move || (deck.get() > 0).then(|| view! { <span class="card back" inner_html=art::card_back_svg()></span> })}
                </span>
                <span class="pile-name">{move || app.say_with("pile-deck", &[("n", deck.get().into())])}</span>
            </li>
            {(!is_own).then(|| view! {
                <li class="pile">
                    <span class="pile-art" data-place=Place::Hand(seat).name() aria-hidden="true">
                        {move || (hand.get() > 0).then(|| view! { <span class="card back" inner_html=art::card_back_svg()></span> })}
                    </span>
                    <span class="pile-name">{move || app.say_with("pile-hand", &[("n", hand.get().into())])}</span>
                </li>
            })}
            <li class="pile">
                <button type="button" class="pile-button" data-target=format!("discard-{seat}") on:click=show>
                    <span class="pile-art" data-place=Place::Discard(seat).name() aria-hidden="true">
                        {move || top.get().map(|card| view! { <CardFace card/> })}
                    </span>
                    <span class="pile-name">{move || app.say_with("pile-discard", &[("n", discard.get().into())])}</span>
                </button>
            </li>
        </ul>
    }
}
