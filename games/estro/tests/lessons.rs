//! Plays the lessons of the game with the actions that they ask for.

use estro::{CardSet, State, clause};
use table::scenario::run_lessons;

fn is_clause(id: &str) -> bool {
    clause::ALL.iter().any(|clause| clause.as_str() == id)
}

#[test]
fn every_lesson_can_be_played_as_it_asks() {
    let (file, text) = ("first.scn", include_str!("../lessons/first.scn"));
    let report = run_lessons::<State>(&CardSet::house(), is_clause, file, text);
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
}
