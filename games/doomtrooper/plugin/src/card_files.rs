//! Cards of Doomtrooper that people and programs write: lists of cards in RON.

use std::collections::BTreeMap;

use doomtrooper::CardSet;
use doomtrooper::language::{Card, Code};
use door::{CardFiles, Written};
use table::{Names, ProblemList, Wording};

use cardfile::file_wording;
use cardfile::item::{self, Item};
use cardfile::{Place, Problem, split};

use crate::words::wording;

/// The house set with the valid cards of these files, and all faults of the rest.
#[must_use]
pub fn files(files: &[Written]) -> CardFiles<CardSet> {
    let house = CardSet::house();
    let mut reader =
        Reader { house: &house, cards: Vec::new(), seen: BTreeMap::new(), problems: ProblemList::default() };
    for Written { name, text } in files {
        match text {
            Some(text) => reader.read(name, text),
            None => reader.complain(name, None, file_wording("no-text", &[])),
        }
    }
    reader.leave_out_taken_names();
    let about = |message: Wording| Problem { file: String::new(), place: None, message, help: None };
    let Reader { cards, problems, .. } = reader;
    let mut problems = problems.finish(about);
    let read = vec![(Names::new("cards", "carte"), cards.len())];
    let set = house.with(cards.into_iter().map(|(card, ..)| card).collect(), None).unwrap_or_else(|errors| {
        problems.extend(errors.into_iter().map(|error| about(error.message.into())));
        house.clone()
    });
    CardFiles { cards: set, problems, read }
}

struct Reader<'a> {
    house: &'a CardSet,
    /// The valid cards, each with its file and place.
    cards: Vec<(Card, String, Place)>,
    /// The first place of each number.
    seen: BTreeMap<Code, String>,
    problems: ProblemList<Problem>,
}

impl Reader<'_> {
    fn read(&mut self, file: &str, text: &str) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let before = self.problems.kept_mut().len();
        let (items, faults) = split::items(text);
        for fault in faults {
            self.complain(file, fault.place, fault.message);
        }
        for piece in items.iter().filter(|piece| piece.is_whole) {
            if self.problems.is_full() {
                // It counts as one further problem; the rest is not read.
                self.complain(file, None, file_wording("no-text", &[]));
                break;
            }
            if let Some(card) = item::read::<CardItem>(file, piece, &mut self.problems) {
                self.add(card, file, piece.place);
            }
        }
        self.problems.kept_mut()[before..].sort_by_key(|problem| problem.place);
    }

    fn add(&mut self, card: Card, file: &str, place: Place) {
        if let Some(first) = self.seen.get(&card.code).cloned() {
            let values = [("id", card.code.to_string().into()), ("first", first.into())];
            return self.complain(file, Some(place), file_wording("id-twice", &values));
        }
        self.seen.insert(card.code, format!("{file}:{}:{}", place.line, place.column));
        self.cards.push((card, file.to_owned(), place));
    }

    /// A name belongs to one card: to a card in the files, or to a card of the house set that is not replaced.
    fn leave_out_taken_names(&mut self) {
        let mut names: BTreeMap<u32, Code> = BTreeMap::new();
        for (card, file, place) in std::mem::take(&mut self.cards) {
            let of_house = self.house.named(&card.name).map(|number| self.house.card(number).code);
            let of_house = of_house.filter(|code| !self.seen.contains_key(code));
            match of_house.or_else(|| names.get(&card.name.number()).copied()) {
                Some(code) if code != card.code => {
                    let values = [("name", card.name.to_string().into()), ("code", code.to_string().into())];
                    self.complain(&file, Some(place), wording("name-taken", &values));
                }
                Some(_) | None => {
                    names.insert(card.name.number(), card.code);
                    self.cards.push((card, file, place));
                }
            }
        }
    }

    fn complain(&mut self, file: &str, place: Option<Place>, message: Wording) {
        self.problems.push(|| Problem { file: file.into(), place, message, help: None });
    }
}

/// The notation of a card.
struct CardItem;

impl Item for CardItem {
    type Value = Card;

    const EXAMPLE: &'static str = r#"(code: 1999, name: "MY WARRIOR", kind: Warrior, icons: [], after: Stay, limit: 5,
        tags: [], considered: [], ratings: (3, 3, 3, 4), places: [], given_to: None, needs: [], play: None, always: [],
        abilities: [], triggers: [], mission: None, any_number: false)"#;

    fn problems(_card: &Card) -> Vec<(&'static str, Wording)> {
        Vec::new()
    }
}
