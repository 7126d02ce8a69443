//! Continuous effects.

pub(crate) mod text;

use serde::{Deserialize, Serialize};

use super::{Affiliation, Amount, If, Keyword, Name, Stat, Tag};

/// What a warrior has while an effect lasts.
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
        /// Which ratings.
        stats: Vec<Stat>,
        /// By how much.
        by: Factor,
        /// Of which figure.
        #[serde(default)]
        of: Of,
    },
    /// Swaps two ratings.
    Swaps(Stat, Stat),
    /// A standing ability or restriction.
    Can(Keyword),
    /// Loses a standing ability.
    Loses(Keyword),
    /// Is a member of the affiliation, besides the others.
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
    /// Of an Equipment: what it adds to ratings is multiplied.
    AddsTimes(Factor),
    /// Of a card that adds to ratings, base ratings or others: what it adds to these, not what it takes from them, is
    /// multiplied.
    BonusTimes(Vec<Stat>, Factor),
    /// Is immune to the card that was chosen second.
    ImmuneToSecond,
    /// Has no immunity to the Art.
    NotImmuneToArt,
    /// Has no immunity to Dark Symmetry cards, of whatever kind.
    NotImmuneToSymmetry,
    /// Is again a member of the affiliations printed on it, and no Freelancer for want of one.
    Rejoins,
}

/// By how much a rating is multiplied.
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

/// Of which figure of a rating (CMB-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Of {
    /// Of the base rating, before additions.
    #[default]
    Base,
    /// Of the modified rating.
    Modified,
}
