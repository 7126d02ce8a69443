//! Taking back: a seat drops what it was composing, and it is as if it had never happened.

use super::{Checked, Invariant, Plan, Trial, Trouble, difference, require};
use crate::{Chance, Draw, Game, Match, Positioned, Seat, Seed, Step, TakeBackError, Viewer};

/// The draw with which two sources of chance are compared; not part of a match.
const COMPARED: Draw = Draw::named("compared");

/// Lets each seat take back what it may, and checks that the rest stays. Returns how many compositions were taken back.
pub(super) fn check<G: Positioned>(
    plan: &Plan<G>,
    table: &Trial<G>,
    seed: u64,
    game: &Match<G>,
) -> Result<u64, Trouble> {
    let mut taken_back = 0;
    for seat in Seat::all(game.truth().seats()) {
        let mut back = game.clone();
        match (game.may_take_back(seat), back.take_back(seat)) {
            (Ok(may), Ok(did)) => {
                require(may == did && may > 0, Invariant::TakingBack, || {
                    format!("seat {seat} may take back {may} decisions and took back {did}")
                })?;
                check_unseen(plan, game.truth(), back.truth(), seat)?;
                check_undone(table, seed, [game, &back], seat)?;
                taken_back += 1;
            }
            (Err(why), Err(error)) => {
                let is_untouched = back.truth().fingerprint() == game.truth().fingerprint()
                    && back.steps() == game.steps()
                    && back.events() == game.events();
                require(why == error && is_untouched, Invariant::TakingBack, || {
                    format!("seat {seat} may not take anything back ({why}), and it changed something ({error})")
                })?;
            }
            (may, did) => {
                let message = format!("seat {seat} may take back: {may:?}, and it came to {did:?}");
                return Err(Trouble::new(Invariant::TakingBack, message));
            }
        }
    }
    Ok(taken_back)
}

/// Checks that no other seat can tell whether the seat has begun to compose something.
fn check_unseen<G: Game>(plan: &Plan<G>, composed: &G, back: &G, seat: Seat) -> Checked {
    let unseen = |holds: bool, what: &dyn Fn() -> String| {
        require(holds, Invariant::TakingBack, || format!("what seat {seat} composes is seen: {}", what()))
    };
    unseen(composed.awaits() == back.awaits(), &|| difference(&composed.awaits(), &back.awaits()))?;
    for viewer in Viewer::all(composed.seats()).filter(|viewer| !viewer.is(seat)) {
        let (view, view_back) = (composed.view(viewer), back.view(viewer));
        unseen(view == view_back, &|| format!("viewer {viewer} sees {}", difference(&view, &view_back)))?;
        if let Some(words) = &plan.words {
            let (said, said_back) = ((words.said)(composed, viewer), (words.said)(back, viewer));
            unseen(said == said_back, &|| format!("viewer {viewer} reads {}", difference(&said, &said_back)))?;
        }
    }
    for other in Seat::all(composed.seats()).filter(|other| *other != seat) {
        let (known, known_back) = (composed.knowledge(other), back.knowledge(other));
        unseen(known == known_back, &|| format!("seat {other} knows {}", difference(&known, &known_back)))?;
    }
    Ok(())
}

/// Checks that the match equals the one in which those decisions were never made.
fn check_undone<G: Positioned>(table: &Trial<G>, seed: u64, [composed, back]: [&Match<G>; 2], seat: Seat) -> Checked {
    let undone = |holds: bool, what: &str| {
        require(holds, Invariant::TakingBack, || format!("after seat {seat} has taken its composition back, {what}"))
    };
    let dropped = composed.steps().len() - back.steps().len();
    undone(is_left_out(composed.steps(), back.steps(), seat, dropped), "decisions of others are gone, or changed")?;
    let mut never = Match::<G>::new(table.setup.clone(), Seed::from(seed));
    for step in back.steps() {
        undone(never.take(*step).is_ok(), &format!("`{step}` cannot be made"))?;
    }
    undone(never.truth().fingerprint() == back.truth().fingerprint(), "the state is another")?;
    undone(never.events() == back.events() && never.marks() == back.marks(), "something has happened all the same")?;
    undone(composed.events() == back.events(), "something that was told is gone")?;
    let next = |game: &Match<G>| game.chance().clone().below(COMPARED, u32::MAX);
    undone(next(&never) == next(back), "chance goes on otherwise")?;
    undone(back.awaits().seats().contains(seat), "the seat is not asked again")?;
    undone(
        matches!(back.may_take_back(seat), Err(TakeBackError::Refused(_) | TakeBackError::Nothing(_))),
        "there is more to take back",
    )
}

/// Whether `left` is `all` without the last `dropped` steps of the seat.
fn is_left_out<A: PartialEq>(all: &[Step<A>], left: &[Step<A>], seat: Seat, dropped: usize) -> bool {
    let own = all.iter().filter(|step| step.seat() == seat).count();
    let mut kept = own.saturating_sub(dropped);
    let expected = all.iter().filter(|step| {
        let is_own = step.seat() == seat;
        let stays = !is_own || kept > 0;
        kept -= usize::from(is_own && kept > 0);
        stays
    });
    expected.eq(left)
}
