//! Shared code for the tests of games: random matches, and golden records.

use std::path::Path;

use table::{Choices, Fast, Game, Match, Recorded, Seed};

use crate::Record;

/// A golden record: its name, and the function that makes it.
pub type Golden<G> = (&'static str, fn() -> Record<G>);

/// Replays every record (`*.duello`) of a folder, and checks that none of `golden` is missing: the same decisions must
/// always lead to the same final state.
///
/// With `DUELLO_GOLDEN=write` in the environment the records are played and written anew. Do that only when the rules
/// were changed on purpose and their version was raised, or to add a record.
///
/// # Panics
/// When a record fails or is missing.
pub fn check_golden<G: Recorded>(folder: &Path, golden: &[Golden<G>]) {
    if std::env::var_os("DUELLO_GOLDEN").is_some_and(|value| value == "write") {
        std::fs::create_dir_all(folder).unwrap();
        for (name, record) in golden {
            std::fs::write(folder.join(format!("{name}.duello")), record().to_string()).unwrap();
        }
    }
    let mut seen = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "duello") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let record: Record<G> = text.parse().unwrap_or_else(|problems| panic!("{}:\n{problems}", path.display()));
        let game = record.verify().unwrap_or_else(|problems| panic!("{}:\n{problems}", path.display()));
        assert_eq!(game.steps().len(), record.decisions());
        assert_eq!(record.to_string(), text, "{}", path.display());
        seen.push(path.file_stem().unwrap().to_string_lossy().into_owned());
    }
    for (name, _) in golden {
        assert!(seen.iter().any(|other| other == name), "the golden record `{name}` is gone");
    }
}

/// Plays on at random, for at most `most` decisions.
///
/// # Panics
/// When an offered action is not accepted.
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
