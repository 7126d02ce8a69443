//! Sessions of Doomtrooper where its rules ask for something that other games do not.

use table::{Game, Seed};

use super::testing::usual_table;
use super::{Action, IS_WINDOW};
use crate::chair::Chair;
use crate::desk::Session;
use crate::level::Level;

#[test]
fn a_bot_is_asked_in_windows_where_it_can_do_nothing_and_a_person_among_bots_is_not() {
    let (mut idle, mut useful) = (0, 0);
    for seed in [3, 4, 5] {
        let chairs = vec![Chair::person(""), Chair::bot(Level::Beginner)];
        let mut session = Session::begin(usual_table(), Seed::from(seed), chairs);
        for step in 0..600_usize {
            let Some(seat) = session.asked().lowest() else { break };
            let mut choices: Vec<Action> = Vec::new();
            session.referee().actions(seat, &mut choices);
            // In the same window a seat composes what it announces, choice by choice.
            let is_window = IS_WINDOW.is_some_and(|is_window| is_window(&session.view()));
            let is_window = is_window && choices.contains(&Action::Yield);
            if session.is_mine() {
                assert!(!is_window || choices.len() > 1, "the person is asked for nothing");
                session.act(choices[step % choices.len()]).unwrap();
            } else {
                let count = if choices.len() == 1 { &mut idle } else { &mut useful };
                *count += usize::from(is_window);
                session.act_for_bot(seat, choices[step * 7 % choices.len()]).unwrap();
            }
        }
    }
    assert!(idle > 20 && useful > 0, "{idle} windows with nothing to do, {useful} with something");
}
