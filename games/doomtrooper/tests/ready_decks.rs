//! The size of a state, its copies, and the places on the table that random play with the ready decks needs.

use doomtrooper::State;
use doomtrooper::deck::ready_table;
use doomtrooper::state::SLOTS;
use table::{Chance, Choices, Draw, Fast, Game, NoLog, Playout, Viewer};

#[test]
fn a_state_takes_at_most_eight_kilobytes() {
    assert!(size_of::<State>() <= 8 * 1024, "{} bytes", size_of::<State>());
}

#[test]
fn a_copy_is_the_state_whatever_was_there_before() {
    let tables = [ready_table(5), ready_table(2)];
    let mut chance = Fast::new(3);
    let mut other = State::deal(&tables[0], &mut chance, &mut NoLog);
    for _ in 0..400 {
        other.playout_step(&mut chance);
    }
    let mut state = State::deal(&tables[1], &mut chance, &mut NoLog);
    for step in 0..300 {
        let Some(seat) = state.awaits().seats().lowest() else { break };
        let mut copy = other.clone();
        copy.clone_from(&state);
        assert_eq!(copy.to_string(), state.to_string(), "decision {step}");
        assert_eq!(copy.view(Viewer::Public), state.view(Viewer::Public));
        let choices = state.choices(seat);
        let action = choices.get(chance.below(Draw::named("random"), choices.len()));
        let mut luck = (chance, chance);
        copy.apply(seat, action, &mut luck.0, &mut NoLog);
        state.apply(seat, action, &mut luck.1, &mut NoLog);
        chance = luck.1;
        assert_eq!(copy.fingerprint(), state.fingerprint(), "decision {step}, {action}");
    }
}

/// The number of places is limited, and a full table refuses cards. Five seats that play at random, and hardly attack,
/// use about 75 at the most.
#[test]
fn five_seats_with_ready_decks_do_not_fill_the_table() {
    let setup = ready_table(5);
    let mut most = 0;
    for seed in 0..3 {
        let mut chance = Fast::new(seed);
        let mut state = State::deal(&setup, &mut chance, &mut NoLog);
        state.skip_idle_windows();
        for step in 0..6_000u32 {
            if state.awaits().outcome().is_some() {
                break;
            }
            state.playout_step(&mut chance);
            if step.is_multiple_of(20) {
                most = most.max(state.view(Viewer::Public).table.len());
            }
        }
    }
    assert!((10..SLOTS).contains(&most), "{most} of {SLOTS} places");
}

#[test]
fn each_ready_deck_says_how_it_plays() {
    for (id, _) in doomtrooper::deck::ready() {
        for language in table::Language::ALL {
            let said = doomtrooper::deck::style(id, language);
            assert!(said.ends_with('.') && said.len() > 40, "{id}: {said}");
        }
    }
}
