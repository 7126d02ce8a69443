//! How a match ended.

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, SeatSet};

use super::State;
use crate::clause;

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ended {
    /// The other side has no card on the field (ESTRO-WIN-01).
    EmptyField { winners: u8 },
    /// No side has (ESTRO-WIN-04).
    BothEmpty,
    /// A seat had to draw and has neither hand nor deck (ESTRO-WIN-05).
    Exhausted(Seat),
    /// A side was ahead in cards and TOT at the end of round 19 (ESTRO-WIN-06).
    Ahead { winners: u8 },
    /// One measure was tied, and the table lets the other one decide (ESTRO-WIN-08).
    TieBreak { winners: u8 },
    /// Each side was ahead in one measure (ESTRO-WIN-07).
    Split,
    /// A measure was tied (ESTRO-WIN-08).
    Level,
    /// A seat conceded (ESTRO-GEN-10).
    Conceded(Seat),
}

impl State {
    /// How the match ended, once it has.
    #[inline]
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let ended = self.ended?;
        let side = |side: u8| self.seats_of(side as usize);
        let others = |seat: Seat| self.seats_of(1 - self.side_of(seat));
        let all = SeatSet::first(self.seats);
        Some(match ended {
            Ended::EmptyField { winners } => Outcome::win(side(winners), clause::WIN_01),
            Ended::BothEmpty => Outcome::tie(all, clause::WIN_04),
            Ended::Exhausted(loser) => Outcome::win(others(loser), clause::WIN_05),
            Ended::Ahead { winners } => Outcome::win(side(winners), clause::WIN_06),
            Ended::TieBreak { winners } => Outcome::win(side(winners), clause::WIN_08),
            Ended::Split => Outcome::tie(all, clause::WIN_07),
            Ended::Level => Outcome::tie(all, clause::WIN_08),
            Ended::Conceded(loser) => Outcome::win(others(loser), clause::GEN_10),
        })
    }
}
