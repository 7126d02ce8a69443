//! Several answers that a seat has decided on together. They are announced step by step, each when its question comes.
//! As soon as the seat witnesses something that it did not foresee, the rest is dropped and the seat is asked anew.

use std::collections::VecDeque;

use crate::{Chance, Game, Match, Seat, Step};

/// The answers that a seat intends to give next, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<A> {
    seat: Seat,
    rest: VecDeque<A>,
    /// The number of steps of the match that it has taken into account.
    seen: usize,
}

/// The state of a plan after it was followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The next answer was given; more may follow.
    Acted,
    /// Another seat must decide first.
    Waits,
    /// All answers have been given.
    Done,
    /// Something unforeseen happened, or the next answer is not legal: the plan is dropped and the seat is asked.
    Dropped,
}

impl<A: Copy> Plan<A> {
    /// The answers of a seat from its next question on, in a match that has `steps` steps. Answers that the seat has
    /// given in later steps count as given: a caller that carries out the first answer itself passes the number of
    /// steps before it.
    pub fn new(seat: Seat, answers: impl IntoIterator<Item = A>, steps: usize) -> Self {
        Self { seat, rest: answers.into_iter().collect(), seen: steps }
    }

    /// The seat whose plan it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of answers that are left, including the one that was given last.
    #[must_use]
    pub fn left(&self) -> usize {
        self.rest.len()
    }
}

impl<G: Game, C: Chance + Clone> Match<G, C> {
    /// Follows a plan by at most one answer. The caller lets standing orders answer first, so that questions that the
    /// seat does not want to be asked do not disturb the plan.
    ///
    /// The plan is dropped when another seat has done something that this seat witnessed, when something hidden came to
    /// light, and when its next answer is not legal for the question that is asked.
    pub fn follow(&mut self, plan: &mut Plan<G::Action>) -> Progress {
        if (plan.seen..self.steps().len()).any(|step| self.disturbs(plan.seat, step)) {
            return Progress::Dropped;
        }
        for step in &self.steps()[plan.seen..] {
            // Drop the answers that the seat has given by now, itself or through its standing orders.
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

    /// Whether a step brought something that the seat did not foresee when it made its plan.
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
