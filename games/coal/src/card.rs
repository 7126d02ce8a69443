//! Cards, pilots and models as they are written in `cards/*.ron`.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A Steambot model; every model has a deck of its own (COAL-OBJ-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Model {
    /// Lancelot.
    C1,
    /// Merlin.
    C2,
    /// Gunther.
    C3,
    /// The fourth model.
    C4,
}

impl Model {
    /// Every model.
    pub const ALL: [Self; 4] = [Self::C1, Self::C2, Self::C3, Self::C4];

    /// Its place in [`Model::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `C1` to `C4`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        ["C1", "C2", "C3", "C4"][self as usize]
    }
}

impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Model {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|model| model.as_str().eq_ignore_ascii_case(text));
        found.ok_or_else(|| format!("`{text}` is not a model; the models are C1, C2, C3 and C4"))
    }
}

/// A resource, and the kind of a Resource Token (COAL-OBJ-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Resource {
    /// Steam, the red side.
    Steam,
    /// Energy, the blue side.
    Energy,
}

impl Resource {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Steam, Self::Energy];

    /// `steam` or `energy`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Steam => "steam",
            Self::Energy => "energy",
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Resource {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|resource| resource.as_str() == text);
        found.ok_or_else(|| format!("`{text}` is not a resource; there are `steam` and `energy`"))
    }
}

/// Numbers of Steam and Energy: a cost, or the tokens on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// Steam.
    #[serde(default)]
    pub steam: u8,
    /// Energy.
    #[serde(default)]
    pub energy: u8,
}

impl Tokens {
    /// Both kinds together.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.steam + self.energy
    }

    /// Whether these tokens contain the cost in number and kind.
    #[must_use]
    pub const fn contain(self, cost: Self) -> bool {
        self.steam >= cost.steam && self.energy >= cost.energy
    }
}

/// The type of a Steambot card (COAL-TYPE-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum CardType {
    /// A Physical Attack.
    PhysicalAttack,
    /// An Energy Attack.
    EnergyAttack,
    /// A Reaction.
    Reaction,
    /// An Accumulator that collects Steam and makes a Physical Attack.
    SteamAccumulator,
    /// An Accumulator that collects Energy and makes an Energy Attack.
    EnergyAccumulator,
}

impl CardType {
    /// Every type.
    pub const ALL: [Self; 5] =
        [Self::PhysicalAttack, Self::EnergyAttack, Self::Reaction, Self::SteamAccumulator, Self::EnergyAccumulator];

    /// The resource that an Accumulator collects.
    #[must_use]
    pub const fn collects(self) -> Option<Resource> {
        match self {
            Self::SteamAccumulator => Some(Resource::Steam),
            Self::EnergyAccumulator => Some(Resource::Energy),
            _ => None,
        }
    }

    /// Whether it is an Accumulator.
    #[must_use]
    pub const fn is_accumulator(self) -> bool {
        self.collects().is_some()
    }

    /// Whether its attack is a Physical Attack (COAL-TYPE-02, COAL-TYPE-05).
    #[must_use]
    pub const fn is_physical_attack(self) -> bool {
        matches!(self, Self::PhysicalAttack | Self::SteamAccumulator)
    }
}

/// A kind of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum DamageKind {
    /// Physical Damage.
    Physical,
    /// Energy Damage.
    Energy,
    /// Damage without a kind (COAL-SYM-05).
    Generic,
}

/// The kind of damage or attack that a defence works against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Against {
    /// Physical.
    Physical,
    /// Energy.
    Energy,
}

/// One symbol of a card or Maneuver, or several of the same kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Damage symbols; on a Reaction they are a counterattack (COAL-ATK-04, COAL-CTR-01).
    Damage {
        /// The kind of damage.
        kind: DamageKind,
        /// The amount.
        n: u8,
    },
    /// Neutralizes damage of a kind (COAL-REA-08).
    Absorb {
        /// The kind of damage.
        kind: Against,
        /// The greatest amount.
        n: u8,
    },
    /// Neutralizes a whole attack of a kind (COAL-REA-11).
    NeutralizeAttack {
        /// The kind of attack.
        kind: Against,
    },
    /// The owner chooses one of these when the card takes effect (COAL-REA-09).
    OneOf(Vec<Vec<Effect>>),
    /// Takes up to `n` tokens from cards on the table (COAL-REM-01).
    RemoveTokens {
        /// The kind of token.
        kind: Resource,
        /// The greatest number.
        n: u8,
    },
    /// Moves `n` tokens of this card to other own cards (COAL-TRF-01).
    Transfer {
        /// The number.
        n: u8,
    },
    /// The owner draws (COAL-SYM-01).
    Draw {
        /// The number of cards.
        n: u8,
    },
    /// The top cards of the owner's deck are discarded (COAL-SYM-02).
    DiscardDeck {
        /// The number of cards.
        n: u8,
    },
    /// The owner discards cards of its hand (COAL-SYM-03).
    DiscardHand {
        /// The number of cards.
        n: u8,
    },
    /// Removes Damage Points from the owner's Steambot (COAL-SYM-04).
    Heal {
        /// The number.
        n: u8,
    },
    /// Generic damage to the owner's Steambot (COAL-SYM-05).
    SelfDamage {
        /// The amount.
        n: u8,
    },
    /// Takes tokens and places them; on Maneuvers only (COAL-MAN-03).
    Generate {
        /// The kind of token.
        kind: Resource,
        /// The number.
        n: u8,
    },
}

/// A name in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// Italian.
    pub it: String,
}

/// A part of a card or pilot that is known from the rule books.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Field {
    /// Its name.
    Name,
    /// Its model.
    Model,
    /// Its type.
    Kind,
    /// Its main effects.
    Effects,
    /// The pilot's ability.
    Ability,
    /// The first Maneuver.
    ManeuverI,
    /// The second Maneuver, or the cost of it.
    ManeuverII,
}

/// The source of a card's data. Data that are not known are invented for this project and marked as such.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Source {
    /// Written for this project.
    House,
    /// These fields are facts of the printed game, the others are invented for this project.
    Partly(Vec<Field>),
}

/// A Steambot card (COAL-OBJ-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Unique in the set: lower case letters, digits and `-`.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// The model whose deck it belongs to.
    pub model: Model,
    /// Its type.
    pub kind: CardType,
    /// Its activation cost: 0 to 4 tokens in all.
    #[serde(default)]
    pub cost: Tokens,
    /// The resource that it gives when consumed.
    pub consume: Resource,
    /// Its deck-building symbols.
    #[serde(default)]
    pub deck_building: u8,
    /// Its effects.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// The effects on the right of its Echo symbol; Reactions only.
    #[serde(default)]
    pub echo: Vec<Effect>,
    /// The source of its data.
    pub source: Source,
}

/// The ability of a regular pilot (chapter PIL).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Ability {
    /// At most 2 Physical Damage a turn from each opponent (COAL-PIL-04).
    LuthorCap,
    /// Once a turn a consumed Steam card gives 2 Steam (COAL-PIL-06).
    PowellDouble,
    /// Once a turn, before any activation: discard a hand card, remove a token (COAL-PIL-09).
    ClintRemove,
    /// Consumed cards may give Steam (COAL-PIL-12).
    WhiteSteam,
    /// A further point for opponents hit twice (COAL-PIL-13).
    LorenzExtra,
    /// Consumed cards may give Energy (COAL-PIL-16).
    FayEnergy,
    /// Draws a card when an attack does 2 damage or more (COAL-PIL-18).
    KrausDraw,
    /// Once a turn: 2 cards of the deck for 1 Damage Point (COAL-PIL-20).
    NemoHeal,
}

/// One Maneuver of a pilot: costs first, then tokens, then the other effects (COAL-MAN-10).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Maneuver {
    /// Its costs: `DiscardHand`, `DiscardDeck`, `SelfDamage`.
    #[serde(default)]
    pub costs: Vec<Effect>,
    /// Its effects, in printed order.
    pub effects: Vec<Effect>,
}

/// A pilot card (COAL-OBJ-05, COAL-TRN-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pilot {
    /// Unique in the set.
    pub id: String,
    /// The name, the same in every language.
    pub name: String,
    /// The model it drives by default; none for a Training Pilot.
    #[serde(default)]
    pub preferred_model: Option<Model>,
    /// Two Maneuvers, or three of a Training Pilot.
    pub maneuvers: Vec<Maneuver>,
    /// The special ability; none for a Training Pilot.
    #[serde(default)]
    pub ability: Option<Ability>,
    /// The source of the data.
    pub source: Source,
}

impl Pilot {
    /// Whether it is a Training Pilot.
    #[must_use]
    pub fn is_training(&self) -> bool {
        self.preferred_model.is_none() && self.ability.is_none()
    }
}

/// The name and maker of a model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModelCard {
    /// The model.
    pub id: Model,
    /// Its name.
    pub name: String,
    /// Its maker.
    #[serde(default)]
    pub maker: String,
    /// The source of the data.
    pub source: Source,
}
