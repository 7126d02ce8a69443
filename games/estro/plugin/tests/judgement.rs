//! The heuristic player's judgement of positions.

use bots::{Bot as _, Budget, Roster as _, Thinking};
use estro::{CardSet, Setup, SetupDocument, State};
use estro_plugin::{Estro, Heuristic};
use table::{Choices as _, Fast, Game as _, Match, NoLog, Positioned as _, Seat};

/// A match from a position, after these moves. Nobody has more cards than are written.
fn from_position(position: &str, moves: &[(u8, &str)]) -> Match<State, Fast> {
    let setup = Setup::check(SetupDocument::default(), CardSet::house()).unwrap();
    let mut state = State::from_position(&setup, position).unwrap_or_else(|problems| panic!("{problems:?}"));
    for (seat, action) in moves {
        let action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
        assert_eq!(state.refusal(Seat(*seat), action), None, "{action}");
        state.apply(Seat(*seat), action, &mut Fast::new(1), &mut NoLog);
    }
    Match::from_state(setup, state, Fast::new(1))
}

/// What seat 0 answers, and the choices that are no blunders for it.
fn answer(game: &Match<State, Fast>) -> (String, Vec<String>) {
    let seat = Seat(0);
    let thinking = Thinking::new(Budget::Simulations(1), 1);
    let answer = game.ask(seat, |question| Heuristic.choose(question, &thinking));
    let sane = game.ask(seat, Estro::sane).unwrap();
    (answer.unwrap().to_string(), sane.iter().map(ToString::to_string).collect())
}

/// The number of a card as actions write it.
fn number(id: &str) -> usize {
    usize::from(CardSet::house().find(id).unwrap().0) + 1
}

fn offered(game: &Match<State, Fast>, wanted: &str) {
    let choices = game.choices(Seat(0));
    let all: Vec<String> = (0..choices.len()).map(|k| choices.get(k).to_string()).collect();
    assert!(all.iter().any(|action| action == wanted), "{wanted} is not offered: {all:?}");
}

/// Ozok (Ardo, TOT 72) against Thofa (Illusio, TOT 76): ESTRO-ATK-08 gives it -5, so no dice help; Lumea (Armonio, TOT 77) is
/// beaten by ATK +10.
#[test]
fn it_attacks_whom_the_arithmetic_favours() {
    let game = from_position(
        "round 6 turn 11 active 0 first 0 phase battle played\nseat 0 loose\n  hand ardo-02\n  up ardo-01 turn 1\n\
         seat 1 loose\n  hand ardo-03\n  up illusio-01 turn 2\n  up armonio-01 turn 2\n",
        &[],
    );
    offered(&game, "attack 0.1 1.1");
    let (answer, sane) = answer(&game);
    assert_eq!(answer, "attack 0.1 1.2");
    assert!(!sane.contains(&"attack 0.1 1.1".to_owned()), "{sane:?}");
}

/// A covered card is defeated whatever the totals (ESTRO-FACE-03).
#[test]
fn it_attacks_a_covered_card_when_nothing_else_can_be_beaten() {
    let game = from_position(
        "round 6 turn 11 active 0 first 0 phase battle played\nseat 0 loose\n  hand ardo-02\n  up ardo-01 turn 1\n\
         seat 1 loose\n  hand ardo-03\n  up illusio-01 turn 2\n  down granito-14 turn 2\n",
        &[],
    );
    assert_eq!(answer(&game).0, "attack 0.1 1.2");
}

#[test]
fn it_does_not_attack_what_it_cannot_beat() {
    let game = from_position(
        "round 6 turn 11 active 0 first 0 phase battle played\nseat 0 loose\n  hand ardo-02\n  up ardo-26 turn 1\n\
         seat 1 loose\n  hand ardo-03\n  up illusio-01 turn 2\n",
        &[],
    );
    offered(&game, "attack 0.1 1.1");
    let (answer, sane) = answer(&game);
    assert_eq!((answer.as_str(), sane.as_slice()), ("end", ["end".to_owned()].as_slice()));
}

/// Argovar annuls a Gift that destroys, once: it does so when Vulkesh would destroy it, and no attack can.
#[test]
fn a_countermove_answers_a_gift_that_costs_a_card() {
    let game = from_position(
        "round 4 turn 8 active 1 first 0 phase play attacks 2\nseat 0 loose\n  hand ardo-04\n  up granito-45 turn 1 tot-6\n\
         seat 1 loose\n  hand ardo-26 ardo-05\n  up ardo-01 turn 2\n",
        &[(1, &format!("play {} up", number("ardo-26")))],
    );
    offered(&game, "yes");
    assert_eq!(answer(&game).0, "yes");
}
