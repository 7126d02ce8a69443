//! Chapter WIN: priority windows.

use coal::{CardSet, State, Stops};
use table::{Game, Match, Seat, Seed, Viewer};

use crate::{checked, choices, match_from, viewers};

const POSITION: &str = "\
turn 5 active 0 starter 0 kind action phase declare
seat 0 model C1 pilot luthor-blissett damage 0 turns 3
  hand c1-charge c1-parry-and-thrust
  slot 1 down c1-charge 2S turn 3
  slot 2 up c1-tower-shield turn 3
seat 1 model C2 pilot madame-white damage 0 turns 2
  hand c2-ether-dart c2-lightning-rod
  slot 1 up c2-ether-dart turn 2
  slot 2 up c2-electric-arc turn 2
";

const TURN: [&str; 7] =
    ["action", "play a down 3", "maneuver 2", "place energy 0.2", "activate 1", "consume j steam", "place steam 0.3"];

/// Plays the turn of seat 0; seat 1, or its stops, answer every question with a pass.
fn played(stops: [&str; 2]) -> Match<coal::State> {
    let setup = checked("options soft_windows\nseat 0 model C1\nseat 1 model C2\n", &CardSet::house());
    let mut game = match_from(&setup, POSITION);
    let mut stops: Vec<Stops> = stops.iter().map(|text| text.parse().expect("stops")).collect();
    let mut pass_all = |game: &mut Match<coal::State>| loop {
        game.settle(&mut stops, None);
        if game.view(Viewer::Public).turn > 5 || game.awaits().seats().lowest() == Some(Seat(0)) {
            let in_gap = game.truth().to_string().contains("window gap");
            if !in_gap || game.act(Seat(0), "pass".parse().unwrap()).is_err() {
                return;
            }
        } else {
            game.act(Seat(1), "pass".parse().unwrap()).expect("a pass");
        }
    };
    for action in TURN.iter().chain(&["end"]) {
        game.act(Seat(0), action.parse().expect("an action")).expect("a legal action");
        pass_all(&mut game);
    }
    game
}

/// COAL-WIN-09 and COAL-WIN-11: a stop for a window that never opens at the table is refused, and the option that it
/// needs is named.
#[test]
fn stops_that_can_do_nothing_are_refused() {
    let check = |table: &str, stops: &str| {
        let setup = checked(&format!("{table}\nseat 0 model C1\nseat 1 model C2\n"), &CardSet::house());
        State::check_standing(&setup, &stops.parse().expect("stops"))
    };
    for (name, _) in Stops::NAMES {
        assert_eq!(check("options soft_windows", name), Ok(()), "{name}");
        let refused = check("options none", name).err();
        let is_idle = ["declare", "after", "gap", "attacked"].contains(&name);
        assert_eq!(refused.is_some(), is_idle, "{name}: {refused:?}");
        assert!(refused.is_none_or(|refused| {
            let said = refused.to_string();
            said.starts_with(&format!("`{name}` asks nothing here")) && said.contains("`soft_windows`")
        }));
    }
    let said = check("options tag_mode", "gap powell attacked").unwrap_err().to_string();
    assert!(said.starts_with("`gap`, `attacked` ask nothing here"), "{said}");
    assert_eq!(
        check("options none", &Stops::default().to_string()),
        Ok(()),
        "what stands by default is always allowed"
    );
}

/// COAL-WIN-11: at such a table the stop would indeed have no effect; with soft windows it asks.
#[test]
fn a_target_that_can_do_nothing_is_asked_only_with_soft_windows() {
    const ATTACK: &str = "\
turn 5 active 0 starter 0 kind action phase main
seat 0 model C1 pilot luthor-blissett damage 0 turns 3
  slot 1 down c1-charge 3S turn 3
seat 1 model C2 pilot madame-white damage 0 turns 2
  hand c2-ether-dart
  slot 1 up c2-ether-dart turn 2
";
    for (options, is_asked) in [("none", false), ("soft_windows", true)] {
        let setup = checked(&format!("options {options}\nseat 0 model C1\nseat 1 model C2\n"), &CardSet::house());
        let mut game = match_from(&setup, ATTACK);
        game.act(Seat(0), "activate 1".parse().unwrap()).expect("a legal action");
        let stops = Stops { attacked: true, ..Stops::default() };
        game.settle(&mut [Stops::default(), stops], None);
        let position = game.truth().to_string();
        assert_eq!(game.awaits().seats().lowest() == Some(Seat(1)), is_asked, "{options}\n{position}");
    }
}

/// COAL-WIN-13 and COAL-WIN-09: everybody sees and reads the same with unused stops and without any.
#[test]
fn unused_stops_leave_no_trace() {
    let without = played(["none", "none"]);
    let with = played(["none", "declare after end gap attacked"]);
    let by_both = played(["declare after end gap attacked", "declare after end gap attacked"]);
    // The stops did ask: the same decisions were made, by hand or by the standing orders.
    assert_eq!(without.steps(), with.steps());
    assert!(without.steps().iter().filter(|step| step.seat() == Seat(1)).count() > 4);
    for other in [&with, &by_both] {
        for viewer in viewers() {
            let log: Vec<_> = without.witnessed(viewer, 0).collect();
            assert_eq!(log, other.witnessed(viewer, 0).collect::<Vec<_>>());
            assert_eq!(without.view(viewer), other.view(viewer));
        }
    }
    // A pass makes no event: the log contains only the actions of seat 0.
    assert!(without.events().iter().all(|logged| !format!("{:?}", logged.event).contains("Pass")));
}

/// COAL-WIN-13: a table without soft windows plays the same turn with the same events.
#[test]
fn windows_that_are_not_opened_leave_no_trace() {
    let setup = checked("seat 0 model C1\nseat 1 model C2\n", &CardSet::house());
    let mut game = match_from(&setup, POSITION);
    for action in TURN.iter().chain(&["end"]) {
        game.act(Seat(0), action.parse().expect("an action")).expect("a legal action");
    }
    assert_eq!(game.events(), played(["none", "none"]).events());
}

/// Everything that one seat could notice of a match: its questions in order, each with the view and the actions at that
/// moment.
type Noticed = Vec<(Seat, String, Vec<coal::Action>)>;

/// Plays a match of four in which seat 2 has these stops and never uses them: asked at a window, it passes. The other
/// seats have the `usual` stops.
///
/// Each decision is derived from what the seat sees, so that a trace in any view would lead to another match.
fn match_of_four(options: &str, usual: Stops, stops: Stops, seed: u64) -> (Match<State>, Noticed) {
    let seats = "seat 0 model C1\nseat 1 model C2\nseat 2 model C3\nseat 3 model C4\n";
    let setup = checked(&format!("options {options}\n{seats}"), &CardSet::house());
    let mut game = Match::<State>::new(setup, Seed::from(seed));
    let mut noticed = Noticed::new();
    let mut orders = [usual, usual, stops, usual];
    loop {
        game.settle(&mut orders, None);
        let Some(seat) = game.awaits().seats().lowest() else { return (game, noticed) };
        let view = format!("{:?}", game.view(Viewer::Seat(seat)));
        let choices = choices(game.truth(), seat.0);
        let mut action = choices[pick(&view, choices.len())];
        if seat == Seat(2) {
            if choices.contains(&coal::Action::Pass) {
                action = coal::Action::Pass;
            }
        } else {
            noticed.push((seat, view, choices));
        }
        game.act(seat, action).expect("a legal action");
    }
}

/// A number below `n` that is derived from a text (FNV-1a).
fn pick(text: &str, n: usize) -> usize {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    (hash >> 16) as usize % n
}

/// Checks that the seats other than seat 2 cannot distinguish two matches: questions, views, events, outcome.
#[track_caller]
fn check_no_trace(one: &(Match<State>, Noticed), other: &(Match<State>, Noticed)) {
    assert_eq!(one.1.len(), other.1.len(), "as many questions to the others");
    assert!(one.1.iter().zip(&other.1).all(|(here, there)| here == there), "in the same order, with the same view");
    for viewer in Viewer::all(4) {
        assert_eq!(one.0.witnessed(viewer, 0).collect::<Vec<_>>(), other.0.witnessed(viewer, 0).collect::<Vec<_>>());
        assert_eq!(one.0.view(viewer), other.0.view(viewer));
    }
    assert_eq!(one.0.awaits(), other.0.awaits());
}

/// COAL-WIN-13: whole matches of four, with any stops of one seat that never uses them.
#[test]
fn stops_leave_no_trace_in_a_match_of_four() {
    for (options, seed) in [
        ("soft_windows", 1),
        ("soft_windows teams", 2),
        ("soft_windows tag_mode", 3),
        ("soft_windows teams tag_mode", 4),
    ] {
        let none: Stops = "none".parse().expect("stops");
        let all: Stops = "declare after end gap attacked powell partner".parse().expect("stops");
        let usual = Stops::default();
        let without = match_of_four(options, usual, none, seed);
        for stops in [all, Stops::default(), "gap attacked".parse().expect("stops")] {
            let with = match_of_four(options, usual, stops, seed);
            check_no_trace(&without, &with);
            assert_eq!(without.0.steps(), with.0.steps(), "the passes are the same, whoever gives them");
        }
    }
}

/// COAL-WIN-13 and COAL-WIN-09: without stops, a table that opens every window plays like one that opens only those in
/// which a pass could lose something.
///
/// Powell's stop is on, as it is by default. The stop for an attacked partner is off: if every window is opened, its
/// window opens even when the target would pass automatically, and this depends on the target's private stops
/// (COAL-WIN-11).
#[test]
fn windows_that_nobody_wants_leave_no_trace_in_a_match_of_four() {
    for (options, seed) in [("none", 5), ("teams", 6), ("tag_mode", 7), ("teams tag_mode", 8)] {
        let powell: Stops = "powell".parse().expect("stops");
        let soft = match_of_four(&format!("soft_windows {options}"), powell, powell, seed);
        let hard = match_of_four(options, powell, powell, seed);
        check_no_trace(&hard, &soft);
        assert!(soft.0.steps().len() > hard.0.steps().len(), "the windows were there");
    }
}
