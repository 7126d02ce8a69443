//! Draws plots with the crate `kuva`: as SVG for the page, and as text for a terminal. Nothing else knows that crate.

use std::sync::Arc;

use kuva::backend::svg::SvgBackend;
use kuva::backend::terminal::TerminalBackend;
use kuva::plot::{BarPlot, ColorMap, ForestPlot, Heatmap, Histogram};
use kuva::render::layout::Layout;
use kuva::render::plots::Plot as Drawn;
use kuva::render::render::render_multiple;

use crate::Terminal;
use crate::plots::{Plot, Shape};

/// The width of a plot in the page, in pixels.
const WIDTH: f64 = 900.0;
/// The height of a row and of everything else of such a plot, in pixels.
const ROW: f64 = 20.0;
const AROUND: f64 = 70.0;
/// The height of other plots, in pixels.
const HEIGHT: f64 = 320.0;
/// The most letters of a name beside a plot.
const LONGEST: usize = 44;
/// A cell of the terminal in the pixels of the drawing.
const CELL: [f64; 2] = [10.0, 20.0];
/// The fewest columns of a plot in a terminal, and the most letters of a name there.
const FEWEST_COLUMNS: usize = 60;
const LONGEST_IN_TEXT: usize = 28;
/// The colour of marks and bars.
const COLOUR: &str = "steelblue";

/// The plot as an `svg` element for the page. Ids inside it begin with `id`, so that they are unique in the page.
pub(crate) fn svg(plot: &Plot, id: &str) -> String {
    let (drawn, layout) = drawing(plot, LONGEST);
    let height = match &plot.shape {
        Shape::Intervals { rows, .. } => rows.len() as f64 * ROW + AROUND,
        Shape::Bars(bars) => bars.len() as f64 * 1.5 * ROW + AROUND,
        Shape::Pairs { names, .. } => (names.len() as f64 * 2.0 * ROW + AROUND).max(HEIGHT),
        Shape::Counts { .. } => HEIGHT,
    };
    let layout = layout.with_width(WIDTH).with_height(height);
    let text = SvgBackend::default().render_scene(&render_multiple(drawn, layout));
    embedded(&text, id, &plot.title)
}

/// The plot as text.
pub(crate) fn text(plot: &Plot, terminal: Terminal) -> String {
    let (drawn, layout) = drawing(plot, LONGEST_IN_TEXT);
    let columns = terminal.columns.max(FEWEST_COLUMNS);
    let (rows, longest) = match &plot.shape {
        Shape::Intervals { rows, .. } => (rows.len() + 5, longest(rows.iter().map(|row| &row.name))),
        Shape::Bars(bars) => (bars.len() * 2 + 4, longest(bars.iter().map(|(name, _)| name))),
        Shape::Pairs { names, .. } => (names.len() * 2 + 4, longest(names.iter())),
        Shape::Counts { .. } => (16, 8),
    };
    let [width, height] = CELL;
    let layout = layout
        .with_term_rows(rows as u32)
        .with_width(columns as f64 * width)
        .with_height(rows as f64 * height)
        .with_force_margins((longest + 2) as f64 * width, 3.0 * width);
    let drawn = TerminalBackend::new(columns, rows).render_scene(&render_multiple(drawn, layout));
    format!("\n{}\n{}", plot.title, coloured(&drawn, terminal.colours))
}

/// The number of letters of the longest of these names as they are shown.
fn longest<'a>(names: impl Iterator<Item = &'a String>) -> usize {
    names.map(|name| name.chars().count().min(LONGEST_IN_TEXT)).max().unwrap_or_default()
}

/// The plot for the crate, with names of at most this many letters.
fn drawing(plot: &Plot, most: usize) -> (Vec<Drawn>, Layout) {
    let drawn = match &plot.shape {
        Shape::Intervals { rows, line } => {
            let start = ForestPlot::new().with_null_value(*line).with_marker_size(4.0).with_cap_size(3.0);
            let forest = rows.iter().fold(start.with_color(COLOUR), |forest, row| {
                let [value, low, high] = row.value;
                forest.with_row(label(&row.name, most), value, low, high)
            });
            Drawn::Forest(forest)
        }
        Shape::Pairs { names, values } => {
            let names: Vec<String> = names.iter().map(|name| label(name, most)).collect();
            let map = Heatmap::new()
                .with_data(values.iter().map(|row| row.iter().map(|value| (10.0 * value).round() / 10.0)))
                .with_labels(names.clone(), names.clone())
                .with_y_categories(names.clone())
                .with_color_map(light())
                .with_values();
            let from_below = map.row_labels.clone().unwrap_or_default();
            let drawn = vec![Drawn::Heatmap(map)];
            let layout = Layout::auto_from_plots(&drawn).with_x_categories(names).with_y_categories(from_below);
            return (drawn, layout.with_x_label(label(&plot.axis, usize::MAX)));
        }
        Shape::Counts { borders, heights } => {
            Drawn::Histogram(Histogram::from_bins(borders.clone(), heights.clone()).with_color(COLOUR))
        }
        // The first bar of the crate is the lowest one.
        Shape::Bars(bars) => Drawn::Bar(
            bars.iter().rev().fold(BarPlot::new().with_horizontal(true).with_color(COLOUR), |all, (name, value)| {
                all.with_colored_bar(label(name, most), *value, COLOUR)
            }),
        ),
    };
    let drawn = vec![drawn];
    let layout = Layout::auto_from_plots(&drawn).with_x_label(label(&plot.axis, usize::MAX));
    (drawn, layout)
}

/// A name as the crate takes it: not too long, and with a mark before each dollar, between two of which it would read a
/// formula.
fn label(name: &str, most: usize) -> String {
    let mut short: String = name.chars().take(most).collect();
    if name.chars().count() > most {
        short.pop();
        short.push('…');
    }
    short.replace('$', "\\$")
}

/// Colours between orange and blue that are light enough for black figures.
fn light() -> ColorMap {
    ColorMap::Custom(Arc::new(|value: f64| {
        let value = value.clamp(0.0, 1.0);
        let ends = if value < 0.5 { [[244.0, 165.0, 96.0], [247.0; 3]] } else { [[247.0; 3], [120.0, 178.0, 222.0]] };
        let part = if value < 0.5 { 2.0 * value } else { 2.0 * value - 1.0 };
        let mixed = |place: usize| (ends[0][place] + part * (ends[1][place] - ends[0][place])).round();
        format!("rgb({},{},{})", mixed(0), mixed(1), mixed(2))
    }))
}

/// The element as part of a page: it scales with the page, has a name for screen readers, its own ids, and no namespace,
/// which HTML does not need.
fn embedded(svg: &str, id: &str, title: &str) -> String {
    let (head, rest) = svg.split_once('>').unwrap_or((svg, ""));
    let number = |name: &str| {
        let (_, value) = head.split_once(&format!(" {name}=\""))?;
        value.split_once('"').map(|(value, _)| value.to_owned())
    };
    let [width, height] = ["width", "height"].map(|name| number(name).unwrap_or_default());
    let title = crate::page::escaped(title);
    let head = format!(
        "<svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" \
         aria-label=\"{title}\" font-family=\"sans-serif\" fill=\"black\">"
    );
    head + &renumbered(rest, id)
}

/// The text with new ids of clip paths: the crate counts them on over the whole run of the program, so that the same
/// plot would get others the next time.
fn renumbered(svg: &str, id: &str) -> String {
    const CLIP: &str = "kuva-clip-";
    let mut seen: Vec<&str> = Vec::new();
    let mut parts = svg.split(CLIP);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(part.len());
        let (old, rest) = part.split_at(end);
        let place = seen.iter().position(|known| *known == old).unwrap_or_else(|| {
            seen.push(old);
            seen.len() - 1
        });
        text += &format!("{id}-clip-{place}{rest}");
    }
    text
}

/// The text with its colours, black as the usual colour of the terminal; or without colours, and then without the
/// patterns that only fill an area. Lines do not end with blanks.
fn coloured(drawn: &str, colours: bool) -> String {
    const BLACK: &str = "\u{1b}[38;2;0;0;0m";
    if colours {
        return drawn.replace(BLACK, "\u{1b}[39m");
    }
    let mut text = String::new();
    let mut parts = drawn.split("\u{1b}[");
    text += parts.next().unwrap_or_default();
    for part in parts {
        text += part.split_once('m').map_or(part, |(_, rest)| rest);
    }
    let plain = text.replace(['⣿', '⣶'], " ");
    plain.lines().map(|line| format!("{}\n", line.trim_end())).collect::<String>().trim_end().to_owned() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plots::Row;

    fn intervals(name: &str) -> Plot {
        let row = |place: u8| Row { name: format!("{name} {place}"), value: [50.0, 40.0, 60.0 + f64::from(place)] };
        let shape = Shape::Intervals { rows: (0..6).map(row).collect(), line: 50.0 };
        Plot { table: "cards", title: "A & B".into(), axis: "%".into(), shape }
    }

    #[test]
    fn the_same_plot_is_drawn_by_the_same_bytes_each_time() {
        let plot = intervals("Card <$5> & $6");
        let one = svg(&plot, "p1");
        assert_eq!(one, svg(&plot, "p1"));
        assert!(one.contains("p1-clip-0") && !one.contains("kuva-clip") && !one.contains("http"), "{one}");
        assert!(one.contains("Card &lt;$5&gt; &amp; $6 3") && one.contains("aria-label=\"A &amp; B\""), "{one}");
    }

    #[test]
    fn a_terminal_without_colours_gets_plain_text() {
        let plain = Terminal { columns: 80, colours: false };
        let said = text(&intervals("Row"), plain);
        assert!(!said.contains('\u{1b}') && said.lines().all(|line| line.chars().count() <= 80), "{said}");
        assert!((0..6).all(|row| said.contains(&format!("Row {row}"))), "{said}");
        let coloured = text(&intervals("Row"), Terminal { colours: true, ..plain });
        assert!(coloured.contains("\u{1b}[38;2;") && !coloured.contains("38;2;0;0;0m"), "{coloured}");
    }

    #[test]
    fn every_shape_is_drawn() {
        let names = vec!["one".to_owned(), "two".to_owned()];
        for shape in [
            Shape::Pairs { names, values: vec![vec![50.0, 61.25], vec![38.75, 50.0]] },
            Shape::Counts { borders: vec![3.0, 4.0, 5.0], heights: vec![2.0, 7.0] },
            Shape::Bars(vec![("first".into(), 3.0), ("second".into(), 1.0)]),
        ] {
            let plot = Plot { shape, ..intervals("x") };
            let drawn = svg(&plot, "p");
            assert!(drawn.starts_with("<svg viewBox") && drawn.ends_with("</svg>"), "{drawn}");
            assert!(text(&plot, Terminal { columns: 70, colours: false }).lines().count() > 5);
        }
    }
}
