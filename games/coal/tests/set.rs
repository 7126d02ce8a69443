//! The clauses of chapter SET about chance: the starting seat, and the dealt cards.

use coal::card::Model;
use coal::{Setup, SetupDocument, State};
use table::{Chance, Draw, Game, Match, NoLog, Positioned, Seat, Seed, Seeded, Viewer};

fn agreed() -> Setup {
    let document: SetupDocument = "seat 0 model C1 pilot luthor-blissett\nseat 1 model C2 pilot madame-white"
        .parse()
        .expect("the table can be read");
    Setup::check(document, coal::CardSet::house()).expect("the table is legal")
}

fn dealt(seed: u64) -> Match<State> {
    Match::new(agreed(), Seed::from(seed))
}

/// Records each draw's name and its number of values.
struct Recorded(Seeded, Vec<(String, u32)>);

impl Chance for Recorded {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        self.1.push((draw.name.to_owned(), n));
        self.0.below(draw, n)
    }
}

/// COAL-SET-02: the draw has one value for each seat, and comes first; COAL-SET-08: then both decks are shuffled.
#[test]
fn the_starting_seat_is_drawn_first_and_uniformly() {
    let mut chance = Recorded(Seeded::new(Seed::from(5)), Vec::new());
    let _ = State::deal(&agreed(), &mut chance, &mut NoLog);
    assert_eq!(chance.1[0], ("starting-seat".to_owned(), 2));
    assert_eq!(chance.1.iter().filter(|(name, _)| name == "starting-seat").count(), 1);
    // A shuffle of 20 cards draws below 20, 19, ..., 2.
    let shuffles: Vec<u32> = chance.1[1..].iter().map(|(_, n)| *n).collect();
    let mut sorted = shuffles.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, (2..=20).flat_map(|n| [n, n]).collect::<Vec<u32>>());

    let starts = (0..400).filter(|seed| dealt(*seed).view(Viewer::Public).starter == Some(Seat(0))).count();
    assert!((150..=250).contains(&starts), "seat 0 starts {starts} of 400 matches");
}

/// COAL-SET-08.
#[test]
fn each_seat_draws_five_of_its_twenty_cards() {
    let game = dealt(3);
    let view = game.view(Viewer::Public);
    for (seat, side) in view.seats.iter().enumerate() {
        assert_eq!((side.hand_len, side.deck_len, side.discard_len), (5, 15, 0), "seat {seat}");
        assert_eq!(side.damage, 0, "seat {seat}");
        assert!(side.slots.iter().all(Option::is_none), "seat {seat}");
    }
    assert_eq!(game.truth().census().len(), 40);
}

/// COAL-SET-08: hands and decks differ from match to match.
#[test]
fn the_decks_are_shuffled() {
    let mut positions: Vec<String> = (0..20).map(|seed| dealt(seed).truth().position()).collect();
    positions.sort();
    positions.dedup();
    assert_eq!(positions.len(), 20);
}

/// COAL-SET-04, with the option of COAL-AMB-09: custom decks from two boxes.
#[test]
fn two_seats_agree_on_one_model_only_with_boxes_of_their_own() {
    let cards = coal::CardSet::house();
    let deck: Vec<&str> =
        cards.predefined_deck(Model::C1).into_iter().map(|card| cards.card(card).id.as_str()).collect();
    let document = |options: &str| -> SetupDocument {
        let deck = deck.join(",");
        let mut document: SetupDocument =
            format!("seat 0 model C1 deck {deck}\nseat 1 model C1 deck {deck}").parse().expect("the table can be read");
        document.options = options.split_whitespace().map(str::to_owned).collect();
        document
    };
    let problems = Setup::check(document(""), cards.clone()).expect_err("one box has one board of each");
    assert!(problems.iter().any(|problem| problem.to_string().contains("COAL-SET-04")), "{problems:?}");
    if let Err(problems) = Setup::check(document("own_boxes"), cards.clone()) {
        panic!("{problems:?}");
    }
}
