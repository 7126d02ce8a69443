//! A victory, and the window after it in which an opponent may keep the match going (TIME-10, TW-20).

use table::{Log, Outcome};

use crate::clause;
use crate::event::Event;
use crate::state::{State, Verdict};

impl Verdict {
    /// The clause of the victory.
    pub(super) const fn clause(self) -> table::Clause {
        if self.by_exhaustion { clause::GAME_07 } else { clause::GAME_02 }
    }
}

impl State {
    /// The victory stands: the match is over.
    pub(crate) fn close(&mut self, log: &mut impl Log<Self>) {
        if let Some(verdict) = self.verdict.take() {
            self.finish_match(Outcome::win(verdict.winners, verdict.clause()), log);
        }
    }

    /// The match goes on: the winner's points and this many more now win, and the exhaustion of the Draw Piles is
    /// settled as after a tie (GAME-08).
    pub(crate) fn raise_target(&mut self, more: u8, log: &mut impl Log<Self>) {
        let Some(verdict) = self.verdict.take() else { return };
        let points = verdict.winners.iter().map(|winner| self.counted_promotion(winner)).max().unwrap_or(0);
        self.target = points.saturating_add(more.into());
        self.exhausted |= verdict.by_exhaustion;
        log.push(clause::GAME_03, Event::RaisedTarget(self.target));
    }
}
