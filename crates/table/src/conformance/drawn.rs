//! Checks that worlds drawn for a viewer depend only on what it knows: it makes no difference which of the worlds that
//! it cannot tell apart is the true one.

use super::playout::plausible;
use super::{Checked, Invariant, difference, require};
use crate::{Fast, Game, Logged, Playout, Positioned, Seat, Viewer};

/// The number of decisions that are made in both of the drawn worlds.
const AHEAD: u32 = 24;

/// The world that is drawn for the viewer when `truth` is the true state.
fn drawn<G: Game>(truth: &G, viewer: Viewer, seed: u64) -> G {
    let mut world = truth.clone();
    world.determinize(viewer, &mut Fast::new(seed));
    world
}

/// Checks that a state and one that was drawn from it draw the very same world.
pub(super) fn check_same<G: Positioned>(truth: &G, other: &G, viewer: Viewer, seed: u64) -> Checked {
    let [one, other] = [truth, other].map(|truth| drawn(truth, viewer, seed));
    require(one.fingerprint() == other.fingerprint(), Invariant::SameDeterminization, || {
        let views = |state: &G| Viewer::all(state.seats()).map(|viewer| state.view(viewer)).collect::<Vec<_>>();
        let (seen, other_seen) = (views(&one), views(&other));
        let told = match seen == other_seen {
            false => difference(&seen, &other_seen),
            true => difference(&one.position(), &other.position()),
        };
        format!("another world is drawn with the same chance: {told}")
    })
}

/// Takes two states that the same decisions led to and that the viewer still cannot tell apart. Checks that they draw
/// worlds that nobody can tell apart and that take the same course. Which number a copy of a card has in each does not
/// matter.
pub(super) fn check_alike<G: Playout>(one: &G, other: &G, viewer: Viewer, seed: u64) -> Checked {
    let [mut one, mut other] = [one, other].map(|truth| drawn(truth, viewer, seed));
    let (mut chance, mut same_chance) = (Fast::new(!seed), Fast::new(!seed));
    look_alike(&one, &other)?;
    for _ in 0..AHEAD {
        let Some(seat) = one.awaits().seats().lowest() else { break };
        let few = plausible(&one, seat);
        let Some(action) = few.get(chance.index(few.len().max(1) as u32) as usize).copied() else { break };
        same_chance.index(few.len() as u32);
        let (mut log, mut other_log): (Vec<Logged<G::Event>>, Vec<_>) = (Vec::new(), Vec::new());
        one.apply(seat, action, &mut chance, &mut log);
        other.apply(seat, action, &mut same_chance, &mut other_log);
        require(log == other_log, Invariant::SameDeterminization, || {
            format!("worlds drawn with the same chance go on otherwise: {}", difference(&log, &other_log))
        })?;
        look_alike(&one, &other)?;
    }
    Ok(())
}

/// Checks that no viewer can tell the two states apart.
fn look_alike<G: Playout>(one: &G, other: &G) -> Checked {
    let alike = |holds: bool, what: &dyn Fn() -> String| {
        require(holds, Invariant::SameDeterminization, || {
            format!("worlds drawn with the same chance differ: {}", what())
        })
    };
    alike(one.awaits() == other.awaits(), &|| difference(&one.awaits(), &other.awaits()))?;
    for viewer in Viewer::all(one.seats()) {
        let (view, other_view) = (one.view(viewer), other.view(viewer));
        alike(view == other_view, &|| format!("viewer {viewer} sees {}", difference(&view, &other_view)))?;
    }
    for seat in Seat::all(one.seats()) {
        let (known, other_known) = (one.knowledge(seat), other.knowledge(seat));
        alike(known == other_known, &|| format!("seat {seat} knows {}", difference(&known, &other_known)))?;
        let list = |state: &G| {
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            (actions, plausible(state, seat))
        };
        let (may, other_may) = (list(one), list(other));
        alike(may == other_may, &|| format!("seat {seat} may {}", difference(&may, &other_may)))?;
    }
    Ok(())
}
