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
    /// One side holds the fields that it needs at the end of a round (ESTRO-CONQ-10).
    Conquered { winners: u8 },
    /// Both sides do, and one has more Zone points (ESTRO-CONQ-12).
    MorePoints { winners: u8 },
    /// All five ships are destroyed (ESTRO-SOLO-06).
    Fleet,
    /// The player has no card on the field (ESTRO-SOLO-05).
    Overrun,
    /// Nothing has moved for so many rounds that the match is drawn (ESTRO-GEN-11).
    Stalled,
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
            Ended::Exhausted(loser) => {
                let clause = if self.rules.options.is_conquest() { clause::CONQ_02 } else { clause::WIN_05 };
                Outcome::win(others(loser), clause)
            }
            Ended::Ahead { winners } => Outcome::win(side(winners), clause::WIN_06),
            Ended::TieBreak { winners } => Outcome::win(side(winners), clause::WIN_08),
            Ended::Split => Outcome::tie(all, clause::WIN_07),
            Ended::Level => Outcome::tie(all, clause::WIN_08),
            Ended::Conceded(loser) => Outcome::win(others(loser), clause::GEN_10),
            Ended::Conquered { winners } => Outcome::win(side(winners), clause::CONQ_10),
            Ended::MorePoints { winners } => Outcome::win(side(winners), clause::CONQ_12),
            Ended::Fleet => Outcome::win(all, clause::SOLO_06),
            Ended::Overrun => Outcome::win(SeatSet::NONE, clause::SOLO_05),
            Ended::Stalled => Outcome::tie(all, clause::GEN_11),
        })
    }
}
