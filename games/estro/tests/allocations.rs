//! No memory is allocated for a decision: not for the legal actions, not for carrying one out, not for determinizing,
//! not in a whole playout.

mod support;

use estro::State;
use table::{Choices, Fast, Game, NoLog, Playout, Positioned, Seat, Viewer};

/// Returns how often memory is allocated while `work` runs.
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

/// Plays a copy of the state to its end at random. Returns the number of decisions.
fn playout(state: &State, scratch: &mut State, chance: &mut Fast) -> u32 {
    scratch.clone_from(state);
    let mut decisions = 0;
    while let Some(seat) = scratch.awaits().seats().lowest() {
        let choices = scratch.choices(seat);
        let action = choices.get(chance.index(choices.len()));
        scratch.apply(seat, action, chance, &mut NoLog);
        decisions += 1;
    }
    decisions
}

#[test]
fn a_random_match_allocates_nothing_in_any_of_its_decisions() {
    let mut decisions = 0;
    for number in 0..60 {
        let mut chance = Fast::new(number);
        let table = support::random_table(&mut chance);
        let mut state = State::deal(&table.setup, &mut chance, &mut NoLog);
        let mut drawn = state.clone();
        let mut list = Vec::with_capacity(1024);
        while let Some(seat) = state.awaits().seats().lowest() {
            let (choices, count) = allocations(|| state.choices(seat));
            assert_eq!(count, 0, "`choices` allocates at\n{}", state.position());
            let action = choices.get(chance.index(choices.len()));

            let (_, count) = allocations(|| {
                list.clear();
                state.actions(seat, &mut list);
                std::hint::black_box(choices.index_of(&action));
                std::hint::black_box(state.refusal(seat, action));
            });
            assert_eq!(count, 0, "listing, searching or refusing actions allocates at\n{}", state.position());

            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                let (_, count) = allocations(|| {
                    drawn.clone_from(&state);
                    drawn.determinize(viewer, &mut chance);
                });
                assert_eq!(count, 0, "`determinize` for {viewer} allocates at\n{}", state.position());
            }

            let before = state.clone();
            let (_, count) = allocations(|| state.apply(seat, action, &mut chance, &mut NoLog));
            assert_eq!(count, 0, "`apply` of `{seat} {action}` allocates at\n{}", before.position());
            decisions += 1;
        }
    }
    assert!(decisions > 2_000, "{decisions} decisions");
}

#[test]
fn a_playout_allocates_nothing_from_the_deal_to_the_end() {
    for number in 0..60 {
        let mut chance = Fast::new(number);
        let table = support::random_table(&mut chance);
        let state = State::deal(&table.setup, &mut chance, &mut NoLog);
        let mut scratch = state.clone();
        let (decisions, count) = allocations(|| playout(&state, &mut scratch, &mut chance));
        assert!(decisions > 10);
        assert_eq!(count, 0, "a playout of {decisions} decisions allocates on\n{}", table.name);

        scratch.clone_from(&state);
        let (_, count) = allocations(|| {
            while scratch.awaits().outcome().is_none() {
                scratch.playout_step(&mut chance);
            }
        });
        assert_eq!(count, 0, "a playout among plausible actions allocates on\n{}", table.name);
    }
}
