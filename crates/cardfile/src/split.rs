//! Cuts RON text into the items of a list, or the fields of an item, without parsing them.
//!
//! Only strings, comments and brackets are recognized. Brackets that do not match are reported, and the next item is
//! found by its indentation, so that a forgotten `)` costs only one item.

use table::{ProblemList, Wording};

use crate::Place;
use crate::words::wording;

/// A piece of a text.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// Its text, without white space and comments around it.
    pub text: &'a str,
    /// The place where it begins.
    pub place: Place,
    /// Whether its brackets and strings are complete.
    pub is_whole: bool,
}

/// An error in brackets or strings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its place; `None` when it only says how many more there are.
    pub place: Option<Place>,
    /// What is wrong.
    pub message: Wording,
}

/// The items of a list `[item, item]`, or of a text that is a sequence of items.
pub fn items(text: &str) -> (Vec<Piece<'_>>, Vec<Fault>) {
    let (pieces, faults) = Splitter::new(text, Place::START).split(Level::List);
    (pieces, faults.finish(|message| Fault { place: None, message }))
}

/// The fields of an item `(field: value, ...)`.
pub fn fields<'a>(item: &Piece<'a>) -> Vec<Piece<'a>> {
    Splitter::new(item.text, item.place).split(Level::Fields).0
}

/// A field's name and value: `name: value`.
pub fn name_and_value<'a>(field: &Piece<'a>) -> Option<(&'a str, Piece<'a>)> {
    let (name, value) = field.text.split_once(':')?;
    let is_name =
        !name.trim().is_empty() && name.trim().chars().all(|letter| letter.is_alphanumeric() || letter == '_');
    if !is_name {
        return None;
    }
    let mut splitter = Splitter::new(field.text, field.place);
    while splitter.at <= name.len() {
        splitter.step();
    }
    splitter.skip_blank();
    let value = Piece { text: value.trim_start(), place: splitter.place, is_whole: field.is_whole };
    Some((name.trim(), value))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    List,
    Fields,
}

struct Splitter<'a> {
    text: &'a str,
    at: usize,
    place: Place,
    /// Opened brackets: the character that closes, and where it was opened.
    open: Vec<(char, Place)>,
    faults: ProblemList<Fault>,
    /// The number of faults, including those that are not kept.
    fault_count: usize,
    /// Whether only white space stands before this place on its line.
    begins_line: bool,
}

impl<'a> Splitter<'a> {
    fn new(text: &'a str, place: Place) -> Self {
        let faults = ProblemList::default();
        Self { text, at: 0, place, open: Vec::new(), faults, fault_count: 0, begins_line: true }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Moves on by one character.
    fn step(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        self.begins_line = letter == '\n' || self.begins_line && letter.is_whitespace();
        self.place = match letter {
            '\n' => Place { line: self.place.line + 1, column: 1 },
            _ => Place { column: self.place.column + 1, ..self.place },
        };
        Some(letter)
    }

    fn fault(&mut self, place: Place, message: impl FnOnce() -> Wording) {
        self.fault_count += 1;
        self.faults.push(|| Fault { place: Some(place), message: message() });
    }

    fn split(mut self, level: Level) -> (Vec<Piece<'a>>, ProblemList<Fault>) {
        let mut pieces: Vec<Piece<'a>> = Vec::new();
        self.skip_blank();
        if self.rest().starts_with("#!") {
            self.fault(self.place, || wording("attribute", &[]));
            while self.peek().is_some_and(|letter| letter != '\n') {
                self.step();
            }
            self.skip_blank();
        }
        let mut base = 0;
        if level == Level::Fields && self.peek() == Some('(') {
            self.enter(')');
            base = 1;
        }
        let mut indent = None;
        let mut was_closed = false;
        let mut needs_comma = false;
        loop {
            self.skip_blank();
            match self.peek() {
                None => break,
                Some(',') => {
                    self.step();
                    needs_comma = false;
                }
                Some('[') if level == Level::List && base == 0 => {
                    self.enter(']');
                    base = 1;
                }
                Some(letter @ (')' | ']' | '}')) => {
                    let place = self.place;
                    self.step();
                    if was_closed || self.open.last().is_none_or(|(close, _)| *close != letter) {
                        self.fault(place, || wording("closes-nothing", &[("letter", letter.to_string().into())]));
                        continue;
                    }
                    was_closed = true;
                    self.skip_blank();
                    if self.peek().is_some() {
                        let values = [("letter", letter.to_string().into()), ("line", place.line.into())];
                        self.fault(self.place, || wording("expected-end", &values));
                        needs_comma = false;
                    }
                }
                Some(_) if level == Level::List && !self.is_at_item() => self.skip_to_item(),
                Some(_) => {
                    if indent.is_none() {
                        indent = Some(self.place.column);
                    }
                    if needs_comma {
                        self.fault(self.place, || wording("expected-comma", &[]));
                    }
                    let piece = self.piece(base, if level == Level::List { indent } else { None });
                    needs_comma = base > 0 && piece.is_whole;
                    pieces.push(piece);
                }
            }
        }
        if !was_closed && let Some((close, place)) = self.open.pop() {
            self.fault(place, || wording("open-at-end", &[("letter", close.to_string().into())]));
        }
        (pieces, self.faults)
    }

    fn enter(&mut self, close: char) {
        self.open.push((close, self.place));
        self.step();
    }

    /// Whether an item begins here: `(`, or the name of its type and `(`.
    fn is_at_item(&self) -> bool {
        let behind_name = self.rest().trim_start_matches(|letter: char| letter.is_alphanumeric() || letter == '_');
        behind_name.starts_with('(')
    }

    /// Skips what is not an item, up to a line that begins with a bracket.
    fn skip_to_item(&mut self) {
        let rest = self.rest();
        self.fault(self.place, || {
            let shown: String = rest.chars().take_while(|letter| *letter != '\n').take(40).collect();
            wording("expected-item", &[("found", shown.trim_end().into())])
        });
        loop {
            while self.step().is_some_and(|letter| letter != '\n') {}
            while self.peek().is_some_and(char::is_whitespace) {
                self.step();
            }
            if self.peek().is_none_or(|letter| ['(', '[', ']'].contains(&letter)) {
                return;
            }
        }
    }

    /// Takes one piece, up to the comma or closing bracket after it.
    fn piece(&mut self, base: usize, indent: Option<usize>) -> Piece<'a> {
        let (start, place, faults) = (self.at, self.place, self.fault_count);
        let mut end = start;
        loop {
            let was_at = self.at;
            self.skip_blank();
            if self.open.len() > base && self.at > was_at && self.begins_next_item(indent) {
                let (close, opened) = self.open[base];
                let what = self.open.last().map_or(close, |(close, _)| *close);
                self.fault(opened, || wording("item-open", &[("letter", what.to_string().into())]));
                break;
            }
            match self.peek() {
                None => {
                    if self.open.len() > base {
                        let (close, opened) = self.open[base];
                        self.fault(opened, || wording("bracket-open", &[("letter", close.to_string().into())]));
                    }
                    break;
                }
                Some(',' | ')' | ']' | '}') if self.open.len() == base => break,
                // The comma between two items is missing.
                Some('(') if self.open.len() == base && self.text[start..end].ends_with(')') => break,
                Some(letter @ ('(' | '[' | '{')) => {
                    self.open.push((closing(letter), self.place));
                    self.step();
                }
                Some(letter @ (')' | ']' | '}')) => {
                    self.close(letter, base);
                }
                Some('"') => self.string(),
                // A raw name such as `r#None` is not a raw string.
                Some('r') if self.rest()[1..].trim_start_matches('#').starts_with('"') => self.raw_string(),
                Some(_) => {
                    self.step();
                }
            }
            end = self.at;
        }
        self.open.truncate(base);
        Piece { text: &self.text[start..end], place, is_whole: self.fault_count == faults }
    }

    fn close(&mut self, letter: char, base: usize) {
        let place = self.place;
        self.step();
        let Some((expected, opened)) = self.open.last().copied() else { return };
        if expected == letter {
            self.open.pop();
            return;
        }
        let values = [
            ("expected", expected.to_string().into()),
            ("line", opened.line.into()),
            ("column", opened.column.into()),
            ("found", letter.to_string().into()),
        ];
        self.fault(place, || wording("other-bracket", &values));
        // The inner bracket was never closed: close it together with the outer one.
        if let Some(outer) = self.open.iter().rposition(|(close, _)| *close == letter).filter(|outer| *outer >= base) {
            self.open.truncate(outer);
        }
    }

    /// Whether a new item begins here although the last one is not closed: a `(` at the beginning of a line, at the
    /// items' indentation or before an `id`.
    fn begins_next_item(&self, indent: Option<usize>) -> bool {
        let Some(indent) = indent else { return false };
        let Some(inside) = self.rest().strip_prefix('(').filter(|_| self.begins_line) else {
            return false;
        };
        let has_id = inside.trim_start().strip_prefix("id").is_some_and(|rest| rest.trim_start().starts_with(':'));
        has_id || indent == self.place.column
    }

    fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            if rest.starts_with("//") {
                while self.peek().is_some_and(|letter| letter != '\n') {
                    self.step();
                }
            } else if rest.starts_with("/*") {
                self.block_comment();
            } else if self.peek().is_some_and(char::is_whitespace) {
                self.step();
            } else {
                return;
            }
        }
    }

    fn block_comment(&mut self) {
        let place = self.place;
        let mut depth = 0;
        loop {
            if self.rest().starts_with("/*") {
                depth += 1;
                self.step();
            } else if self.rest().starts_with("*/") {
                depth -= 1;
                self.step();
            }
            if self.step().is_none() {
                return self.fault(place, || wording("comment-open", &[]));
            }
            if depth == 0 {
                return;
            }
        }
    }

    fn string(&mut self) {
        let place = self.place;
        self.step();
        loop {
            match self.peek() {
                None | Some('\n') => {
                    return self.fault(place, || wording("text-open", &[]));
                }
                Some('\\') => {
                    self.step();
                    if self.peek() != Some('\n') {
                        self.step();
                    }
                }
                Some(letter) => {
                    self.step();
                    if letter == '"' {
                        return;
                    }
                }
            }
        }
    }

    fn raw_string(&mut self) {
        let place = self.place;
        self.step();
        let hashes = self.rest().chars().take_while(|letter| *letter == '#').count();
        let end = format!("\"{}", "#".repeat(hashes));
        for _ in 0..=hashes {
            self.step();
        }
        while !self.rest().starts_with(&end) {
            if self.step().is_none() {
                let shown: String = end.chars().take(40).collect();
                return self.fault(place, || wording("raw-text-open", &[("end", shown.into())]));
            }
        }
        for _ in 0..=hashes {
            self.step();
        }
    }
}

const fn closing(letter: char) -> char {
    match letter {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, pieces: &[&str], faults: &[(usize, usize)]) {
        let (found, wrong) = items(text);
        assert_eq!(found.iter().map(|piece| piece.text).collect::<Vec<_>>(), pieces, "{wrong:?}");
        let places: Vec<_> =
            wrong.iter().filter_map(|fault| fault.place.map(|place| (place.line, place.column))).collect();
        assert_eq!(places, faults, "{wrong:?}");
    }

    #[test]
    fn items_are_cut_at_their_commas_only() {
        check(
            "[(a: \"x, (\"), (b: [1, 2]) // (c\n, /* ( /* */ */ (d: r#\"]\"#)]",
            &["(a: \"x, (\")", "(b: [1, 2])", "(d: r#\"]\"#)"],
            &[],
        );
        check("[(a: r#None), (b: 2)]", &["(a: r#None)", "(b: 2)"], &[]);
        check("(a: 1)\n(b: 2)", &["(a: 1)", "(b: 2)"], &[]);
        check("(a: 1),\n(b: 2)", &["(a: 1)", "(b: 2)"], &[]);
        check("", &[], &[]);
        check("[]", &[], &[]);
    }

    #[test]
    fn a_forgotten_bracket_costs_one_item() {
        check("[\n  (a: (1),\n  (b: 2),\n]", &["(a: (1),", "(b: 2)"], &[(2, 3)]);
        check("[\n  (a: [1),\n  (b: 2),\n]", &["(a: [1)", "(b: 2)"], &[(2, 9)]);
        check("[\n  (a: 1)),\n  (b: 2),\n]", &["(a: 1)", "(b: 2)"], &[(2, 9)]);
        check("[\n  (a: \"1),\n  (b: 2),\n]", &["(a: \"1),", "(b: 2)"], &[(2, 7), (2, 3)]);
        check("[\n  (a: 1),\n", &["(a: 1)"], &[(1, 1)]);
        check("[(a: 1)] x", &["(a: 1)"], &[(1, 10), (1, 10)]);
        check("[(a: 1)], (b: 2)]", &["(a: 1)", "(b: 2)"], &[(1, 9), (1, 17)]);
        check("[(a: 1) (b: 2)]", &["(a: 1)", "(b: 2)"], &[(1, 9)]);
        check("Card(a: 1)", &["Card(a: 1)"], &[]);
        check("/ comment\n[\n  (a: 1),\n  b: 2),\n  (c: 3),\n]", &["(a: 1)", "(c: 3)"], &[(1, 1), (4, 3)]);
        check("#![enable(implicit_some)]\n[(a: 1)]", &["(a: 1)"], &[(1, 1)]);
        check("[(a: /* 1)]", &["(a:"], &[(1, 6), (1, 2), (1, 1)]);
    }

    #[test]
    fn fields_know_where_their_values_begin() {
        let (found, _) = items("[\n  (àè: 1,\n   b:  \"x:y\"),\n]");
        let fields = fields(&found[0]);
        let (name, value) = name_and_value(&fields[1]).unwrap();
        assert_eq!((name, value.text, value.place), ("b", "\"x:y\"", Place { line: 3, column: 8 }));
        assert_eq!(name_and_value(&fields[0]).unwrap().1.place, Place { line: 2, column: 8 });
    }

    #[test]
    fn no_text_makes_it_panic_or_hang() {
        for text in
            ["\\", "\"\\", "r#", "r\"", "/*/", "'", "[[[", ")))", "(]", "[(\"é", "é: (", "{,}", "[,,]", "r####\"\"###"]
        {
            let (pieces, _) = items(text);
            pieces.iter().for_each(|piece| drop(fields(piece)));
        }
    }
}
