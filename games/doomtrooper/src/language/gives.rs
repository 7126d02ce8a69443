//! Continuous effects.

pub(crate) mod text;

use serde::{Deserialize, Serialize};

use super::{Affiliation, Amount, If, Keyword, Name, Stat, Tag};

/// A gift that a warrior has while an effect lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Modifier {
    /// Adds to ratings, or takes from them.
    Add {
        /// Fight.
        #[serde(default)]
        f: Amount,
        /// Shoot.
        #[serde(default)]
        s: Amount,
        /// Armor.
        #[serde(default)]
        a: Amount,
        /// Value.
        #[serde(default)]
        v: Amount,
    },
    /// Multiplies or halves ratings.
    Times {
        /// The ratings.
        stats: Vec<Stat>,
        /// The factor.
        by: Factor,
        /// The multiplied figure.
        #[serde(default)]
        of: Of,
    },
    /// Swaps two ratings.
    Swaps(Stat, Stat),
    /// A standing ability or restriction.
    Can(Keyword),
    /// Loses a standing ability.
    Loses(Keyword),
    /// Is a member of the affiliation, in addition to the others.
    Joins(Affiliation),
    /// Is a member of the affiliation instead of all others.
    Becomes(Affiliation),
    /// Has the tag.
    Is(Tag),
    /// Is considered the unit or card.
    Considered(Name),
    /// Its base rating is this.
    Base(Stat, Amount),
    /// This is added to its base rating.
    AddsToBase(Stat, Amount),
    /// Has this as long as all of it holds.
    While(Vec<If>, Vec<Modifier>),
    /// For an Equipment: its additions to ratings are multiplied.
    AddsTimes(Factor),
    /// For a card that adds to ratings, base ratings or others: its additions to these, but not its subtractions, are
    /// multiplied.
    BonusTimes(Vec<Stat>, Factor),
    /// Is immune to the card that was chosen second.
    ImmuneToSecond,
    /// Has no immunity to the Art.
    NotImmuneToArt,
    /// Has no immunity to Dark Symmetry cards of any kind.
    NotImmuneToSymmetry,
    /// Is again a member of the affiliations printed on it, and no Freelancer for want of one.
    Rejoins,
}

/// The factor by which a rating is multiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Factor {
    /// Halved, rounded up (CMB-11).
    Half,
    /// Halved, rounded down.
    HalfDown,
    /// Doubled.
    Double,
    /// Tripled.
    Triple,
}

/// The figure of a rating that is multiplied (CMB-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Of {
    /// The base rating, before additions.
    #[default]
    Base,
    /// The modified rating.
    Modified,
}
