//! A card.

pub(crate) mod text;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Ability, Affiliation, Always, Filter, If, Mission, Name, Play, Stat, Tag, Trigger};

/// A card as its file says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its number in its set: `01001`.
    pub code: Code,
    /// Its name in English capitals.
    pub name: Name,
    /// Its kind.
    pub kind: CardKind,
    /// Its affiliation icons; none means generic (CARD-04).
    #[serde(default)]
    pub icons: Vec<Affiliation>,
    /// The destination after its effect: the post-play icon (CARD-08 to CARD-10).
    #[serde(default)]
    pub after: After,
    /// Copies allowed in a Collection: 5, or the number of the restriction list (DECK-05, DECK-06).
    #[serde(default = "five")]
    pub limit: u8,
    /// Its designations.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// Units and cards that it is considered, in addition to its own name (CARD-16).
    #[serde(default)]
    pub considered: Vec<Name>,
    /// Printed ratings of a warrior; modifiers of a Warzone or a Beast.
    #[serde(default)]
    pub ratings: Option<Ratings>,
    /// The Areas that it may be put into: of Fortifications and Warzones, and of warriors with a home of their own.
    #[serde(default)]
    pub places: Vec<Place>,
    /// The possible hosts, as far as the text limits them more than the rules of its kind do (EQP-02); for a Warzone,
    /// the possible defenders.
    #[serde(default)]
    pub given_to: Option<Filter>,
    /// The conditions for entering play.
    #[serde(default)]
    pub needs: Vec<If>,
    /// The play of the card: given for Special and Art cards; for others only where it differs from the rules of their
    /// kind. For a warrior, its price replaces the V.
    #[serde(default)]
    pub play: Option<Play>,
    /// The standing abilities while it is in play.
    #[serde(default)]
    pub always: Vec<Always>,
    /// The abilities that may be used while it is in play.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// The triggered abilities while it is in play.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// For a Mission, its goals.
    #[serde(default)]
    pub mission: Option<Mission>,
    /// Whether a player may have any number of it in play, against FORT-06.
    #[serde(default)]
    pub any_number: bool,
}

const fn five() -> u8 {
    5
}

/// The number of a card: the set's number times 1,000 plus its number there. Written with five digits: `01001`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Code(pub u16);

impl Code {
    /// The sets of the game, by number from 1.
    pub const SETS: [&'static str; 8] = ["unl", "inq", "wz", "mort", "gol", "apo", "pl", "promo"];

    /// The short name of its set; `None` for a number of no set.
    #[must_use]
    pub fn set(self) -> Option<&'static str> {
        Self::SETS.get(self.0.checked_sub(1_000)? as usize / 1_000).copied()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:05}", self.0)
    }
}

/// The text is not the number of a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the number of a card; it has five digits: 01001")]
pub struct ParseCodeError(pub String);

impl FromStr for Code {
    type Err = ParseCodeError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().ok().filter(|_| text.len() == 5);
        number.map(Self).ok_or_else(|| ParseCodeError(text.chars().take(20).collect()))
    }
}

/// The kind of a card (ledger 8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CardKind {
    /// A warrior (chapter ADD).
    Warrior,
    /// An Equipment (chapter EQP).
    Equipment,
    /// A Fortification (chapter FORT).
    Fortification,
    /// A Mission (chapter MISS).
    Mission,
    /// A spell of the Art (chapter ART).
    Art,
    /// A Gift of the Dark Symmetry (chapter GIFT).
    Symmetry,
    /// A Special card (CARD-02).
    Special,
    /// A Relic (chapter REL).
    Relic,
    /// A Warzone (chapter WZ).
    Warzone,
    /// An Alliance (chapter ALLY).
    Alliance,
    /// A Ki Power (chapter KI).
    Ki,
    /// A Beast (chapter BEA).
    Beast,
}

impl CardKind {
    /// All kinds.
    pub const ALL: [Self; 12] = [
        Self::Warrior,
        Self::Equipment,
        Self::Fortification,
        Self::Mission,
        Self::Art,
        Self::Symmetry,
        Self::Special,
        Self::Relic,
        Self::Warzone,
        Self::Alliance,
        Self::Ki,
        Self::Beast,
    ];
}

/// The post-play icon of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum After {
    /// No icon: it stays in play where it was put.
    #[default]
    Stay,
    /// (+): it is attached to its target (CARD-08).
    Attach,
    /// (-): it is discarded after its effect (CARD-09).
    Discard,
    /// (x): it is annihilated after its effect (CARD-10).
    Annihilate,
}

/// A part of the table that holds cards of one player (chapter ZONE).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Place {
    /// The Squad (ZONE-01).
    Squad,
    /// The Kohort (ZONE-03).
    Kohort,
    /// The Outpost (ZONE-04).
    Outpost,
    /// The Aside area (ZONE-05).
    Aside,
}

/// Four ratings: Fight, Shoot, Armor, Value. In a card file a tuple: `(3, 3, 3, 4)`, `("-", 4, 6, 5)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratings(pub Rating, pub Rating, pub Rating, pub Rating);

impl Ratings {
    /// The rating of this name.
    #[must_use]
    pub const fn get(&self, stat: Stat) -> Rating {
        match stat {
            Stat::F => self.0,
            Stat::S => self.1,
            Stat::A => self.2,
            Stat::V => self.3,
        }
    }
}

/// One printed rating (ledger 8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rating {
    /// This number.
    N(i8),
    /// A dash: the warrior cannot take part with it.
    Never,
}

impl Default for Rating {
    fn default() -> Self {
        Self::N(0)
    }
}

impl Rating {
    /// Its number; 0 for a dash.
    #[must_use]
    pub const fn number(self) -> i8 {
        match self {
            Self::N(n) => n,
            Self::Never => 0,
        }
    }
}

impl Serialize for Rating {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::N(n) => serializer.serialize_i8(*n),
            Self::Never => serializer.serialize_str("-"),
        }
    }
}

impl<'de> Deserialize<'de> for Rating {
    /// A number, or `"-"` for a dash.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = Rating;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a rating: a number from -99 to 99 or \"-\"")
            }

            fn visit_i64<E: serde::de::Error>(self, n: i64) -> Result<Rating, E> {
                i8::try_from(n)
                    .ok()
                    .filter(|n| (-99..=99).contains(n))
                    .map(Rating::N)
                    .ok_or_else(|| E::invalid_value(serde::de::Unexpected::Signed(n), &self))
            }

            fn visit_u64<E: serde::de::Error>(self, n: u64) -> Result<Rating, E> {
                self.visit_i64(i64::try_from(n).unwrap_or(i64::MAX))
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Rating, E> {
                match text {
                    "-" => Ok(Rating::Never),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
                }
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}
