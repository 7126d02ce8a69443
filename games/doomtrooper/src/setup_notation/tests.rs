//! What is written is read, and what is read is written.

use super::*;
use crate::deck;

const POSITION: &str = "turn 9 active 1 step actions actions 2 attacks 1 target 40 acted
seat 0 destiny 7 promotion 3 turns 4 sabotaged 1
  hand 2 bauhaus-blitzer
  discard
  gone
  reserve
  draw blood-beret
  squad bauhaus-blitzer as scout wounded
seat 1 destiny 5 promotion 0 turns 4
  hand
  discard blood-beret
  gone
  reserve
  draw
  hidden blood-beret markers 2
  outpost bauhaus-blitzer covered transferred
  squad blood-beret owner 0
";

/// What is not drawn of the rest lies among the annihilated cards.
fn written(state: &State, names: &Names) -> String {
    let text = show(state, names);
    let lines = text.lines().filter(|line| !line.trim().starts_with(['=', '>']));
    lines.map(|line| if line.starts_with("  gone") { "  gone\n".into() } else { format!("{line}\n") }).collect()
}

#[test]
fn a_position_is_shown_as_it_was_written() {
    let (state, names) = read(&deck::ready_table(2), POSITION).expect("the position fits");
    assert_eq!(written(&state, &names), POSITION);
    let (again, names) = read(&deck::ready_table(2), &show(&state, &names)).expect("what is shown is read");
    assert_eq!(show(&again, &names), show(&state, &names));
}

#[test]
fn cards_in_play_are_found_by_their_names() {
    let (state, names) = read(&deck::ready_table(2), POSITION).expect("the position fits");
    let found = |name: &str| names.find(&state, name).map(|slot| slot.0);
    assert_eq!(found("scout"), Some(0));
    assert_eq!(found("bauhaus-blitzer"), Some(2));
    assert_eq!(found("blood-beret.2"), Some(3));
    assert_eq!(found("BLOOD-BERET"), Some(1));
    assert_eq!(found("bauhaus-blitzer.2"), None);
    assert_eq!(found("blood-beret.0"), None);
}

#[test]
fn every_line_that_does_not_fit_is_told() {
    let text =
        "turn x\nseat 0 dust 3\n  squad bauhaus-blitzr\n  card blood-beret\nseat 7\nsteam\n  hand 70 blood-beret";
    let problems = read(&deck::ready_table(2), text).map(drop).unwrap_err();
    assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
}
