//! A seat of the table: its cards on the field by order of entry, its piles, and what the last round would count.

use estro::View;
use estro::action::Spot;
use estro::language::Estro;
use estro::rules::CardNo;
use estro::view::{FieldCard, Shield};
use leptos::ev;
use leptos::prelude::*;
use table::{Seat, Viewer};

use super::art::{self, Size};
use super::card::{FieldFace, counters_of, looks_of, marks_of, name_of, tells_totals, title_of, values_in_words};
use super::fleet::{FLEET, guards};
use super::forecast::card_at;
use super::movement::Place;
use super::offer::Target;
use super::panel::{Shown, on_field};
use super::rounds::zone_name;
use crate::app::App;
use crate::icons;
use crate::panel::Panel;
use crate::reader::Reader;
use crate::seat_parts::{Level, seat_frame};
use crate::table_context::{TableContext, use_app, use_table};

/// One seat.
#[component]
pub fn SeatBoard(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_own = untrack(|| table.me()) == Some(seat);
    // In Single Player the other side is that of the ships, whoever looks.
    let is_below = is_own || untrack(|| table.of_view(|view| view.fleet.is_some()));
    let is_partner = untrack(|| is_partner(&table, seat));
    let side = match (is_below, is_partner) {
        (true, _) => "seat side own",
        (_, true) => "seat side theirs ally",
        _ => "seat side theirs",
    };
    let class = format!("{side} {}", team_class(&table, seat));
    let name = move || match is_own {
        true => app.say("field-own"),
        false => app.say_with("field-of", &[("who", table.who(&app, seat).into())]),
    };
    let is_conquest = untrack(|| table.of_view(|view| view.options.is_conquest()));
    let field = if is_conquest { lanes(seat, name).into_any() } else { row(seat, name).into_any() };
    let inside = view! {
            <header class="side-head">
                <h2 class="seat-name">{move || table.who(&app, seat)}" "<TeamPlace seat/><Level seat/><Marks seat/></h2>
                <Standing seat/>
                <Piles seat is_own/>
            </header>
            <div class="areas-place field-place">{field}</div>
    };
    seat_frame(seat, class, inside.into_any())
}

/// The one field of a duel: the cards in a row.
fn row(seat: Seat, name: impl Fn() -> String + Send + Sync + 'static) -> impl IntoView {
    let (app, table) = (use_app(), use_table());
    let cards = Memo::new(move |_| table.of_view(|view| keys_of(view, seat)));
    view! {
        <ol class="field" aria-label=name data-count=move || cards.with(Vec::len).to_string() style=("--count", move || cards.with(Vec::len).to_string())>
            <For each=move || cards.get() key=|key| *key let:key><LaneCard key/></For>
        </ol>
        <Show when=move || cards.with(Vec::is_empty)>
            <p class="field-empty">{move || app.say("field-empty")}</p>
        </Show>
    }
}

/// The five fields of Conquest beside each other, in the order of the Zone cards (ESTRO-CONQ-04).
fn lanes(seat: Seat, name: impl Fn() -> String + Send + Sync + 'static) -> impl IntoView {
    let lane = |zone: Estro| view! { <Lane seat zone/> };
    view! { <ol class="zone-lanes" aria-label=name>{Estro::ALL.map(lane).into_iter().collect_view()}</ol> }
}

/// The cards of a seat in one Zone field. As long as a card can be played into it, the whole field can be pressed.
#[component]
fn Lane(seat: Seat, zone: Estro) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_there = move |view: &View, key: &Key| card_of(view, *key).is_some_and(|card| card.zone == Some(zone));
    let cards = Memo::new(move |_| {
        table.of_view(|view| keys_of(view, seat).into_iter().filter(|key| is_there(view, key)).collect::<Vec<_>>())
    });
    let target = Target::Zone(zone);
    let is_own = untrack(|| table.me()) == Some(seat);
    let is_lit = Memo::new(move |_| is_own && table.is_lit(&app, target) && !app.picked.with(Vec::is_empty));
    let floor = move || {
        is_lit.get().then(|| {
            view! { <button type="button" class="lane-floor lit" tabindex="-1" aria-hidden="true" on:click=move |_| app.pick(target)></button> }
        })
    };
    view! {
        <li class="zone-lane" data-zone=zone.as_str()>
            <ol class="lane" aria-label=move || zone_name(&app, zone)>
                <For each=move || cards.get() key=|key| *key let:key><LaneCard key/></For>
            </ol>
            {floor}
        </li>
    }
}

/// A card on the field over several views: its side, the turn in which it came, its number where the viewer knows it, and the
/// how-manieth such card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    side: u8,
    /// The place of the ship that it guards in the row of ships.
    ship: Option<u8>,
    since: u16,
    face: Option<u8>,
    nth: u8,
}

/// The cards of a seat on the field, by order of entry.
fn keys_of(view: &View, seat: Seat) -> Vec<Key> {
    keys_where(view, |card| card.controller == seat)
}

/// Some of the cards on the field, by order of entry.
pub fn keys_where(view: &View, fits: impl Fn(&FieldCard) -> bool) -> Vec<Key> {
    let mut keys: Vec<Key> = Vec::new();
    for card in view.field.iter().filter(|card| fits(card)) {
        let key = unnumbered(card);
        let nth = keys.iter().filter(|known| Key { nth: 0, ..**known } == key).count() as u8;
        keys.push(Key { nth, ..key });
    }
    keys
}

/// The key of a card as if there were no other such card.
fn unnumbered(card: &FieldCard) -> Key {
    let (face, ship) = (card.face.map(|CardNo(no)| no), card.ship.map(|ship| ship as u8));
    Key { side: card.spot.side, ship, since: card.since, face, nth: 0 }
}

/// The card of a key, as the view shows it now.
fn card_of(view: &View, key: Key) -> Option<FieldCard> {
    let mut alike = view.field.iter().filter(|card| unnumbered(card) == Key { nth: 0, ..key });
    alike.nth(key.nth.into()).cloned()
}

/// The part that a card has in the clash that is going on.
fn part_of(view: &View, spot: Spot) -> Option<&'static str> {
    let attack = view.attack.as_ref().filter(|attack| !attack.is_over)?;
    match spot {
        spot if attack.attacker == Some(spot) => Some("attacker"),
        spot if attack.target == Some(spot) => Some("target"),
        _ => None,
    }
}

/// A card on the field; a guardian as a strip, so that its name can be read where five of them stand below each other.
#[component]
pub fn LaneCard(key: Key) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    // What is drawn stays until the card itself is taken away.
    let card = Memo::new(move |before: Option<&Option<FieldCard>>| {
        table.of_view(|view| card_of(view, key)).or_else(|| before.cloned().flatten())
    });
    let looks = Memo::new(move |_| card.with(|card| table.of_view(|view| looks_of(view, card.as_ref()?))));
    let spot = Memo::new(move |_| card.with(|card| card.as_ref().map(|card| card.spot)));
    let target = move || spot.get().map(Target::Spot);
    let is_lit = Memo::new(move |_| target().is_some_and(|target| table.is_lit(&app, target)));
    let is_picked = Memo::new(move |_| target().is_some_and(|target| table.is_picked(&app, target)));
    let part = Memo::new(move |_| table.of_view(|view| part_of(view, spot.get()?)));
    let is_down = move || card.with(|card| card.as_ref().is_some_and(|card| card.is_down));
    let reader: Reader = expect_context();
    // A card that cannot be chosen now is opened for reading: looking is no attempt.
    let choose = move |event: ev::MouseEvent| {
        let Some(spot) = spot.get_untracked() else { return };
        let shown = untrack(|| on_field(&app, &table, spot));
        match shown.filter(|_| !is_lit.get_untracked() && !is_picked.get_untracked()) {
            Some(shown) => reader.read(shown, &event_target::<web_sys::Element>(&event)),
            None if table.is_live => app.pick(Target::Spot(spot)),
            None => {}
        }
    };
    let said = move || card.with(|card| table.of_view(|view| Some(in_words(&app, view, card.as_ref()?, is_lit.get()))));
    let is_covered = Memo::new(move |_| is_down());
    let is_guardian = key.ship.is_some();
    let face = move || match is_guardian {
        true => view! { <art::Strip looks=looks.get() is_down=is_covered.get()/> }.into_any(),
        false => view! { <FieldFace looks=looks.get() is_down=is_covered.get() size=Size::Small/> }.into_any(),
    };
    let note = Memo::new(move |_| card.with(|card| table.of_view(|view| link_of(&app, view, card.as_ref()?))));
    let mark = move || spot.get().map(|spot| format!("spot-{}-{}", spot.side, spot.place));
    let place = move || spot.get().map(|spot| Place::Field(spot.side, spot.place).name());
    view! {
        <li class=if is_guardian { "guardian" } else { "lane-card" } class:covered=is_covered class:lit=is_lit class:picked=is_picked data-part=move || part.get()>
            <button
                type="button"
                class="card-button"
                data-target=mark
                data-place=place
                aria-label=said
                aria-pressed=move || is_picked.get().to_string()
                aria-disabled=move || (!is_lit.get()).to_string()
                on:click=choose
            >
                {face}
            </button>
            {move || note.get().map(|note| view! { <span class="lane-note" aria-hidden="true">{note}</span> })}
        </li>
    }
}

/// What a card is one with: the guest of a Chimera, the vital shield of a card, and whom a card supports; or the counters that lie
/// on it.
fn link_of(app: &App, view: &View, card: &FieldCard) -> Option<String> {
    let up = card.up.as_ref()?;
    if let Some(guest) = up.guest {
        return Some(format!("+ {}", name_of(&view.cards, guest)));
    }
    match (up.shield, up.supports) {
        (Some(Shield { left: Some(left), .. }), _) => Some(app.say_with("shield-n", &[("n", i32::from(left).into())])),
        (Some(shield), _) => Some(app.say_with("shield-worn", &[("n", i32::from(shield.damage).into())])),
        (None, Some(host)) => Some(format!("→ {}", title_of(app, card_at(view, host)?))),
        (None, None) => counters_of(up),
    }
}

/// A card on the field in words: its name, its values, its marks, whether something can be done with it.
fn in_words(app: &App, view: &View, card: &FieldCard, is_lit: bool) -> String {
    let mut parts = vec![title_of(app, card)];
    if let Some(up) = &card.up {
        parts.push(values_in_words(app, up));
    }
    parts.extend(card.zone.map(|zone| zone_name(app, zone)));
    parts.extend(card.ship.map(|ship| guards(app, ship)));
    parts.extend(marks_of(view, card).into_iter().map(|(id, n)| app.say_with(id, &[("n", i32::from(n).into())])));
    match part_of(view, card.spot) {
        Some("attacker") => parts.push(app.say("clash-attacks")),
        Some(_) => parts.push(app.say("clash-is-attacked")),
        None => {}
    }
    if is_lit {
        parts.push(app.say("possible"));
    }
    parts.join(", ")
}

/// What the last round counts of a seat: its cards on the field and their TOT (ESTRO-WIN-06).
#[component]
fn Standing(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let numbers = Memo::new(move |_| table.of_seat(seat, |side| (side.field, side.tot)));
    let said = move || in_standing(&app, "standing", numbers.get());
    view! {
        <p class="side-sum" title=said>
            <span class="unseen">{said}</span>
            <span aria-hidden="true">
                <b>{move || numbers.get().0}</b>" ×"
                {move || numbers.get().1.map(|tot| view! { " · TOT "<b>{tot}</b> })}
            </span>
        </p>
    }
}

/// The Necrotokens of a seat as pips, where the table plays with them (ESTRO-NEC-14).
#[component]
fn Tokens(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let has_any = Memo::new(move |_| table.of_view(|view| view.options.necrotokens));
    let tokens = Memo::new(move |_| table.of_seat(seat, |side| side.tokens));
    let said = move || app.say_with("pile-tokens", &[("n", tokens.get().into())]);
    let pip = move |number: u8| view! { <span class="token" class:spent={move || number >= tokens.get()}></span> };
    move || {
        has_any.get().then(|| {
            view! {
                <li><span class="tokens" role="img" title=said aria-label=said>{(0..3_u8).map(pip).collect_view()}</span></li>
            }
        })
    }
}

/// Hand, deck and Incinerator; a tap shows the Incinerator.
#[component]
fn Piles(seat: Seat, is_own: bool) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    // A sign and a number for the eye, a word and a number for the ear.
    let tally = move |id: &'static str, sign: &'static str, place: Place, n: Memo<u8>| {
        let said = move || app.say_with(id, &[("n", n.get().into())]);
        view! {
            <li>
                <span class="tally" title=said data-place=place.name()>
                    <span class="tool-icon" inner_html=icons::icon(sign)></span>
                    <span aria-hidden="true">{n}</span>
                    <span class="unseen">{said}</span>
                </span>
            </li>
        }
    };
    let hand = Memo::new(move |_| table.of_seat(seat, |side| side.hand));
    let deck = Memo::new(move |_| table.of_seat(seat, |side| side.deck));
    let burnt = Memo::new(move |_| table.of_seat(seat, |side| side.incinerator.len() as u8));
    let show = move |_| {
        let (who, cards) = untrack(|| (table.who(&app, seat), table.of_seat(seat, |side| side.incinerator.clone())));
        app.show(Panel::Game(Shown::Incinerator(who, cards)));
    };
    let said = move || app.say_with("pile-incinerator", &[("n", burnt.get().into())]);
    view! {
        <ul class="counts-line">
            {(!is_own).then(|| tally("pile-hand", "hand", Place::Hand(seat), hand))}
            {tally("pile-deck", "deck", Place::Deck(seat), deck)}
            <Tokens seat/>
            <li>
                <button type="button" class="plain incinerator" data-place=Place::Incinerator(seat).name() data-target=format!("incinerator-{seat}") title=said aria-label=said on:click=show>
                    <art::Incinerator count=Signal::from(burnt)/>
                </button>
            </li>
        </ul>
    }
}

/// The marks of a seat, one word each: its turn, that it decides, that its field is empty when that loses, what it may not do.
#[component]
pub fn Marks(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let marks = Memo::new(move |_| {
        let mut marks = Vec::new();
        if is_partner(&table, seat) {
            marks.push("partner");
        }
        if table.of_view(|view| view.active == seat && view.outcome.is_none()) {
            marks.push("has-turn");
        }
        if is_asked(&table, seat) && table.me() != Some(seat) {
            marks.push("decides");
        }
        if table.of_seat(seat, |side| side.draws_skipped > 0) {
            marks.push("skips-draw");
        }
        if table.of_seat(seat, |side| side.attacks_once) {
            marks.push("attacks-once");
        }
        let empty_loses = |view: &View| !view.options.is_conquest() && view.round >= view.options.first_check();
        // Partners share a side of the field (ESTRO-INF-12).
        let has_card = |view: &View| view.field.iter().any(|card| view.side_of(card.controller) == view.side_of(seat));
        if table.of_seat(seat, |side| side.is_drawless) {
            marks.push("drawless");
        }
        if table.of_view(empty_loses) && !table.of_view(has_card) {
            marks.push("in-danger");
        }
        let holds_goal = |view: &View| view.options.is_conquest() && view.options.reaches_goal(view.points(seat.0 & 1));
        if table.of_view(holds_goal) {
            marks.push("holds-goal");
        }
        marks
    });
    move || {
        let mark = |id: &'static str| view! { <span class=format!("mark mark-{id}")>{move || app.say(id)}</span> };
        marks.get().into_iter().map(mark).collect_view()
    }
}

/// The place of a seat in its team, by turn order: A1, B1, A2, B2 (ESTRO-INF-03).
#[component]
fn TeamPlace(seat: Seat) -> impl IntoView {
    let (app, table) = (use_app(), use_table());
    let place = Memo::new(move |_| table.of_view(|view| view.team_place(seat)));
    move || {
        let (team, n) = place.get()?;
        let said = app.say_with("team-place", &[("team", team.to_string().into()), ("n", n.into())]);
        let class = format!("mark mark-team-{}", if seat.0 & 1 == 0 { "one" } else { "two" });
        let title = said.clone();
        Some(view! {
            <span class=class title=title>
                <span aria-hidden="true">{format!("{team}{n}")}</span>
                <span class="unseen">{said}</span>
            </span>
            " "
        })
    }
}

/// Whether a seat is the partner of the person at the screen.
pub fn is_partner(table: &TableContext, seat: Seat) -> bool {
    table.me().is_some_and(|me| table.of_view(|view| view.are_partners(me, seat)))
}

/// The class that gives a seat the colour of its team; empty in a duel.
pub fn team_class(table: &TableContext, seat: Seat) -> &'static str {
    match untrack(|| table.of_view(|view| view.options.is_inferno().then(|| view.side_of(seat)))) {
        Some(0) => "team-0",
        Some(_) => "team-1",
        None => "",
    }
}

/// Whether a seat must decide.
pub fn is_asked(table: &TableContext, seat: Seat) -> bool {
    table.of_view(|view| view.asks.is_some_and(|(asked, _)| asked == seat))
}

/// Nobody is out of a duel before it ends.
pub const fn is_out(_table: &TableContext, _seat: Seat) -> bool {
    false
}

/// How many cards a seat holds: its standing says the rest.
pub fn calling(app: &App, table: &TableContext, seat: Seat) -> String {
    app.say_with("pile-hand", &[("n", table.of_seat(seat, |side| side.hand).into())])
}

/// A seat has no name of its own; the side of the ships, which is none, has one.
pub fn name(app: &App, view: &View, seat: Seat) -> Option<String> {
    (view.fleet.is_some() && seat == FLEET).then(|| app.say("fleet"))
}

/// The standing of a seat in a few words, of a team its place first.
pub fn standing(app: &App, table: &TableContext, seat: Seat) -> String {
    let place = table.of_view(|view| view.team_place(seat));
    let place = place.map(|(team, n)| format!("{team}{n} · ")).unwrap_or_default();
    place + &in_standing(app, "standing-short", table.of_seat(seat, |side| (side.field, side.tot)))
}

/// Cards on the field and their TOT, as far as it is told; while the screen is handed over, the players of Mnemonica see it.
fn in_standing(app: &App, id: &str, (cards, tot): (u8, Option<i16>)) -> String {
    match tot.filter(|_| tells_totals(app)) {
        Some(tot) => app.say_with(id, &[("n", cards.into()), ("tot", i32::from(tot).into())]),
        None => app.say_with("standing-cards", &[("n", cards.into())]),
    }
}

/// The picture of a seat: the back of its cards.
pub fn portrait(_table: &TableContext, _seat: Seat) -> String {
    art::back_svg()
}

/// The seat that attacks the viewer, or the seat whose turn it is.
pub fn acting(view: &View) -> Option<Seat> {
    (view.viewer != Viewer::Seat(view.active)).then_some(view.active)
}
