//! Chapter FREE: Free Pilots.

use coal::card::Model;
use coal::{CardSet, Setup};

use crate::document;

/// COAL-FREE-EX-01: 8 regular pilots and 4 models.
#[test]
fn there_are_thirty_two_combinations_with_free_pilots_and_eight_without() {
    let combinations = |options: &str| {
        let cards = CardSet::house();
        let pairs = Model::ALL.iter().flat_map(|model| cards.pilots().iter().map(move |pilot| (model, pilot)));
        pairs
            .filter(|(model, pilot)| {
                let text = format!("options {options}\nseat 0 model {model} pilot {}\nseat 1\n", pilot.id);
                Setup::check(document(&text), cards.clone()).is_ok()
            })
            .count()
    };
    assert_eq!(combinations("free_pilots"), 32);
    assert_eq!(combinations("none"), 8);
}

/// COAL-FREE-01 and COAL-FREE-03, for pilots agreed beforehand.
#[test]
fn agreed_pilots_are_checked_like_chosen_ones() {
    let cards = CardSet::house();
    crate::check_refused("seat 0 model C1 pilot von-nemo\nseat 1\n", &cards, "COAL-FREE-01");
    let same = "seat 0 model C1 pilot von-nemo\nseat 1 model C2 pilot von-nemo\n";
    crate::check_refused(&format!("options free_pilots\n{same}"), &cards, "COAL-FREE-03");
    let deck: Vec<&str> = cards.predefined_deck(Model::C1).iter().map(|card| cards.card(*card).id.as_str()).collect();
    let with_deck = same.replacen("C1", &format!("C1 deck {}", deck.join(",")), 1);
    crate::checked(&format!("options free_pilots own_boxes\n{with_deck}"), &cards);
}
