//! Random matches through the contract.

mod support;

use doomtrooper::State;
use table::{Chance, Choices, Draw, Fast, Game, NoLog, Playout, Positioned};

/// Plays random matches with random decks for the number of decisions in the environment variable `DECISIONS`:
/// `DECISIONS=10000000 cargo test --release -p doomtrooper --test random_play -- --nocapture` plays ten million.
#[test]
fn random_matches_end_and_nobody_is_stuck() {
    let wanted = std::env::var("DECISIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let (mut decisions, mut matches, mut turns, mut longest, mut most_in_play) = (0u64, 0u64, 0u64, (0, 0), 0);
    for seed in 0.. {
        if decisions >= wanted {
            break;
        }
        let mut chance = Fast::new(seed);
        let table = support::random_table(&mut chance);
        let mut state = State::deal(&table.setup, &mut chance, &mut NoLog);
        if seed % 2 == 0 {
            state.skip_idle_windows();
        }
        let mut n = 0u32;
        while let Some(seat) = state.awaits().seats().lowest() {
            let choices = state.choices(seat);
            assert!(choices.len() > 0, "seed {seed}: nobody can answer\n{state}");
            let action = choices.get(chance.below(Draw::named("random"), choices.len()));
            state.apply(seat, action, &mut chance, &mut NoLog);
            n += 1;
            assert!(n < State::decision_bound(&table.setup), "seed {seed}: too long");
        }
        decisions += u64::from(n);
        matches += 1;
        longest = longest.max((n, seed));
        let view = state.view(table::Viewer::Public);
        turns += u64::from(view.turn);
        most_in_play = most_in_play.max(view.table.len());
    }
    println!(
        "{matches} matches, {decisions} decisions, {turns} Turns; the longest has {} decisions (seed {}); at most \
         {most_in_play} cards in play at an end",
        longest.0, longest.1
    );
}

/// A position comes from outside: every reference in it is checked before it is used.
#[test]
fn a_position_that_names_what_is_not_there_is_refused() {
    let mut chance = Fast::new(3);
    let table = support::random_table(&mut chance);
    let state = State::deal(&table.setup, &mut chance, &mut NoLog);
    let text = state.position();
    assert!(State::from_position(&table.setup, &text).is_ok());
    for (right, wrong) in
        [("attacker: (255)", "attacker: (200)"), ("active: ", "active: 7"), ("conceding: 0", "conceding: nobody")]
    {
        let broken = text.replacen(right, wrong, 1);
        assert_ne!(broken, text, "{right} stands in the position");
        assert!(State::from_position(&table.setup, &broken).is_err(), "{wrong}");
    }
}
