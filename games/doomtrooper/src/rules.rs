//! What stays the same during a match: the cards, their programs, the options, how many cards each seat brought.

use std::sync::Arc;

use table::Seat;

use crate::options::Options;
use crate::program::CompiledCards;
use crate::set::{CardNo, CardSet};

/// The most seats of a table.
pub const SEATS: usize = 5;
/// The fewest cards of a deck (DECK-01).
pub const DECK_MIN: usize = 60;
/// The most cards of a deck and its Reserve together at a table of this program.
pub const COLLECTION_MAX: usize = 128;
/// The most cards of a Reserve (DECK-03).
pub const RESERVE_MAX: usize = 25;
/// The fewest warriors in a deck (DECK-02).
pub const WARRIORS_MIN: usize = 5;
/// The most cards of one name in a Collection (DECK-05).
pub const COPIES_MAX: usize = 5;
/// What Cover adds to A (COV-10).
pub const COVER_BONUS: i16 = 3;
/// Actions for adding a warrior in Cover (HID-01).
pub const HIDDEN_ACTIONS: u8 = 3;

/// The unchanging part of a match.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    pub cards: CardSet,
    pub programs: CompiledCards,
    pub options: Options,
    pub lists: Vec<List>,
}

/// What a seat brought, in the order of its card numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct List {
    /// The deck.
    pub deck: Vec<CardNo>,
    /// The Reserve.
    pub reserve: Vec<CardNo>,
}

impl List {
    pub(crate) fn len(&self) -> usize {
        self.deck.len() + self.reserve.len()
    }
}

impl Rules {
    pub(crate) fn new(cards: CardSet, options: Options, lists: Vec<List>) -> Arc<Self> {
        // A copy of its own: the hot path reads it, and one step through memory less is felt there.
        let programs = cards.programs().clone();
        Arc::new(Self { cards, programs, options, lists })
    }

    pub(crate) fn list(&self, seat: Seat) -> &List {
        &self.lists[seat.index()]
    }
}
