//! Seats, sets of seats, viewers, and knowledge of cards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A place at the table, numbered clockwise from 0. A seat is not a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats that any table has.
    pub const MAX: u8 = 8;

    /// Its number as an index.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat on the left of this one, at a table of `seats`.
    #[must_use]
    #[inline]
    pub const fn left(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next >= seats { 0 } else { next })
    }

    /// All seats of a table, clockwise from seat 0.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        (0..seats).map(Self)
    }

    /// The other seats of a table, clockwise from the one on this seat's left.
    pub fn others_clockwise(self, seats: u8) -> impl Iterator<Item = Self> {
        (1..seats).scan(self, move |seat, _| {
            *seat = seat.left(seats);
            Some(*seat)
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The text is not the number of a seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a seat; seats are numbers from 0 to 7")]
pub struct ParseSeatError(pub String);

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim().parse() {
            Ok(number) if number < Self::MAX => Ok(Self(number)),
            _ => Err(ParseSeatError(text.into())),
        }
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Just this seat.
    #[must_use]
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `seats` seats.
    #[must_use]
    #[inline]
    pub const fn first(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// The set with the seat in it.
    #[must_use]
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[must_use]
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The number of seats in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number.
    #[must_use]
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Its seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, seat) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{seat}")?;
        }
        Ok(())
    }
}

/// An observer of a match: a seat, or the public (spectators, eliminated seats, the record of a running match).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// One seat, which sees what it is entitled to see.
    Seat(Seat),
    /// Everybody, who sees only public facts.
    Public,
}

impl Viewer {
    /// The public and every seat of a table.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        std::iter::once(Self::Public).chain(Seat::all(seats).map(Self::Seat))
    }

    /// Whether the viewer is this seat.
    #[must_use]
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Public => f.write_str("public"),
        }
    }
}

impl FromStr for Viewer {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.trim() == "public" { Ok(Self::Public) } else { text.parse().map(Self::Seat) }
    }
}

/// Which viewers know the face of one card, and which may look at it now.
///
/// Knowing is perfect recall: a viewer that was ever entitled to see the face knows it. Seeing can be narrower: in
/// C.O.A.L. the owner of a face-down card knows it and may not look again. Views read [`Known::sees`]; knowledge,
/// determinizations and undo offers read [`Known::knows`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    knows: SeatSet,
    sees: SeatSet,
    public: bool,
}

impl Known {
    /// Nobody has seen it: a card in a shuffled deck.
    pub const NOBODY: Self = Self { knows: SeatSet::NONE, sees: SeatSet::NONE, public: false };
    /// It lies face up for all.
    pub const PUBLIC: Self = Self { knows: SeatSet(u8::MAX), sees: SeatSet(u8::MAX), public: true };

    /// Seen by one seat: a card in its hand.
    #[must_use]
    pub const fn seen_by(seat: Seat) -> Self {
        Self { knows: SeatSet::only(seat), sees: SeatSet::only(seat), public: false }
    }

    /// Remembered by one seat that may not look at it any more.
    #[must_use]
    pub const fn remembered_by(seat: Seat) -> Self {
        Self { knows: SeatSet::only(seat), sees: SeatSet::NONE, public: false }
    }

    /// The same, seen by one more seat.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        Self { knows: self.knows.with(seat), sees: self.sees.with(seat), public: self.public }
    }

    /// Whether the viewer may look at the face now.
    #[must_use]
    #[inline]
    pub const fn sees(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.sees.contains(seat),
            Viewer::Public => self.public,
        }
    }

    /// Whether the viewer has seen the face and could remember it.
    #[must_use]
    #[inline]
    pub const fn knows(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.knows.contains(seat),
            Viewer::Public => self.public,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        assert_eq!(Seat(3).left(4), Seat(0));
        assert_eq!(Seat(2).others_clockwise(4).collect::<Vec<_>>(), [Seat(3), Seat(0), Seat(1)]);
    }

    #[test]
    fn viewers_are_read_back_from_their_text() {
        for viewer in Viewer::all(4) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        assert!("8".parse::<Viewer>().is_err());
    }

    #[test]
    fn a_remembered_card_is_known_but_not_seen() {
        let card = Known::remembered_by(Seat(1));
        assert!(card.knows(Seat(1).into()) && !card.sees(Seat(1).into()));
        assert!(!card.knows(Viewer::Public) && !card.knows(Seat(0).into()));
    }
}
