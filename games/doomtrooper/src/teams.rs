//! Teams (MULTI-07): two of two, those opposite each other at a table of four.

use table::{Seat, SeatSet};

use crate::options::Options;
use crate::state::State;

/// The seats of a table with teams.
pub(crate) const TEAM_SEATS: usize = 4;

impl Options {
    /// The team of a seat, where teams play.
    #[must_use]
    pub fn team_of(&self, seat: Seat) -> Option<u8> {
        self.teams.then_some(seat.0 & 1)
    }
}

impl State {
    /// Whether two seats are in one team.
    #[inline]
    pub(crate) fn are_mates(&self, one: Seat, other: Seat) -> bool {
        one != other && self.rules.options.teams && (one.0 ^ other.0) & 1 == 0
    }

    /// Whether a seat is an opponent of another one: neither itself nor a team mate.
    #[inline]
    pub(crate) fn are_foes(&self, one: Seat, other: Seat) -> bool {
        one != other && !self.are_mates(one, other)
    }

    /// The Promotion Points that count for a seat: its own, and those of its team.
    pub(crate) fn counted_promotion(&self, seat: Seat) -> i16 {
        let counted = Seat::all(self.seats).filter(|other| *other == seat || self.are_mates(*other, seat));
        counted.map(|other| self.side(other).promotion).fold(0, i16::saturating_add)
    }

    /// Whether these seats win together: one, or those of one team.
    pub(crate) fn is_one_side(&self, seats: SeatSet) -> bool {
        seats.iter().all(|one| seats.iter().all(|other| !self.are_foes(one, other)))
    }
}
