//! How a match ended.

use serde::{Deserialize, Serialize};
use table::{Clause, Outcome, Seat, SeatSet};

use super::State;
use crate::clause;
use crate::options::BaseMode;

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
    /// No team was ahead in both measures, or no side has a card: the greater sum of TOT decides (ESTRO-INF-14).
    GreaterSum { winners: u8 },
    /// Nothing has moved for so many rounds that the match is drawn (ESTRO-GEN-11).
    Stalled,
}

/// The clauses by which a match of a mode ends.
struct Clauses {
    empty: Clause,
    exhausted: Clause,
    ahead: Clause,
    /// Both sides empty; a measure tied at the end of the last round.
    level: [Clause; 2],
}

impl Clauses {
    const fn of(base: BaseMode) -> Self {
        let duel = Self {
            empty: clause::WIN_01,
            exhausted: clause::WIN_05,
            ahead: clause::WIN_06,
            level: [clause::WIN_04, clause::WIN_08],
        };
        match base {
            BaseMode::Duel | BaseMode::Solo => duel,
            BaseMode::Conquest => Self { exhausted: clause::CONQ_02, ..duel },
            BaseMode::Inferno => Self {
                empty: clause::INF_12,
                exhausted: clause::INF_13,
                ahead: clause::INF_15,
                level: [clause::INF_14; 2],
            },
        }
    }
}

impl State {
    /// How the match ended, once it has.
    #[inline]
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let ended = self.ended?;
        let side = |side: u8| self.seats_of(side as usize);
        let others = |seat: Seat| self.seats_of(1 - self.side_of(seat));
        let all = SeatSet::first(self.seats);
        let clauses = Clauses::of(self.rules.options.base);
        Some(match ended {
            Ended::EmptyField { winners } => Outcome::win(side(winners), clauses.empty),
            Ended::BothEmpty => Outcome::tie(all, clauses.level[0]),
            Ended::Exhausted(loser) => Outcome::win(others(loser), clauses.exhausted),
            Ended::Ahead { winners } => Outcome::win(side(winners), clauses.ahead),
            Ended::GreaterSum { winners } => Outcome::win(side(winners), clause::INF_14),
            Ended::TieBreak { winners } => Outcome::win(side(winners), clause::WIN_08),
            Ended::Split => Outcome::tie(all, clause::WIN_07),
            Ended::Level => Outcome::tie(all, clauses.level[1]),
            Ended::Conceded(loser) => Outcome::win(others(loser), clause::GEN_10),
            Ended::Conquered { winners } => Outcome::win(side(winners), clause::CONQ_10),
            Ended::MorePoints { winners } => Outcome::win(side(winners), clause::CONQ_12),
            Ended::Fleet => Outcome::win(all, clause::SOLO_06),
            Ended::Overrun => Outcome::win(SeatSet::NONE, clause::SOLO_05),
            Ended::Stalled => Outcome::tie(all, clause::GEN_11),
        })
    }
}
