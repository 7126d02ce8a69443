//! Numbers on cards.

pub(crate) mod text;

use serde::{Deserialize, Serialize};

use super::{Filter, Stat, Who};

/// A number, fixed or counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Amount {
    /// This number.
    N(i8),
    /// This number for every step paid (ART-07).
    PerStep(i8),
    /// This number for every card in play of this description.
    Per(i8, Filter),
    /// This number for every marker on the card.
    PerMarker(i8),
    /// A rating of a card as it is now.
    Of(Stat, Box<Who>),
    /// A rating of a card before modifiers.
    BaseOf(Stat, Box<Who>),
    /// A multiple of another amount.
    Times(i8, Box<Amount>),
    /// Half of another amount, rounded up.
    HalfUp(Box<Amount>),
    /// Half of another amount, rounded down.
    HalfDown(Box<Amount>),
    /// As many as the points that were just earned.
    Earned,
    /// This number for every Action beyond the first that the attack was made with.
    PerExtraAction(i8),
    /// The number listed with the first of these descriptions that the chosen target fits.
    ByTarget(Vec<(Filter, i8)>),
}

impl Default for Amount {
    fn default() -> Self {
        Self::N(0)
    }
}

impl Amount {
    /// Whether it is the number 0.
    #[must_use]
    pub const fn is_zero(&self) -> bool {
        matches!(self, Self::N(0))
    }
}
