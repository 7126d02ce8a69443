//! The figures of a deck of ESTRO as small charts.

use estro::CardSet;
use estro::language::{Card, Estro, Usage};
use leptos::prelude::*;

use super::Deck;
use crate::deck::charts::{Bar, Chart, columns, rows};
use crate::deck::workbench::use_workbench;
use crate::table_context::use_app;

/// The first column of the chart by TOT holds everything below its next one, the last one everything above.
const STEPS: [u16; 6] = [55, 60, 65, 70, 75, 80];

/// The cards of the deck by Estro, by TOT and by Gift.
#[component]
pub fn DeckCharts() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let estri = move || -> Vec<Bar> {
        let bar = |estro: Estro| {
            let n = bench.deck.with(|deck| count(deck, |card| card.estro == estro));
            (estro::card_text::estro_name(estro).to_owned(), n, "bar-brass")
        };
        Estro::ALL.map(bar).to_vec()
    };
    let gifts = move || -> Vec<Bar> {
        let usage = |card: &Card| card.gift.as_ref().map(|gift| gift.usage);
        let ids = [
            ("chart-empty", None),
            ("chart-gift-once", Some(Usage::Once)),
            ("chart-gift-infinite", Some(Usage::Infinite)),
            ("chart-gift-plain", Some(Usage::Plain)),
        ];
        let bar = |(id, wanted): (&str, Option<Usage>)| {
            (app.say(id), bench.deck.with(|deck| count(deck, |card| usage(card) == wanted)), "bar-brass")
        };
        ids.map(bar).to_vec()
    };
    let tots = move || bench.deck.with(by_tot);
    view! {
        <Chart id="chart-estri" bars=Signal::derive(estri) draw=rows/>
        <Chart id="chart-curve" bars=Signal::derive(tots) draw=columns/>
        <Chart id="chart-gifts" bars=Signal::derive(gifts) draw=rows/>
    }
}

/// Cards that fit.
fn count(deck: &Deck, fits: impl Fn(&Card) -> bool) -> u32 {
    let house = CardSet::house();
    deck.cards().filter(|(card, _)| fits(house.card(*card))).map(|(_, copies)| u32::from(copies)).sum()
}

/// Cards by TOT.
fn by_tot(deck: &Deck) -> Vec<Bar> {
    let bar = |place: usize| {
        let from = if place == 0 { 0 } else { STEPS[place] };
        let to = STEPS.get(place + 1).copied().unwrap_or(u16::MAX);
        let n = count(deck, |card| (from..to).contains(&card.values.tot()));
        (if place == 0 { format!("<{to}") } else { format!("{from}+") }, n, "bar-brass")
    };
    (0..STEPS.len()).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use estro::deck::ready::READY;
    use table::Language;

    #[test]
    fn every_card_of_a_ready_deck_stands_in_one_column_of_tot() {
        for ready in &READY {
            let deck = ready.deck(&CardSet::house(), Language::En);
            let sum = by_tot(&deck).iter().map(|(_, n, _)| n).sum::<u32>();
            assert_eq!(sum, deck.count(), "{}", ready.id);
        }
    }
}
