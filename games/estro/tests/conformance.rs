//! The conformance suite on random tables of ESTRO.
//!
//! `MATCHES=20000 cargo test -p estro --profile ci --test conformance` tries more; `SEED=7` tries others.

mod support;

use estro::{State, Stops};
use table::conformance::{self, Plan};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn the_game_keeps_the_contract_on_random_tables() {
    let none: Stops = "none".parse().expect("no stops");
    let some: Stops = "declared death".parse().expect("two stops");
    let plan: Plan<State> = Plan {
        matches: number("MATCHES").unwrap_or(60) as u32,
        seed: number("SEED").unwrap_or(2026),
        standing: vec![Stops::default(), some, none],
        ..Plan::default()
    }
    .with_words();
    let summary = conformance::check(support::random_table, &plan).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{summary:?}");
}

#[test]
fn another_process_plays_the_same_matches() {
    let prints = || conformance::fingerprints::<State>(support::random_table, 20);
    conformance::same_in_another_process("another_process_plays_the_same_matches", prints)
        .unwrap_or_else(|message| panic!("{message}"));
}
