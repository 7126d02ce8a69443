//! Stratega: late attacks, turns without a draw, and no end before round 8 is over (ESTRO-STR-01 to ESTRO-STR-05); and the
//! embargo of Inferno, which is one more such lock (ESTRO-COMB-04).

use crate::options::Options;
use crate::state::State;

/// The turns in which nobody draws (ESTRO-STR-02).
const DRAWLESS: [u16; 2] = [3, 12];
/// The last round of the embargo (ESTRO-INF-05).
const LAST_EMBARGO: u16 = 3;
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

    /// Whether nobody may attack in a turn at a table of so many seats (ESTRO-STR-04, ESTRO-INF-05).
    #[must_use]
    pub const fn is_peaceful(&self, turn: u16, seats: u8) -> bool {
        let round = turn.saturating_sub(1) / seats as u16 + 1;
        (self.stratega && self.counted_turn(turn, seats) <= LAST_PEACEFUL) || self.is_embargo(round)
    }

    /// Whether neither attacks nor covered plays are allowed in a round (ESTRO-INF-05).
    #[must_use]
    pub const fn is_embargo(&self, round: u16) -> bool {
        self.is_inferno() && round <= LAST_EMBARGO
    }
}

impl State {
    /// Whether the draw of this turn does not take place.
    pub(crate) fn is_drawless(&self) -> bool {
        self.rules.options.is_drawless(self.turn, self.parties())
    }

    /// Whether nobody may attack in this turn.
    pub(crate) fn is_peaceful(&self) -> bool {
        self.rules.options.is_peaceful(self.turn, self.parties()) || self.is_embargo()
    }

    /// Whether neither attacks nor covered plays are allowed in this round (ESTRO-INF-05).
    pub(crate) fn is_embargo(&self) -> bool {
        self.rules.options.is_embargo(self.round)
    }

    /// Whether nobody can win yet, but by a concession (ESTRO-STR-01).
    pub(crate) fn is_too_early(&self) -> bool {
        self.rules.options.stratega && self.round <= self.rules.options.first_check()
    }
}
