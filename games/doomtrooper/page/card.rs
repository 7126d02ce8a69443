//! A card: its face, and a card in play as the viewer sees it, with the cards attached to it.

use doomtrooper::language::{Affiliation, CardKind, Rating};
use doomtrooper::set::CardNo;
use doomtrooper::state::{At, SlotNo};
use doomtrooper::view::CardView;
use doomtrooper::{CardSet, View, text};
use leptos::prelude::*;

use super::art;
use super::movement::Place;
use super::offer::Target;
use super::panel::show_in_play;
use crate::app::App;
use crate::table_context::{TableContext, use_app, use_table};
use crate::words::{breakable, longest_word};

/// The letters of the ratings.
pub const RATINGS: [&str; 4] = ["rating-f", "rating-s", "rating-a", "rating-v"];

/// A card's face: its picture, its name, its kind, the ratings printed on it.
#[component]
pub fn CardFace(card: CardNo) -> impl IntoView {
    let app = use_app();
    let cards = app.cards();
    let card = cards.card(card);
    let class = format!("dcard {}", art::colours(card.icons.first().copied()));
    let (name, kind) = (text::name(card).to_owned(), card.kind);
    let printed = card.ratings.filter(|_| kind == CardKind::Warrior).map(|ratings| {
        [ratings.0, ratings.1, ratings.2, ratings.3].map(|rating| match rating {
            Rating::N(n) => n.to_string(),
            Rating::Never => "–".to_owned(),
        })
    });
    view! {
        <span class=class aria-hidden="true">
            <span class="dcard-name" style=("--w", longest_word(&name).to_string())>{breakable(&name)}</span>
            <span class="dcard-art" inner_html=art::card_svg(card)></span>
            {match printed {
                Some(printed) => view! { <Figures figures=printed/> }.into_any(),
                None => view! {
                    <span class="dcard-kind">{move || text::kind_name(kind, app.language())}</span>
                }
                .into_any(),
            }}
        </span>
    }
}

/// Four figures under their letters.
#[component]
pub fn Figures(figures: [String; 4], #[prop(optional)] changes: [&'static str; 4]) -> impl IntoView {
    let app = use_app();
    let cells = RATINGS.into_iter().zip(figures).zip(changes).map(|((id, figure), change)| {
        view! {
            <span class=format!("figure {change}")>
                <span class="figure-name">{move || app.say(id)}</span>
                {figure}
            </span>
        }
    });
    view! { <span class="figures">{cells.collect_view()}</span> }
}

/// A card in play as the viewer sees it.
pub fn view_of(table: &TableContext, slot: SlotNo) -> Option<CardView> {
    table.of_view(|view| view.table.iter().find(|card| card.slot == slot).cloned())
}

/// The name of a card in play, or its description while nobody sees its face.
pub fn name_of(app: &App, card: &CardView) -> String {
    match card.card {
        Some(number) => text::name(app.cards().card(number)).to_owned(),
        None if card.at == At::Hidden => app.say("card-hidden"),
        None if card.covered => app.say("card-covered"),
        None => app.say("face-down"),
    }
}

/// The affiliation that colours a card in play: a new one of a warrior, or else the printed one.
pub fn affiliation_of(cards: &CardSet, card: &CardView) -> Option<Affiliation> {
    let printed = &cards.card(card.card?).icons;
    let is_new = |one: &Affiliation| !printed.contains(one);
    card.memberships().find(is_new).filter(|_| card.ratings.is_some()).or_else(|| printed.first().copied())
}

/// Whether a card in play is also called by its number, as in questions and in the log: its face is not seen, it lies
/// in Cover, or another one has the same name (SEC-06).
pub fn has_number(view: &View, card: &CardView) -> bool {
    let alike = |other: &&CardView| other.number != card.number && other.card == card.card;
    card.card.is_none() || card.covered || card.at == At::Hidden || view.table.iter().any(|other| alike(&other))
}

/// The name of a card in play, with its number where it is called by it.
pub fn numbered(app: &App, card: &CardView, has_number: bool) -> String {
    let name = name_of(app, card);
    if has_number { format!("{name} ({})", card.number) } else { name }
}

/// The same at this table.
pub fn numbered_at(app: &App, table: &TableContext, card: &CardView) -> String {
    numbered(app, card, table.of_view(|view| has_number(view, card)))
}

/// The marks of a card in play beside its name.
fn marks(card: &CardView) -> Vec<&'static str> {
    let all = [
        (card.wounded, "mark-wounded"),
        (card.covered, "mark-cover"),
        (card.unpaid, "mark-unpaid"),
        (card.inside, "mark-inside"),
        (card.in_use, "mark-in-use"),
        (card.used, "mark-used"),
    ];
    all.into_iter().filter(|(is_so, _)| *is_so).map(|(_, id)| id).collect()
}

/// The marks of a card in play, one word each.
pub fn marks_line(app: App, card: &CardView) -> impl IntoView + use<> {
    let words = marks(card).into_iter().map(|id| view! { <span class=format!("mark {id}")>{app.say(id)}</span> });
    let words = words.collect_view();
    let markers = (card.markers > 0).then(|| {
        view! { <span class="mark">{app.say_with("mark-markers", &[("n", card.markers.into())])}</span> }
    });
    view! { <span class="unit-marks">{words}{markers}</span> }
}

/// A card in play in words.
pub fn title_of(app: &App, card: &CardView, has_number: bool) -> String {
    let mut parts = vec![numbered(app, card, has_number)];
    if let Some(ratings) = card.ratings {
        parts.push(
            RATINGS.iter().zip(ratings).map(|(id, n)| format!("{} {n}", app.say(id))).collect::<Vec<_>>().join(" "),
        );
    }
    parts.extend(marks(card).into_iter().map(|id| app.say(id)));
    if card.markers > 0 {
        parts.push(app.say_with("mark-markers", &[("n", card.markers.into())]));
    }
    parts.join(", ")
}

/// The number of cards on a bearer that are named one by one; if there are more, the first ones are named and the
/// others counted.
const NAMED: usize = 3;

/// A card in play with everything attached to it.
#[component]
pub fn CardInPlay(unit: SlotNo, place: Signal<usize>) -> impl IntoView {
    view! {
        <li class="unit" data-unit=unit.0 style=("--i", move || place.get().to_string())><UnitButton unit/><Attached unit/></li>
    }
}

/// The cards attached to a card, as a chip each; if there are many, the others are counted. A card that can be chosen
/// is always shown.
#[component]
fn Attached(unit: SlotNo) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let on_it = Memo::new(move |_| {
        table.of_view(|view| {
            let on_it = view.table.iter().filter(|card| card.on == Some(unit));
            on_it.map(|card| card.slot).collect::<Vec<_>>()
        })
    });
    let named = Memo::new(move |_| {
        let mut all = on_it.get();
        if all.len() > NAMED {
            let mut place = 0;
            all.retain(|slot| {
                place += 1;
                place < NAMED || table.is_lit(&app, Target::Slot(*slot))
            });
        }
        all
    });
    let more = Memo::new(move |_| on_it.with(Vec::len) - named.with(Vec::len));
    view! {
        <Show when=move || !on_it.with(Vec::is_empty)>
            <ul class="attached">
                <For each=move || named.get() key=|unit| *unit let:unit>
                    <li class="chip">
                        <UnitButton unit is_chip=true/>
                        {view! { <Attached unit/> }.into_any()}
                    </li>
                </For>
                <Show when=move || more.get() != 0>
                    <li class="chip">
                        <button type="button" class="unit-button more" on:click=move |_| show_in_play(&app, &table, unit)>
                            <span class="unseen">{move || app.say_with("attached-n", &[("n", on_it.with(Vec::len).into())])}" "</span>
                            {move || format!("+{}", more.get())}
                        </button>
                    </li>
                </Show>
            </ul>
        </Show>
    }
}

/// The card itself as a button: pressing it chooses the card where it is lit, and shows it elsewhere. A chip has a sign
/// and the name only.
#[component]
pub fn UnitButton(unit: SlotNo, #[prop(optional)] is_chip: bool) -> impl IntoView {
    let slot = unit;
    let app = use_app();
    let table = use_table();
    let target = Target::Slot(slot);
    let card = Memo::new(move |_| view_of(&table, slot));
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    let is_picked = Memo::new(move |_| table.is_picked(&app, target));
    let choose = move |_| {
        if is_lit.get_untracked() || is_picked.get_untracked() {
            app.pick(target);
        } else {
            show_in_play(&app, &table, slot);
        }
    };
    let class = move || {
        let of = card.with(|card| affiliation_of(&app.cards(), card.as_ref()?));
        let is_back = card.with(|card| card.as_ref().is_none_or(|card| card.card.is_none()));
        let is_covered = card.with(|card| card.as_ref().is_some_and(|card| card.covered));
        let shape = if is_chip { "chip-button" } else { "unit-tile" };
        let back = if is_back { " back" } else { "" };
        let covered = if is_covered && !is_back { " covered" } else { "" };
        format!("unit-button {shape} {}{back}{covered}", art::colours(of))
    };
    let is_numbered = Memo::new(move |_| {
        card.with(|card| card.as_ref().is_some_and(|card| table.of_view(|view| has_number(view, card))))
    });
    let name = move || {
        card.with(|card| {
            let number = is_numbered.get();
            let said = card.as_ref().map(|card| title_of(&app, card, number)).unwrap_or_default();
            if is_lit.get() { format!("{said}, {}", app.say("possible")) } else { said }
        })
    };
    let inner = move || {
        card.get().map(|card| {
            let number = is_numbered.get().then(|| view! { " "<span class="unit-no">{card.number.to_string()}</span> });
            let longest = longest_word(&name_of(&app, &card)).to_string();
            let title = view! {
                <span class="unit-name" style=("--w", longest)>{breakable(&name_of(&app, &card))}{number}</span>
            };
            if is_chip {
                let sign = card.card.map(|number| art::sign_svg(app.cards().card(number)));
                return view! {
                    <span class="sign" inner_html=sign></span>
                    {title}
                    {marks_line(app, &card)}
                }
                .into_any();
            }
            let picture = card.card.map_or_else(art::back_svg, |number| art::card_svg(app.cards().card(number)));
            let kind = card.card.filter(|_| card.ratings.is_none());
            let kind = kind.map(|number| text::kind_name(app.cards().card(number).kind, app.language()));
            view! {
                <span class="unit-head">{title}</span>
                <span class="unit-art">
                    <span inner_html=picture></span>
                    {marks_line(app, &card)}
                </span>
                {kind.map(|kind| view! { <span class="unit-kind">{kind}</span> })}
                {card.ratings.map(|now| {
                    let printed = card.card.map(|number| printed(&app.cards(), number));
                    view! { <Now now printed/> }
                })}
            }
            .into_any()
        })
    };
    view! {
        <button
            type="button"
            class=class
            class:lit=is_lit
            class:picked=is_picked
            data-target=format!("slot-{}", slot.0)
            data-place=Place::Card(slot).name()
            aria-label=name
            aria-pressed=move || is_picked.get().to_string()
            on:click=choose
        >
            <span class="unit-inside" aria-hidden="true">{inner}</span>
        </button>
    }
}

/// The current ratings; a sign marks those that differ from the printed ones.
#[component]
pub fn Now(now: [i16; 4], printed: Option<[i16; 4]>) -> impl IntoView {
    // The style sheet draws the signs, so they take no place.
    let changes = [0, 1, 2, 3].map(|place| match printed.map(|printed| now[place].cmp(&printed[place])) {
        Some(std::cmp::Ordering::Greater) => "up",
        Some(std::cmp::Ordering::Less) => "down",
        _ => "",
    });
    view! { <Figures figures=now.map(|figure| figure.to_string()) changes/> }
}

/// The ratings printed on a card.
pub fn printed(cards: &CardSet, card: CardNo) -> [i16; 4] {
    let printed = cards.card(card).ratings.unwrap_or_default();
    [printed.0, printed.1, printed.2, printed.3].map(|rating| rating.number().into())
}

/// The kind of a card and its affiliations, in one line.
pub fn kind_line(cards: &CardSet, card: CardNo, app: &App) -> String {
    let card = cards.card(card);
    let kind = text::kind_name(card.kind, app.language());
    let of: Vec<&str> =
        card.icons.iter().map(|icon: &Affiliation| text::affiliation_name(*icon, app.language())).collect();
    if of.is_empty() { kind.to_owned() } else { format!("{kind}, {}", of.join(", ")) }
}
