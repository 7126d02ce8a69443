//! Plays the lessons of the game with the actions that they ask for.

use estro::{CardSet, State, clause};
use table::scenario::run_lessons;

/// The guided first match, and the guided starts of the modes.
const LESSONS: [(&str, &str); 4] = [
    ("first.scn", include_str!("../lessons/first.scn")),
    ("mode-solo.scn", include_str!("../lessons/mode-solo.scn")),
    ("mode-conquest.scn", include_str!("../lessons/mode-conquest.scn")),
    ("mode-inferno.scn", include_str!("../lessons/mode-inferno.scn")),
];

fn is_clause(id: &str) -> bool {
    clause::ALL.iter().any(|clause| clause.as_str() == id)
}

#[test]
fn every_lesson_can_be_played_as_it_asks() {
    let run = |(file, text)| run_lessons::<State>(&CardSet::house(), is_clause, file, text).failures;
    let failures: Vec<_> = LESSONS.into_iter().flat_map(run).collect();
    assert!(failures.is_empty(), "{failures:#?}");
}
