//! Chapter WIN: priority windows.

use coal::{CardSet, Stops};
use table::{Match, Seat, Viewer};

use crate::{checked, match_from, viewers};

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

/// Plays the turn of seat 0; seat 1 answers every question by a pass, or its stops do.
fn played(stops: [&str; 2]) -> Match<coal::State> {
    let setup = checked("options soft_windows\nseat 0 model C1\nseat 1 model C2\n", &CardSet::house());
    let mut game = match_from(&setup, POSITION);
    let stops: Vec<Stops> = stops.iter().map(|text| text.parse().expect("stops")).collect();
    let pass_all = |game: &mut Match<coal::State>| loop {
        game.settle(&stops);
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

/// COAL-WIN-13 and COAL-WIN-09: what everybody sees and reads is the same with unused stops and without any.
#[test]
fn unused_stops_leave_no_trace() {
    let without = played(["none", "none"]);
    let with = played(["none", "declare after end gap attacked"]);
    let by_both = played(["declare after end gap attacked", "declare after end gap attacked"]);
    // The stops did ask: the same decisions were made, by hand or by the standing orders.
    assert_eq!(without.steps(), with.steps());
    assert!(without.steps().iter().filter(|step| step.seat == Seat(1)).count() > 4);
    for other in [&with, &by_both] {
        for viewer in viewers() {
            let log: Vec<_> = without.witnessed(viewer, 0).collect();
            assert_eq!(log, other.witnessed(viewer, 0).collect::<Vec<_>>());
            assert_eq!(without.view(viewer), other.view(viewer));
        }
    }
    // A pass is no event: the log is that of seat 0's actions.
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
