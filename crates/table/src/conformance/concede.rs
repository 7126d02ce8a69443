//! Concessions: in some matches any seat may concede at any moment.

use super::course::Course;
use super::{Checked, Invariant, Plan, Trial, Trouble, require};
use crate::{ActError, Fast, Game, Match, Positioned, Seat, SeatSet};

/// Draws which seats concede, and when. Most matches have no concession, so that they are played to their end.
pub(super) struct Concessions {
    dice: Fast,
    /// A seat may concede before one decision in this many; 0 when no seat concedes in this match.
    one_in: u32,
}

impl Concessions {
    pub fn of<G: Game>(plan: &Plan<G>, course: &Course) -> Self {
        let mut dice = Fast::new(course.seed.rotate_left(17) ^ course.table_seed);
        let any = plan.concede_in > 0 && dice.index(plan.concede_in) == 0;
        // Some matches have several early concessions, in the setup; others have late ones.
        let one_in = 2 << dice.index(7);
        Self { dice, one_in: if any { one_in } else { 0 } }
    }

    /// Picks a seat to concede now. It may already be out.
    pub fn pick<G: Game>(&mut self, state: &G) -> Option<Seat> {
        let is_over = state.awaits().outcome().is_some();
        let wants = self.one_in > 0 && !is_over && self.dice.index(self.one_in) == 0;
        wants.then(|| Seat(self.dice.index(u32::from(state.seats())) as u8))
    }
}

/// Lets a seat concede, if it may, and adds it to `conceded`. Returns whether it conceded.
pub(super) fn concede<G: Positioned>(game: &mut Match<G>, seat: Seat, conceded: &mut SeatSet) -> Result<bool, Trouble> {
    match game.concede(seat) {
        Ok(_) => {
            *conceded = conceded.with(seat);
            Ok(true)
        }
        Err(ActError::Refused(_)) => Ok(false),
        Err(error) => {
            let message = format!("seat {seat} wants to concede while the match goes on: {error}");
            Err(Trouble::new(Invariant::Concession, message).at(game.truth()))
        }
    }
}

/// Checks what holds at every later state: a seat that has conceded is out.
pub(super) fn check_out<G: Game>(state: &G, conceded: SeatSet) -> Checked {
    let out = |holds: bool, message: &dyn Fn(Seat) -> String, seat: Seat| {
        require(holds, Invariant::Concession, || message(seat))
    };
    for seat in conceded.iter() {
        let awaits = state.awaits();
        out(!awaits.seats().contains(seat), &|seat| format!("seat {seat} has conceded and is asked"), seat)?;
        let wins_alone = awaits.outcome().is_some_and(|outcome| outcome.winners == SeatSet::only(seat));
        out(!wins_alone, &|seat| format!("seat {seat} has conceded and wins"), seat)?;
        let is_refused = awaits.outcome().is_some() || state.concession_refusal(seat).is_some();
        out(is_refused, &|seat| format!("seat {seat} has conceded and may do it again"), seat)?;
    }
    Ok(())
}

/// Checks that any seat that is asked may concede instead, and that a refused concession changes nothing.
pub(super) fn check<G: Positioned>(table: &Trial<G>, state: &G) -> Checked {
    for seat in Seat::all(state.seats()) {
        let is_asked = state.awaits().seats().contains(seat);
        let refusal = state.concession_refusal(seat).filter(|_| is_asked);
        require(refusal.is_none(), Invariant::Concession, || format!("seat {seat} is asked and may not concede"))?;
        let is_over = state.awaits().outcome().is_some();
        if !is_over && state.concession_refusal(seat).is_none() {
            continue;
        }
        let mut game = Match::from_state(table.setup.clone(), state.clone(), Fast::new(0));
        let is_refused = game.concede(seat).is_err();
        let is_untouched =
            game.truth().fingerprint() == state.fingerprint() && game.events().is_empty() && game.steps().is_empty();
        require(is_refused && is_untouched, Invariant::Concession, || {
            format!("the refused concession of seat {seat} changed something")
        })?;
    }
    Ok(())
}
