//! Sessions of Doomtrooper that test rules other games do not have.

use table::{Game, Seed, Step};

use super::decision::most_times;
use super::testing::usual_table;
use super::{Action, IS_WINDOW};
use crate::chair::Chair;
use crate::desk::Session;
use crate::level::Level;

/// ACT-08: meditating with every Action that is left is several steps and one decision, as long as nobody acts in
/// between.
#[test]
fn meditating_several_times_is_one_decision() {
    let (mut whole, mut longest) = (0, 0);
    for seed in 0..6 {
        let chairs = vec![Chair::person(""), Chair::bot(Level::Beginner)];
        let mut session = Session::begin(usual_table(), Seed::from(seed), chairs);
        for step in 0..300_usize {
            if let Some((seat, level)) = session.asked_bot() {
                let thought = session.think(seat, level).unwrap();
                session.act_for_bot(seat, thought).unwrap();
                continue;
            }
            let Some(me) = session.me().filter(|_| session.is_mine()) else { break };
            let (view, offers) = (session.view(), session.actions());
            let times = most_times(&view, me, Action::Meditate);
            if times < 2 || !offers.contains(&Action::Meditate) {
                session.act(offers[step * 7 % offers.len()]).unwrap();
                continue;
            }
            assert_eq!(times, view.actions);
            let (decisions, steps) = (session.decisions(), session.steps().len());
            session.act_and_then(Action::Meditate, vec![Action::Meditate; usize::from(times) - 1]).unwrap();
            while let Some((seat, level)) = session.asked_bot().filter(|_| session.view().active == me) {
                let thought = session.think(seat, level).unwrap();
                session.act_for_bot(seat, thought).unwrap();
            }
            let own = |step: &&Step<Action>| matches!(step, Step::Action(seat, Action::Meditate) if *seat == me);
            let done = session.steps()[steps..].iter().filter(own).count();
            assert_eq!(session.decisions(), decisions + 1);
            assert!((1..=usize::from(times)).contains(&done));
            whole += usize::from(done == usize::from(times));
            longest = longest.max(done);
        }
    }
    assert!(whole > 10 && longest == 3, "{whole} {longest}");
}

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
            // In the same window a seat composes its announcement, choice by choice.
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
