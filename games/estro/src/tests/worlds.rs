//! Worlds that are drawn at random from what a viewer knows (chapter 6 of the rulebook).

use table::{Fast, Game, NoLog};

use super::*;
use crate::setup::{Setup, SetupDocument};

/// Chapter 6, the row of hands: where a card that everybody knows lies in a hand is no knowledge, and drawn worlds do not take it
/// over from the truth.
#[test]
fn the_order_of_a_hand_is_not_taken_over() {
    let state = State::deal(&Setup::default(), &mut Fast::new(5), &mut NoLog);
    let held = |place: usize| {
        let mut state = state.clone();
        let known = state.hoard(Seat(1)).hand.get(0).expect("an opening hand");
        state.card_mut(known).known = Known::PUBLIC;
        state.hoard_mut(Seat(1)).hand.as_mut_slice().swap(0, place);
        state.draw_hidden(Viewer::Seat(Seat(0)), &mut Fast::new(6));
        let numbers: Vec<_> = state.hoard(Seat(1)).hand.iter().map(|id| state.card(id).no).collect();
        assert!(numbers.contains(&state.card(known).no), "a known card stays");
        numbers
    };
    assert_eq!(held(0), held(3));
}

/// A replay with every card open shows the guardians, which nobody at the table knows (ESTRO-SOLO-09).
#[test]
fn the_guardians_are_seen_where_every_card_is_open() {
    let document = SetupDocument::of_words(vec!["solo".into()]);
    let setup = Setup::check(document, CardSet::house()).expect("a table");
    let state = State::deal(&setup, &mut Fast::new(5), &mut NoLog);
    let open = state.faces_for_controllers();
    assert_eq!(open.len(), 25);
    assert!(open.iter().all(Option::is_some), "{open:?}");
    assert!(state.view(Viewer::Seat(Seat(0))).field.iter().all(|card| card.face.is_none()));
}

/// The own hand stays as it lies: actions name its places.
#[test]
fn the_own_hand_keeps_its_order() {
    let mut state = State::deal(&Setup::default(), &mut Fast::new(5), &mut NoLog);
    state.hoard_mut(Seat(0)).hand.as_mut_slice().reverse();
    let held = |state: &State| state.hoard(Seat(0)).hand.iter().map(|id| state.card(id).no).collect::<Vec<_>>();
    let before = held(&state);
    state.draw_hidden(Viewer::Seat(Seat(0)), &mut Fast::new(6));
    assert_eq!(held(&state), before);
}
