//! Sessions of ESTRO: how often a person is asked, and how often the screen changes hands.

use estro::view::Ask;
use estro::{CardSet, Setup, SetupDocument};
use table::{Game as _, Seat, Seed};

use super::Action;
use super::testing::usual_table;
use crate::chair::Chair;
use crate::desk::Session;
use crate::level::Level;

/// The questions of a turn that a person alone with a bot is asked in it, on the average of many turns, at most.
const QUESTIONS: usize = 5;
/// How often the screen changes hands in a turn of two people who share it, on the average, at most.
const HAND_OVERS: usize = 2;

/// A person in its own turn is asked little, and never where there is one answer only.
#[test]
fn a_turn_of_ones_own_has_few_questions_and_none_with_one_answer() {
    let (mut turns, mut asked, mut elsewhere) = (0, 0, 0);
    for seed in 0..12 {
        let chairs = vec![Chair::person(""), Chair::bot(Level::Beginner)];
        let mut session = Session::begin(usual_table(), Seed::from(seed), chairs);
        let mut turn = 0;
        for step in 0..900_usize {
            let Some(seat) = session.asked().lowest() else { break };
            let mut choices: Vec<Action> = Vec::new();
            session.referee().actions(seat, &mut choices);
            if !session.is_mine() {
                session.act_for_bot(seat, choices[step * 7 % choices.len()]).unwrap();
                continue;
            }
            assert!(choices.len() > 1, "{choices:?}");
            let view = session.view();
            if view.active != Seat(0) {
                elsewhere += 1;
            } else {
                turns += usize::from(view.turn != turn);
                turn = view.turn;
                asked += 1;
            }
            session.act(choices[step * 7 % choices.len()]).unwrap();
        }
    }
    println!("{asked} questions in {turns} turns of one's own, {elsewhere} in turns of the other seat");
    assert!(turns > 60 && asked <= QUESTIONS * turns && elsewhere < 3 * turns, "{asked} in {turns}, {elsewhere}");
}

/// Of two people at one screen nobody is asked at windows in the turn of the other one, unless it wants to be.
#[test]
fn the_screen_changes_hands_at_most_twice_a_turn() {
    let (mut turns, mut hand_overs) = (0, 0);
    for seed in 0..12 {
        let mut session =
            Session::begin(usual_table(), Seed::from(seed), vec![Chair::person("Anna"), Chair::person("Bruno")]);
        let mut turn = 0;
        for step in 0..900_usize {
            if let Some(seat) = session.hand_over() {
                session.take_place(seat);
                hand_overs += 1;
            }
            let view = session.view();
            turns += usize::from(view.turn != turn);
            turn = view.turn;
            let actions = session.actions();
            if actions.is_empty() {
                break;
            }
            session.act(actions[step * 7 % actions.len()]).unwrap();
        }
    }
    println!("{hand_overs} hand-overs in {turns} turns");
    assert!(turns > 100 && hand_overs <= HAND_OVERS * turns, "{hand_overs} in {turns}");
}

/// ESTRO-TURN-06, ESTRO-TURN-07: the thinking clock runs from the draw to the play, and plays a card at its end.
#[test]
fn the_thinking_clock_runs_for_the_play_alone_and_plays_at_its_end() {
    let document = SetupDocument { options: vec!["clock=180".to_owned()], ..SetupDocument::default() };
    let setup = Setup::check(document, CardSet::house()).expect("a table with a clock");
    let chairs = || vec![Chair::person("Anna"), Chair::person("Bruno")];
    let mut session = Session::begin(setup.clone(), Seed::from(3), chairs());
    let (mut plays, mut others) = (0, 0);
    while session.outcome().is_none() {
        if let Some(seat) = session.hand_over() {
            session.take_place(seat);
        }
        let view = session.view();
        let is_play = matches!(view.asks, Some((_, Ask::Play)));
        assert_eq!(session.time_limit(), is_play.then_some(180));
        *(if is_play { &mut plays } else { &mut others }) += 1;
        session.answer_by_default();
        assert!(!is_play || session.view().asks != view.asks || session.view().turn != view.turn);
    }
    assert!(plays > 8 && others > 20, "{plays} plays, {others} other questions");
    // A shorter limit of the table counts as well.
    let session = Session::begin(setup, Seed::from(3), chairs()).with_limit(30);
    assert_eq!(session.time_limit(), Some(30));
}
