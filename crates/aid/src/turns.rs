//! Whose turn it is, where turns go round clockwise and pass over whoever is out.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::count::Count;

/// The turn at a table of at most `MOST` seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Turns<const MOST: usize> {
    number: Number,
    active: Seat,
    /// Who has had a turn before this one.
    had_one: SeatSet,
}

/// The number of a turn: far beyond what anybody plays.
type Number = Count<1, 9_999>;

/// A turn as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    number: Number,
    active: u8,
    had_one: Vec<u8>,
}

/// The table has no such seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are {0} seats")]
pub struct NoSeat(usize);

impl<const MOST: usize> TryFrom<Written> for Turns<MOST> {
    type Error = NoSeat;

    fn try_from(Written { number, active, had_one }: Written) -> Result<Self, NoSeat> {
        if had_one.iter().chain([&active]).any(|seat| usize::from(*seat) >= MOST) {
            return Err(NoSeat(MOST));
        }
        let had_one = had_one.into_iter().map(Seat).fold(SeatSet::NONE, SeatSet::with);
        Ok(Self { number, active: Seat(active), had_one })
    }
}

impl<const MOST: usize> From<Turns<MOST>> for Written {
    fn from(turns: Turns<MOST>) -> Self {
        let had_one = turns.had_one.iter().map(|seat| seat.0).collect();
        Self { number: turns.number, active: turns.active.0, had_one }
    }
}

impl<const MOST: usize> Turns<MOST> {
    /// The first turn of a match.
    #[must_use]
    pub fn first(begins: Seat) -> Self {
        Self { number: Number::default(), active: begins, had_one: SeatSet::NONE }
    }

    /// Its number over the table.
    #[must_use]
    pub const fn number(&self) -> i16 {
        self.number.get()
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Whether it is the first turn of its seat.
    #[must_use]
    pub const fn is_first(&self) -> bool {
        !self.had_one.contains(self.active)
    }

    /// The turn of the next seat that is left at a table of so many; `None` if none is, or after the last turn that is
    /// counted.
    #[must_use]
    pub fn next(&self, seats: u8, left: SeatSet) -> Option<Self> {
        let mut round = self.active.others_clockwise(seats).chain([self.active]);
        let active = round.find(|seat| left.contains(*seat))?;
        let number = self.number.stepped(1);
        (number != self.number).then_some(Self { number, active, had_one: self.had_one.with(self.active) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_go_round_and_pass_over_whoever_is_out() {
        let left = SeatSet::first(3).without(Seat(1));
        let mut turns = Turns::<4>::first(Seat(0));
        let mut seen = Vec::new();
        for _ in 0..4 {
            seen.push((turns.number(), turns.active().0, turns.is_first()));
            turns = turns.next(3, left).unwrap();
        }
        assert_eq!(seen, [(1, 0, true), (2, 2, true), (3, 0, false), (4, 2, false)]);
        assert_eq!(turns.next(3, SeatSet::NONE), None);
        // Whoever is alone goes on.
        assert_eq!(turns.next(3, SeatSet::only(turns.active())).map(|turns| turns.active()), Some(turns.active()));
    }

    #[test]
    fn a_turn_of_no_seat_is_refused() {
        let text = notation::to_string(&Turns::<4>::first(Seat(3))).unwrap();
        assert!(notation::from_str::<Turns<4>>(&text).is_ok());
        assert!(notation::from_str::<Turns<3>>(&text).is_err());
    }
}
