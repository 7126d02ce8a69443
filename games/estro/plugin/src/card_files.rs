//! Cards of ESTRO that people and programs write. A text has one of three forms:
//!
//! - RON: a card `(id: "ardo-26", ...)`, or a list of cards;
//! - a line for each card: `ID = ESTRO ATK/DEF/HEL/DEX/MAP [GIFT] [| NAME]`, the compact notation behind the id, as
//!   `cards.show` prints it; without a name the card has that of the house card with its id, or else its id;
//! - a table as CSV, with a header line: see [`csv`].
//!
//! **Which cards are in play.** If all ids are those of house cards, each card replaces the house card with its id.
//! If any id is another one, the cards of the files are the whole set, in the order of the files, and no house card is
//! left: they must be at least [`LEAST_OWN`], as two decks need, and at most [`MOST_CARDS`] (ESTRO-GEN-01).

pub mod csv;
mod lines;
mod merge;

use std::collections::BTreeMap;

use cardfile::item::{self, Item};
use cardfile::split;
use cardfile::{Place, Problem, file_wording, short};
use door::{CardFiles, Written};
use estro::CardSet;
use estro::language::{Card, check};
use estro::rules::DECK_SIZE;
#[cfg(doc)]
use estro::set::MOST_CARDS;
use table::{Names, ProblemList, Wording};

/// The endings of the names of card files.
pub const ENDINGS: [&str; 2] = ["ron", "csv"];
/// The fewest cards of a set of one's own: two decks (ESTRO-DECK-05).
pub const LEAST_OWN: usize = 2 * DECK_SIZE;
/// The longest file that is read, in bytes; a full set has less than a hundred thousand.
const LONGEST: usize = 1 << 20;

/// The set with the correct cards of these files, and everything that is wrong with the others.
#[must_use]
pub fn files(files: &[Written]) -> CardFiles<CardSet> {
    let house = CardSet::house();
    if files.is_empty() {
        return CardFiles { cards: house, problems: Vec::new(), read: vec![(Names::new("cards", "carte"), 0)] };
    }
    let mut reader = Reader { cards: Vec::new(), written: 0, seen: BTreeMap::new(), problems: ProblemList::default() };
    for Written { name, text } in files {
        match text {
            Some(text) => reader.read(name, text),
            None => reader.complain(name, None, file_wording("no-text", &[])),
        }
    }
    let is_own = reader.brings_own_set(&house);
    let cards = if is_own { reader.own_set() } else { reader.replaced(&house) };
    let names = if is_own {
        Names::new("cards, a set of their own", "carte, una collezione a sé")
    } else {
        Names::new("cards", "carte")
    };
    let about = |message: Wording| Problem { file: String::new(), place: None, message, help: None };
    CardFiles { cards, read: vec![(names, reader.cards.len())], problems: reader.problems.finish(about) }
}

/// A correct card, and where it was written.
#[derive(Clone)]
struct ReadCard {
    card: Card,
    file: String,
    place: Place,
}

struct Reader {
    cards: Vec<ReadCard>,
    /// How many cards were written, those with mistakes included.
    written: usize,
    /// The first place of each id.
    seen: BTreeMap<String, String>,
    problems: ProblemList<Problem>,
}

impl Reader {
    fn read(&mut self, file: &str, text: &str) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.len() > LONGEST {
            return self.complain(file, None, file_wording("file-long", &[("most", (LONGEST / 1024).into())]));
        }
        let before = self.problems.kept_mut().len();
        if csv::is_table(file, text) {
            self.read_table(file, text);
        } else if lines::is_in_lines(text) {
            self.read_lines(file, text);
        } else {
            self.read_list(file, text);
        }
        self.problems.kept_mut()[before..].sort_by_key(|problem| (problem.place.is_none(), problem.place));
    }

    fn read_list(&mut self, file: &str, text: &str) {
        let (items, faults) = split::items(text);
        for fault in faults {
            self.complain(file, fault.place, fault.message);
        }
        self.written += items.len();
        for piece in items.iter().filter(|piece| piece.is_whole) {
            if self.has_enough(file) {
                return;
            }
            if let Some(card) = item::read::<CardItem>(file, piece, &mut self.problems) {
                self.add(card, file, piece.place);
            }
        }
    }

    fn add(&mut self, card: Card, file: &str, place: Place) {
        if let Some(first) = self.seen.get(&card.id).cloned() {
            let values = [("id", short(&card.id).into()), ("first", first.into())];
            return self.complain(file, Some(place), file_wording("id-twice", &values));
        }
        self.seen.insert(card.id.clone(), format!("{file}:{}:{}", place.line, place.column));
        self.cards.push(ReadCard { card, file: file.to_owned(), place });
    }

    /// Whether further problems would only be counted: then reading stops, and the rest counts as one problem.
    fn has_enough(&mut self, file: &str) -> bool {
        if self.problems.is_full() {
            self.complain(file, None, file_wording("no-text", &[]));
        }
        self.problems.is_full()
    }

    fn complain(&mut self, file: &str, place: Option<Place>, message: Wording) {
        self.problems.push(|| Problem { file: file.into(), place, message, help: None });
    }
}

/// The notation of a card in RON.
struct CardItem;

impl Item for CardItem {
    type Value = Card;

    const EXAMPLE: &'static str = r#"(id: "ardo-26", name: "Esempio", estro: Ardo, values: (20, 10, 10, 10, 10),
        gift: None, source: House, clarification: None)"#;

    fn problems(card: &Card) -> Vec<(&'static str, Wording)> {
        check::card(card).into_iter().map(|problem| (problem.field, problem.message)).collect()
    }
}
