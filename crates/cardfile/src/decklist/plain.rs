//! Lists as plain text, as people and LackeyCCG write them: headings, and one line for each card.

use table::ProblemList;

use super::{DeckList, Heading, Line, Problem, copies_of, wrong_copies};
use crate::fold::folded;
use crate::list_words::wording;
use crate::problem::Place;

/// Words that are a heading even without a colon.
const SECTIONS: [&str; 12] = [
    "deck",
    "main",
    "main deck",
    "maindeck",
    "mainboard",
    "mazzo",
    "mazzo principale",
    "sideboard",
    "side deck",
    "reserve",
    "riserva",
    "maybeboard",
];

/// Signs between a number and a name.
const TIMES: [char; 4] = ['x', 'X', '×', '*'];

pub(super) fn read(text: &str, list: &mut DeckList, problems: &mut ProblemList<Problem>) {
    let mut reader = Reader { list, problems, section: None };
    for (line, text) in (1..).zip(text.lines()) {
        reader.line(text, line);
        if reader.list.first_too_many().is_some() {
            break;
        }
    }
}

struct Reader<'a> {
    list: &'a mut DeckList,
    problems: &'a mut ProblemList<Problem>,
    section: Option<usize>,
}

impl Reader<'_> {
    fn line(&mut self, whole: &str, line: usize) {
        let text = without_comment(whole).trim();
        if text.is_empty() {
            return;
        }
        let place_of = |part: &str| {
            let before = part.as_ptr() as usize - whole.as_ptr() as usize;
            Place { line, column: whole[..before].chars().count() + 1 }
        };
        let place = place_of(text);
        if let Some(name) = heading(text) {
            self.section = Some(self.list.begin(name, place));
            return;
        }
        let text = text.strip_prefix(['-', '*', '•']).filter(|rest| rest.starts_with(' ')).map_or(text, str::trim);
        // `SB: 2 Card` is in the sideboard wherever it is written.
        if let Some(rest) = text.strip_prefix("SB:") {
            let section = self.list.begin("Sideboard", place);
            return self.card(rest.trim(), Some(section), &place_of);
        }
        match text.split_once(':') {
            // `Reserve: 2 Card`: a section that begins on the line of its first card.
            Some((key, value)) if is_section(key) && !value.trim().is_empty() => {
                self.section = Some(self.list.begin(key, place));
                self.card(value.trim(), self.section, &place_of);
            }
            Some((key, value))
                if !value.trim().is_empty() && !text.starts_with(|letter: char| letter.is_ascii_digit()) =>
            {
                self.list.headings.push(Heading { key: key.trim().to_owned(), value: value.trim().to_owned(), place });
            }
            _ => self.card(text, self.section, &place_of),
        }
    }

    fn card(&mut self, text: &str, section: Option<usize>, place_of: &dyn Fn(&str) -> Place) {
        // LackeyCCG and tables put tabs between number, name and set.
        let mut columns = text.split('\t').map(str::trim).filter(|column| !column.is_empty());
        let (first, second, third) = (columns.next().unwrap_or(text), columns.next(), columns.next());
        let (number, name, set) = match second {
            Some(name) if is_number(first.trim_end_matches(TIMES)) => {
                (Some(first.trim_end_matches(TIMES)), name, third)
            }
            Some(set) => {
                let (number, name) = number_and_name(first);
                (number, name, Some(set))
            }
            None => {
                let (number, name) = number_and_name(first);
                (number, name, None)
            }
        };
        if name.is_empty() {
            self.problems.push(|| Problem::new(place_of(text), wording("list-no-name", &[])));
            return;
        }
        match number.map_or(Some(1), copies_of) {
            Some(copies) => self.list.add(Line {
                section,
                copies,
                name: name.to_owned(),
                set: set.map(str::to_owned),
                place: place_of(name),
            }),
            None => self.problems.push(|| wrong_copies(number.unwrap_or_default(), place_of(number.unwrap_or(text)))),
        }
    }
}

/// The text before a comment. A `#` inside a word starts no comment, nor does the `//` of a web address.
fn without_comment(text: &str) -> &str {
    let trimmed = text.trim_start();
    if trimmed.starts_with(['#', ';']) || trimmed.starts_with("//") {
        return "";
    }
    let ends = ["#", "//"].iter().filter_map(|sign| {
        let at = text.match_indices(sign).map(|(at, _)| at);
        at.filter(|at| text[..*at].ends_with(char::is_whitespace)).min()
    });
    ends.min().map_or(text, |end| &text[..end])
}

/// The name of a section, if the line is its heading: `Warriors:`, `Warriors (12):`, `[Warriors]`, `--- Warriors ---`,
/// `Sideboard`.
fn heading(text: &str) -> Option<&str> {
    let inner = text.trim_matches(['-', '=', '*', '~', ' ']);
    let is_ruled = text.len() >= inner.len() + 4
        && ["--", "==", "**", "~~"].iter().any(|rule| text.starts_with(rule))
        && !inner.is_empty();
    if is_ruled {
        return Some(without_count(inner.trim_end_matches(':')));
    }
    if let Some(inner) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return Some(without_count(inner)).filter(|name| !name.is_empty());
    }
    let name = without_count(text.strip_suffix(':').unwrap_or(text));
    let is_known = is_section(name);
    let has_colon = text.ends_with(':') && !name.contains(':') && !is_number(name);
    (has_colon && !name.is_empty() || is_known).then_some(name)
}

/// Whether a word is the name of a section.
fn is_section(name: &str) -> bool {
    SECTIONS.contains(&folded(name).as_str())
}

/// Removes the number from `Warriors (12)` and `Warriors - 12`.
fn without_count(text: &str) -> &str {
    let text = text.trim();
    let bare = text.trim_end_matches(')').trim_end_matches(|letter: char| letter.is_ascii_digit());
    let has_count = bare.len() < text.len();
    match bare.trim_end().strip_suffix(['(', '-', '–', ':']) {
        Some(name) if has_count => name.trim(),
        _ => text,
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Splits a line into number and name: `3 Name`, `3x Name`, `x3 Name`, `Name x3`, `Name`.
fn number_and_name(text: &str) -> (Option<&str>, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let number = first.trim_matches(TIMES);
    if is_number(number) {
        let name = rest.trim();
        // `3 x Name`: the sign is a word of its own.
        let name = name.strip_prefix(TIMES).filter(|rest| rest.starts_with(' ')).unwrap_or(name);
        return (Some(number), name.trim());
    }
    if let Some((name, last)) = text.rsplit_once(char::is_whitespace) {
        let number = last.trim_matches(TIMES);
        if is_number(number) && number.len() < last.len() {
            return (Some(number), name.trim());
        }
    }
    (None, text)
}
