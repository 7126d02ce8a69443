//! A playout picks from masks the same action that the search would pick from a list: both ways are played side by
//! side.

mod support;

use coal::State;
use table::{Chance, Choices, Fast, Game, NoLog, PLAYOUT, Playout};

/// Makes one decision of a playout by listing the plausible choices.
fn step_by_list(state: &mut State, chance: &mut Fast) {
    let seat = state.awaits().seats().lowest().expect("a seat is asked");
    let choices = state.plausible(seat);
    let k = chance.below(PLAYOUT, choices.len());
    state.apply(seat, choices.get(k), chance, &mut NoLog);
}

#[test]
fn a_step_of_a_playout_is_a_plausible_choice_at_random() {
    let mut decisions = 0;
    for number in 0..400 {
        let mut chance = Fast::new(number);
        let table = support::random_table(&mut chance);
        let mut picked = State::deal(&table.setup, &mut chance, &mut NoLog);
        if number % 2 == 0 {
            picked.skip_idle_windows();
        }
        let mut listed = picked.clone();
        let (mut chance_of_picked, mut chance_of_listed) = (chance, chance);
        while picked.awaits().outcome().is_none() {
            let before = picked.to_string();
            picked.playout_step(&mut chance_of_picked);
            step_by_list(&mut listed, &mut chance_of_listed);
            assert_eq!(picked.to_string(), listed.to_string(), "{}\nafter\n{before}", table.name);
            decisions += 1;
        }
        assert_eq!(chance_of_picked.next_bits(), chance_of_listed.next_bits(), "{}: as many draws", table.name);
    }
    assert!(decisions > 20_000, "{decisions} decisions");
}
