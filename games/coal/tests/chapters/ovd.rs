//! Chapter OVD: overdrive.

use coal::{CardSet, State};
use table::Positioned;

use crate::{checked, match_from, play};

const POSITION: &str = "\
turn 5 active 0 starter 0 kind action phase main
seat 0 model C3 pilot fay-feuerstieg damage 0 turns 3
  hand c3-one-two
  slot 1 down c3-steam-spike 4S turn 3
seat 1 model C2 pilot madame-white damage 0 turns 2
";

/// COAL-OVD-01 with the option of COAL-AMB-60: in the middle of such a Maneuver a card may carry more than four tokens,
/// and the match can still be written and read back.
#[test]
fn a_position_between_tokens_that_are_placed_together_is_read_back() {
    let setup = checked("options tokens_together\nseat 0 model C3\nseat 1 model C2\n", &CardSet::house());
    let mut game = match_from(&setup, POSITION);
    play(&mut game, &["0 maneuver 2", "0 drop c", "0 place steam 0.1", "0 place steam 0.1"]);
    let text = game.truth().position();
    assert!(text.contains("slot 1 down c3-steam-spike 6S"), "{text}");
    let read = State::from_position(&setup, &text).unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_eq!(read.position(), text);
    play(&mut game, &["0 place energy 0.1"]);
    let text = game.truth().position();
    assert!(text.contains("damage 1") && text.contains("discard c3-one-two c3-steam-spike"), "{text}");
}

/// COAL-OVD-01: without that option a position with five tokens on a card is refused.
#[test]
fn a_position_with_a_fifth_token_is_refused() {
    let setup = checked("seat 0 model C3\nseat 1 model C2\n", &CardSet::house());
    assert!(State::from_position(&setup, POSITION).is_ok());
    let problems = State::from_position(&setup, &POSITION.replace("4S", "4S1E")).expect_err("five tokens");
    assert!(problems.iter().any(|problem| problem.to_string().contains("COAL-OVD-01")), "{problems:?}");
}
