//! The figures of a deck of C.O.A.L. as small charts.

use coal::card::CardType;
use coal::deck::{Figures, Symbol};
use leptos::prelude::*;

use crate::deck::charts::{Bar, Chart, columns, rows};
use crate::game::page::words;
use crate::table_context::use_app;

/// Cards by the number of tokens in their cost.
#[component]
pub fn Curve(figures: Memo<Figures>) -> impl IntoView {
    let bars = move || -> Vec<Bar> {
        let curve = figures.with(|figures| figures.curve);
        (0..).zip(curve).map(|(cost, n): (u8, u32)| (cost.to_string(), n, "bar-brass")).collect()
    };
    view! { <Chart id="chart-curve" bars=Signal::derive(bars) draw=columns/> }
}

/// Cards by type.
#[component]
pub fn Types(figures: Memo<Figures>) -> impl IntoView {
    let app = use_app();
    let bars = move || -> Vec<Bar> {
        let types = figures.with(|figures| figures.types);
        let colours = ["bar-pa", "bar-ea", "bar-re", "bar-sa", "bar-xa"];
        let names = CardType::ALL.map(|kind| words::type_name(kind, app.language()));
        names.into_iter().zip(types).zip(colours).map(|((name, n), colour)| (name, n, colour)).collect()
    };
    view! { <Chart id="chart-types" bars=Signal::derive(bars) draw=rows/> }
}

/// The costs of the cards, and the resources that they give when consumed.
#[component]
pub fn Tokens(figures: Memo<Figures>) -> impl IntoView {
    let app = use_app();
    let bars = move || -> Vec<Bar> {
        let [costs, gives] = figures.with(|figures| [figures.costs, figures.gives]);
        let ids = ["chart-cost-steam", "chart-cost-energy", "chart-gives-steam", "chart-gives-energy"];
        let numbers = [costs[0], costs[1], gives[0], gives[1]];
        let colours = ["bar-steam", "bar-energy", "bar-steam", "bar-energy"];
        ids.into_iter().zip(numbers).zip(colours).map(|((id, n), colour)| (app.say(id), n, colour)).collect()
    };
    view! { <Chart id="chart-tokens" bars=Signal::derive(bars) draw=rows/> }
}

/// The symbols on all cards; kinds that the deck lacks are left out.
#[component]
pub fn Symbols(figures: Memo<Figures>) -> impl IntoView {
    let app = use_app();
    let bars = move || -> Vec<Bar> {
        let symbols = figures.with(|figures| figures.symbols);
        let found = Symbol::ALL.into_iter().zip(symbols).filter(|(_, n)| *n > 0);
        found.map(|(symbol, n)| (symbol.say(app.language()), n, "bar-brass")).collect()
    };
    view! { <Chart id="chart-symbols" bars=Signal::derive(bars) draw=rows/> }
}
