//! Series are fair and repeatable, and never play a match twice.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};

use arena::{PlayedOf, Report as _, Series, StandingsOf, bench, stress};
use bots::Budget;
use coal::card::Model;
use coal::{CardSet, Options, State};
use coal_plugin::Coal;
use coal_plugin::balance::{Cause, Counts, Mode, Models, tables};
use door::{AnyGame, ArenaOrder, Entry, TableOrder, Written};
use table::{Language, Seat, SeatSet};

type Plan = Series<Coal>;
type Played = PlayedOf<Coal>;

fn with(mut plan: Plan, change: impl FnOnce(&mut Plan)) -> Plan {
    change(&mut plan);
    plan
}

fn play_all(plan: &Plan) -> Vec<Played> {
    plan.play_all(|_| ())
}

fn run(plan: &Plan) -> StandingsOf<Coal> {
    plan.play(|_| ())
}

fn plan(bots: [&str; 2], matches: u32, models: Models) -> Plan {
    plan_with(&bots, 2, matches, models, "")
}

/// A plan with these names of table options.
fn plan_with(bots: &[&str], seats: usize, matches: u32, models: Models, options: &str) -> Plan {
    let tables = tables(models, seats, &options.parse().unwrap(), &CardSet::house()).unwrap();
    Plan::of(bots, tables, matches).unwrap()
}

/// Whether a seat played this model.
fn has(played: &Played, seat: usize, model: Model) -> bool {
    played.decks[seat].as_deref() == Some(model.to_string().as_str())
}

/// Plans of every mode: two players at every number of seats, one for each seat, teams, Tag Mode.
fn plans_of_every_mode(matches: u32) -> Vec<Plan> {
    let mut plans = Vec::new();
    for models in [Models::Chosen, Models::All] {
        plans.push(plan_with(&OTHERS, 2, matches, models, "tag_mode"));
        plans.push(plan_with(&OTHERS, 3, matches, models, ""));
        plans.push(plan_with(&["heuristic", "heuristic"], 3, matches, models, "tag_mode"));
        plans.push(plan_with(&OTHERS, 4, matches, models, ""));
        plans.push(plan_with(&["heuristic", "random", "random", "random"], 4, matches, models, ""));
        plans.push(plan_with(&OTHERS, 4, matches, models, "teams"));
        plans.push(plan_with(&["random", "random"], 4, matches, models, "teams tag_mode"));
    }
    plans
}

/// Two different players, whichever this version has.
const OTHERS: [&str; 2] = ["random", "heuristic"];

#[test]
fn the_result_is_the_same_for_any_number_of_threads() {
    for bots in [["random", "random"], OTHERS] {
        let one = plan(bots, 60, Models::All);
        let report = run(&one);
        for threads in [2, 3, 7, 100] {
            assert_eq!(run(&with(one.clone(), |plan| plan.threads = threads)), report);
        }
        let other_seed = run(&with(one, |plan| plan.seed = 1.into()));
        assert_ne!(other_seed.checksum, report.checksum);
    }
}

#[test]
fn no_match_is_played_twice() {
    for models in [Models::Chosen, Models::Pair(Model::C2, Model::C3), Models::All] {
        for bots in [["random", "random"], ["heuristic", "heuristic"], OTHERS] {
            let played = play_all(&plan(bots, 48, models));
            let courses: HashSet<u64> = played.iter().map(|one| one.course).collect();
            assert_eq!(courses.len(), 48, "{models} {bots:?}");
        }
    }
}

#[test]
fn pairs_of_matches_share_the_seed_and_change_seats() {
    let played = play_all(&plan(OTHERS, 24, Models::Pair(Model::C1, Model::C4)));
    for pair in played.chunks(2) {
        assert_eq!(pair[0].starter, pair[1].starter, "the same seed draws the same starting seat");
        assert_eq!([pair[0].players.as_slice(), pair[1].players.as_slice()], [&[0, 1], &[1, 0]]);
        assert_eq!(pair[0].decks, pair[1].decks);
    }
    // In the next pair the models have changed seats, so that each player plays each model in each seat.
    assert_eq!(played[0].decks, ["C1", "C4"].map(|model| Some(model.to_owned())));
    assert_eq!(played[2].decks, ["C4", "C1"].map(|model| Some(model.to_owned())));

    // The same player twice: only the models change seats.
    let played = play_all(&plan(["heuristic", "heuristic"], 24, Models::Pair(Model::C1, Model::C4)));
    for pair in played.chunks(2) {
        assert_eq!(pair[0].starter, pair[1].starter);
        assert_eq!(pair[0].seed, pair[1].seed);
        assert!(pair[0].decks.iter().eq(pair[1].decks.iter().rev()));
    }
}

#[test]
fn all_pairings_are_played_equally_often_in_each_order() {
    for bots in [["random", "random"], OTHERS] {
        let plan = plan(bots, 0, Models::All);
        let round = plan.round();
        let plan = with(plan, |plan| plan.matches = 2 * round);
        let report = run(&plan);
        assert_eq!(report.pairings.len(), 6);
        assert!(report.pairings.iter().all(|pairing| pairing.matches == report.matches / 6), "{report:?}");
        let played = play_all(&plan);
        for one in Model::ALL {
            let sits = |seat: usize| played.iter().filter(|played| has(played, seat, one)).count();
            assert_eq!(sits(0), sits(1));
        }
    }
}

#[test]
fn every_match_is_counted_once_everywhere() {
    let done = AtomicU32::new(0);
    let plan = with(plan(OTHERS, 101, Models::Chosen), |plan| plan.threads = 2);
    let report = plan.play(|_| {
        done.fetch_add(1, Ordering::Relaxed);
    });
    assert_eq!((report.matches, done.into_inner()), (101, 101));
    let [one, other] = report.players.as_slice() else { panic!("two players") };
    assert_eq!((one.wins, one.losses), (other.losses, other.wins));
    assert_eq!(one.wins + one.losses + report.ties, 101);
    assert_eq!(report.own.ends.attack + report.own.ends.own_doing + report.own.ends.empty_deck, 101);
    // A destroyed Steambot has suffered at least 10 points, including healed ones.
    assert!(report.own.damage_of_losers.iter().sum::<f64>() >= 10.0, "{report:?}");
    assert_eq!(report.decks.iter().map(|side| side.played).sum::<u32>(), 202);
    assert_eq!(report.own.by_pilot.iter().map(|side| side.played).sum::<u32>(), 202);
}

#[test]
fn the_loser_was_destroyed_by_something() {
    for played in play_all(&plan(["random", "random"], 300, Models::All)) {
        let is_destroyed = |seat: Seat| played.tally.fatal[seat.index()].is_some();
        assert!(Seat::all(2).all(|seat| is_destroyed(seat) != played.winners.contains(seat)), "{played:?}");
        assert!(Seat::all(2).all(|seat| is_destroyed(seat) != played.left.contains(seat)), "{played:?}");
    }
}

#[test]
fn random_play_ends_by_attacks_and_by_mistakes() {
    let played = play_all(&plan(["random", "random"], 300, Models::All));
    for fatal in [Cause::Attack, Cause::OwnDoing] {
        assert!(played.iter().any(|one| one.tally.fatal.contains(&Some(fatal))), "{fatal:?}");
    }
}

#[test]
fn bad_plans_say_what_there_is() {
    let of_two = tables(Models::Chosen, 2, &Options::default(), &CardSet::house()).unwrap();
    let error = Plan::of(&["random", "deep"], of_two, 1).unwrap_err();
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
    let at = |seats, models, options| tables(models, seats, &options, &CardSet::house());
    let of_four = at(4, Models::Chosen, Options::default()).unwrap();
    let error = Plan::of(&["random", "random", "heuristic"], of_four, 1).unwrap_err();
    assert!(error.to_string().contains("3 players do not go with 4 seats"), "{error}");
    let error = at(3, Models::Pair(Model::C1, Model::C2), Options::default()).unwrap_err();
    assert!(error.to_string().contains("`C1,C2`"), "{error}");
    let error = at(3, Models::Chosen, Options { teams: true, ..Options::default() }).unwrap_err();
    assert!(error.to_string().contains("COAL-TEAM-01"), "{error}");
    for seats in [0, 1, 5] {
        assert!(at(seats, Models::Chosen, Options::default()).is_err(), "{seats}");
        assert!(at(seats, Models::All, Options::default()).is_err(), "{seats}");
    }
}

#[test]
fn an_empty_plan_has_a_report() {
    let report = run(&plan(OTHERS, 0, Models::Chosen));
    assert_eq!(report.matches, 0);
    assert!(report.say(Language::En).contains("0 matches"));
}

#[test]
fn every_mode_gives_the_same_result_for_any_number_of_threads_and_no_match_twice() {
    for plan in plans_of_every_mode(30) {
        let played = play_all(&plan);
        let courses: HashSet<u64> = played.iter().map(|one| one.course).collect();
        assert_eq!(courses.len(), 30, "{plan:?}");
        assert_eq!(play_all(&with(plan, |plan| plan.threads = 3)), played);
    }
}

#[test]
fn in_a_round_every_player_sits_in_every_seat_with_every_model_equally_often() {
    for plan in plans_of_every_mode(0) {
        let round = plan.round();
        let played = play_all(&with(plan, |plan| plan.matches = round));
        let seats = played[0].players.len();
        let sits = |seat: usize, of: &dyn Fn(&Played) -> bool| {
            played.iter().filter(|one| one.players[seat] == 0 && of(one)).count()
        };
        let is_mixed = played.iter().any(|one| one.players != played[0].players);
        for seat in (0..seats).filter(|_| is_mixed) {
            assert!(sits(seat, &|_| true) > 0);
            assert_eq!(sits(seat, &|_| true), sits(0, &|_| true));
            // Models are named beforehand if there are tables for all of them.
            if round > 14 {
                let with = |seat: usize, model: Model| sits(seat, &|one| has(one, seat, model));
                assert!(Model::ALL.into_iter().all(|model| with(seat, model) == with(0, Model::C1)));
            }
        }
    }
}

#[test]
fn the_points_of_a_match_are_one_and_a_team_wins_for_both() {
    for plan in plans_of_every_mode(60) {
        let played = play_all(&plan);
        let teams = played[0].allies[0] == SeatSet(0b101);
        let all = if teams { 2.0 } else { 1.0 };
        for one in &played {
            let points: f64 = Seat::all(one.players.len() as u8).map(|seat| one.points(seat)).sum();
            assert!((points - all).abs() < 1e-9, "{one:?}");
            assert_eq!(one.is_tie(), !one.tied.is_empty());
            assert!(!teams || one.winners.contains(Seat(0)) == one.winners.contains(Seat(2)), "{one:?}");
        }
        let report = run(&plan);
        assert!(report.players.iter().all(|player| player.share.share <= player.most + 1e-9), "{report:?}");
        let sum = |shares: &[arena::Interval]| shares.iter().map(|share| share.share).sum::<f64>();
        assert!((sum(&report.seats) - all).abs() < 1e-9 && (sum(&report.places) - all).abs() < 1e-9, "{report:?}");
        assert_eq!(report.teams.len(), if teams { 2 } else { 0 });
        assert!(report.teams.iter().all(|team| team.both_left <= team.wins));
        let destroyed = report.own.ends.attack + report.own.ends.own_doing + report.own.ends.empty_deck;
        assert_eq!(destroyed as usize, played.iter().flat_map(|one| &one.tally.fatal).flatten().count());
    }
}

#[test]
fn what_is_possible_at_most_depends_on_how_many_of_a_kind_sit_together() {
    let most = |bots: &[&str], seats, options| {
        let plan = plan_with(bots, seats, 28, Models::Chosen, options);
        let round = plan.round();
        (1000.0 * run(&with(plan, |plan| plan.matches = round)).players[0].most).round()
    };
    assert_eq!(most(&OTHERS, 2, ""), 1000.0);
    assert_eq!(most(&OTHERS, 3, ""), 750.0);
    assert_eq!(most(&OTHERS, 4, ""), 595.0);
    assert_eq!(most(&OTHERS, 4, "teams"), 1000.0);
    assert_eq!(most(&["heuristic", "heuristic", "random", "random"], 4, "teams"), 500.0);
}

#[test]
fn what_only_some_tables_know_is_counted_there() {
    let of = |bot, seats, options| run(&plan_with(&[bot, bot], seats, 60, Models::Chosen, options)).own.counts;
    assert_eq!(of("random", 2, ""), Counts::default());
    let (three, tag, teams) = (of("heuristic", 3, ""), of("heuristic", 2, "tag_mode"), of("random", 4, "teams"));
    assert!(three.echoes > 0 && three.swaps == 0 && three.calls == 0 && three.helped == 0, "{three:?}");
    assert!(tag.swaps > 0 && tag.echoes == 0, "{tag:?}");
    assert!(teams.calls > 0 && teams.helped > 0, "{teams:?}");
}

#[test]
fn a_report_says_in_both_languages_what_the_mode_knows() {
    let report = run(&plan_with(&OTHERS, 4, 24, Models::Chosen, "teams tag_mode"));
    let (english, italian) = (report.say(Language::En), report.say(Language::It));
    let in_english =
        ["24 matches of C.O.A.L.", "models drawn at random", "50.0 %", "seats 1 + 3", "seat 4", "4. in order"];
    for text in in_english.into_iter().chain(["exchanged pilots", "median", "95th percentile"]) {
        assert!(english.contains(text), "`{text}` is missing in\n{english}");
    }
    let in_italian = ["modelli a caso", "quota equa", "giocatori 1 + 3", "giocatore 4", "quarto di mano"];
    for text in in_italian.into_iter().chain(["piloti scambiati", "mediana", "95º percentile"]) {
        assert!(italian.contains(text), "`{text}` is missing in\n{italian}");
    }
    // For people, seats are counted from 1; in documents, from 0.
    assert!(!english.contains("seat 0") && !italian.contains("giocatore 0"));
    assert_eq!(report.json()["teams"][0]["seats"], serde_json::json!([0, 2]));
}

#[test]
fn where_models_come_from_is_said() {
    let said = |models, seats, options| run(&plan_with(&OTHERS, seats, 0, models, options)).say(Language::En);
    assert!(said(Models::Chosen, 2, "").contains("models chosen by the players"));
    assert!(said(Models::Chosen, 3, "").contains("models drawn at random"));
    assert!(said(Models::Chosen, 3, "draft_models").contains("models chosen by the players"));
    assert!(said(Models::Pair(Model::C3, Model::C1), 2, "").contains("models C3, C1"));
}

#[test]
fn the_budget_is_said_where_a_player_uses_it() {
    for (bots, used) in [
        (["heuristic", "random"], false),
        (["search@2", "heuristic"], false),
        (["search", "heuristic"], true),
        (["search@2", "search"], true),
    ] {
        let text = run(&plan(bots, 0, Models::Chosen)).say(Language::En);
        assert_eq!(text.contains("200 simulations a decision"), used, "{bots:?}: {text}");
    }
}

#[test]
fn a_player_on_every_side_neither_wins_nor_loses() {
    for (bots, options) in [(&["random", "random"][..], ""), (&["random", "random", "heuristic", "heuristic"], "teams")]
    {
        let report = run(&plan_with(bots, bots.len(), 8, Models::Chosen, options));
        for player in &report.players {
            assert_eq!((player.played, player.contested, player.wins, player.losses), (8, 0, 0, 0), "{report:?}");
        }
        let text = report.say(Language::En);
        assert!(text.contains("on every side") && !text.contains("won 8, lost 0"), "{text}");
    }
}

#[test]
fn matches_that_do_not_fill_their_last_round_are_noted() {
    let of = |matches| run(&plan(["random", "random"], matches, Models::All));
    let (even, uneven) = (of(12), of(13));
    assert!(!even.uneven && !even.say(Language::En).contains("no multiple"), "{even}");
    assert!(uneven.uneven && uneven.round == 12);
    let note = "13 matches are no multiple of 12; seats and models are not quite even";
    assert!(uneven.say(Language::En).contains(note), "{uneven}");
    assert!(uneven.say(Language::It).contains("13 partite non sono un multiplo di 12; posti e modelli"));
    assert_eq!((&uneven.json()["uneven"], &uneven.json()["round"]), (&true.into(), &12.into()));
}

#[test]
fn a_document_has_what_every_game_counts_and_what_this_one_counts() {
    let json = run(&plan(OTHERS, 24, Models::All)).json();
    for field in ["players", "decks", "pairings", "fair_share", "seats", "places", "teams", "turns", "checksum"] {
        assert!(!json[field].is_null(), "`{field}` is missing in {json}");
    }
    assert_eq!(json["blunders"][1]["hopeless"], 0, "{}", json["blunders"]);
    for field in ["counts", "ends", "damage_of_losers", "by_pilot"] {
        assert!(!json[field].is_null(), "`{field}` is missing in {json}");
    }
    assert_eq!(json["named"], serde_json::json!(["C1", "C2", "C3", "C4"]));
}

#[test]
fn every_match_is_a_row_of_the_csv() {
    let plan = plan_with(&OTHERS, 4, 6, Models::Chosen, "teams");
    let played = play_all(&plan);
    let csv = plan.csv(&played);
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 7);
    assert!(rows.iter().all(|row| row.len() == 11 + 4 * 4), "{csv}");
    let of = |row: usize, name: &str| rows[row][rows[0].iter().position(|column| *column == name).unwrap()];
    for (number, one) in played.iter().enumerate() {
        let row = number + 1;
        assert_eq!(of(row, "match"), row.to_string());
        assert_eq!(of(row, "starter"), (one.starter.0 + 1).to_string());
        let winners = if one.winners.contains(Seat(0)) { "1 3" } else { "2 4" };
        assert_eq!(of(row, "winners"), if one.is_tie() { "" } else { winners });
        assert_eq!(of(row, "player_2"), OTHERS[one.players[1]]);
        assert_eq!(Some(of(row, "deck_4")), one.decks[3].as_deref());
        let blunders = one.blunders.as_ref().expect("heuristic is watched")[2].total();
        assert_eq!(of(row, "blunders_3"), blunders.to_string());
        assert_eq!(of(row, "points_3").parse::<f64>(), Ok(one.points(Seat(2))));
        assert_eq!(of(row, "fingerprint"), format!("{:016x}", one.fingerprint));
    }
}

#[test]
fn what_is_ordered_at_the_door_is_what_a_series_plays() {
    let bots = OTHERS.map(str::to_owned);
    let decks = ["C2", "C4"].map(|name| Written { name: name.to_owned(), text: None });
    let table = TableOrder { decks: &decks, ..TableOrder::default() };
    let order = ArenaOrder {
        bots: &bots,
        matches: 9,
        threads: 2,
        seed: 5.into(),
        budget: Budget::Simulations(7),
        findings: None,
        table,
    };
    let done = AnyGame::arena(&door::Of::<Coal>::new(), &order, &|_, _| ()).unwrap();
    let plan = with(plan(OTHERS, 9, Models::Pair(Model::C2, Model::C4)), |plan| {
        (plan.seed, plan.budget) = (5.into(), Budget::Simulations(7));
    });
    assert_eq!(done.report.json(), run(&plan).json());
    assert_eq!(done.csv, plan.csv(&play_all(&plan)));
}

/// The number of random decisions in each mode; `duello bench coal --stress 10000000 --mode all` makes more.
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
    assert_eq!(one.heuristic.map(|speed| speed.checksum), other.heuristic.map(|speed| speed.checksum));
    assert!(one.random.legal_actions > 1.0 && one.random.free_share > 0.0 && one.copy_ns > 0.0);
}
