//! Series of matches between decks.

mod support;

use arena::{Decked, Report as _, Series, SeriesError};
use doomtrooper::State;
use doomtrooper_plugin::Doomtrooper;

fn tables(count: u64) -> Vec<Decked<State>> {
    let decked = |seed| Decked {
        setup: support::table(2, seed),
        decks: vec![Some(format!("a{seed}")), Some(format!("b{seed}"))],
        is_reseated: false,
    };
    (0..count).map(decked).collect()
}

#[test]
fn the_result_is_the_same_for_any_number_of_threads() {
    let series = |threads| {
        let mut series =
            Series::<Doomtrooper>::of(&["thumb", "random"], tables(2), 8).expect("two players at tables for two");
        series.threads = threads;
        series.play(|_| ())
    };
    assert_eq!(series(1), series(3));
}

#[test]
fn every_player_sits_everywhere_with_every_deck() {
    let series = Series::<Doomtrooper>::of(&["random", "thumb"], tables(2), 4).expect("two players at tables for two");
    assert_eq!(series.round(), 4);
    let standings = series.play(|_| ());
    let total: f64 = standings.players.iter().map(|player| player.share.share).sum();
    assert!((total - 1.0).abs() < 1e-9, "{standings}");
    assert!(standings.players.iter().all(|player| player.played == 4));
    assert!(standings.decks.iter().all(|deck| deck.played == 2));
    assert_eq!(standings.pairings.len(), 2);
    let text = standings.to_string();
    assert!(text.starts_with("4 matches of Doomtrooper, seed 0, decks a0, b0, a1, b1"), "{text}");
}

#[test]
fn players_that_do_not_go_with_the_tables_are_refused() {
    let error = Series::<Doomtrooper>::of(&["thumb", "random", "search"], tables(1), 1).map(|_| ()).unwrap_err();
    assert_eq!(error, SeriesError::Players { given: 3, seats: 2 });
    assert!(matches!(Series::<Doomtrooper>::of(&["thumb", "deep"], tables(1), 1), Err(SeriesError::NoSuchPlayer(_))));
}
