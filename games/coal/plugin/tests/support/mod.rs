//! Tables for the tests.
#![allow(dead_code, reason = "each test uses a part")]

use coal::card::{CardType, Model};
use coal::{CardSet, SeatDocument, Setup, SetupDocument};

/// A table with these options.
pub fn table(options: &[&str]) -> Setup {
    let options = options.iter().map(|name| (*name).to_owned()).collect();
    Setup::check(SetupDocument { options, ..SetupDocument::default() }, CardSet::house()).unwrap()
}

/// A table whose seats bring custom decks, of two models each.
pub fn custom_decks() -> Setup {
    let house = CardSet::house();
    let deck = |models: [Model; 2]| {
        let mut cards: Vec<_> = house.cards().iter().filter(|card| models.contains(&card.model)).collect();
        // Four Reactions, and then the cards with the fewest symbols (COAL-DECK-03, COAL-DECK-04).
        cards.sort_by_key(|card| (card.kind != CardType::Reaction, card.deck_building));
        cards[4..].sort_by_key(|card| card.deck_building);
        cards[..10].iter().flat_map(|card| [card.id.clone(), card.id.clone()]).collect()
    };
    let seats = [[Model::C1, Model::C3], [Model::C2, Model::C4]].map(|models| SeatDocument {
        model: Some(models[0]),
        deck: deck(models),
        ..SeatDocument::default()
    });
    Setup::check(SetupDocument { seats: seats.into(), options: vec!["own_boxes".into()] }, house).unwrap()
}
