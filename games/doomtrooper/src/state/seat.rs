//! The data of a seat.

use table::SeatSet;

use crate::rules::COLLECTION_MAX;

/// The data of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Side {
    pub destiny: i16,
    pub promotion: i16,
    /// Numbers of the cards in the hand, and in the face-down piles.
    pub hand: u128,
    pub discard: u128,
    pub gone: u128,
    pub reserve: u128,
    #[serde(skip, default = "no_pile")]
    pub pile: [u8; COLLECTION_MAX],
    #[serde(skip)]
    pub pile_len: u8,
    /// Turns begun and completed.
    pub turns: u16,
    pub turns_done: u16,
    pub redrawn: bool,
    pub sabotaged: SeatSet,
    /// Turns left under the no-warriors rule; 0 when it does not run (NOW-02).
    pub no_warriors: u8,
    pub eliminated: bool,
    /// Actions fewer in the next Turn, Turns to miss, extra Turns after this one.
    pub fewer_actions: u8,
    pub missed_turns: u8,
    pub more_turns: u8,
    /// Whether the seat must move a warrior into the Outpost first in the next Turn (OUT-08).
    pub owes_outpost: bool,
}

impl Side {
    pub(crate) const EMPTY: Self = Self {
        destiny: 0,
        promotion: 0,
        hand: 0,
        discard: 0,
        gone: 0,
        reserve: 0,
        pile: [0; COLLECTION_MAX],
        pile_len: 0,
        turns: 0,
        turns_done: 0,
        redrawn: false,
        sabotaged: SeatSet::NONE,
        no_warriors: 0,
        eliminated: false,
        fewer_actions: 0,
        missed_turns: 0,
        more_turns: 0,
        owes_outpost: false,
    };
}

const fn no_pile() -> [u8; COLLECTION_MAX] {
    [0; COLLECTION_MAX]
}
