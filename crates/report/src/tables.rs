//! The tables of a report.

use arena::{CardFigures, DeckPair, End, Findings, SeatKind, Side};
use phrases::Language;
use table::{Names, Wording};

use crate::table::{Cell, Column, Kind, Table};
use crate::words::word;

const fn column(id: &'static str, kind: Kind) -> Column {
    Column { id, kind }
}

const WON: Column = column("won", Kind::Count);
const TIED: Column = column("tied", Kind::Count);
const LOST: Column = column("lost", Kind::Count);
const POINTS: Column = column("points", Kind::Share);
const MATCHES: Column = column("matches", Kind::Count);

const CARDS: &[Column] = &[
    column("card", Kind::Text),
    column("name", Kind::Both),
    column("group", Kind::Both),
    column("copies", Kind::Number),
    column("all", Kind::Share),
    column("opening", Kind::Share),
    column("drawn", Kind::Share),
    column("held", Kind::Share),
    column("elsewhere", Kind::Share),
    column("unseen", Kind::Share),
    column("played", Kind::Share),
    column("first_play", Kind::Number),
    column("stuck", Kind::Part),
    column("with_card", Kind::Share),
    column("with_blank", Kind::Share),
    column("worth", Kind::Difference),
];
const DECKS: &[Column] = &[column("deck", Kind::Text), POINTS, WON, TIED, LOST];
const PAIRS: &[Column] = &[column("deck", Kind::Text), column("against", Kind::Text), POINTS, WON, TIED, LOST];
const PLAYERS: &[Column] = &[column("player", Kind::Text), POINTS, WON, TIED, LOST];
const SEATS: &[Column] = &[column("counted_by", Kind::Text), column("number", Kind::Count), POINTS, WON, TIED, LOST];
const LENGTHS: &[Column] = &[column("measure", Kind::Text), column("length", Kind::Count), MATCHES];
const ENDS: &[Column] = &[
    column("clause", Kind::Text),
    column("title", Kind::Both),
    MATCHES,
    column("ties", Kind::Count),
    column("part", Kind::Share),
    column("starter", Kind::Share),
    column("turns", Kind::Number),
];
const THROWS: &[Column] = &[
    column("device", Kind::Both),
    column("result", Kind::Count),
    column("times", Kind::Count),
    column("expected", Kind::Number),
];
const LUCK: &[Column] =
    &[column("luckier", Kind::Share), column("less_lucky", Kind::Share), column("correlation", Kind::Number)];

/// The tables of a series. Each is there, even if it has no rows.
#[must_use]
pub fn tables(findings: &Findings) -> Vec<Table> {
    let table = |name, columns, rows| Table { name, columns, rows };
    let lengths = ["turns", "decisions"].into_iter().zip(&findings.lengths).flat_map(|(measure, lengths)| {
        lengths
            .iter()
            .map(move |one| vec![Cell::Text(measure.into()), Cell::Count(one.length), Cell::Count(one.matches)])
    });
    let luck = findings.luck.as_ref();
    vec![
        table("cards", CARDS, findings.cards.iter().map(card).collect()),
        table("decks", DECKS, findings.decks.iter().map(side).collect()),
        table("pairs", PAIRS, findings.pairs.iter().map(pair).collect()),
        table("players", PLAYERS, findings.by_player.iter().map(side).collect()),
        table("seats", SEATS, seats(findings)),
        table("lengths", LENGTHS, lengths.collect()),
        table("ends", ENDS, findings.ends.iter().map(end).collect()),
        table("throws", THROWS, luck.map(throws).unwrap_or_default()),
        table("luck", LUCK, luck.and_then(|luck| luck.seats.as_ref()).map(luck_of_seats).into_iter().collect()),
    ]
}

fn both(names: &Names) -> Cell {
    Cell::Both(Wording::new(|language| names.first(language).to_owned()))
}

fn card(card: &CardFigures) -> Vec<Cell> {
    let blanked = card.blanked;
    vec![
        Cell::Text(card.id.clone()),
        both(&card.name),
        both(&card.group),
        Cell::Number(card.copies),
        Cell::Share(card.all),
        Cell::Share(card.opening),
        Cell::Share(card.later),
        Cell::Share(card.held),
        Cell::Share(card.elsewhere),
        Cell::Share(card.unseen),
        Cell::Share(card.played),
        Cell::Number(card.first_play),
        Cell::Part(card.stuck),
        Cell::Share(blanked.map(|blanked| blanked.with).unwrap_or_default()),
        Cell::Share(blanked.map(|blanked| blanked.without).unwrap_or_default()),
        Cell::Difference(blanked.map(|blanked| blanked.difference)),
    ]
}

fn results(results: [u32; 3]) -> impl Iterator<Item = Cell> {
    results.into_iter().map(Cell::Count)
}

fn side(side: &Side) -> Vec<Cell> {
    [Cell::Text(side.name.clone()), Cell::Share(side.share)].into_iter().chain(results(side.results)).collect()
}

fn pair(pair: &DeckPair) -> Vec<Cell> {
    let decks = pair.decks.iter().map(|deck| Cell::Text(deck.clone()));
    decks.chain([Cell::Share(pair.share)]).chain(results(pair.results)).collect()
}

fn seats(findings: &Findings) -> Vec<Vec<Cell>> {
    let seat = |seat: &arena::SeatFigures| {
        let kind = match seat.kind {
            SeatKind::Seat => "seat",
            SeatKind::Place => "place",
        };
        let first = [Cell::Text(kind.into()), Cell::Count(seat.number), Cell::Share(seat.share)];
        first.into_iter().chain(results(seat.results)).collect()
    };
    findings.by_seat.iter().map(seat).collect()
}

fn end(end: &End) -> Vec<Cell> {
    vec![
        Cell::Text(end.clause.to_owned()),
        Cell::Both(end.title.clone()),
        Cell::Count(end.matches),
        Cell::Count(end.ties),
        Cell::Share(end.share),
        Cell::Share(end.starter),
        Cell::Number(Some(end.turns)),
    ]
}

fn throws(luck: &arena::Luck) -> Vec<Vec<Cell>> {
    let throw = |count: &arena::ThrowCount| {
        vec![
            both(&count.device),
            Cell::Count(count.value.into()),
            Cell::Count(count.times),
            Cell::Number(Some(count.expected)),
        ]
    };
    luck.counts.iter().map(throw).collect()
}

fn luck_of_seats(luck: &arena::ThrowLuck) -> Vec<Cell> {
    vec![Cell::Share(luck.luckiest), Cell::Share(luck.others), Cell::Number(Some(luck.correlation))]
}

/// Every table with its columns, in the order of the files.
const ALL: [(&str, &[Column]); 9] = [
    ("cards", CARDS),
    ("decks", DECKS),
    ("pairs", PAIRS),
    ("players", PLAYERS),
    ("seats", SEATS),
    ("lengths", LENGTHS),
    ("ends", ENDS),
    ("throws", THROWS),
    ("luck", LUCK),
];

/// The names of all tables.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    ALL.into_iter().map(|(name, _)| name)
}

/// The page of the documentation: what a report is, and every column of every table.
pub(crate) fn documentation() -> String {
    let said = |id: &str| word(Language::En, id);
    let mut page = format!("# {}\n\n{}\n", said("docs-title"), said("docs-start"));
    for part in ["observations", "intervals", "blanks", "traps"] {
        page += &format!("\n## {}\n\n{}\n", said(&format!("about-{part}-title")), said(&format!("about-{part}")));
    }
    page += &format!("\n## {}\n\n{}\n", said("docs-files-title"), said("docs-files"));
    page += &format!("\n### {}\n\n{}\n\n", said("docs-family-title"), said("docs-family"));
    page += &format!("| | {} | {} |\n| --- | --- | --- |\n", said("docs-ending"), said("docs-meaning"));
    for (family, kind) in [("docs-share", Kind::Share), ("docs-difference", Kind::Difference)] {
        for (ending, unit) in kind.endings() {
            page += &format!("| {} | `{ending}` | {} |\n", said(family), said(unit));
        }
    }
    for (name, columns) in ALL {
        let title = said(&format!("table-{name}"));
        page += &format!("\n### `{name}.csv`: {title}\n\n{}\n\n", said(&format!("table-{name}-row")));
        page += &format!("| {} | {} | {} |\n", said("docs-column"), said("docs-meaning"), said("docs-unit"));
        page += "| --- | --- | --- |\n";
        for column in columns {
            let (names, unit) = in_documentation(*column);
            page += &format!("| {names} | {} | {} |\n", column.meaning(Language::En), said(unit));
        }
    }
    page
}

/// The names of a column in the CSV file, and the id of the message that says its unit and range.
fn in_documentation(column: Column) -> (String, &'static str) {
    let named = |(name, _): (String, &str)| format!("`{name}`");
    match column.kind {
        Kind::Share => (format!("`{}_...`", column.id), "docs-five"),
        Kind::Difference => (format!("`{}_...`", column.id), "docs-six"),
        kind => (column.in_csv().map(named).collect::<Vec<_>>().join(", "), kind.endings()[0].1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_defines_every_column() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/arena-report.md");
        if std::env::var_os("INSTA_UPDATE").is_some_and(|value| value == "always") {
            std::fs::write(file, documentation()).unwrap();
        }
        let written = std::fs::read_to_string(file).unwrap_or_default();
        assert!(written == documentation(), "docs/arena-report.md is old; INSTA_UPDATE=always makes it anew");
    }

    #[test]
    fn every_column_has_a_heading_and_a_meaning_in_both_languages() {
        for column in ALL.iter().flat_map(|(_, columns)| *columns) {
            for language in Language::ALL {
                // The messages of a test must exist.
                let [heading, meaning] = [column.heading(language), column.meaning(language)];
                assert!(!heading.is_empty() && meaning.ends_with('.'), "{}: {meaning}", column.id);
            }
        }
    }

    #[test]
    fn no_table_has_two_columns_of_one_name() {
        for (table, columns) in ALL {
            let mut names: Vec<String> =
                columns.iter().flat_map(|column| column.in_csv()).map(|(name, _)| name).collect();
            let all = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), all, "{table}");
        }
    }
}
