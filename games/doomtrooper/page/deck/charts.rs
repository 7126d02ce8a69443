//! The figures of a deck of Doomtrooper as small charts.

use doomtrooper::language::{Affiliation, Card, CardKind, Rating};
use doomtrooper::{CardSet, text};
use leptos::prelude::*;

use super::Deck;
use crate::deck::charts::{Bar, Chart, columns, rows};
use crate::deck::workbench::use_workbench;
use crate::table_context::use_app;

/// The last column of a chart of numbers also holds everything above it.
const COLUMNS: usize = 11;

/// The prices, kinds and affiliations of the cards in the deck, and the ratings of its warriors.
#[component]
pub fn DeckCharts() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let kinds = move || -> Vec<Bar> {
        let named = |kind: &CardKind| text::kind_name(*kind, app.language()).to_owned();
        let of = |kind: &CardKind| bench.deck.with(|deck| count(deck, |card| card.kind == *kind));
        found(CardKind::ALL.iter().map(|kind| (named(kind), of(kind))))
    };
    let affiliations = move || -> Vec<Bar> {
        let named = |icon: &Affiliation| text::affiliation_name(*icon, app.language()).to_owned();
        let of = |icon: &Affiliation| bench.deck.with(|deck| count(deck, |card| card.icons.contains(icon)));
        let generic = bench.deck.with(|deck| count(deck, |card| card.icons.is_empty()));
        let all = Affiliation::ALL.iter().map(|icon| (named(icon), of(icon)));
        found(all.chain([(app.say("generic"), generic)]))
    };
    let costs = move || bench.deck.with(|deck| by_number(deck, |card| Some(cost(card))));
    let ratings = ["chart-f", "chart-s", "chart-a", "chart-v"].into_iter().enumerate().map(|(place, id)| {
        let bars = move || bench.deck.with(|deck| by_number(deck, |card| rating(card, place)));
        view! { <Chart id bars=Signal::derive(bars) draw=columns/> }
    });
    view! {
        <Chart id="chart-curve" bars=Signal::derive(costs) draw=columns/>
        <Chart id="chart-kinds" bars=Signal::derive(kinds) draw=rows/>
        <Chart id="chart-affiliations" bars=Signal::derive(affiliations) draw=rows/>
        {ratings.collect_view()}
    }
}

/// The bars of the values that occur in the deck.
fn found(all: impl Iterator<Item = (String, u32)>) -> Vec<Bar> {
    all.filter(|(_, n)| *n > 0).map(|(name, n)| (name, n, "bar-brass")).collect()
}

/// Copies of the cards that fit.
fn count(deck: &Deck, fits: impl Fn(&Card) -> bool) -> u32 {
    let house = CardSet::house();
    deck.cards(false).filter(|(card, _)| fits(house.card(*card))).map(|(_, copies)| u32::from(copies)).sum()
}

/// Copies of the cards by one of their numbers.
fn by_number(deck: &Deck, number: impl Fn(&Card) -> Option<u8>) -> Vec<Bar> {
    let last = COLUMNS - 1;
    let column = |place: usize| {
        let name = if place == last { format!("{place}+") } else { place.to_string() };
        let n = count(deck, |card| number(card).is_some_and(|number| usize::from(number).min(last) == place));
        (name, n, "bar-brass")
    };
    (0..COLUMNS).map(column).collect()
}

/// The least number of Destiny Points that brings a card into play: the V of a warrior, the price of another card.
fn cost(card: &Card) -> u8 {
    match &card.play {
        Some(play) => {
            let steps = play.price.step.filter(|step| !step.may_be_none).map_or(0, |step| step.destiny);
            play.price.destiny + steps
        }
        None => rating(card, 3).unwrap_or(0),
    }
}

/// A printed rating of a warrior: F, S, A, V by its place.
fn rating(card: &Card, place: usize) -> Option<u8> {
    let ratings = card.ratings.filter(|_| card.kind == CardKind::Warrior)?;
    match [ratings.0, ratings.1, ratings.2, ratings.3][place] {
        Rating::N(n) => Some(n.max(0).unsigned_abs()),
        Rating::Never => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use doomtrooper::deck::ready;

    #[test]
    fn every_card_of_a_ready_deck_stands_in_a_column_of_its_cost_and_every_warrior_in_one_of_its_value() {
        let cards = CardSet::house();
        for (id, document) in ready() {
            let deck = Deck::of(document, &cards).unwrap();
            let sum = |bars: Vec<Bar>| bars.iter().map(|(_, n, _)| n).sum::<u32>();
            assert_eq!(sum(by_number(&deck, |card| Some(cost(card)))), deck.count(), "{id}");
            let warriors = count(&deck, |card| card.kind == CardKind::Warrior);
            assert_eq!(sum(by_number(&deck, |card| rating(card, 3))), warriors, "{id}");
            assert!(by_number(&deck, |card| rating(card, 3))[0].1 < warriors, "{id}: warriors cost something");
        }
    }
}
