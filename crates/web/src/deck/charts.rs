//! The figures of a deck as small charts, each with an equivalent text.

use std::fmt::Write;

use leptos::prelude::*;

use crate::table_context::use_app;

/// A bar: its name, its number, and its CSS class.
pub type Bar = (String, u32, &'static str);

/// Shows the charts of a deck; they are open by default if the window has room for them.
pub fn charts(inside: AnyView) -> impl IntoView {
    let app = use_app();
    let query = window().match_media("(min-width: 60rem)").ok().flatten();
    let is_wide = query.is_some_and(|query| query.matches());
    view! {
        <details class="sheet-charts" open=is_wide>
            <summary>{move || app.say("deck-figures")}</summary>
            <div class="charts">{inside}</div>
        </details>
    }
}

/// Shows a chart with its title; screen readers get its numbers.
#[component]
pub fn Chart(id: &'static str, bars: Signal<Vec<Bar>>, draw: fn(&[Bar]) -> String) -> impl IntoView {
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

/// Returns the largest number, at least 1.
fn most(bars: &[Bar]) -> u32 {
    bars.iter().map(|(_, n, _)| *n).max().unwrap_or(0).max(1)
}

/// Draws vertical bars, with the number above and the name below each.
pub fn columns(bars: &[Bar]) -> String {
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

/// Draws horizontal bars, each below its name.
pub fn rows(bars: &[Bar]) -> String {
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
