//! The conformance suite on random tables of Doomtrooper.
//!
//! `MATCHES=2000 cargo test -p doomtrooper --profile ci --test conformance` tries more; `SEED=7` tries others.

mod support;

use doomtrooper::{State, Stops};
use table::conformance::{self, Plan};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn the_game_keeps_the_contract_on_random_tables() {
    let every: Stops = Stops::NAMES.join(" ").parse().expect("the names of all stops");
    let none: Stops = "none".parse().expect("no stops");
    let plan: Plan<State> = Plan {
        matches: number("MATCHES").unwrap_or(20) as u32,
        seed: number("SEED").unwrap_or(2026),
        look_every: 40,
        standing: vec![Stops::default(), every, none],
        ..Plan::default()
    }
    .with_words();
    let summary = conformance::check(support::random_table, &plan).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{summary:?}");
}
