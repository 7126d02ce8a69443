//! The order of play: clockwise, until a card reverses it or exchanges seats (MULTI-09).
//!
//! A change by a card applies from the next Turn on. Until then it is a lasting effect, so that it can be countered
//! while a combat goes on (TIME-12). Teams, limits and durations belong to seats and stay as they are.

use std::fmt;

use table::Seat;

use crate::state::{Ends, State};

/// The seats of a table in the order in which Turns go round, three bits each, with a filler after the last seat; and
/// whether a card has reversed the direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Round(u16);

const BITS: u32 = 3;
const NO_SEAT: u16 = (1 << BITS) - 1;
const PLACES: u32 = crate::rules::SEATS as u32;
const REVERSED: u16 = 1 << 15;

impl Round {
    /// Clockwise round a table of so many seats.
    #[must_use]
    pub(crate) const fn clockwise(seats: u8) -> Self {
        let (mut bits, mut place) = (0, 0);
        while place < PLACES {
            let seat = if place < seats as u32 { place as u16 } else { NO_SEAT };
            bits |= seat << (place * BITS);
            place += 1;
        }
        Self(bits)
    }

    /// The order of all seats of a table, from a text like `2,1,0`.
    pub(crate) fn parse(text: &str, seats: u8) -> Option<Self> {
        let order: Option<arrayvec::ArrayVec<Seat, 8>> =
            text.split(',').take(8).map(|seat| seat.parse().ok()).collect();
        let order =
            order.filter(|order| order.len() == usize::from(seats) && order.iter().all(|seat| seat.0 < seats))?;
        Some(Self::clockwise(seats).with(order.into_iter())).filter(|round| round.fits(seats))
    }

    /// The order of all seats of a table, and whether a card has reversed the direction.
    pub(crate) fn of(order: &[u8], is_reversed: bool) -> Option<Self> {
        let seats = u8::try_from(order.len()).ok().filter(|seats| u32::from(*seats) <= PLACES)?;
        let round = Self::clockwise(seats).with(order.iter().map(|seat| Seat(seat & NO_SEAT as u8)));
        let is_known = order.iter().all(|seat| *seat < seats) && round.fits(seats);
        is_known.then_some(Self(round.0 | if is_reversed { REVERSED } else { 0 }))
    }

    /// The seats in their order.
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        let at = move |place: u32| self.0 >> (place * BITS) & NO_SEAT;
        (0..PLACES).map(at).take_while(|seat| *seat != NO_SEAT).map(|seat| Seat(seat as u8))
    }

    /// All seats, from this one on.
    pub(crate) fn from(self, first: Seat) -> impl Iterator<Item = Seat> {
        let before = self.seats().take_while(move |seat| *seat != first);
        self.seats().skip_while(move |seat| *seat != first).chain(before)
    }

    /// Whether it is the usual order.
    #[must_use]
    pub fn is_clockwise(self) -> bool {
        self.from(Seat(0)).zip(0..).all(|(seat, number)| seat.0 == number)
    }

    /// Whether a card has reversed the direction.
    pub(crate) const fn is_reversed(self) -> bool {
        self.0 & REVERSED != 0
    }

    /// The same seats in another order.
    fn with(self, seats: impl Iterator<Item = Seat>) -> Self {
        let order = seats.zip(0..).fold(0, |bits, (seat, place)| bits | u16::from(seat.0) << (place * BITS));
        let used = self.seats().count() as u32 * BITS;
        Self(order | self.0 >> used << used)
    }

    pub(crate) fn reversed(self) -> Self {
        let seats: arrayvec::ArrayVec<Seat, 8> = self.seats().collect();
        Self(self.with(seats.into_iter().rev()).0 | REVERSED)
    }

    pub(crate) fn exchanged(self, one: Seat, other: Seat) -> Self {
        self.with(self.seats().map(|seat| match seat {
            seat if seat == one => other,
            seat if seat == other => one,
            seat => seat,
        }))
    }

    /// Whether it holds each seat of a table once.
    pub(crate) fn fits(self, seats: u8) -> bool {
        self.seats().count() == usize::from(seats) && Seat::all(seats).all(|seat| self.seats().any(|at| at == seat))
    }
}

impl fmt::Debug for Round {
    /// Prints its seats, which tests name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seats().enumerate().try_for_each(|(number, seat)| {
            let comma = if number == 0 { "" } else { "," };
            write!(f, "{comma}{seat}")
        })
    }
}

impl State {
    /// Whether the direction of play was reversed, or will be after this Turn.
    pub(crate) fn is_reversed(&self) -> bool {
        self.round.is_reversed() || self.effects.iter().any(|effect| effect.ends == Ends::Reverses)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(round: Round) -> Vec<u8> {
        round.seats().map(|seat| seat.0).collect()
    }

    #[test]
    fn play_goes_round_as_cards_say() {
        for seats in 2..=5 {
            let clockwise = Round::clockwise(seats);
            assert_eq!(order(clockwise), (0..seats).collect::<Vec<_>>());
            assert_eq!(order(clockwise.reversed()), (0..seats).rev().collect::<Vec<_>>());
            assert!(clockwise.reversed().is_reversed() && !clockwise.is_reversed());
            assert!(clockwise.reversed().exchanged(Seat(0), Seat(1)).is_reversed());
            assert!(clockwise.fits(seats) && !clockwise.fits(seats + 1) && clockwise.reversed().fits(seats));
        }
        let exchanged = Round::clockwise(4).exchanged(Seat(1), Seat(3));
        assert_eq!(order(exchanged), [0, 3, 2, 1]);
        assert_eq!(exchanged.from(Seat(2)).collect::<Vec<_>>(), [2, 1, 0, 3].map(Seat));
        assert_eq!(format!("{exchanged:?}"), "0,3,2,1");
        assert_eq!(Round::parse("0,3,2,1", 4), Some(exchanged));
        for wrong in ["", "0,1,2", "0,1,2,4", "0,0,1,2", "8,0,1,2", "0,1,2,3,3"] {
            assert_eq!(Round::parse(wrong, 4), None, "{wrong}");
        }
    }
}
