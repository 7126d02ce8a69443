//! Teams (MULTI-07), two of two seats, opposite each other at a table of four; and what the points of a side decide.

use arrayvec::ArrayVec;
use table::{Outcome, Seat, SeatSet};

use crate::clause;
use crate::options::Options;
use crate::rules::SEATS;
use crate::state::State;

/// The seats of a table with teams.
pub const TEAM_SEATS: usize = 4;

/// What the target rises by when all Draw Piles are exhausted and nobody leads alone (GAME-08).
const RAISED_BY: i16 = 10;

impl Options {
    /// The team of a seat, where teams play.
    #[must_use]
    pub fn team_of(&self, seat: Seat) -> Option<u8> {
        self.teams.then_some(seat.0 & 1)
    }

    /// Whether two seats are in one team.
    #[inline]
    #[must_use]
    pub fn are_mates(&self, one: Seat, other: Seat) -> bool {
        one != other && self.teams && (one.0 ^ other.0) & 1 == 0
    }

    /// The seats of a seat's team at a table of so many seats, itself among them (MULTI-07).
    #[must_use]
    pub fn side_of(&self, seat: Seat, seats: u8) -> SeatSet {
        let is_of_it = |other: &Seat| *other == seat || self.are_mates(*other, seat);
        Seat::all(seats).filter(is_of_it).fold(SeatSet::NONE, SeatSet::with)
    }

    /// Whether these seats win together: one, or those of one team.
    #[must_use]
    pub fn is_one_side(&self, seats: SeatSet) -> bool {
        seats.iter().all(|one| seats.iter().all(|other| one == other || self.are_mates(one, other)))
    }

    /// The Promotion Points that count for a seat, of the points of all seats: its own, and those of its team.
    #[must_use]
    pub fn counted(&self, seat: Seat, points: &[i16]) -> i16 {
        let side = self.side_of(seat, points.len() as u8);
        side.iter().filter_map(|other| points.get(other.index())).copied().fold(0, i16::saturating_add)
    }

    /// The most points among these seats, those of a team added together, and the seats that have them.
    #[must_use]
    pub fn leaders(&self, seats: SeatSet, points: &[i16]) -> (i16, SeatSet) {
        let most = seats.iter().map(|seat| self.counted(seat, points)).max().unwrap_or(0);
        let best = seats.iter().filter(|seat| self.counted(*seat, points) == most);
        (most, best.fold(SeatSet::NONE, SeatSet::with))
    }

    /// What the points of all seats decide among those that are left, while nothing is in progress (GAME-02 to GAME-05,
    /// GAME-09); `None` while the match goes on.
    #[must_use]
    pub fn decided(&self, target: i16, left: SeatSet, points: &[i16]) -> Option<Outcome> {
        if !left.is_empty() && self.is_one_side(left) {
            return Some(Outcome::win(left, clause::GAME_09));
        }
        let (most, best) = self.leaders(left, points);
        let is_reached = !left.is_empty() && most >= target;
        is_reached.then(|| match self.is_one_side(best) {
            true => Outcome::win(best, clause::GAME_02),
            false => Outcome::tie(best, clause::GAME_05),
        })
    }

    /// What the points decide when all Draw Piles are exhausted (GAME-07).
    ///
    /// # Errors
    /// If nobody leads alone: the target that counts from now on (GAME-08).
    pub fn exhausted(&self, left: SeatSet, points: &[i16]) -> Result<Outcome, i16> {
        let (most, best) = self.leaders(left, points);
        if self.is_one_side(best) { Ok(Outcome::win(best, clause::GAME_07)) } else { Err(most + RAISED_BY) }
    }
}

impl State {
    /// Whether two seats are in one team.
    #[inline]
    pub(crate) fn are_mates(&self, one: Seat, other: Seat) -> bool {
        self.rules.options.are_mates(one, other)
    }

    /// Whether a seat is an opponent of another one: neither itself nor a team mate.
    #[inline]
    pub(crate) fn are_foes(&self, one: Seat, other: Seat) -> bool {
        one != other && !self.are_mates(one, other)
    }

    /// The seats of a seat's team, itself among them (MULTI-07).
    pub(crate) fn side_of(&self, seat: Seat) -> SeatSet {
        self.rules.options.side_of(seat, self.seats)
    }

    /// The Promotion Points of all seats.
    pub(crate) fn promotions(&self) -> ArrayVec<i16, SEATS> {
        Seat::all(self.seats).map(|seat| self.side(seat).promotion).collect()
    }

    /// The Promotion Points that count for a seat: its own, and those of its team.
    pub(crate) fn counted_promotion(&self, seat: Seat) -> i16 {
        self.rules.options.counted(seat, &self.promotions())
    }
}

#[cfg(test)]
mod tests {
    use table::{Fast, Game, NoLog, Outcome, Seat, SeatSet};

    use crate::options::Options;
    use crate::state::State;
    use crate::{CardSet, Setup, clause, deck};

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

    /// GAME-02, GAME-04, GAME-05, GAME-09, MULTI-07.
    #[test]
    fn points_decide_for_one_side_or_tie() {
        let (duel, teams) = (Options::default(), Options { teams: true, ..Options::default() });
        let decided =
            |options: &Options, points: &[i16]| options.decided(40, SeatSet::first(points.len() as u8), points);
        assert_eq!(decided(&duel, &[39, 12]), None);
        assert_eq!(decided(&duel, &[40, 41]), Some(Outcome::win(SeatSet::only(Seat(1)), clause::GAME_02)));
        assert_eq!(decided(&duel, &[41, 41]), Some(Outcome::tie(SeatSet::first(2), clause::GAME_05)));
        let odd = SeatSet::only(Seat(1)).with(Seat(3));
        assert_eq!(decided(&teams, &[39, 20, 0, 21]), Some(Outcome::win(odd, clause::GAME_02)));
        assert_eq!(teams.decided(40, odd, &[50, 0, 50, 0]), Some(Outcome::win(odd, clause::GAME_09)));
    }

    /// GAME-07, GAME-08.
    #[test]
    fn exhaustion_decides_or_raises_the_target() {
        let options = Options::default();
        let all = SeatSet::first(3);
        assert_eq!(options.exhausted(all, &[3, 9, 8]), Ok(Outcome::win(SeatSet::only(Seat(1)), clause::GAME_07)));
        assert_eq!(options.exhausted(all, &[9, 9, 8]), Err(19));
    }
}
