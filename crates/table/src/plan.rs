//! Several answers that a seat has decided on together: they are announced step by step, each when its question comes, and
//! what is left is dropped, so that the seat is asked anew, as soon as anything happens in between that it did not foresee.

use std::collections::VecDeque;

use crate::{Chance, Game, Match, Seat, Step};

/// What a seat means to answer next, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<A> {
    seat: Seat,
    rest: VecDeque<A>,
    /// How many steps of the match it has taken into account.
    seen: usize,
}

/// What became of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Its next answer was given; more may follow.
    Acted,
    /// Somebody else must decide first.
    Waits,
    /// Every answer was given.
    Done,
    /// Something happened in between, or its next answer is not possible: the seat is asked.
    Dropped,
}

impl<A: Copy> Plan<A> {
    /// The answers of a seat from its next question on, in a match with so many steps. Those that it has given in later steps
    /// are given: whoever answers the first one itself counts the steps before it.
    pub fn new(seat: Seat, answers: impl IntoIterator<Item = A>, steps: usize) -> Self {
        Self { seat, rest: answers.into_iter().collect(), seen: steps }
    }

    /// Whose plan it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many answers are left, with the one that was given last.
    #[must_use]
    pub fn left(&self) -> usize {
        self.rest.len()
    }
}

impl<G: Game, C: Chance + Clone> Match<G, C> {
    /// Goes on with a plan by at most one answer. Whoever holds the table lets standing orders answer before, so that what
    /// its seat does not want to be asked does not disturb it.
    ///
    /// The plan is dropped when another seat has done something that its seat witnessed, when something hidden came to
    /// light, and when its next answer is not legal for the question that is asked.
    pub fn follow(&mut self, plan: &mut Plan<G::Action>) -> Progress {
        if (plan.seen..self.steps().len()).any(|step| self.disturbs(plan.seat, step)) {
            return Progress::Dropped;
        }
        for step in &self.steps()[plan.seen..] {
            // What it has answered by now, and what standing orders have answered in the same way.
            if matches!(step, Step::Action(seat, answer) if *seat == plan.seat && plan.rest.front() == Some(answer)) {
                plan.rest.pop_front();
            }
        }
        plan.seen = self.steps().len();
        let Some(next) = plan.rest.front().copied() else { return Progress::Done };
        let awaits = self.awaits();
        if awaits.outcome().is_some() {
            return Progress::Dropped;
        }
        if !awaits.seats().contains(plan.seat) {
            return Progress::Waits;
        }
        if self.act(plan.seat, next).is_err() {
            return Progress::Dropped;
        }
        Progress::Acted
    }

    /// Whether a step brought something that a seat did not foresee when it made its plan.
    fn disturbs(&self, seat: Seat, step: usize) -> bool {
        let from = self.marks()[step];
        let to = self.marks().get(step + 1).copied().unwrap_or(self.events().len());
        let mut events = self.events()[from..to].iter();
        match self.steps()[step] {
            Step::Concession(_) => true,
            Step::Action(who, _) if who == seat => events.any(|logged| G::discloses(&logged.event)),
            Step::Action(..) => events.any(|logged| G::witnessed(&logged.event, seat.into()).is_some()),
        }
    }
}
