//! Rules that a scenario file cannot express: decks, views, data of pilots, bounds over whole matches.
//!
//! One module for each chapter; the scenarios of the chapters are in `tests/scenarios/`.

#[path = "../support/mod.rs"]
mod support;

mod deck;
mod end;
mod free;
mod info;
mod mps;
mod ovd;
mod pil;
mod sym;
mod team;
mod trn;
mod win;

use coal::card::Model;
use coal::{Action, CardSet, Setup, SetupDocument, State, compact};
use table::{Game, Match, Positioned, Seat, Seed, Seeded, Viewer};

/// The house set and these cards in compact notation.
fn cards_with(cards: &[(&str, &str)]) -> CardSet {
    let card = |(id, text): &(&str, &str)| compact::card(id, Model::C1, text).expect("the card can be read");
    CardSet::house().with(cards.iter().map(card).collect(), Vec::new())
}

/// A table in the notation of setups.
fn document(text: &str) -> SetupDocument {
    text.parse().expect("the table can be read")
}

fn checked(text: &str, cards: &CardSet) -> Setup {
    Setup::check(document(text), cards.clone()).unwrap_or_else(|problems| panic!("{text}\n{problems:?}"))
}

/// Checks that the table is refused once, with this clause.
#[track_caller]
fn check_refused(text: &str, cards: &CardSet, clause: &str) {
    let problems = Setup::check(document(text), cards.clone()).expect_err("the table must be refused");
    let named: Vec<_> = problems.iter().filter(|problem| problem.to_string().contains(clause)).collect();
    assert_eq!((named.len(), problems.len()), (1, 1), "expected {clause} once: {problems:?}");
}

/// A match that begins from a position; its draws come from a seed.
fn match_from(setup: &Setup, position: &str) -> Match<State> {
    let state = State::from_position(setup, position).unwrap_or_else(|problems| panic!("{problems:?}\n{position}"));
    Match::from_state(setup.clone(), state, Seeded::new(Seed::from(1)))
}

/// The legal actions of a seat.
fn choices(state: &State, seat: u8) -> Vec<Action> {
    let choices = state.choices(Seat(seat));
    (0..table::Choices::len(&choices)).map(|place| table::Choices::get(&choices, place)).collect()
}

/// Carries out these actions, written as `SEAT ACTION`.
#[track_caller]
fn play(game: &mut Match<State>, lines: &[&str]) {
    for line in lines {
        let (seat, action) = line.split_once(' ').expect("SEAT ACTION");
        let seat: Seat = seat.parse().expect("a seat");
        let action: Action = action.parse().expect("an action");
        if let Err(error) = game.act(seat, action) {
            panic!("{line}: {error}\n{}", game.truth().position());
        }
    }
}

/// Every viewer of a table of two seats.
fn viewers() -> impl Iterator<Item = Viewer> {
    Viewer::all(2)
}
