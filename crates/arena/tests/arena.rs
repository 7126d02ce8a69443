//! Plans are fair, repeatable, and never play a match twice.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};

use arena::{Cause, Models, Plan, PlanError, play_all, run};
use games::coal::card::Model;
use games::coal::{CardSet, Options};
use table::Seat;

fn with(mut plan: Plan, change: impl FnOnce(&mut Plan)) -> Plan {
    change(&mut plan);
    plan
}

fn plan(bots: [&str; 2], matches: u32, models: Models) -> Plan {
    Plan::of(bots, matches).unwrap().at(models, &Options::default(), &CardSet::house()).unwrap()
}

/// Two different players, whichever this version has.
const OTHERS: [&str; 2] = ["random", "thumb"];

#[test]
fn the_result_is_the_same_for_any_number_of_threads() {
    for bots in [["random", "random"], OTHERS] {
        let one = plan(bots, 60, Models::All);
        let report = run(&one, |_| ());
        for threads in [2, 3, 7, 100] {
            assert_eq!(run(&with(one.clone(), |plan| plan.threads = threads), |_| ()), report);
        }
        let other_seed = run(&with(one, |plan| plan.seed = 1.into()), |_| ());
        assert_ne!(other_seed.checksum, report.checksum);
    }
}

#[test]
fn no_match_is_played_twice() {
    for models in [Models::Chosen, Models::Pair(Model::C2, Model::C3), Models::All] {
        for bots in [["random", "random"], ["thumb", "thumb"], OTHERS] {
            let played = play_all(&plan(bots, 48, models), |_| ());
            let courses: HashSet<u64> = played.iter().map(|one| one.course).collect();
            assert_eq!(courses.len(), 48, "{models} {bots:?}");
        }
    }
}

#[test]
fn pairs_of_matches_share_the_seed_and_change_seats() {
    let played = play_all(&plan(OTHERS, 24, Models::Pair(Model::C1, Model::C4)), |_| ());
    for pair in played.chunks(2) {
        assert_eq!(pair[0].starter, pair[1].starter, "the same seed draws the same starting seat");
        assert_eq!([pair[0].first_player, pair[1].first_player], [Seat(0), Seat(1)]);
        assert_eq!(pair[0].models, pair[1].models);
    }
    // In the next pair the models have changed seats, so that each player has each model in each seat.
    assert_eq!(played[0].models, [Some(Model::C1), Some(Model::C4)]);
    assert_eq!(played[2].models, [Some(Model::C4), Some(Model::C1)]);

    // The same player twice: only the models can change seats.
    let played = play_all(&plan(["thumb", "thumb"], 24, Models::Pair(Model::C1, Model::C4)), |_| ());
    for pair in played.chunks(2) {
        assert_eq!(pair[0].starter, pair[1].starter);
        assert_eq!(pair[0].models, [pair[1].models[1], pair[1].models[0]]);
    }
}

#[test]
fn all_pairings_are_played_equally_often_in_each_order() {
    for bots in [["random", "random"], OTHERS] {
        let plan = plan(bots, 0, Models::All);
        let round = plan.round();
        let plan = with(plan, |plan| plan.matches = 2 * round);
        let report = run(&plan, |_| ());
        assert_eq!(report.pairings.len(), 6);
        assert!(report.pairings.iter().all(|pairing| pairing.matches == report.matches / 6), "{report}");
        let played = play_all(&plan, |_| ());
        for one in Model::ALL {
            let sits = |seat: usize| played.iter().filter(|match_| match_.models[seat] == Some(one)).count();
            assert_eq!(sits(0), sits(1));
        }
    }
}

#[test]
fn every_match_is_counted_once_everywhere() {
    let done = AtomicU32::new(0);
    let plan = with(plan(OTHERS, 101, Models::Chosen), |plan| plan.threads = 2);
    let report = run(&plan, |_| {
        done.fetch_add(1, Ordering::Relaxed);
    });
    assert_eq!((report.matches, done.into_inner()), (101, 101));
    let [one, other] = &report.players;
    assert_eq!((one.wins, one.losses), (other.losses, other.wins));
    assert_eq!(one.wins + one.losses + report.ties, 101);
    assert_eq!(report.ends.attack + report.ends.own_doing + report.ends.empty_deck, 101);
    // Whoever is destroyed has suffered at least 10 points, healed ones included.
    assert!(report.damage_of_losers.iter().sum::<f64>() >= 10.0, "{report}");
    assert_eq!(report.by_model.iter().map(|side| side.played).sum::<u32>(), 202);
    assert_eq!(report.by_pilot.iter().map(|side| side.played).sum::<u32>(), 202);
}

#[test]
fn the_loser_was_destroyed_by_something() {
    for played in play_all(&plan(["random", "random"], 300, Models::All), |_| ()) {
        match played.winner {
            Some(winner) => assert!(played.fatal[winner.left(2).index()].is_some(), "{played:?}"),
            None => assert!(played.fatal.iter().all(Option::is_some), "{played:?}"),
        }
    }
}

#[test]
fn random_play_ends_by_attacks_and_by_mistakes() {
    let played = play_all(&plan(["random", "random"], 300, Models::All), |_| ());
    for fatal in [Cause::Attack, Cause::OwnDoing] {
        assert!(played.iter().any(|one| one.fatal.contains(&Some(fatal))), "{fatal:?}");
    }
}

#[test]
fn bad_plans_say_what_there_is() {
    let error = Plan::of(["random", "deep"], 1).unwrap_err();
    assert!(error.to_string().contains("`deep` is not a player; there are random"), "{error}");
    for text in ["C1", "C1,C1", "C1,C9", "", "all,C1"] {
        assert_eq!(text.parse::<Models>(), Err(PlanError::Models(text.into())));
    }
    assert_eq!("c3, c1".parse(), Ok(Models::Pair(Model::C3, Model::C1)));
    assert_eq!("all".parse(), Ok(Models::All));
}

#[test]
fn an_empty_plan_has_a_report() {
    let report = run(&plan(OTHERS, 0, Models::Chosen), |_| ());
    assert_eq!(report.matches, 0);
    assert!(report.to_string().contains("0 matches"));
}

#[test]
fn the_bench_measures_and_its_checksum_repeats() {
    let time = std::time::Duration::from_millis(1);
    let (one, other) = (arena::bench::coal(time), arena::bench::coal(time));
    assert_eq!(one.random.checksum, other.random.checksum);
    assert_eq!(one.thumb.map(|speed| speed.checksum), other.thumb.map(|speed| speed.checksum));
    assert!(one.random.legal_actions > 1.0 && one.random.free_share > 0.0 && one.copy_ns > 0.0);
}
