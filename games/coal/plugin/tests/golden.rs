//! The golden records of C.O.A.L.

mod support;

use std::path::Path;

use coal::{Setup, State};
use record::Record;
use record::testing::{Golden, check_golden, play, random_match};
use support::{custom_decks, table};
use table::{Match, Positioned, Seat, Seed, Seeded, Viewer};

/// Every golden record: its name, and the function that makes it.
const GOLDEN: [Golden<State>; 20] = [
    ("duel", || whole(Setup::default(), 1)),
    ("duel-again", || whole(Setup::default(), 2)),
    ("free-pilots-with-aid", || whole(table(&["free_pilots", "training_aid", "free_discard"]), 3)),
    ("training-pilots", || whole(table(&["training_pilots", "training_duplicates", "turn_draw_penalty_only"]), 4)),
    ("soft-windows", || whole(table(&["soft_windows", "limited_tokens", "tokens_together"]), 5)),
    ("custom-decks", || whole(custom_decks(), 6)),
    ("other-rulings", || whole(table(&OTHER_RULINGS), 7)),
    ("unfinished", || Record::of(&random_match(Setup::default(), 8, 40), Seed::from(8))),
    ("redealt", redealt),
    ("from-a-position", from_a_position),
    ("three-seats", || whole(many(3, &[]), 13)),
    ("four-seats", || whole(many(4, &["draft_models", "remove_per_target", "reveal_eliminated"]), 14)),
    ("teams", || whole(many(4, &["teams"]), 15)),
    ("teams-with-tag", || whole(many(4, &["teams", "tag_mode", "soft_windows"]), 16)),
    ("tag-duel", || whole(many(2, &["tag_mode", "free_pilots"]), 17)),
    ("echo-against-counters", || whole(many(4, &["echo_against_counters", "free_pilots"]), 18)),
    ("training-for-three", || whole(many(3, &["training_pilots", "training_duplicates", "limited_tokens"]), 19)),
    ("conceded", || with_concessions(Setup::default(), 21, &[(31, 1)])),
    ("conceded-by-three", || {
        with_concessions(many(4, &["draft_models", "reveal_eliminated"]), 22, &[(3, 1), (70, 3), (25, 0)])
    }),
    ("secret-choice", || Record::of(&random_match(many(4, &["tag_mode"]), 20, 2), Seed::from(20))),
];

const OTHER_RULINGS: [&str; 10] = [
    "random_pilots",
    "face_down_accumulators",
    "penalize_wrong_type",
    "no_wrong_reaction_damage",
    "neutralize_whole_card",
    "remove_from_one_card",
    "counters_not_neutralizable",
    "luthor_total",
    "lorenz_any_damage",
    "kraus_per_pair",
];

fn many(seats: usize, names: &[&str]) -> Setup {
    Setup::of(seats, names.join(" ").parse().unwrap()).unwrap()
}

fn whole(setup: Setup, seed: u64) -> Record<State> {
    Record::of(&random_match(setup, seed, usize::MAX), Seed::from(seed))
}

/// A match in which seats concede; each entry is the number of decisions before the concession, and the seat.
fn with_concessions(setup: Setup, seed: u64, concessions: &[(usize, u8)]) -> Record<State> {
    let mut game = random_match(setup, seed, 0);
    for (decisions, seat) in concessions {
        play(&mut game, seed, *decisions);
        game.concede(Seat(*seat)).unwrap();
    }
    play(&mut game, seed, usize::MAX);
    Record::of(&game, Seed::from(seed))
}

fn redealt() -> Record<State> {
    let seed = Seed::from(9);
    let mut game = random_match(Setup::default(), 9, 30);
    game.redeal(Viewer::Seat(Seat(0)), Seed::from(90));
    play(&mut game, 10, usize::MAX);
    Record::of(&game, seed)
}

fn from_a_position() -> Record<State> {
    let seed = Seed::from(11);
    let setup = table(&["free_discard"]);
    let position = random_match::<State>(setup.clone(), 11, 50).truth().position();
    let state = State::from_position(&setup, &position).unwrap();
    let mut game = Match::from_state(setup, state, Seeded::new(seed));
    play(&mut game, 12, usize::MAX);
    Record::from_position(&game, seed, &position)
}

#[test]
fn every_golden_record_replays_to_its_final_state() {
    check_golden(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../golden")), &GOLDEN);
}
