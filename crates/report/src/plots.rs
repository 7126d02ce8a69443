//! The plots of a report, as figures with their texts.

use arena::{CardFigures, Findings, GroupShare, Length, SeatKind, Side};
use phrases::Language;

use crate::words::{say, word};

/// A plot.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plot {
    /// Its id: the part of the page that it belongs to is the table of this name.
    pub table: &'static str,
    /// Its title.
    pub title: String,
    /// The meaning of its axis.
    pub axis: String,
    /// What it shows.
    pub shape: Shape,
}

/// What a plot shows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    /// Values with their intervals, below each other, and a line for the value that means nothing special.
    Intervals {
        /// The rows from the top.
        rows: Vec<Row>,
        /// The line.
        line: f64,
    },
    /// A value for each pair of names: rows from the top, then columns from the left.
    Pairs {
        /// The names.
        names: Vec<String>,
        /// The values by row and column.
        values: Vec<Vec<f64>>,
    },
    /// How often numbers came: the least number of each bar, and the number at which the last one ends.
    Counts {
        /// The borders, one more than there are bars.
        borders: Vec<f64>,
        /// The heights.
        heights: Vec<f64>,
    },
    /// Named bars, from the top.
    Bars(Vec<(String, f64)>),
}

/// A value with its interval.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// Its name.
    pub name: String,
    /// The value, and the ends of its interval.
    pub value: [f64; 3],
}

/// The most rows that a terminal shows.
const MOST_ROWS: usize = 40;
/// The most bars of a plot of lengths.
const MOST_BARS: u32 = 40;
/// The most decks of a plot of pairs.
const MOST_DECKS: usize = 16;

impl Plot {
    /// The plot for a terminal: of a long list, the first and the last rows.
    pub(crate) fn shortened(&self, language: Language) -> Self {
        let mut plot = self.clone();
        if let Shape::Intervals { rows, .. } = &mut plot.shape
            && rows.len() > MOST_ROWS
        {
            let all = rows.len();
            rows.drain(MOST_ROWS / 2..all - MOST_ROWS / 2);
            let values = [("shown", MOST_ROWS.into()), ("all", all.into())];
            plot.title = format!("{} ({})", plot.title, say(language, "plot-shortened", &values));
        }
        plot
    }
}

/// The plots of a series, without those that would show nothing.
pub(crate) fn plots(findings: &Findings, language: Language) -> Vec<Plot> {
    let plot = |table, id: &str, axis: &str, shape| Plot {
        table,
        title: word(language, &format!("plot-{id}")),
        axis: word(language, &format!("axis-{axis}")),
        shape,
    };
    let fair = 100.0 * findings.fair_share;
    let intervals = |rows| Shape::Intervals { rows, line: fair };
    let sides =
        |sides: &[Side]| intervals(sides.iter().filter_map(|side| row(side.name.clone(), side.share)).collect());
    let cards = |get: fn(&CardFigures) -> GroupShare| intervals(of_cards(findings, language, get));
    let [turns, decisions] = &findings.lengths;
    let plots = [
        plot("cards", "held", "share", cards(|card| card.held)),
        plot("cards", "played", "share", cards(|card| card.played)),
        plot("cards", "worth", "difference", Shape::Intervals { rows: worths(findings, language), line: 0.0 }),
        plot("decks", "decks", "share", sides(&findings.decks)),
        plot("pairs", "pairs", "share-of-row", pairs(findings)),
        plot("players", "players", "share", sides(&findings.by_player)),
        plot("seats", "seats", "share", intervals(seats(findings, language))),
        plot("lengths", "turns", "turns", counts(turns)),
        plot("lengths", "decisions", "decisions", counts(decisions)),
        plot("ends", "ends", "matches", Shape::Bars(ends(findings, language))),
        plot("throws", "throws", "times", Shape::Bars(throws(findings, language))),
    ];
    plots.into_iter().filter(|plot| !plot.shape.is_empty()).collect()
}

impl Shape {
    fn is_empty(&self) -> bool {
        match self {
            Self::Intervals { rows, .. } => rows.is_empty(),
            Self::Pairs { names, .. } => names.is_empty(),
            Self::Counts { heights, .. } => heights.is_empty(),
            Self::Bars(bars) => bars.is_empty(),
        }
    }
}

/// A share as a row, in percent; `None` without observations.
fn row(name: String, share: GroupShare) -> Option<Row> {
    let all = share.interval?;
    Some(Row { name, value: [all.share, all.low, all.high].map(|part| 100.0 * part) })
}

/// The rows with the greatest value first; equal ones stay in their order.
fn sorted(mut rows: Vec<Row>) -> Vec<Row> {
    rows.sort_by(|one, other| other.value[0].total_cmp(&one.value[0]));
    rows
}

fn of_cards(findings: &Findings, language: Language, get: fn(&CardFigures) -> GroupShare) -> Vec<Row> {
    sorted(findings.cards.iter().filter_map(|card| row(card.name.first(language).to_owned(), get(card))).collect())
}

fn worths(findings: &Findings, language: Language) -> Vec<Row> {
    let worth = |card: &CardFigures| {
        let found = card.blanked?.difference;
        let value = [found.mean, found.low, found.high].map(|part| 100.0 * part);
        Some(Row { name: card.name.first(language).to_owned(), value })
    };
    sorted(findings.cards.iter().filter_map(worth).collect())
}

/// The shares of all pairs of decks. If not all of them met, the shares of those that did.
fn pairs(findings: &Findings) -> Shape {
    let names: Vec<String> = findings.decks.iter().map(|deck| deck.name.clone()).collect();
    let share = |one: &String, other: &String| {
        let pair = findings.pairs.iter().find(|pair| pair.decks == [one.clone(), other.clone()]);
        pair.and_then(|pair| pair.share.share())
    };
    let value = |one: &String, other: &String| {
        if one == other {
            return Some(50.0);
        }
        share(one, other).or_else(|| share(other, one).map(|share| 1.0 - share)).map(|share| 100.0 * share)
    };
    let values: Option<Vec<Vec<f64>>> =
        names.iter().map(|one| names.iter().map(|other| value(one, other)).collect()).collect();
    match values {
        Some(values) if (2..=MOST_DECKS).contains(&names.len()) => Shape::Pairs { names, values },
        _ => {
            let rows = findings.pairs.iter().filter_map(|pair| row(pair.decks.join(" : "), pair.share));
            Shape::Intervals { rows: rows.collect(), line: 50.0 }
        }
    }
}

fn seats(findings: &Findings, language: Language) -> Vec<Row> {
    let name = |seat: &arena::SeatFigures| {
        let id = match seat.kind {
            SeatKind::Seat => "row-seat",
            SeatKind::Place => "row-place",
        };
        say(language, id, &[("n", seat.number.into())])
    };
    findings.by_seat.iter().filter_map(|seat| row(name(seat), seat.share)).collect()
}

/// Lengths as bars of equal width.
fn counts(lengths: &[Length]) -> Shape {
    let (Some(first), Some(last)) = (lengths.first(), lengths.last()) else {
        return Shape::Counts { borders: Vec::new(), heights: Vec::new() };
    };
    let width = (last.length - first.length + 1).div_ceil(MOST_BARS);
    let bars = (last.length - first.length) / width + 1;
    let mut heights = vec![0.0; bars as usize];
    for one in lengths {
        heights[((one.length - first.length) / width) as usize] += f64::from(one.matches);
    }
    let borders = (0..=bars).map(|bar| f64::from(first.length + bar * width)).collect();
    Shape::Counts { borders, heights }
}

fn ends(findings: &Findings, language: Language) -> Vec<(String, f64)> {
    let name = |end: &arena::End| format!("{} {}", end.clause, end.title.say(language));
    findings.ends.iter().map(|end| (name(end), f64::from(end.matches))).collect()
}

fn throws(findings: &Findings, language: Language) -> Vec<(String, f64)> {
    let counts = findings.luck.iter().flat_map(|luck| &luck.counts);
    counts.map(|count| (format!("{}: {}", count.device.first(language), count.value), f64::from(count.times))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length(length: u32, matches: u32) -> Length {
        Length { length, matches }
    }

    #[test]
    fn lengths_become_bars_of_equal_width_that_contain_all_matches() {
        let Shape::Counts { borders, heights } = counts(&[length(3, 2), length(5, 7)]) else { unreachable!() };
        assert_eq!((borders, heights), (vec![3.0, 4.0, 5.0, 6.0], vec![2.0, 0.0, 7.0]));
        let many: Vec<Length> = (10..211).map(|turns| length(turns, 1)).collect();
        let Shape::Counts { borders, heights } = counts(&many) else { unreachable!() };
        assert_eq!((heights.len(), heights.iter().sum::<f64>()), (34, 201.0));
        assert_eq!(borders[..2], [10.0, 16.0]);
        assert!(counts(&[]).is_empty());
    }

    #[test]
    fn a_terminal_shows_both_ends_of_a_long_list() {
        let row = |n: u32| Row { name: n.to_string(), value: [f64::from(n); 3] };
        let shape = Shape::Intervals { rows: (0..90).map(row).collect(), line: 0.0 };
        let plot = Plot { table: "cards", title: "Cards".into(), axis: String::new(), shape };
        let short = plot.shortened(Language::En);
        let Shape::Intervals { rows, .. } = short.shape else { unreachable!() };
        assert_eq!((rows.len(), rows[19].name.as_str(), rows[20].name.as_str()), (40, "19", "70"));
        assert!(short.title.contains("40") && short.title.contains("90"), "{}", short.title);
    }
}
