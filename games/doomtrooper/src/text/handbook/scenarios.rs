//! The scenario that tests a word of the card language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::CardSet;
use crate::language::{Card, words_of};
use crate::setup_notation::find_card;

/// An enum of the card language and its variant, or a record and its field.
pub(super) type Word = (&'static str, &'static str);

/// Words of positions that are also names of cards.
const NO_CARDS: [&str; 2] = ["hidden", "chosen"];

/// For each word, the scenario that tests it: preferably one with a card made for it or named after a card with the
/// word, and preferably a card with few other words.
pub(super) fn scenarios_of_words(cards: &CardSet) -> BTreeMap<Word, String> {
    let mut best: BTreeMap<Word, ((bool, usize), String)> = BTreeMap::new();
    for (file, text) in files() {
        for scenario in text.split("\n== ").skip(1) {
            let title = scenario.lines().next().unwrap_or_default();
            for (id, card) in cards_of(scenario, cards) {
                let is_aside = !title.contains(&id.replace('-', "_"));
                let words = words_of(&card);
                let rank = (is_aside, words.len());
                for word in words {
                    let shown = || (rank, format!("`{file}` *{}*", title.replace('_', " ")));
                    let kept = best.entry(word).or_insert_with(shown);
                    if rank < kept.0 {
                        *kept = shown();
                    }
                }
            }
        }
    }
    best.into_iter().map(|(word, (_, scenario))| (word, scenario)).collect()
}

/// The files of scenarios, by name, each with its text.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let entries = fs::read_dir(folder).expect("the scenarios stand there");
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("it can be read").path())
        .map(|path| (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), path))
        .map(|(name, path)| (name, format!("\n{}", fs::read_to_string(path).expect("it is text"))))
        .collect();
    files.sort();
    files
}

/// The cards of a scenario with their names in it: its own, and those of the house that it names.
fn cards_of(scenario: &str, house: &CardSet) -> Vec<(String, Card)> {
    let own: Vec<(String, Card)> = scenario
        .lines()
        .filter_map(|line| line.trim().split_once(" = ("))
        .filter_map(|(id, fields)| Some((id.to_owned(), own_card(id, fields)?)))
        .collect();
    let named: BTreeSet<&str> = scenario.split_whitespace().filter(|word| !NO_CARDS.contains(word)).collect();
    let named = named.into_iter().filter(|word| own.iter().all(|(id, _)| id != word));
    let of_house = named.filter_map(|word| Some((word.to_owned(), house.card(find_card(house, word)?).clone())));
    of_house.chain(own.clone()).collect()
}

/// A card that the scenario defines itself; none if the line is not one.
fn own_card(id: &str, fields: &str) -> Option<Card> {
    let name = id.replace('-', " ").to_uppercase();
    let text = format!("[(code: 9900, name: {name:?}, {fields}]");
    Some(CardSet::parse(&[(id, &text)]).ok()?.cards()[0].clone())
}
