//! The players of ESTRO as people meet them, with a new player for each decision: they make no blunders of a novice.
//!
//! `MATCHES=200 PLAYERS=search,heuristic BUDGET=20 cargo test --profile ci -p estro-plugin --test blunders -- --ignored --nocapture counted`

mod support;

use bots::{Blunder, BlunderKind, BotSpec, Budget};
use door::testing::play_by_answers;
use estro::Setup;
use estro_plugin::Estro;
use support::{conquest, inferno, meeting};
use table::Seed;

/// An upper bound that no match reaches.
const MOST_DECISIONS: usize = 5_000;

/// Dealt decks and ready ones in rotation, every fifth match on five fields and every fifth one between teams.
fn table(number: u64) -> Setup {
    match number % 5 {
        0 => meeting(["dice", "ambush"]),
        1 => meeting(["ardo", "answers"]),
        2 => conquest(&[]),
        3 => inferno(&[]),
        _ => Setup::default(),
    }
}

fn blunders(names: [&str; 2], matches: std::ops::Range<u64>, budget: Budget) -> Vec<(u64, Blunder)> {
    // Up to four seats: partners sit opposite each other.
    let players: Vec<BotSpec> = names.iter().chain(&names).map(|name| name.parse().unwrap()).collect();
    let found = matches.flat_map(|number| {
        let played = play_by_answers::<Estro>(table(number), Seed::from(number), &players, budget, MOST_DECISIONS);
        assert!(played.outcome.is_some(), "match {number} has no end");
        played.blunders.into_iter().map(move |found| (number, found))
    });
    found.collect()
}

#[test]
fn the_heuristic_player_makes_no_blunder() {
    assert_eq!(blunders(["heuristic", "heuristic"], 0..24, Budget::Simulations(1)), []);
}

#[test]
fn careless_players_make_no_blunder() {
    assert_eq!(blunders(["newcomer", "beginner"], 24..40, Budget::Simulations(1)), []);
}

#[test]
fn a_search_makes_no_blunder() {
    assert_eq!(blunders(["search", "search"], 40..43, Budget::Simulations(8)), []);
}

#[test]
fn the_count_sees_what_random_players_do() {
    let found = blunders(["random", "random"], 0..12, Budget::Simulations(1));
    let hopeless = found.iter().filter(|(_, blunder)| blunder.kind == BlunderKind::Hopeless).count();
    assert!(hopeless > 10, "{hopeless} hopeless attacks in twelve matches of random players");
}

#[test]
#[ignore = "a measurement: see the head of the file"]
fn counted() {
    let variable = |name: &str, usual: &str| std::env::var(name).unwrap_or_else(|_| usual.to_owned());
    let matches: u64 = variable("MATCHES", "100").parse().unwrap();
    let budget = Budget::Simulations(variable("BUDGET", "20").parse().unwrap());
    let players = variable("PLAYERS", "heuristic,heuristic");
    let (one, other) = players.split_once(',').unwrap();
    let found = blunders([one, other], 0..matches, budget);
    println!("{} blunders in {matches} matches of {players}", found.len());
    for (number, blunder) in found.iter().take(20) {
        println!("{number}: {blunder:?}");
    }
}
