//! Zone fields: which cards lie together, what they are worth, and who holds enough of them (chapter CONQ of the rulebook). On
//! the one field of a duel all cards lie together.

use table::Seat;

use crate::language::Estro;
use crate::options::Options;
use crate::rules::{GOAL, MOST_ROUNDS, STALLED_ROUNDS};
use crate::state::{CardId, Ended, NOWHERE, State};

/// Which side has conquered enough Zone fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conquered {
    /// Only this side reaches the goal (ESTRO-CONQ-10).
    Alone(usize),
    /// Both reach it, and this side has more Zone points (ESTRO-CONQ-12).
    ByPoints(usize),
}

impl Options {
    /// Whether Zone points in each of the five fields are enough to win (ESTRO-CONQ-10).
    #[must_use]
    pub fn reaches_goal(&self, points: [u8; 5]) -> bool {
        let needed = if self.conquest_stack { GOAL } else { 1 };
        points.iter().filter(|points| **points >= needed).count() >= usize::from(GOAL)
    }

    /// Which side wins if this round ends with these Zone points, and how (ESTRO-CONQ-10 to ESTRO-CONQ-12). Stratega locks the
    /// victory until its own round (ESTRO-COMB-04).
    #[must_use]
    pub fn conquered(&self, round: u16, points: [[u8; 5]; 2]) -> Option<Conquered> {
        if self.stratega && round < self.first_check() {
            return None;
        }
        let sums = points.map(|points| points.iter().map(|points| u16::from(*points)).sum::<u16>());
        match points.map(|points| self.reaches_goal(points)) {
            [true, true] if sums[0] != sums[1] => Some(Conquered::ByPoints(usize::from(sums[0] < sums[1]))),
            [true, false] => Some(Conquered::Alone(0)),
            [false, true] => Some(Conquered::Alone(1)),
            _ => None,
        }
    }
}

impl State {
    /// Whether two cards lie in the same field, or one of them in none: what one of them does concerns the other
    /// (ESTRO-CONQ-06, ESTRO-CONQ-07).
    #[inline]
    pub(crate) fn share_field(&self, one: CardId, other: CardId) -> bool {
        if !self.rules.options.is_conquest() {
            return true;
        }
        let (one, other) = (self.card(one).place, self.card(other).place);
        one == other || one == NOWHERE || other == NOWHERE
    }

    /// Whether what a card does concerns another one where it lies: nothing on another field, but hands and Incinerators lie in no
    /// field (ESTRO-CONQ-07).
    #[inline]
    pub(crate) fn reaches(&self, source: CardId, card: CardId) -> bool {
        !self.card(card).is_on_field() || self.share_field(source, card)
    }

    /// The place of a card that enters without a field of its own: in a duel there is only one (ESTRO-CONQ-15).
    pub(crate) fn open_place(&self) -> u8 {
        if self.rules.options.is_conquest() { NOWHERE } else { 0 }
    }

    /// The Zone field in which a card lies, by its Estro; `None` in a duel.
    pub(crate) fn zone_field(&self, card: CardId) -> Option<Estro> {
        let place = self.card(card).place;
        Estro::ALL.into_iter().find(|estro| self.rules.options.is_conquest() && *estro as u8 == place)
    }

    /// The Zone cards whose bonus and special reach a card where it lies, as a mask (ESTRO-CONQ-08).
    #[inline]
    pub(crate) fn zones_over(&self, place: u8) -> u8 {
        let reach = if self.rules.options.is_conquest() { 1u8.checked_shl(place.into()).unwrap_or(0) } else { u8::MAX };
        self.zones.active & reach
    }

    /// Whether the special of a Zone card may touch a card where it lies (ESTRO-CONQ-08).
    pub(crate) fn is_under(&self, card: CardId, zone: Estro) -> bool {
        self.zones_over(self.card(card).place) >> zone as u8 & 1 != 0
    }

    /// How many cards a side has in each field: its Zone points (ESTRO-CONQ-09).
    pub(crate) fn points(&self, side: usize) -> [u8; 5] {
        let mut points = [0; 5];
        for card in self.fields[side].iter() {
            if let Some(point) = points.get_mut(self.card(card).place as usize) {
                *point += 1;
            }
        }
        points
    }

    /// The fields in which a seat's side has exactly one card, as a mask.
    pub(crate) fn fields_of_one(&self, seat: Seat) -> u8 {
        let points = self.points(self.side_of(seat));
        (0..5).fold(0, |mask, place| mask | u8::from(points[place] == 1) << place)
    }

    /// How a match without a last round ends with this round, if it does: because nothing has moved for long (ESTRO-GEN-11), or in
    /// Conquest by its own conditions.
    pub(crate) fn end_without_last_round(&self) -> Option<Ended> {
        // What moves without end is stalled, too (ESTRO-AMB-190).
        let is_endless = self.still_rounds >= STALLED_ROUNDS || self.round >= MOST_ROUNDS;
        let stalled = is_endless.then_some(Ended::Stalled);
        if self.rules.options.is_conquest() { self.end_of_conquest().or(stalled) } else { stalled }
    }

    /// How a match of Conquest ends with this round, if it does.
    fn end_of_conquest(&self) -> Option<Ended> {
        let conquered = self.rules.options.conquered(self.round, [0, 1].map(|side| self.points(side)))?;
        Some(match conquered {
            Conquered::Alone(side) => Ended::Conquered { winners: side as u8 },
            Conquered::ByPoints(side) => Ended::MorePoints { winners: side as u8 },
        })
    }
}
