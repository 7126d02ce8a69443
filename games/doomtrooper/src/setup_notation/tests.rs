//! Reading and writing setup notation are inverse to each other.

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

/// The state in its own notation, without the list of annihilated cards: those are the cards that the text does not
/// name.
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

/// The example of each kind of line in the document of the engine.
fn documented() -> &'static str {
    let document = include_str!("../../../../docs/engine-protocol.md");
    let section = document.split("## Positions of Doomtrooper").nth(1).expect("the section is there");
    section.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the example is there")
}

#[test]
fn the_documented_example_is_accepted_and_has_every_kind_of_line() {
    use table::Positioned;

    let text = documented();
    let kinds: std::collections::BTreeSet<&str> =
        text.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let all = "turn window fought effect seat hand draw discard gone reserve squad kohort outpost aside hidden card player game";
    assert_eq!(kinds, all.split(' ').collect());
    let setup = deck::ready_table(2);
    let state = State::from_position(&setup, text).unwrap_or_else(|problems| panic!("{problems:?}"));
    let written = state.readable_position();
    let again = State::from_position(&setup, &written).unwrap_or_else(|problems| panic!("{problems:?}\n{written}"));
    assert_eq!(again.readable_position(), written);
    assert!(write::is_same(&state, &again));
    // A further token in it changes the state.
    for (part, other) in [
        ("turn 7", "turn 8"),
        ("active 0", "active 1"),
        ("actions 2", "actions 1"),
        ("attacks 1", "attacks 0"),
        ("target 40", "target 41"),
        ("came 14", "came 15"),
        (" acted", ""),
        (" windows all", ""),
        ("yields 1", "yields 0"),
        ("rounds 1", "rounds 2"),
        ("rounds 1 player 0", "rounds 1 player 1"),
        ("attacker-hurt 1 3", "attacker-hurt 0 3"),
        (" shoot", " fight"),
        ("until turn-of 0", "until turn-of 1"),
        ("until turn-of 0 on #0", "until turn-of 0 on #7"),
        ("done 3", "done 2"),
        (" sabotaged 1", ""),
        ("fly(1)", "fly"),
        ("lucky-shot(all)", "lucky-shot"),
        ("blood-beret take-aim", "take-aim blood-beret"),
        ("no 1 wounded", "no 1"),
        ("#9 no 14", "#9 no 11"),
        ("#9 no 14", "#20 no 14"),
        ("chosen #7", "chosen #0"),
        (" markers 2", ""),
        (" owner 0", ""),
    ] {
        assert!(text.contains(part), "{part}");
        let (changed, _) =
            read(&setup, &text.replacen(part, other, 1)).unwrap_or_else(|problems| panic!("{part}: {problems:?}"));
        assert!(!write::is_same(&state, &changed), "`{part}` or `{other}` is the same");
    }
}
