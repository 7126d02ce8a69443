//! The report of a series for whoever designs cards: tables as CSV, one page with tables and plots that needs no other
//! file, and the same plots in the terminal.
//!
//! The figures come from the arena ([`arena::Findings`]) and name no game. [`tables`] gives each table once, with the
//! meaning of its columns; the CSV files, the page and `docs/arena-report.md` are made from it. The module `plots` does the same
//! for the plots. The crate `kuva` draws them, and only the module `draw` knows it.
//!
//! *Architecture invariant.* Nothing here reads or writes files: a report is a list of names and texts. The same
//! findings give the same bytes.

mod draw;
mod page;
mod plots;
mod table;
mod tables;
mod words;

use arena::Findings;
use phrases::Language;

pub use table::{Cell, Column, Kind, Table};
pub use tables::tables;

/// A file of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, without a folder.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The name of the page.
pub const PAGE: &str = "report.html";

/// The files of a report: the page first, then the tables as CSV, in their order.
///
/// The language is that of the page; the tables are the same in each.
#[must_use]
pub fn files(findings: &Findings, language: Language) -> Vec<File> {
    let tables = tables(findings);
    let page = File { name: PAGE.into(), text: page::page(findings, &tables, language) };
    let csv = tables.iter().map(|table| File { name: table.file_name(), text: table.csv() });
    std::iter::once(page).chain(csv).collect()
}

/// The names of the files of every report, in the order of [`files`].
pub fn file_names() -> impl Iterator<Item = String> {
    std::iter::once(PAGE.to_owned()).chain(tables::names().map(|name| format!("{name}.csv")))
}

/// How plots are drawn in a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terminal {
    /// The number of columns; at least 60 are used.
    pub columns: usize,
    /// Whether it shows colours.
    pub colours: bool,
}

/// The plots of a report as text for a terminal. Of a long list of cards, the first and the last ones are shown.
#[must_use]
pub fn terminal(findings: &Findings, language: Language, terminal: Terminal) -> String {
    let plots = plots::plots(findings, language);
    let drawn = plots.iter().map(|plot| draw::text(&plot.shortened(language), terminal));
    drawn.collect::<Vec<_>>().join("\n")
}

/// The page of the documentation that defines every column of every table, in English.
#[must_use]
pub fn documentation() -> String {
    tables::documentation()
}
