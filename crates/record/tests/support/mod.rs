//! Matches for the tests: random play, the same for the same seed.
#![allow(dead_code, reason = "each test uses a part")]

use coal::card::{CardType, Model};
use coal::{CardSet, SeatDocument, Setup, SetupDocument};
use table::{Choices, Fast, Game, Match, Seed};

/// A table with these options.
pub fn table(options: &[&str]) -> Setup {
    let options = options.iter().map(|name| (*name).to_owned()).collect();
    Setup::check(SetupDocument { options, ..SetupDocument::default() }, CardSet::house()).unwrap()
}

/// A table whose seats bring decks of their own, of two models each.
pub fn custom_decks() -> Setup {
    let house = CardSet::house();
    let deck = |models: [Model; 2]| {
        let mut cards: Vec<_> = house.cards().iter().filter(|card| models.contains(&card.model)).collect();
        // Four Reactions, and then whatever costs the fewest symbols (COAL-DECK-03, COAL-DECK-04).
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

/// Plays on at random, for at most so many decisions.
pub fn play<G: Game>(game: &mut Match<G>, seed: u64, most: usize) {
    let mut dice = Fast::new(seed);
    for _ in 0..most {
        let Some(seat) = game.awaits().seats().lowest() else { return };
        let choices = game.choices(seat);
        game.act(seat, choices.get(dice.index(choices.len()))).unwrap();
    }
}

/// A random match from its deal.
pub fn random_match<G: Game>(setup: G::Setup, seed: u64, most: usize) -> Match<G> {
    let mut game = Match::new(setup, Seed::from(seed));
    play(&mut game, seed, most);
    game
}
