//! The conformance suite on random tables of C.O.A.L.
//!
//! `MATCHES=20000 cargo test -p coal --profile ci --test conformance` tries more matches; `SEED=7` tries others.

mod support;

use coal::{State, Stops};
use table::Fast;
use table::conformance::{self, Plan};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn the_game_keeps_the_contract_on_random_tables() {
    let every: Stops = Stops::NAMES.map(|(name, _)| name).join(" ").parse().expect("the names of all stops");
    let none: Stops = "none".parse().expect("no stops");
    let plan: Plan<State> = Plan {
        matches: number("MATCHES").unwrap_or(120) as u32,
        seed: number("SEED").unwrap_or(2026),
        standing: vec![Stops::default(), every, none],
        ..Plan::default()
    }
    .with_words();
    let summary = conformance::check(support::random_table, &plan).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{summary:?}");
}

#[test]
fn another_process_plays_the_same_matches() {
    let prints = || conformance::fingerprints::<State>(support::random_table, 40);
    conformance::same_in_another_process("another_process_plays_the_same_matches", prints)
        .unwrap_or_else(|message| panic!("{message}"));
}

#[test]
fn the_random_tables_differ_in_everything() {
    let tables: Vec<String> = (0..400).map(|seed| support::random_table(&mut Fast::new(seed)).name).collect();
    let of = |words: &str| tables.iter().filter(|table| table.contains(words)).count();
    for (name, _) in coal::Options::ALL {
        assert!(of(name) >= 10, "{name} is on at {} tables of 400", of(name));
    }
    for words in ["model C1", "model C2", "model C3", "model C4", " pilot ", " deck "] {
        assert!(of(words) >= 10, "`{words}` stands in {} tables of 400", of(words));
    }
    assert!(of("options none") >= 10);
}
