//! Playouts: the plausible actions of a seat, and a step that takes one of them.

use super::{Checked, Invariant, require};
use crate::{Chance, Choices, Fast, NoLog, PLAYOUT, Playout, Seat};

/// Checks that the plausible actions of a seat are legal, and that a playout step takes one of them at random.
pub(super) fn check<G: Playout>(state: &G, seed: u64) -> Checked {
    for seat in Seat::all(state.seats()) {
        let (legal, few) = (state.choices(seat), plausible(state, seat));
        require(few.iter().all(|action| legal.index_of(action).is_some()), Invariant::PlausibleStep, || {
            format!("seat {seat} finds something plausible that is not among its legal actions: {few:?}")
        })?;
        require(few.is_empty() == legal.is_empty(), Invariant::PlausibleStep, || {
            format!("seat {seat} has {} legal actions and finds {} plausible", legal.len(), few.len())
        })?;
    }
    let Some(seat) = state.awaits().seats().lowest() else { return Ok(()) };
    let (mut stepped, mut listed) = (state.clone(), state.clone());
    let (mut chance, mut same_chance) = (Fast::new(seed), Fast::new(seed));
    stepped.playout_step(&mut chance);
    let few = state.plausible(seat);
    let action = few.get(same_chance.below(PLAYOUT, few.len()));
    listed.apply(seat, action, &mut same_chance, &mut NoLog);
    let is_same = stepped.fingerprint() == listed.fingerprint() && chance.next_bits() == same_chance.next_bits();
    require(is_same, Invariant::PlausibleStep, || {
        format!("a step of a playout comes to another end than `{action}`, which the same draw picks")
    })
}

/// The plausible actions as a list.
pub(super) fn plausible<G: Playout>(state: &G, seat: Seat) -> Vec<G::Action> {
    let few = state.plausible(seat);
    (0..few.len()).map(|k| few.get(k)).collect()
}
