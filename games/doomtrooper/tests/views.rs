//! What somebody else sees while a player composes a play: that it is this player's choice, and nothing more (TIME-18).

use doomtrooper::view::Ask;
use doomtrooper::{Action, State, deck, setup_notation};
use table::{Fast, Game, NoLog, Seat, Viewer};

fn played(state: &mut State, seat: u8, actions: &[&str]) {
    let mut chance = Fast::new(1);
    for text in actions {
        let action: Action = text.parse().unwrap();
        assert_eq!(state.refusal(Seat(seat), action), None, "{text}");
        state.apply(Seat(seat), action, &mut chance, &mut NoLog);
    }
}

/// Whom the table waits for and for what, as everybody sees it.
fn asked(state: &State) -> Option<(Seat, Ask)> {
    state.view(Viewer::Public).asks
}

#[test]
fn nobody_sees_that_a_card_is_chosen_among_granted_actions() {
    let position = "turn 7 active 0 actions 3\nseat 0\n  hand inspired garbage-dump\n  squad golden-lion\nseat 1\n";
    let (mut state, _) = setup_notation::read(&deck::ready_table(2), position).unwrap();
    played(&mut state, 0, &["meditate", "play 01173"]);
    assert_eq!(asked(&state), Some((Seat(0), Ask::Action)));
    // Its Area is still to be chosen: the play is not announced yet.
    played(&mut state, 0, &["play 07034"]);
    assert_eq!(asked(&state), Some((Seat(0), Ask::Action)));
    assert_eq!(state.view(Viewer::Public).announced, vec![]);
    played(&mut state, 0, &["squad"]);
    assert_eq!(state.view(Viewer::Public).table.len(), 2);
}
