//! Cards of ESTRO that people and programs write: lists of cards in RON. A card replaces the card of the house set with its
//! id; the house set has as many cards as a catalogue can have (ESTRO-GEN-01).

use std::collections::BTreeMap;

use cardfile::item::{self, Item};
use cardfile::{Place, Problem, file_wording, short, split};
use door::{CardFiles, Written};
use estro::CardSet;
use estro::language::{Card, check};
use estro::set::MOST_CARDS;
use table::{Names, ProblemList, Wording};

use crate::words::wording;

/// The house set with the correct cards of these files, and everything that is wrong with the others.
#[must_use]
pub fn files(files: &[Written]) -> CardFiles<CardSet> {
    let house = CardSet::house();
    if files.is_empty() {
        return CardFiles { cards: house, problems: Vec::new(), read: vec![(Names::new("cards", "carte"), 0)] };
    }
    let mut reader = Reader { cards: Vec::new(), seen: BTreeMap::new(), problems: ProblemList::default() };
    for Written { name, text } in files {
        match text {
            Some(text) => reader.read(name, text),
            None => reader.complain(name, None, file_wording("no-text", &[])),
        }
    }
    let cards = reader.merged(&house);
    let about = |message: Wording| Problem { file: String::new(), place: None, message, help: None };
    let read = vec![(Names::new("cards", "carte"), reader.cards.len())];
    CardFiles { cards, problems: reader.problems.finish(about), read }
}

struct Reader {
    /// The correct cards, each with its file and place.
    cards: Vec<(Card, String, Place)>,
    /// The first place of each id.
    seen: BTreeMap<String, String>,
    problems: ProblemList<Problem>,
}

impl Reader {
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
        if let Some(first) = self.seen.get(&card.id).cloned() {
            let values = [("id", short(&card.id).into()), ("first", first.into())];
            return self.complain(file, Some(place), file_wording("id-twice", &values));
        }
        self.seen.insert(card.id.clone(), format!("{file}:{}:{}", place.line, place.column));
        self.cards.push((card, file.to_owned(), place));
    }

    /// The set with the cards in the places of those with the same ids. A card that finds no place, or has the name of
    /// another card, is left out.
    fn merged(&mut self, house: &CardSet) -> CardSet {
        let mut all = house.cards().to_vec();
        let mut places = Vec::new();
        for (card, file, place) in std::mem::take(&mut self.cards) {
            match house.find(&card.id) {
                Some(number) => {
                    places.push(number.0 as usize);
                    all[number.0 as usize] = card.clone();
                    self.cards.push((card, file, place));
                }
                None => {
                    let values = [("most", MOST_CARDS.into()), ("id", short(&card.id).into())];
                    self.complain(&file, Some(place), wording("set-full", &values));
                }
            }
        }
        // What is wrong with a card alone was found when it was read; here only what two cards share.
        for (number, problem) in check::catalogue(&all) {
            let of = places.iter().position(|place| *place == number).or_else(|| {
                let name = &all[number].name;
                self.cards.iter().position(|(card, ..)| card.name == *name)
            });
            let Some(of) = of else { continue };
            let (_, file, place) = self.cards[of].clone();
            self.complain(&file, Some(place), problem.wording());
            let number = places[of];
            all[number] = house.cards()[number].clone();
        }
        CardSet::new(all)
    }

    fn complain(&mut self, file: &str, place: Option<Place>, message: Wording) {
        self.problems.push(|| Problem { file: file.into(), place, message, help: None });
    }
}

/// The notation of a card.
struct CardItem;

impl Item for CardItem {
    type Value = Card;

    const EXAMPLE: &'static str = r#"(id: "ardo-26", name: "Esempio", estro: Ardo, values: (20, 10, 10, 10, 10),
        gift: None, source: House, clarification: None)"#;

    fn problems(card: &Card) -> Vec<(&'static str, Wording)> {
        check::card(card).into_iter().map(|problem| (problem.field, problem.message)).collect()
    }
}
