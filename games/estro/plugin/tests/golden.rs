//! The golden records of ESTRO: random matches with dealt and with ready decks, with each mode beside the duel, and of two teams.

use std::path::Path;

use estro::deck::ready::READY;
use estro::{CardSet, Options, Setup, SetupDocument, State};
use record::Record;
use record::testing::{Golden, check_golden, play, random_match};
use table::{Language, Match, Positioned, Seat, Seed, Seeded, Viewer};

/// Every golden record: its name, and the function that makes it.
const GOLDEN: [Golden<State>; 28] = [
    ("dealt", || whole(Setup::default(), 1)),
    ("dealt-again", || whole(Setup::default(), 2)),
    ("ardo-wall", || whole(decks([0, 1], &[]), 3)),
    ("answers-ambush", || whole(decks([2, 3], &[]), 4)),
    ("dice-mixed", || whole(decks([4, 5], &["dice_scope=phase", "r19_tiebreak"]), 5)),
    ("unfinished", || Record::of(&random_match(Setup::default(), 6, 60), Seed::from(6))),
    ("redealt", redealt),
    ("from-a-position", from_a_position),
    ("conceded", conceded),
    ("stratega", || whole(dealt(&["stratega"]), 21)),
    ("necrotokens", || whole(dealt(&["necrotokens"]), 22)),
    ("ambush", || whole(dealt(&["ambush"]), 23)),
    ("rift", || whole(decks([3, 0], &["rift"]), 24)),
    ("four-overlays", || whole(dealt(&["stratega", "necrotokens", "ambush", "rift"]), 25)),
    ("lucid", || whole(dealt(&["lucid"]), 26)),
    ("chimera", || whole(dealt(&["chimera"]), 30)),
    ("mnemonica", || whole(dealt(&["mnemonica", "first_player=1"]), 31)),
    ("conquest", || whole(dealt(&["conquest"]), 40)),
    ("conquest-overlays", || {
        whole(dealt(&["conquest", "conquest_goal=stack", "necrotokens", "ambush", "rift", "lucid", "chimera"]), 41)
    }),
    ("seven-overlays", || whole(dealt(&Options::OVERLAYS[..7]), 27)),
    ("dial", || whole(dealt(&["dial"]), 43)),
    ("conquest-dial", || whole(dealt(&["conquest", "dial", "chimera"]), 44)),
    ("solo", || whole(dealt(&["solo"]), 50)),
    ("solo-constructed", || whole(decks([3], &["solo", "object_interval=2", "guardian_estro=ship"]), 51)),
    ("solo-overlays", || whole(dealt(&[&["solo"], &Options::OVERLAYS[..]].concat()), 52)),
    ("all-overlays", || whole(dealt(&Options::OVERLAYS), 45)),
    ("inferno", || whole(dealt(&["inferno"]), 50)),
    ("inferno-overlays", || {
        let overlays = Options::OVERLAYS.iter().filter(|overlay| **overlay != "stratega");
        let words: Vec<&str> = ["inferno", "inferno_shared_hands"].iter().chain(overlays).copied().collect();
        whole(dealt(&words), 51)
    }),
];

/// A table with dealt decks and these modes and options.
fn dealt(options: &[&str]) -> Setup {
    let options = options.iter().map(|word| (*word).to_owned()).collect();
    Setup::check(SetupDocument::of_words(options), CardSet::house()).unwrap()
}

/// A table with ready decks, by their places in the list.
fn decks<const N: usize>(places: [usize; N], options: &[&str]) -> Setup {
    let cards = CardSet::house();
    let seats = places.map(|place| READY[place].deck(&cards, Language::En).seat(&cards)).to_vec();
    let options = options.iter().map(|word| (*word).to_owned()).collect();
    Setup::check(SetupDocument { seats, options }, cards).unwrap()
}

fn whole(setup: Setup, seed: u64) -> Record<State> {
    Record::of(&random_match(setup, seed, usize::MAX), Seed::from(seed))
}

fn redealt() -> Record<State> {
    let mut game = random_match(decks([1, 4], &[]), 9, 50);
    game.redeal(Viewer::Seat(Seat(0)), Seed::from(90));
    play(&mut game, 10, usize::MAX);
    Record::of(&game, Seed::from(9))
}

fn from_a_position() -> Record<State> {
    let seed = Seed::from(11);
    let setup = decks([5, 0], &[]);
    let position = random_match::<State>(setup.clone(), 11, 70).truth().position();
    let state = State::from_position(&setup, &position).unwrap();
    let mut game = Match::from_state(setup, state, Seeded::new(seed));
    play(&mut game, 12, usize::MAX);
    Record::from_position(&game, seed, &position)
}

fn conceded() -> Record<State> {
    let mut game = random_match(Setup::default(), 13, 40);
    game.concede(Seat(1)).unwrap();
    Record::of(&game, Seed::from(13))
}

#[test]
fn every_golden_record_replays_to_its_final_state() {
    check_golden(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../golden")), &GOLDEN);
}
