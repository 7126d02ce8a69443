//! A table of cards as CSV: a header line with the names of the columns in any order, then a line for each card.
//!
//! | column | content |
//! |---|---|
//! | `id` | small letters, digits and `-` |
//! | `name` | one line |
//! | `estro` | `ardo`, `granito`, `armonio`, `illusio` or `manpo` |
//! | `atk`, `def`, `hel`, `dex`, `map` | 0 to 99 |
//! | `gift` | the Gift in the compact notation; empty for an Empty card |
//! | `source` | may be missing: `House`, `Printed` or `Partly(["name", "gift"])`; empty for `House` |
//!
//! Commas, semicolons or tabs separate the cells; the header line shows which. A cell in which the separator stands is
//! put in quotation marks, as every spreadsheet does. Empty lines, lines of empty cells and lines that begin with `#` are
//! skipped.
//!
//! ```
//! use door::Written;
//! use estro_plugin::card_files;
//!
//! let text = "id,name,estro,atk,def,hel,dex,map,gift\n\
//!             ardo-02,Brace,ardo,29,9,14,15,6,\"once on-play draw(you, 1)\"\n\
//!             ardo-03,Cenere,ardo,30,9,14,15,100,\n";
//! let read = card_files::files(&[Written { name: "cards.csv".into(), text: Some(text.into()) }]);
//! let expected = "cards.csv:3:32: map: `100` is not a whole number from 0 to 99";
//! assert_eq!(read.problems.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);
//! assert_eq!(read.cards.card(read.cards.find("ardo-02").unwrap()).name, "Brace");
//! ```

use cardfile::{Problem, short};
use estro::language::{Card, Estro, Gift, Source, Values, check, notation as compact};
use table::{Wording, nearest};

use super::Reader;
use crate::words::{say, wording};

mod cells;

use cells::{Cell, rows};

/// The columns; [`Reader::read_row`] reads them.
const COLUMNS: [&str; 10] = ["id", "name", "estro", "atk", "def", "hel", "dex", "map", "gift", "source"];
/// How many of them must be there.
const REQUIRED: usize = 9;
/// The columns of the five values, in their order.
const STATS: [&str; 5] = ["atk", "def", "hel", "dex", "map"];
/// What separates cells.
const SEPARATORS: [u8; 3] = *b",;\t";

/// Whether a text is a table: the name of its file ends in `.csv`, or its first line names the columns `id` and `estro`.
#[must_use]
pub fn is_table(file: &str, text: &str) -> bool {
    let has_ending = file.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("csv"));
    has_ending || SEPARATORS.into_iter().any(|separator| is_header(text, separator))
}

fn is_header(text: &str, separator: u8) -> bool {
    let names = names(header(text), separator);
    ["id", "estro"].into_iter().all(|column| names.iter().any(|name| name == column))
}

/// The first line that says something.
fn header(text: &str) -> &str {
    text.lines().find(|line| !line.trim().is_empty() && !line.starts_with('#')).unwrap_or_default()
}

fn names(header: &str, separator: u8) -> Vec<String> {
    header.split(char::from(separator)).map(column_name).collect()
}

/// The name of a column as people write it, with quotation marks and capital letters.
fn column_name(written: &str) -> String {
    written.trim().trim_matches('"').trim().to_lowercase()
}

/// The separator with which the header line names most columns.
fn separator(text: &str) -> u8 {
    let known = |separator: &u8| {
        let names = names(header(text), *separator);
        COLUMNS.into_iter().filter(|column| names.iter().any(|name| name == column)).count()
    };
    // The first one of equals.
    SEPARATORS.into_iter().rev().max_by_key(known).unwrap_or(b',')
}

/// The columns of a table: where each of [`COLUMNS`] is.
type Places = [Option<usize>; COLUMNS.len()];

impl Reader {
    pub(super) fn read_table(&mut self, file: &str, text: &str) {
        let (rows, open) = rows(text, separator(text));
        if let Some(place) = open {
            self.complain(file, Some(place), wording("csv-open", &[]));
        }
        let mut rows = rows.iter().filter(|row| row.iter().any(|cell| !cell.text.trim().is_empty()));
        let Some(header) = rows.next() else {
            return self.complain(file, None, wording("csv-no-header", &[("columns", COLUMNS.join(",").into())]));
        };
        // A spreadsheet may write columns that nobody used.
        let used = header.iter().rposition(|cell| !cell.text.trim().is_empty()).map_or(0, |last| last + 1);
        let places = self.read_header(file, &header[..used]);
        for row in rows {
            if self.has_enough(file) {
                return;
            }
            self.written += 1;
            self.read_row(file, row, used, &places);
        }
    }

    fn read_header(&mut self, file: &str, header: &[Cell]) -> Places {
        let mut places: Places = [None; COLUMNS.len()];
        for (number, cell) in header.iter().enumerate() {
            let name = column_name(&cell.text);
            let values = [("column", short(&name).into()), ("columns", COLUMNS.join(", ").into())];
            match COLUMNS.iter().position(|column| *column == name) {
                None => {
                    let near = if self.problems.suggests() { nearest(&name, COLUMNS) } else { None };
                    let help = near.map(|near| cardfile::file_wording("did-you-mean", &[("known", near.into())]));
                    let message = wording("csv-unknown", &values);
                    self.problems.push(|| Problem { file: file.into(), place: Some(cell.place), message, help });
                }
                Some(column) if places[column].is_some() => {
                    self.complain(file, Some(cell.place), wording("csv-twice", &values));
                }
                Some(column) => places[column] = Some(number),
            }
        }
        let line = header.first().map(|cell| cell.line());
        for (column, place) in COLUMNS.iter().zip(places).take(REQUIRED) {
            if place.is_none() {
                self.complain(file, line, wording("csv-missing", &[("column", (*column).into())]));
            }
        }
        places
    }

    /// Reads a line, and tells everything that is wrong with it, but not in every line that a column is missing.
    fn read_row(&mut self, file: &str, row: &[Cell], width: usize, places: &Places) {
        let Some(first) = row.first() else { return };
        if let Some(cell) = row.iter().skip(width).find(|cell| !cell.text.trim().is_empty()) {
            // Most likely a Gift without quotation marks: the cells behind it are in wrong columns.
            return self.complain(file, Some(cell.place), wording("csv-more", &[("n", width.into())]));
        }
        let mut row = Row { file, cells: row, places, reader: self, is_whole: true };
        let id = row.read("id", |text| Ok(text.to_owned()));
        let name = row.read("name", |text| Ok(text.to_owned()));
        let estro = row.read("estro", estro);
        let [atk, def, hel, dex, map] = STATS.map(|stat| row.read(stat, value));
        let gift = row.read("gift", gift);
        let source = if places[REQUIRED].is_some() { row.read("source", source) } else { Some(Source::House) };
        let fields = [("id", id.is_some()), ("name", name.is_some()), ("gift", gift.is_some())];
        let values = [atk, def, hel, dex, map];
        let has_all = estro.is_some() && source.is_some() && values.iter().all(Option::is_some);
        let [atk, def, hel, dex, map] = values.map(Option::unwrap_or_default);
        // What could not be read was told already; in its place stands something that nothing is wrong with.
        let card = Card {
            id: id.unwrap_or_default(),
            name: name.unwrap_or_default(),
            estro: estro.unwrap_or(Estro::Ardo),
            values: Values(atk, def, hel, dex, map),
            gift: gift.unwrap_or_default(),
            source: source.unwrap_or_default(),
            clarification: None,
        };
        for problem in check::card(&card) {
            if fields.contains(&(problem.field, true)) {
                row.complain(problem.field, 1, &problem.message, None);
            }
        }
        if row.is_whole && has_all && fields.iter().all(|(_, is_read)| *is_read) {
            self.add(card, file, first.line());
        }
    }
}

/// What is wrong with the text of a cell: in which column of it, what, and what to do.
struct Fault {
    column: usize,
    message: Wording,
    help: Option<Wording>,
}

impl Fault {
    fn new(message: Wording) -> Self {
        Self { column: 1, message, help: None }
    }
}

struct Row<'a> {
    file: &'a str,
    cells: &'a [Cell],
    places: &'a Places,
    reader: &'a mut Reader,
    /// Whether nothing was wrong so far.
    is_whole: bool,
}

impl<'a> Row<'a> {
    /// The value of the cell in this column; `None` if it was not understood, which is told, or the column is missing.
    fn read<T>(&mut self, column: &'static str, read: impl FnOnce(&str) -> Result<T, Fault>) -> Option<T> {
        self.place(column)?;
        // A line may end before its last cells, which are empty then.
        let text = self.cell(column).map_or("", |cell| cell.text.as_str());
        let blanks = text.chars().take_while(|letter| letter.is_whitespace()).count();
        match read(text.trim()) {
            Ok(value) => Some(value),
            Err(Fault { column: at, message, help }) => {
                self.complain(column, blanks + at, &message, help);
                None
            }
        }
    }

    fn place(&self, column: &str) -> Option<usize> {
        let number = COLUMNS.iter().position(|known| *known == column)?;
        self.places[number]
    }

    fn cell(&self, column: &str) -> Option<&'a Cell> {
        self.place(column).and_then(|place| self.cells.get(place))
    }

    fn complain(&mut self, column: &'static str, at: usize, message: &Wording, help: Option<Wording>) {
        let place = self.cell(column).map(|cell| cell.place_of(at)).or(self.cells.last().map(|cell| cell.place));
        let message = Wording::new(|language| {
            say(language, "csv-cell", &[("column", column.into()), ("message", message.say(language).into())])
        });
        self.reader.problems.push(|| Problem { file: self.file.into(), place, message, help });
        self.is_whole = false;
    }
}

fn estro(text: &str) -> Result<Estro, Fault> {
    let known = Estro::ALL.map(Estro::as_str);
    text.parse().map_err(|_| {
        let near = nearest(text, known);
        let help = near.map(|near| cardfile::file_wording("did-you-mean", &[("known", near.into())]));
        Fault { help, ..Fault::new(wording("csv-estro", &[("found", short(text).into())])) }
    })
}

fn value(text: &str) -> Result<u8, Fault> {
    let number = text.parse().ok().filter(|number| *number <= Values::MOST);
    let values = [("found", short(text).into()), ("most", Values::MOST.into())];
    number.ok_or_else(|| Fault::new(wording("csv-value", &values)))
}

fn gift(text: &str) -> Result<Option<Gift>, Fault> {
    if text.is_empty() {
        return Ok(None);
    }
    let read = compact::read_gift(text);
    read.map(Some).map_err(|error| Fault { column: error.column, ..Fault::new(error.message) })
}

fn source(text: &str) -> Result<Source, Fault> {
    if text.is_empty() {
        return Ok(Source::House);
    }
    ::notation::from_str(text).map_err(|_| Fault::new(wording("csv-source", &[("found", short(text).into())])))
}
