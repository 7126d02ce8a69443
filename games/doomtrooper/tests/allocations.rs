//! No memory is allocated for a decision: not for the legal actions, not for carrying one out, not for determinizing
//! hidden cards, not in a whole playout.

mod support;

use doomtrooper::State;
use table::{Choices, Fast, Game, NoLog, Playout, Seat, Viewer};

/// The number of allocations during this work.
fn allocations<R>(work: impl FnOnce() -> R) -> (R, u64) {
    let mut result = None;
    let counted = allocation_counter::measure(|| result = Some(work()));
    (result.expect("it was done"), counted.count_total)
}

#[test]
fn allocations_are_counted() {
    assert_eq!(allocations(|| std::hint::black_box(Box::new(7))).1, 1);
    assert_eq!(allocations(|| std::hint::black_box(7)).1, 0);
}

#[test]
fn a_random_match_allocates_nothing_in_any_of_its_decisions() {
    let mut decisions = 0;
    for number in 0..6 {
        let mut chance = Fast::new(number);
        let table = support::random_table(&mut chance);
        let mut state = State::deal(&table.setup, &mut chance, &mut NoLog);
        if number % 2 == 0 {
            state.skip_idle_windows();
        }
        let mut copy = state.clone();
        let mut drawn = state.clone();
        while let Some(seat) = state.awaits().seats().lowest() {
            let (choices, count) = allocations(|| state.choices(seat));
            assert_eq!(count, 0, "`choices` allocates at\n{state}");
            let action = choices.get(chance.index(choices.len()));
            let (_, count) = allocations(|| {
                std::hint::black_box(state.refusal(seat, action));
                copy.clone_from(&state);
            });
            assert_eq!(count, 0, "refusing or copying allocates at\n{state}");
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                let (_, count) = allocations(|| {
                    drawn.clone_from(&state);
                    drawn.determinize(viewer, &mut chance);
                });
                assert_eq!(count, 0, "`determinize` for {viewer} allocates at\n{state}");
            }
            let (_, count) = allocations(|| state.apply(seat, action, &mut chance, &mut NoLog));
            assert_eq!(count, 0, "`apply` of `{seat} {action}` allocates at\n{copy}");
            decisions += 1;
        }
    }
    assert!(decisions > 2_000, "{decisions} decisions");
}

#[test]
fn a_playout_allocates_nothing_from_the_deal_to_the_end() {
    for number in 0..12 {
        let mut chance = Fast::new(number);
        let table = support::random_table(&mut chance);
        let mut state = State::deal(&table.setup, &mut chance, &mut NoLog);
        state.skip_idle_windows();
        let (_, count) = allocations(|| {
            while state.awaits().outcome().is_none() {
                state.playout_step(&mut chance);
            }
        });
        assert_eq!(count, 0, "a playout allocates on\n{}", table.name);
    }
}
