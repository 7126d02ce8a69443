//! Lists of decks as communities write them: plain text, LackeyCCG, OCTGN.
//!
//! [`read`] detects the form of a list, and returns what it understood *and* everything that is wrong. The list holds
//! the names of cards as they were written; a [`NameBook`] finds the card of a game that a name means.
//!
//! ```
//! use cardfile::decklist::{self, Form};
//! let (list, problems) = decklist::read("// my deck\nWarriors:\n3x Mishima Guard\nAssassin x2\nSideboard\n1 Ashigaru\n");
//! assert!(problems.is_empty());
//! assert_eq!(list.form, Form::Text);
//! let lines: Vec<_> = list.cards.iter().map(|card| (card.copies, card.name.as_str())).collect();
//! assert_eq!(lines, [(3, "Mishima Guard"), (2, "Assassin"), (1, "Ashigaru")]);
//! assert!(list.section_of(&list.cards[2]).is_some_and(|section| section.is_side()));
//!
//! let (list, _) = decklist::read(
//!     r#"<deck game="x"><section name="Main"><card qty="2" id="y">Jab</card></section></deck>"#,
//! );
//! assert_eq!((list.form, list.cards[0].copies), (Form::Octgn, 2));
//! ```

mod names;
mod plain;
#[cfg(feature = "xml")]
mod xml;

use std::fmt;

use table::{Language, ProblemList, Wording};

pub use names::{Found, NameBook};

use crate::fold::folded;
use crate::list_words::{say, wording};
use crate::problem::Place;

/// The longest list that is read, in bytes.
pub const LONGEST: usize = 1 << 20;
/// The most lines with cards that are read; also the most headings, and the most sections.
pub const MOST_CARDS: usize = 2000;
/// The most copies in one line.
pub const MOST_COPIES: u32 = 999;

/// The form of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Plain text, one line for each card.
    #[default]
    Text,
    /// A `.dek` of LackeyCCG.
    Lackey,
    /// An `.o8d` of OCTGN.
    Octgn,
}

/// A list of cards as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckList {
    /// Its form.
    pub form: Form,
    /// Lines such as `Board: C1`, and the title of a file that has one, under the key `name`.
    pub headings: Vec<Heading>,
    /// The sections, in their order.
    pub sections: Vec<Section>,
    /// The cards.
    pub cards: Vec<Line>,
}

/// A line such as `Board: C1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The text before the colon.
    pub key: String,
    /// The text after the colon.
    pub value: String,
    /// Its place.
    pub place: Place,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its name as it was written.
    pub name: String,
    /// The place where it begins.
    pub place: Place,
}

/// Some copies of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The index of its section in the list of sections, if it is in one.
    pub section: Option<usize>,
    /// The number of copies: 1 to [`MOST_COPIES`].
    pub copies: u32,
    /// The card, as it was written.
    pub name: String,
    /// The set, where the list names it.
    pub set: Option<String>,
    /// Its place.
    pub place: Place,
}

/// Something that is wrong with a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its place; `None` when it is about the whole list.
    pub place: Option<Place>,
    /// What was found and what was expected.
    pub message: Wording,
    /// How to mend it.
    pub help: Option<Wording>,
}

impl DeckList {
    /// The section of a card.
    #[must_use]
    pub fn section_of(&self, card: &Line) -> Option<&Section> {
        card.section.and_then(|section| self.sections.get(section))
    }

    /// The place of the first line with a card, heading or section beyond those that are read.
    fn first_too_many(&self) -> Option<Place> {
        let card = self.cards.get(MOST_CARDS).map(|card| card.place);
        let heading = self.headings.get(MOST_CARDS).map(|heading| heading.place);
        card.or(heading).or_else(|| self.sections.get(MOST_CARDS).map(|section| section.place))
    }

    /// Adds a section and returns its place.
    fn begin(&mut self, name: &str, place: Place) -> usize {
        self.sections.push(Section { name: name.trim().to_owned(), place });
        self.sections.len() - 1
    }

    /// Adds copies of a card. Copies of the same card as the line before are added to it, since LackeyCCG writes one
    /// copy a line.
    fn add(&mut self, line: Line) {
        match self.cards.last_mut() {
            Some(last)
                if self.form == Form::Lackey
                    && (last.section, &last.name, &last.set) == (line.section, &line.name, &line.set)
                    && last.copies < MOST_COPIES =>
            {
                last.copies += line.copies;
            }
            _ => self.cards.push(line),
        }
    }
}

impl Section {
    /// Whether it is not part of the deck proper: a sideboard, a reserve.
    #[must_use]
    pub fn is_side(&self) -> bool {
        const SIDES: [&str; 8] =
            ["side", "sideboard", "reserve", "riserva", "collection", "collezione", "maybeboard", "side deck"];
        SIDES.contains(&folded(&self.name).as_str())
    }
}

impl Problem {
    fn new(place: Place, message: Wording) -> Self {
        Self { place: Some(place), message, help: None }
    }

    fn of_whole(message: Wording) -> Self {
        Self { place: None, message, help: None }
    }

    /// One line: `line L, column C: message; help`, in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let mut message = self.message.say(language).to_owned();
        if let Some(help) = &self.help {
            message.push_str("; ");
            message.push_str(help.say(language));
        }
        let Some(place) = self.place else { return message };
        let values = [("line", place.line.into()), ("column", place.column.into()), ("problem", message.into())];
        say(language, "list-at-place", &values)
    }
}

impl fmt::Display for Problem {
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

/// Reads a list of any form.
#[must_use]
pub fn read(text: &str) -> (DeckList, Vec<Problem>) {
    let (list, problems) = read_list(text);
    (list, in_order(problems))
}

/// Reads a list of any form, and leaves the problems open so that a deck reader can add its own.
pub fn read_list(text: &str) -> (DeckList, ProblemList<Problem>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut problems = ProblemList::default();
    let mut list = DeckList::default();
    if text.len() > LONGEST {
        let kilobytes = LONGEST / 1024;
        problems.push(|| Problem::of_whole(wording("list-long", &[("most", kilobytes.into())])));
    } else if is_xml(text) {
        #[cfg(feature = "xml")]
        xml::read(text, &mut list, &mut problems);
        #[cfg(not(feature = "xml"))]
        problems.push(|| Problem::of_whole(wording("list-broken", &[])));
    } else {
        plain::read(text, &mut list, &mut problems);
    }
    if let Some(place) = list.first_too_many() {
        problems.push(|| Problem::new(place, wording("list-many", &[("most", MOST_CARDS.into())])));
        list.cards.truncate(MOST_CARDS);
    }
    if list.cards.is_empty() && problems.is_empty() {
        problems.push(|| Problem::of_whole(wording("list-empty", &[])));
    }
    (list, problems)
}

/// The problems sorted by place, and how many more there are.
pub fn in_order(mut list: ProblemList<Problem>) -> Vec<Problem> {
    // They are nearly sorted, and a general sort would cost the page kilobytes.
    let problems = list.kept_mut();
    for place in 1..problems.len() {
        let mut at = place;
        while at > 0 && problems[at - 1].place > problems[at].place {
            problems.swap(at - 1, at);
            at -= 1;
        }
    }
    list.finish(Problem::of_whole)
}

/// Whether the text was written by a program: a `.dek`, an `.o8d`.
#[must_use]
pub fn is_xml(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('<')
}

/// The text of a file: UTF-8, or else Latin-1, which older programs write.
///
/// ```
/// assert_eq!(cardfile::decklist::text_of(b"1 Perch\xe9"), "1 Perché");
/// ```
#[must_use]
pub fn text_of(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}

/// Parses a number of copies.
fn copies_of(written: &str) -> Option<u32> {
    written.parse().ok().filter(|copies| (1..=MOST_COPIES).contains(copies))
}

/// The problem that a word is not a number of copies.
fn wrong_copies(written: &str, place: Place) -> Problem {
    let values = [("written", crate::fold::short(written).into()), ("most", MOST_COPIES.into())];
    Problem::new(place, wording("list-copies", &values))
}
