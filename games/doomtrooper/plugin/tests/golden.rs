//! The golden records of Doomtrooper: random matches of the ready decks.

use std::path::Path;

use doomtrooper::{CardSet, Options, Setup, SetupDocument, State, deck};
use record::Record;
use record::testing::{Golden, check_golden, play, random_match};
use table::{Match, Positioned, Seat, Seed, Seeded, Viewer};

/// All golden records: the name of each, and the function that makes it.
const GOLDEN: [Golden<State>; 11] = [
    ("imperial-mishima", || whole(seats(&["imperial", "mishima"], short()), 1)),
    ("brotherhood-algeroth", || whole(seats(&["brotherhood", "algeroth"], short()), 2)),
    ("semai-mixed", || whole(seats(&["semai", "mixed"], short()), 3)),
    ("three-seats", || whole(seats(&["imperial", "algeroth", "mixed"], short()), 4)),
    ("four-seats", || whole(seats(&["mishima", "brotherhood", "semai", "imperial"], short()), 5)),
    ("five-seats", || whole(seats(&["mixed", "semai", "algeroth", "brotherhood", "mishima"], short()), 6)),
    ("other-rulings", || whole(seats(&["brotherhood", "semai"], other_rulings()), 7)),
    ("unfinished", || Record::of(&random_match(seats(&["imperial", "semai"], short()), 8, 200), Seed::from(8))),
    ("redealt", redealt),
    ("from-a-position", from_a_position),
    ("conceded", conceded),
];

/// Options for short matches.
fn short() -> Options {
    Options { turn_limit: 30, ..Options::default() }
}

fn other_rulings() -> Options {
    Options {
        promotion_target: 25,
        one_sabotage: true,
        cover_add_alone: true,
        cast_anywhere: true,
        fortification_per_area: true,
        ..short()
    }
}

fn seats(decks: &[&str], options: Options) -> Setup {
    let seat = |name: &&str| deck::ready_deck(name).unwrap().seat();
    let document = SetupDocument { seats: decks.iter().map(seat).collect(), options };
    Setup::check(document, CardSet::house()).unwrap()
}

fn whole(setup: Setup, seed: u64) -> Record<State> {
    Record::of(&random_match(setup, seed, usize::MAX), Seed::from(seed))
}

fn redealt() -> Record<State> {
    let mut game = random_match(seats(&["mixed", "imperial"], short()), 9, 120);
    game.redeal(Viewer::Seat(Seat(0)), Seed::from(90));
    play(&mut game, 10, usize::MAX);
    Record::of(&game, Seed::from(9))
}

fn from_a_position() -> Record<State> {
    let seed = Seed::from(11);
    let setup = seats(&["algeroth", "brotherhood"], short());
    let position = random_match::<State>(setup.clone(), 11, 300).truth().position();
    let state = State::from_position(&setup, &position).unwrap();
    let mut game = Match::from_state(setup, state, Seeded::new(seed));
    play(&mut game, 12, usize::MAX);
    Record::from_position(&game, seed, &position)
}

/// A match of three in which two seats give up.
fn conceded() -> Record<State> {
    let mut game = random_match(seats(&["semai", "mishima", "brotherhood"], short()), 13, 90);
    game.concede(Seat(1)).unwrap();
    play(&mut game, 14, 80);
    game.concede(Seat(0)).unwrap();
    Record::of(&game, Seed::from(13))
}

#[test]
fn every_golden_record_replays_to_its_final_state() {
    check_golden(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../golden")), &GOLDEN);
}
