//! The document of a view contains exactly the contents of the view, and nothing that its viewer may not see.

use table::{Game, NoLog, Seat, Viewer};

use super::ViewDocument;
use crate::action::Action;
use crate::deck;
use crate::language::Affiliation;
use crate::setup_notation;
use crate::state::State;

fn state(text: &str) -> State {
    setup_notation::read(&deck::ready_table(2), text).unwrap_or_else(|problems| panic!("{problems:?}")).0
}

fn act(state: &mut State, seat: u8, actions: &[&str]) {
    for text in actions {
        let action: Action = text.parse().unwrap();
        assert_eq!(state.refusal(Seat(seat), action), None, "{text}");
        state.apply(Seat(seat), action, &mut table::Fast::new(1), &mut NoLog);
    }
}

const TABLE: &str = "turn 7 active 0 actions 3 attacks 1
effect invulnerability step 0 by 0 until turn-of 0 on #1 steps 2
seat 0 destiny 9 sabotaged 1
  hand golden-lion
  squad golden-lion #0 no 3 covered
  squad blood-beret #1 no 5
  card combat-armor #2 no 6 on #0
seat 1 destiny 5
  kohort necromutant #3 no 8
";

#[test]
fn memberships_numbers_and_lasting_effects_are_listed() {
    let state = state(TABLE);
    let document = ViewDocument::from(&state.view(Viewer::Seat(Seat(1))));
    let numbers: Vec<(u8, u16)> = document.table.iter().map(|card| (card.slot, card.number)).collect();
    assert_eq!(numbers, [(0, 3), (1, 5), (2, 6), (3, 8)]);
    assert_eq!(document.table[1].memberships, [Affiliation::Imperial]);
    assert_eq!(document.table[3].memberships, [Affiliation::Legion]);
    // For a face-down card neither the card nor its memberships are shown.
    assert_eq!((&document.table[0].card, document.table[0].memberships.len()), (&None, 0));
    let own = ViewDocument::from(&state.view(Viewer::Seat(Seat(0))));
    assert_eq!(own.table[0].memberships, [Affiliation::Imperial]);
    let lasting = &document.lasting[0];
    assert_eq!(
        (lasting.card.name.as_str(), lasting.seat, lasting.on, lasting.steps),
        ("INVULNERABILITY", 0, Some(1), 2)
    );
    assert_eq!(document.seats[0].sabotaged, [1]);
}

#[test]
fn what_was_announced_is_listed() {
    let text = "turn 7 active 0 actions 3 windows all\nwindow free asks 0\nseat 0\n  hand negative-karma\nseat 1\n  hand miscommunication\n";
    let mut state = state(text);
    act(&mut state, 0, &["play 01217"]);
    // An unfinished composition is secret (TIME-02).
    assert_eq!(ViewDocument::from(&state.view(Viewer::Public)).announced, []);
    act(&mut state, 0, &["player 1"]);
    let document = ViewDocument::from(&state.view(Viewer::Public));
    let [announced] = document.announced.as_slice() else { panic!("{:?}", document.announced) };
    let name = announced.card.as_ref().map(|card| card.name.as_str());
    assert_eq!(
        (name, announced.seat, announced.player, announced.what.as_str()),
        (Some("NEGATIVE KARMA"), 0, 1, "card")
    );
    assert_eq!((announced.slot, announced.cancelled), (None, false));
}

#[test]
fn the_schema_lists_what_the_view_holds() {
    let schema = schemars::schema_for!(ViewDocument);
    let text = serde_json::to_string(&schema).unwrap();
    for name in [
        "memberships",
        "announced",
        "lasting",
        "modifiers",
        "outcome",
        "number",
        "on_player",
        "chosen",
        "in_use",
        "used",
        "support",
        "blows",
        "second",
        "cover",
        "sabotaged",
        "missed_turns",
        "owes_outpost",
        "cancelled",
        "winners",
    ] {
        assert!(text.contains(&format!("\"{name}\"")), "{name} is missing");
    }
}
