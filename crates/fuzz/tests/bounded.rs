//! A bounded run of every fuzzer, and of every case that failed once. Each run tries the same cases.

use fuzz::{Limit, fuzz, games, kept, repeat, targets};

/// The number that the cases of this run are drawn from.
const SEED: u64 = 2026;

/// Runs a target for every game: checks that nothing is found, and that both valid and invalid inputs were tried.
fn bounded(target: &str) {
    for game in games() {
        let summary = fuzz(target, game, SEED, Limit::Bounded).expect("a target of a game");
        let summary = summary.unwrap_or_else(|failure| panic!("{target} of {game} cannot begin: {failure}"));
        for found in &summary.found {
            eprintln!("{}\n{}", found.failure, serde_json::to_string_pretty(&found.case).unwrap());
        }
        assert!(summary.found.is_empty(), "{target} of {game}: what was found stands above");
        assert!(summary.accepted > 0, "{target} of {game}: no input was accepted of {}", summary.refused);
        // A case of lines mixes both kinds, and a match is always played as dealt.
        let holds_both = ["line", "match"].contains(&target);
        assert!(holds_both || summary.refused > 0, "{target} of {game}: no input was refused");
        println!("{game}: {} accepted, {} refused, {} waiting", summary.accepted, summary.refused, summary.waiting);
    }
}

macro_rules! bounded {
    ($($target:ident = $name:literal),*) => {
        $(#[test]
        fn $target() {
            bounded($name);
        })*

        #[test]
        fn every_target_has_its_run() {
            assert_eq!(targets().map(|(name, _)| name).collect::<Vec<_>>(), [$($name),*]);
        }
    };
}

bounded! {
    setups_are_read = "setup",
    positions_are_read = "position",
    records_are_read = "record",
    cards_are_read = "cards",
    decks_are_read = "deck",
    files_are_read = "files",
    queries_are_read = "query",
    options_are_read = "options",
    actions_are_tried = "actions",
    standing_orders_are_read = "stops",
    scripts_of_chance_are_read = "chance",
    lines_are_answered = "line",
    matches_keep_what_they_promise = "match"
}

#[test]
fn what_was_found_once_holds_now() {
    for (file, case) in kept().unwrap() {
        if let Err(failure) = repeat(&case) {
            panic!("{file}: {failure}");
        }
    }
}
