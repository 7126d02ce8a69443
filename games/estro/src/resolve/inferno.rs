//! Inferno: draws without cards, and how a match of two teams ends (chapter INF of the rulebook).

use std::cmp::Ordering;

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::options::Exhaustion;
use crate::state::{Ended, State};

impl State {
    /// A seat had to draw and could not: it is marked, and its team loses as soon as all of it are (ESTRO-INF-13). How the match
    /// ends by that, if it does.
    pub(super) fn cannot_draw(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Option<Ended> {
        if !self.is_spent(seat) {
            log.push(clause::TURN_05, Event::NoDraw(seat));
            return None;
        }
        if self.hoard(seat).is_drawless {
            log.push(clause::INF_13, Event::NoDraw(seat));
        } else {
            self.hoard_mut(seat).is_drawless = true;
            log.push(clause::INF_13, Event::Drawless(seat));
        }
        let team = self.seats_of(self.side_of(seat));
        let is_over = self.rules.options.exhaustion == Exhaustion::AnyPlayer
            || team.iter().all(|player| self.hoard(player).is_drawless);
        is_over.then_some(Ended::Exhausted(seat))
    }
}

/// The end of round 19: more cards and the greater sum win, otherwise the sum alone decides (ESTRO-INF-14, ESTRO-INF-15).
pub(super) fn last_round_of_teams(cards: Ordering, totals: Ordering) -> Ended {
    let winners = u8::from(totals.is_lt());
    match totals.is_eq() {
        true => Ended::Level,
        false if cards == totals => Ended::Ahead { winners },
        false => Ended::GreaterSum { winners },
    }
}
