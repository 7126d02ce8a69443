//! The texts of all house cards and pilots, as snapshots: read the difference when they change.

use coal::{CardSet, card_text};
use table::Language;

/// Every name with its text, a blank line between them.
fn join(texts: impl Iterator<Item = (String, String)>) -> String {
    texts.map(|(name, text)| format!("# {name}\n{text}\n")).collect::<Vec<_>>().join("\n")
}

fn cards(language: Language) -> String {
    let set = CardSet::house();
    assert_eq!(set.cards().len(), 40);
    let text = |card| (card_text::name(card, language).to_owned(), card_text::card_text(card, language));
    join(set.cards().iter().map(text))
}

fn pilots(language: Language) -> String {
    let set = CardSet::house();
    assert_eq!(set.pilots().len(), 10);
    join(set.pilots().iter().map(|pilot| (pilot.name.clone(), card_text::pilot_text(pilot, language))))
}

#[test]
fn the_cards_in_english() {
    insta::assert_snapshot!(cards(Language::En));
}

#[test]
fn the_cards_in_italian() {
    insta::assert_snapshot!(cards(Language::It));
}

#[test]
fn the_pilots_in_english() {
    insta::assert_snapshot!(pilots(Language::En));
}

#[test]
fn the_pilots_in_italian() {
    insta::assert_snapshot!(pilots(Language::It));
}
