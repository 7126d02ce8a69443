//! The unchanging part of a match: the cards, their programs, the options, the number of cards of each seat.

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
/// The bonus of Cover to A (COV-10).
pub const COVER_BONUS: i16 = 3;
/// The Actions for adding a warrior in Cover (HID-01).
pub const HIDDEN_ACTIONS: u8 = 3;

/// The unchanging part of a match.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    pub cards: CardSet,
    pub programs: CompiledCards,
    pub options: Options,
    pub lists: Vec<List>,
}

/// The deck and the Reserve of a seat, in the order of its card numbers.
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
        // A separate copy: it is read in the innermost loops, where one memory access less makes a measurable
        // difference.
        let programs = cards.programs().clone();
        Arc::new(Self { cards, programs, options, lists })
    }

    pub(crate) fn list(&self, seat: Seat) -> &List {
        &self.lists[seat.index()]
    }
}
