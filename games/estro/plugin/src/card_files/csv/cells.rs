//! Cuts CSV (RFC 4180) into cells, each with its place in the text.

use cardfile::Place;
use csv_core::{ReadFieldResult, ReaderBuilder};

/// A line that begins with this is skipped.
const COMMENT: u8 = b'#';

/// A cell of a table.
pub(super) struct Cell {
    /// What stands in it, without quotation marks around it.
    pub text: String,
    /// Where that begins.
    pub place: Place,
}

impl Cell {
    /// The place of the letter in this column of its text, from 1.
    pub fn place_of(&self, column: usize) -> Place {
        self.text.chars().take(column - 1).fold(self.place, after)
    }

    /// The line in which it begins.
    pub const fn line(&self) -> Place {
        Place { line: self.place.line, column: 1 }
    }
}

/// The rows of a table, and where quotation marks begin that do not end.
pub(super) fn rows(text: &str, separator: u8) -> (Vec<Vec<Cell>>, Option<Place>) {
    let mut reader = ReaderBuilder::new().delimiter(separator).comment(Some(COMMENT)).build();
    let mut content = vec![0; text.len() + 1];
    let (mut rows, mut row) = (Vec::new(), Vec::new());
    // How much was read, and up to where the places are counted.
    let (mut at, mut counted, mut place) = (0, 0, Place::START);
    let mut open = None;
    loop {
        let start = at + if row.is_empty() { skipped(&text[at..]) } else { 0 };
        let mut length = 0;
        let result = loop {
            let (result, read, written) = reader.read_field(&text.as_bytes()[at..], &mut content[length..]);
            at += read;
            length += written;
            // The text is read to its end; asked once more, the reader knows that nothing follows.
            if result != ReadFieldResult::InputEmpty {
                break result;
            }
        };
        let ReadFieldResult::Field { record_end } = result else { break };
        place = text[counted..start].chars().fold(place, after);
        counted = start;
        let is_quoted = text[start..].starts_with('"');
        let is_closed = text[start..at].bytes().filter(|letter| *letter == b'"').count() % 2 == 0;
        if is_quoted && !is_closed {
            open = Some(place);
        }
        let begin = if is_quoted { Place { column: place.column + 1, ..place } } else { place };
        row.push(Cell { text: String::from_utf8_lossy(&content[..length]).into_owned(), place: begin });
        if record_end {
            rows.push(std::mem::take(&mut row));
        }
    }
    (rows, open)
}

/// How much of a text stands before its next row: ends of lines, and comments.
fn skipped(text: &str) -> usize {
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(['\r', '\n']);
        if !rest.starts_with(char::from(COMMENT)) {
            return text.len() - rest.len();
        }
        rest = rest.find('\n').map_or("", |end| &rest[end..]);
    }
}

fn after(place: Place, letter: char) -> Place {
    match letter {
        '\n' => Place { line: place.line + 1, column: 1 },
        _ => Place { column: place.column + 1, ..place },
    }
}
