//! The figures of a deck as small charts, each with a text that says the same.

use std::fmt::Write;

use coal::card::CardType;
use coal::deck::{Figures, Symbol};
use leptos::prelude::*;

use crate::game::words;
use crate::table_context::use_app;

/// A bar: its name, its number, and the class of its colour.
type Bar = (String, u32, &'static str);

/// Cards by the number of tokens that they cost.
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

/// What the cards cost, and what they give when consumed.
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

/// The symbols on all cards; kinds that the deck has not are left out.
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

/// A chart with its title; those who do not see it hear its numbers.
#[component]
fn Chart(id: &'static str, bars: Signal<Vec<Bar>>, draw: fn(&[Bar]) -> String) -> impl IntoView {
    let app = use_app();
    let text = move || {
        let numbers: Vec<String> = bars.get().into_iter().map(|(name, n, _)| format!("{name}: {n}")).collect();
        format!("{}. {}", app.say(id), numbers.join(", "))
    };
    view! {
        <figure class="chart" id=id>
            <figcaption aria-hidden="true">{move || app.say(id)}</figcaption>
            <div role="img" aria-label=text inner_html=move || draw(&bars.get())></div>
        </figure>
    }
}

/// The largest number, at least 1.
fn most(bars: &[Bar]) -> u32 {
    bars.iter().map(|(_, n, _)| *n).max().unwrap_or(0).max(1)
}

/// Bars that stand, with their number above and their name below.
fn columns(bars: &[Bar]) -> String {
    const HEIGHT: u32 = 64;
    let (most, width) = (most(bars), 300 / bars.len().max(1) as u32);
    let mut svg = String::from("<svg viewBox='0 0 300 104' aria-hidden='true' focusable='false'>");
    for ((name, n, colour), place) in bars.iter().zip(0_u32..) {
        let (height, middle) = (n * HEIGHT / most, place * width + width / 2);
        let _ = write!(
            svg,
            "<rect class='chart-bar {colour}' x='{}' y='{}' width='{}' height='{}' rx='2'/>\
             <text class='bar-n' x='{middle}' y='{}'>{n}</text><text class='bar-name' x='{middle}' y='101'>{name}</text>",
            place * width + width / 5,
            84 - height,
            width * 3 / 5,
            height.max(1),
            78 - height,
        );
    }
    let _ = write!(svg, "<path class='bar-ground' d='M0 84.500H300'/></svg>");
    svg
}

/// Bars that lie, each below its name.
fn rows(bars: &[Bar]) -> String {
    const WIDTH: u32 = 130;
    let most = most(bars);
    let mut svg = format!("<svg viewBox='0 0 300 {}' aria-hidden='true' focusable='false'>", bars.len() * 20);
    for ((name, n, colour), place) in bars.iter().zip(0_u32..) {
        let (width, y) = (n * WIDTH / most, place * 20);
        let _ = write!(
            svg,
            "<text class='bar-label' x='140' y='{}'>{name}</text>\
             <rect class='chart-bar {colour}' x='146' y='{}' width='{}' height='12' rx='2'/>\
             <text class='bar-n bar-after' x='{}' y='{}'>{n}</text>",
            y + 14,
            y + 4,
            width.max(1),
            151 + width,
            y + 14,
        );
    }
    svg.push_str("</svg>");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charts_are_well_formed_and_as_long_as_their_numbers() {
        let bars =
            [("0".to_owned(), 2, "bar-brass"), ("1".to_owned(), 0, "bar-brass"), ("2".to_owned(), 4, "bar-brass")];
        for (svg, side, longest) in [(columns(&bars), "height", 64), (rows(&bars), "width", 130)] {
            let document = roxmltree::Document::parse(&svg).unwrap();
            let rectangles = document.descendants().filter(|node| node.has_tag_name("rect"));
            let lengths: Vec<u32> = rectangles.map(|bar| bar.attribute(side).unwrap().parse().unwrap()).collect();
            assert_eq!(lengths, [longest / 2, 1, longest]);
        }
        assert!(columns(&[]).starts_with("<svg") && rows(&[]).starts_with("<svg"));
    }
}
