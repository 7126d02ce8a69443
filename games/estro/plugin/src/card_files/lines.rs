//! A line for each card: `ID = ESTRO ATK/DEF/HEL/DEX/MAP [GIFT] [| NAME]`.

use cardfile::Place;
use estro::CardSet;
use estro::language::{Card, check, notation};

use super::Reader;
use crate::words::wording;

/// What stands before the name; the notation has no such letter.
const NAME: char = '|';

/// Whether a text has a line for each card; its first line that says something decides.
pub(super) fn is_in_lines(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !is_skipped(line));
    let id = first.and_then(|line| line.split_once('=')).map(|(id, _)| id);
    // A text with only comments is an empty list.
    first.is_none() || id.is_some_and(|id| !id.contains(['(', '[', '"', '/']))
}

fn is_skipped(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}

impl Reader {
    pub(super) fn read_lines(&mut self, file: &str, text: &str) {
        for (number, line) in (1..).zip(text.lines()) {
            if is_skipped(line.trim()) {
                continue;
            }
            if self.has_enough(file) {
                return;
            }
            self.written += 1;
            self.read_line(file, &Line { text: line, number });
        }
    }

    fn read_line(&mut self, file: &str, line: &Line<'_>) {
        let Some((id, rest)) = line.text.split_once('=') else {
            return self.complain(file, Some(line.place(line.text)), wording("line-unread", &[]));
        };
        let (facts, name) = rest.split_once(NAME).map_or((rest, None), |(facts, name)| (facts, Some(name)));
        let card = match notation::read_facts(id.trim(), facts) {
            Ok(card) => card,
            Err(error) => {
                let Place { line: number, column } = line.place_of(facts);
                let place = Place { line: number, column: column + error.column - 1 };
                return self.complain(file, Some(place), error.message);
            }
        };
        let card = Card { name: name.map_or_else(|| known_name(&card.id), |name| name.trim().to_owned()), ..card };
        let problems = check::card(&card);
        for problem in &problems {
            let part = match problem.field {
                "id" => id,
                "name" => name.unwrap_or(id),
                _ => facts,
            };
            self.complain(file, Some(line.place(part)), problem.wording());
        }
        if problems.is_empty() {
            self.add(card, file, line.place(id));
        }
    }
}

/// The name of the house card with this id; there is none for a card of somebody's own, which is called by its id.
fn known_name(id: &str) -> String {
    let house = CardSet::house();
    house.find(id).map_or_else(|| id.to_owned(), |number| house.card(number).name.clone())
}

/// A line of a file.
struct Line<'a> {
    text: &'a str,
    number: usize,
}

impl Line<'_> {
    /// Where a part of the line begins.
    fn place_of(&self, part: &str) -> Place {
        let before = part.as_ptr() as usize - self.text.as_ptr() as usize;
        Place { line: self.number, column: self.text[..before].chars().count() + 1 }
    }

    /// Where a part of the line begins to say something.
    fn place(&self, part: &str) -> Place {
        self.place_of(part.trim_start())
    }
}
