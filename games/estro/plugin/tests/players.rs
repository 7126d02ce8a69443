//! The players of ESTRO: strength, the same answer for the same seed, offered actions only.

mod support;

use bots::testing::check_memoryless;
use bots::{BotSpec, Budget};
use estro::Setup;
use estro_plugin::Estro;
use support::{alone, conquest, duel, inferno, meeting, play, series};
use table::Seed;

#[test]
fn the_heuristic_player_beats_random_play() {
    let half_points = duel("heuristic", "random", 40, Budget::Simulations(1));
    assert!(half_points >= 72, "{half_points} of 80 half points");
}

#[test]
fn search_beats_random_play_with_few_simulations() {
    let half_points = duel("search", "random", 6, Budget::Simulations(40));
    assert!(half_points >= 10, "{half_points} of 12 half points");
}

/// ESTRO-CONQ-10: fields are held and taken with sense, with either goal and among other modes.
#[test]
fn both_players_beat_random_play_on_five_fields() {
    for options in [&[][..], &["conquest_goal=stack"], &["necrotokens", "ambush", "rift", "lucid", "chimera"]] {
        let half_points = series(&conquest(options), "heuristic", "random", 60, Budget::Simulations(1));
        assert!(half_points >= 108, "{options:?}: {half_points} of 120 half points");
    }
    let half_points = series(&conquest(&[]), "search", "random", 4, Budget::Simulations(20));
    assert!(half_points >= 7, "{half_points} of 8 half points");
}

/// ESTRO-SOLO-06: the ships are destroyed by sense more often than by luck.
#[test]
fn both_players_beat_the_ships_more_often_than_random_play() {
    for options in [&[][..], &["necrotokens", "ambush", "rift", "chimera", "dial"]] {
        let [random, heuristic] = ["random", "heuristic"].map(|name| alone(options, name, 60, Budget::Simulations(1)));
        assert!(heuristic > 20 && random < 15, "{options:?}: {heuristic} and {random} of 60 matches");
    }
    let won = alone(&[], "search", 4, Budget::Simulations(20));
    assert!(won > 0, "{won} of 4 matches");
}

/// ESTRO-INF-12: a team of players that work together beats one that plays at random.
#[test]
fn both_players_beat_random_play_in_teams() {
    for options in [&[][..], &["necrotokens", "ambush", "rift", "lucid", "chimera"]] {
        let half_points = series(&inferno(options), "heuristic", "random", 40, Budget::Simulations(1));
        assert!(half_points >= 72, "{options:?}: {half_points} of 80 half points");
    }
    let half_points = series(&inferno(&[]), "search", "random", 2, Budget::Simulations(10));
    assert!(half_points >= 3, "{half_points} of 4 half points");
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let course = |seed| play(meeting(["ambush", "answers"]), ["heuristic", "search"], seed, Budget::Simulations(4));
    assert_eq!(course(5), course(5));
    assert_ne!(course(5).fingerprint, course(6).fingerprint);
}

#[test]
fn every_ready_deck_is_played_to_the_end() {
    for names in [["ardo", "wall"], ["answers", "ambush"], ["dice", "mixed"]] {
        let course = play(meeting(names), ["heuristic", "heuristic"], 3, Budget::Simulations(1));
        assert!(course.decisions > 20, "{names:?}");
    }
}

#[test]
fn players_remember_nothing_between_questions() {
    for name in ["heuristic", "search@6"] {
        let player: BotSpec = name.parse().unwrap();
        let compared = check_memoryless::<Estro>(Setup::default(), Seed::from(8), player, 60);
        assert!(compared > 20, "{compared}");
    }
}
