//! A seat may take back its composition; announced, declared or shown choices stay (TIME-02, TIME-19, CMB-02).

use doomtrooper::{State, deck, setup_notation};
use table::{Fast, Match, Positioned, Seat, TakeBackError, Viewer};

const POSITION: &str = "turn 7 active 0 actions 3\n\
    seat 0\n  hand inspired garbage-dump\n  squad golden-lion\n\
    seat 1\n  squad bauhaus-blitzer\n";

/// The same with a second warrior that may attack.
fn table_of_two() -> Match<State, Fast> {
    table_of(&POSITION.replace("  squad golden-lion\n", "  squad golden-lion\n  squad golden-lion\n"))
}

fn table() -> Match<State, Fast> {
    table_of(POSITION)
}

fn table_of(position: &str) -> Match<State, Fast> {
    let setup = deck::ready_table(2);
    let (state, _) = setup_notation::read(&setup, position).unwrap();
    Match::from_state(setup, state, Fast::new(1))
}

#[track_caller]
fn act(game: &mut Match<State, Fast>, seat: u8, actions: &[&str]) {
    for text in actions {
        game.act(Seat(seat), text.parse().unwrap()).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The views and logs of everybody but seat 0.
fn heard(game: &Match<State, Fast>) -> impl PartialEq + std::fmt::Debug + use<> {
    let viewers = [Viewer::Public, Viewer::Seat(Seat(1))];
    viewers.map(|viewer| (game.view(viewer), game.witnessed(viewer, 0).collect::<Vec<_>>()))
}

#[track_caller]
fn check_stays(game: &mut Match<State, Fast>, seat: u8) {
    let (before, steps) = (game.truth().position(), game.steps().len());
    match game.take_back(Seat(seat)) {
        Err(TakeBackError::Refused(refusal)) => assert_eq!(refusal.clause.to_string(), "DOOM-TIME-19"),
        other => panic!("it should stay: {other:?}"),
    }
    assert_eq!((game.truth().position(), game.steps().len()), (before, steps));
}

/// TIME-02: until a play is announced it is as if it had never begun.
#[test]
fn a_play_that_is_not_announced_can_be_taken_back() {
    let mut game = table();
    check_stays(&mut game, 0);
    let before = (game.truth().position(), heard(&game));
    act(&mut game, 0, &["play 07034"]);
    assert_ne!(game.truth().position(), before.0, "its Area is still to be chosen");
    assert_eq!(heard(&game), before.1);
    // Nobody else can take it back.
    check_stays(&mut game, 1);
    assert_eq!(game.may_take_back(Seat(0)), Ok(1));
    assert_eq!(game.take_back(Seat(0)), Ok(1));
    assert_eq!((game.truth().position(), heard(&game)), before);
    assert!(game.steps().is_empty() && game.events().is_empty());
    // It can be begun again, and once it is announced it stays (TIME-19).
    act(&mut game, 0, &["play 07034", "squad"]);
    check_stays(&mut game, 0);
}

/// CMB-02, CMB-03: a declared attack stays; attacker and defender are named together, so an attacker alone does not
/// stay.
#[test]
fn an_attack_that_is_declared_stays_and_an_attacker_that_is_not_named_does_not() {
    let mut game = table_of_two();
    act(&mut game, 0, &["attack"]);
    while game.may_take_back(Seat(0)).is_err() && game.view(Viewer::Public).combat.is_some() {
        check_stays(&mut game, 0);
        let seat = game.awaits().seats().lowest().unwrap();
        let choices = game.choices(seat);
        let action = table::Choices::get(&choices, 0);
        let before = (game.truth().position(), heard(&game), game.steps().len());
        game.act(seat, action).unwrap();
        if game.may_take_back(Seat(0)).is_ok() {
            assert_eq!(heard(&game), before.1, "nobody knows who attacks");
            assert_eq!(game.take_back(Seat(0)), Ok(1));
            assert_eq!((game.truth().position(), heard(&game), game.steps().len()), before);
            // The attack stays, and so do the names once both are given.
            assert!(game.view(Viewer::Public).combat.is_some_and(|combat| combat.attacker.is_none()));
            game.act(seat, action).unwrap();
            let defender = table::Choices::get(&game.choices(seat), 0);
            game.act(seat, defender).unwrap();
            assert!(game.view(Viewer::Public).combat.is_some_and(|combat| combat.attacker.is_some()));
            return check_stays(&mut game, 0);
        }
    }
    panic!("no attacker was chosen");
}

/// CMB-03: if only one warrior can attack, nothing was composed when it was named, so there is nothing to take back.
#[test]
fn the_only_attacker_is_not_taken_back() {
    let mut game = table();
    act(&mut game, 0, &["attack"]);
    while game.view(Viewer::Public).combat.is_some() && game.view(Viewer::Public).asks.is_some() {
        let seat = game.awaits().seats().lowest().unwrap();
        game.act(seat, table::Choices::get(&game.choices(seat), 0)).unwrap();
        if matches!(game.view(Viewer::Seat(Seat(0))).prompt, Some(doomtrooper::Prompt::Combat(prompt))
            if matches!(prompt, doomtrooper::prompt::CombatPrompt::Defender(_)))
        {
            return check_stays(&mut game, 0);
        }
    }
    panic!("nobody was asked for the defender");
}
