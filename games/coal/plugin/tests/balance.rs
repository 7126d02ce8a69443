//! Plans are fair, repeatable, and never play a match twice.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};

use arena::{Report as _, bench, stress};
use coal::card::Model;
use coal::{CardSet, Options, State};
use coal_plugin::Coal;
use coal_plugin::balance::{Cause, Counts, Mode, Models, Plan, Played, play_all, run};
use door::Entry;
use table::{Language, Seat};

fn with(mut plan: Plan, change: impl FnOnce(&mut Plan)) -> Plan {
    change(&mut plan);
    plan
}

fn plan(bots: [&str; 2], matches: u32, models: Models) -> Plan {
    Plan::of(bots, matches).unwrap().at(models, &Options::default(), &CardSet::house()).unwrap()
}

/// A plan with these names of table options.
fn plan_with(bots: &[&str], seats: usize, matches: u32, models: Models, options: &str) -> Plan {
    let plan = Plan::at_seats(bots, seats, matches).unwrap();
    plan.at(models, &options.parse().unwrap(), &CardSet::house()).unwrap()
}

/// Plans of every mode: two players at every number of seats, one for each seat, teams, Tag Mode.
fn plans_of_every_mode(matches: u32) -> Vec<Plan> {
    let mut plans = Vec::new();
    for models in [Models::Chosen, Models::All] {
        plans.push(plan_with(&OTHERS, 2, matches, models, "tag_mode"));
        plans.push(plan_with(&OTHERS, 3, matches, models, ""));
        plans.push(plan_with(&["thumb", "thumb"], 3, matches, models, "tag_mode"));
        plans.push(plan_with(&OTHERS, 4, matches, models, ""));
        plans.push(plan_with(&["thumb", "random", "random", "random"], 4, matches, models, ""));
        plans.push(plan_with(&OTHERS, 4, matches, models, "teams"));
        plans.push(plan_with(&["random", "random"], 4, matches, models, "teams tag_mode"));
    }
    plans
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
        assert_eq!([pair[0].players.as_slice(), pair[1].players.as_slice()], [&[0, 1], &[1, 0]]);
        assert_eq!(pair[0].models, pair[1].models);
    }
    // In the next pair the models have changed seats, so that each player has each model in each seat.
    assert_eq!(played[0].models, [Some(Model::C1), Some(Model::C4)]);
    assert_eq!(played[2].models, [Some(Model::C4), Some(Model::C1)]);

    // The same player twice: only the models can change seats.
    let played = play_all(&plan(["thumb", "thumb"], 24, Models::Pair(Model::C1, Model::C4)), |_| ());
    for pair in played.chunks(2) {
        assert_eq!(pair[0].starter, pair[1].starter);
        assert!(pair[0].models.iter().eq(pair[1].models.iter().rev()));
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
        assert!(report.pairings.iter().all(|pairing| pairing.matches == report.matches / 6), "{report:?}");
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
    let [one, other] = report.players.as_slice() else { panic!("two players") };
    assert_eq!((one.wins, one.losses), (other.losses, other.wins));
    assert_eq!(one.wins + one.losses + report.ties, 101);
    assert_eq!(report.ends.attack + report.ends.own_doing + report.ends.empty_deck, 101);
    // Whoever is destroyed has suffered at least 10 points, healed ones included.
    assert!(report.damage_of_losers.iter().sum::<f64>() >= 10.0, "{report:?}");
    assert_eq!(report.by_model.iter().map(|side| side.played).sum::<u32>(), 202);
    assert_eq!(report.by_pilot.iter().map(|side| side.played).sum::<u32>(), 202);
}

#[test]
fn the_loser_was_destroyed_by_something() {
    for played in play_all(&plan(["random", "random"], 300, Models::All), |_| ()) {
        let is_destroyed = |seat: Seat| played.fatal[seat.index()].is_some();
        assert!(Seat::all(2).all(|seat| is_destroyed(seat) != played.winners.contains(seat)), "{played:?}");
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
    for text in ["C1", "C1,C1", "C1,C9", "", "all,C1", "C1,C2,C1", "C1,C2,C3,C4,C1"] {
        assert!(text.parse::<Models>().unwrap_err().to_string().contains("as many different models"), "{text}");
    }
    assert_eq!("c3, c1".parse(), Ok(Models::Pair(Model::C3, Model::C1)));
    assert_eq!("C2,C1,C4".parse(), Ok(Models::Three([Model::C2, Model::C1, Model::C4])));
    assert_eq!("all".parse(), Ok(Models::All));
}

#[test]
fn plans_that_do_not_go_together_say_why() {
    let error = Plan::at_seats(&["random", "random", "thumb"], 4, 1).unwrap_err();
    assert!(error.to_string().contains("3 players do not go with 4 seats"), "{error}");
    let at_three = |models, options: Options| {
        Plan::at_seats(&OTHERS, 3, 1).unwrap().at(models, &options, &CardSet::house()).unwrap_err()
    };
    let error = at_three(Models::Pair(Model::C1, Model::C2), Options::default());
    assert!(error.to_string().contains("`C1,C2`"), "{error}");
    let error = at_three(Models::Chosen, Options { teams: true, ..Options::default() });
    assert!(error.to_string().contains("COAL-TEAM-01"), "{error}");
}

#[test]
fn an_empty_plan_has_a_report() {
    let report = run(&plan(OTHERS, 0, Models::Chosen), |_| ());
    assert_eq!(report.matches, 0);
    assert!(report.say(Language::En).contains("0 matches"));
}

#[test]
fn every_mode_gives_the_same_result_for_any_number_of_threads_and_no_match_twice() {
    for plan in plans_of_every_mode(30) {
        let played = play_all(&plan, |_| ());
        let courses: HashSet<u64> = played.iter().map(|one| one.course).collect();
        assert_eq!(courses.len(), 30, "{plan:?}");
        assert_eq!(play_all(&with(plan, |plan| plan.threads = 3), |_| ()), played);
    }
}

#[test]
fn in_a_round_every_player_sits_in_every_seat_with_every_model_equally_often() {
    for plan in plans_of_every_mode(0) {
        let round = plan.round();
        let played = play_all(&with(plan, |plan| plan.matches = round), |_| ());
        let seats = played[0].players.len();
        let sits = |seat: usize, of: &dyn Fn(&Played) -> bool| {
            played.iter().filter(|one| one.players[seat] == 0 && of(one)).count()
        };
        let is_mixed = played.iter().any(|one| one.players != played[0].players);
        for seat in (0..seats).filter(|_| is_mixed) {
            assert!(sits(seat, &|_| true) > 0);
            assert_eq!(sits(seat, &|_| true), sits(0, &|_| true));
            // Models are named beforehand where there are tables for all of them.
            if round > 14 {
                let with = |seat: usize, model: Model| sits(seat, &|one| one.models[seat] == Some(model));
                assert!(Model::ALL.into_iter().all(|model| with(seat, model) == with(0, Model::C1)));
            }
        }
    }
}

#[test]
fn the_points_of_a_match_are_one_and_a_team_wins_for_both() {
    for plan in plans_of_every_mode(60) {
        let played = play_all(&plan, |_| ());
        let teams = played[0].teams;
        let all = if teams { 2.0 } else { 1.0 };
        for one in &played {
            let points: f64 = Seat::all(one.players.len() as u8).map(|seat| one.points(seat)).sum();
            assert!((points - all).abs() < 1e-9, "{one:?}");
            assert_eq!(one.is_tie(), !one.tied.is_empty());
            assert!(!teams || one.winners.contains(Seat(0)) == one.winners.contains(Seat(2)), "{one:?}");
        }
        let report = run(&plan, |_| ());
        assert!(report.players.iter().all(|player| player.share.share <= player.most + 1e-9), "{report:?}");
        let sum = |shares: &[arena::Interval]| shares.iter().map(|share| share.share).sum::<f64>();
        assert!((sum(&report.seats) - all).abs() < 1e-9 && (sum(&report.places) - all).abs() < 1e-9, "{report:?}");
        assert_eq!(report.teams.len(), if teams { 2 } else { 0 });
        assert!(report.teams.iter().all(|team| team.both_left <= team.wins));
        let destroyed = report.ends.attack + report.ends.own_doing + report.ends.empty_deck;
        assert_eq!(destroyed as usize, played.iter().flat_map(|one| &one.fatal).flatten().count());
    }
}

#[test]
fn what_is_possible_at_most_depends_on_how_many_of_a_kind_sit_together() {
    let most = |bots: &[&str], seats, options| {
        let plan = plan_with(bots, seats, 28, Models::Chosen, options);
        let round = plan.round();
        (1000.0 * run(&with(plan, |plan| plan.matches = round), |_| ()).players[0].most).round()
    };
    assert_eq!(most(&OTHERS, 2, ""), 1000.0);
    assert_eq!(most(&OTHERS, 3, ""), 750.0);
    assert_eq!(most(&OTHERS, 4, ""), 595.0);
    assert_eq!(most(&OTHERS, 4, "teams"), 1000.0);
    assert_eq!(most(&["thumb", "thumb", "random", "random"], 4, "teams"), 500.0);
}

#[test]
fn what_only_some_tables_know_is_counted_there() {
    let of = |bot, seats, options| run(&plan_with(&[bot, bot], seats, 60, Models::Chosen, options), |_| ()).counts;
    assert_eq!(of("random", 2, ""), Counts::default());
    let (three, tag, teams) = (of("thumb", 3, ""), of("thumb", 2, "tag_mode"), of("random", 4, "teams"));
    assert!(three.echoes > 0 && three.swaps == 0 && three.calls == 0 && three.helped == 0, "{three:?}");
    assert!(tag.swaps > 0 && tag.echoes == 0, "{tag:?}");
    assert!(teams.calls > 0 && teams.helped > 0, "{teams:?}");
}

#[test]
fn a_report_says_in_both_languages_what_the_mode_knows() {
    let report = run(&plan_with(&OTHERS, 4, 24, Models::Chosen, "teams tag_mode"), |_| ());
    let (english, italian) = (report.say(Language::En), report.say(Language::It));
    for text in ["50.0 %", "seats 1 + 3", "seat 3", "4. in order", "exchanged pilots"] {
        assert!(english.contains(text), "`{text}` is missing in\n{english}");
    }
    for text in ["giocatori 1 + 3", "giocatore 3", "4º di turno", "piloti scambiati"] {
        assert!(italian.contains(text), "`{text}` is missing in\n{italian}");
    }
}

/// How many random decisions are made in each mode; `duello bench coal --stress 10000000 --mode all` makes more.
const DECISIONS: u64 = 200_000;

#[test]
fn a_great_many_random_decisions_in_every_mode_neither_panic_nor_run_for_ever() {
    for mode in Mode::ALL {
        let mut reported = 0;
        let done = stress::<State>(mode.as_str(), &mode.setup(), DECISIONS, 7, |decisions| reported = decisions);
        assert!(done.faults.is_empty(), "{}", done.say(Language::En));
        assert!(done.decisions >= DECISIONS && reported > 0 && done.longest.0 > 50, "{done:?}");
    }
}

#[test]
fn the_bench_measures_and_its_checksum_repeats() {
    let time = std::time::Duration::from_millis(1);
    let measured = || bench::<Coal>(&Coal::bench_tables("three"), time);
    let (one, other) = (measured(), measured());
    assert_eq!(one.random.checksum, other.random.checksum);
    assert_eq!(one.thumb.map(|speed| speed.checksum), other.thumb.map(|speed| speed.checksum));
    assert!(one.random.legal_actions > 1.0 && one.random.free_share > 0.0 && one.copy_ns > 0.0);
}
