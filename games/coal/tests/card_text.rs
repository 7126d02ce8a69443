//! The texts of all house cards and pilots, as snapshots: read the differences when they change.

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

#[test]
fn each_steambot_and_each_pilot_says_how_it_plays() {
    let models = coal::card::Model::ALL.map(|model| model.as_str().to_owned());
    let pilots = coal::CardSet::house().pilots().iter().map(|pilot| pilot.id.clone()).collect::<Vec<_>>();
    for id in models.into_iter().chain(pilots) {
        for language in table::Language::ALL {
            let said = coal::card_text::style(&id, language);
            assert!(said.ends_with('.') && said.len() > 30, "{id}: {said}");
        }
    }
    assert_eq!(coal::card_text::style("somebody-else", table::Language::En), "");
}
