//! Stratega: late attacks, turns without a draw, and no end before round 8 is over (ESTRO-STR-01 to ESTRO-STR-05).

use crate::options::Options;
use crate::state::State;

/// The turns in which nobody draws (ESTRO-STR-02).
const DRAWLESS: [u16; 2] = [3, 12];
/// The last turn in which nobody attacks (ESTRO-STR-04).
const LAST_PEACEFUL: u16 = 6;

impl Options {
    /// The number of a turn as the mode counts it: over the table, or for each player (ESTRO-AMB-72).
    const fn counted_turn(&self, turn: u16, seats: u8) -> u16 {
        if self.stratega_per_player { turn.saturating_sub(1) / seats as u16 + 1 } else { turn }
    }

    /// Whether the draw of a turn at a table of so many seats does not take place (ESTRO-STR-02).
    #[must_use]
    pub fn is_drawless(&self, turn: u16, seats: u8) -> bool {
        self.stratega && DRAWLESS.contains(&self.counted_turn(turn, seats))
    }

    /// Whether nobody may attack in a turn at a table of so many seats (ESTRO-STR-04).
    #[must_use]
    pub const fn is_peaceful(&self, turn: u16, seats: u8) -> bool {
        self.stratega && self.counted_turn(turn, seats) <= LAST_PEACEFUL
    }
}

impl State {
    /// Whether the draw of this turn does not take place.
    pub(crate) fn is_drawless(&self) -> bool {
        self.rules.options.is_drawless(self.turn, self.parties())
    }

    /// Whether nobody may attack in this turn.
    pub(crate) fn is_peaceful(&self) -> bool {
        self.rules.options.is_peaceful(self.turn, self.parties())
    }

    /// Whether nobody can win yet, but by a concession (ESTRO-STR-01).
    pub(crate) fn is_too_early(&self) -> bool {
        self.rules.options.stratega && self.round <= self.rules.options.first_check()
    }
}
