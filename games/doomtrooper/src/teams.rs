//! Teams (MULTI-07): two of two seats, opposite each other at a table of four.

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

    /// The seats of a seat's team, itself among them (MULTI-07).
    pub(crate) fn side_of(&self, seat: Seat) -> SeatSet {
        let is_of_it = |other: &Seat| *other == seat || self.are_mates(*other, seat);
        Seat::all(self.seats).filter(is_of_it).fold(SeatSet::NONE, SeatSet::with)
    }

    /// The Promotion Points that count for a seat: its own, and those of its team.
    pub(crate) fn counted_promotion(&self, seat: Seat) -> i16 {
        self.side_of(seat).iter().map(|other| self.side(other).promotion).fold(0, i16::saturating_add)
    }

    /// Whether these seats win together: one, or those of one team.
    pub(crate) fn is_one_side(&self, seats: SeatSet) -> bool {
        seats.iter().all(|one| seats.iter().all(|other| !self.are_foes(one, other)))
    }
}

#[cfg(test)]
mod tests {
    use table::{Fast, Game, NoLog, Seat, SeatSet};

    use crate::state::State;
    use crate::{CardSet, Setup, deck};

    fn allies(teams: bool) -> Vec<SeatSet> {
        let mut document = deck::ready_table(4).document().clone();
        document.options.teams = teams;
        let setup = Setup::check(document, CardSet::house()).expect("ready decks are legal");
        let state = State::deal(&setup, &mut Fast::new(1), &mut NoLog);
        Seat::all(4).map(|seat| state.allies(seat)).collect()
    }

    /// MULTI-07: team mates sit opposite each other, and are no opponents.
    #[test]
    fn allies_are_the_seats_of_a_team() {
        let [even, odd] = [[0, 2], [1, 3]].map(|team| team.into_iter().map(Seat).fold(SeatSet::NONE, SeatSet::with));
        assert_eq!(allies(true), [even, odd, even, odd]);
        assert_eq!(allies(false), Seat::all(4).map(SeatSet::only).collect::<Vec<_>>());
    }
}
