//! Series of matches between decks.

mod support;

use arena::{Decked, Report as _, Series, SeriesError};
use doomtrooper::State;
use doomtrooper_plugin::{Doomtrooper, meetings};
use door::TableOrder;
use table::{Language, Seat};

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
            Series::<Doomtrooper>::of(&["heuristic", "random"], tables(2), 8).expect("two players at tables for two");
        series.threads = threads;
        series.play(|_| ())
    };
    assert_eq!(series(1), series(3));
}

#[test]
fn every_player_sits_everywhere_with_every_deck() {
    let series =
        Series::<Doomtrooper>::of(&["random", "heuristic"], tables(2), 4).expect("two players at tables for two");
    assert_eq!(series.round(), 4);
    let standings = series.play(|_| ());
    let total: f64 = standings.players.iter().map(|player| player.share.share).sum();
    assert!((total - 1.0).abs() < 1e-9, "{standings}");
    assert!(standings.players.iter().all(|player| player.played == 4));
    assert!(standings.decks.iter().all(|deck| deck.played == 2));
    assert_eq!(standings.pairings.len(), 2);
    let sum = |shares: &[arena::Interval]| shares.iter().map(|share| share.share).sum::<f64>();
    assert!((sum(&standings.seats) - 1.0).abs() < 1e-9 && (sum(&standings.places) - 1.0).abs() < 1e-9);
    assert_eq!((standings.fair_share, standings.teams.len(), standings.uneven), (0.5, 0, false));
    let text = standings.to_string();
    assert!(text.starts_with("4 matches of Doomtrooper, seed 0, decks a0, b0, a1, b1"), "{text}");
}

#[test]
fn partners_are_a_team_in_the_report() {
    let teams = ["teams".to_owned()];
    let order = TableOrder { options: &teams, ..TableOrder::default() };
    let tables = meetings::ordered(&order, 2).expect("ready decks in teams");
    let series = Series::<Doomtrooper>::of(&["random", "heuristic"], tables, 4).expect("a team each");
    let played = series.play_all(|_| ());
    for one in &played {
        // The seats of a team sit opposite each other, and both partners win together.
        assert!((0..2).all(|seat| one.players[seat] == one.players[seat + 2]), "{one:?}");
        assert!((0..2).all(|seat| one.winners.contains(Seat(seat)) == one.winners.contains(Seat(seat + 2))), "{one:?}");
    }
    let standings = series.standings(&played);
    assert_eq!(standings.fair_share, 0.5);
    let seats: Vec<_> = standings.teams.iter().map(|team| team.seats.clone()).collect();
    assert_eq!(seats, [[Seat(0), Seat(2)], [Seat(1), Seat(3)]]);
    assert!(standings.players.iter().all(|player| (player.most, player.contested) == (1.0, 4)), "{standings}");
    let text = standings.say(Language::It);
    assert!(text.contains("giocatori 2 + 4") && text.contains("4 partite non sono un multiplo di 12"), "{text}");
    assert!(text.contains("posti e mazzi non sono del tutto pari"), "{text}");
}

#[test]
fn players_that_do_not_go_with_the_tables_are_refused() {
    let error = Series::<Doomtrooper>::of(&["heuristic", "random", "search"], tables(1), 1).map(|_| ()).unwrap_err();
    assert_eq!(error, SeriesError::Players { given: 3, seats: 2 });
    assert!(matches!(
        Series::<Doomtrooper>::of(&["heuristic", "deep"], tables(1), 1),
        Err(SeriesError::NoSuchPlayer(_))
    ));
}
