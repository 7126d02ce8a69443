//! Which cards an effect may touch.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Estro;

/// Whose cards, as the controller of the Gift sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Side {
    /// Cards on one's own side of the field, a partner's among them (ESTRO-INF-09).
    Own,
    /// Cards on the other side.
    Enemy,
    /// Cards of either side.
    Any,
}

/// Where the cards are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Area {
    /// On the field.
    #[default]
    Field,
    /// In a hand.
    Hand,
    /// In an Incinerator.
    Incinerator,
}

/// Empty cards or Gift cards (ESTRO-CARD-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Category {
    /// Without a Gift.
    Empty,
    /// With a Gift, inhibited or not.
    Gifted,
}

/// Face up or face down (ESTRO-FACE-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Face {
    /// Face up.
    Up,
    /// Face down.
    Down,
}

/// A bound on the current TOT of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Bound {
    /// This much or less.
    AtMost(u8),
    /// This much or more.
    AtLeast(u8),
}

/// A description of cards. A card that lies face down has no Estro, no Gift and no values: on the field only a filter
/// that asks for none of these, or for `Face::Down`, can mean it (ESTRO-GIFT-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    /// Whose.
    pub side: Side,
    /// Where.
    #[serde(default)]
    pub area: Area,
    /// Not the card that bears the Gift.
    #[serde(default)]
    pub other: bool,
    /// Not a card that was chosen before.
    #[serde(default)]
    pub another: bool,
    /// One that has attacked in this turn.
    #[serde(default)]
    pub attacked: bool,
    /// Of this Estro.
    #[serde(default)]
    pub estro: Option<Estro>,
    /// Empty, or with a Gift.
    #[serde(default)]
    pub category: Option<Category>,
    /// Face up or face down.
    #[serde(default)]
    pub face: Option<Face>,
    /// With a TOT within this bound.
    #[serde(default)]
    pub tot: Option<Bound>,
}

impl Filter {
    /// Every card on the field of that side.
    #[must_use]
    pub const fn on_field(side: Side) -> Self {
        Self {
            side,
            area: Area::Field,
            other: false,
            another: false,
            attacked: false,
            estro: None,
            category: None,
            face: None,
            tot: None,
        }
    }

    /// The same, of one Estro.
    #[must_use]
    pub const fn of(self, estro: Estro) -> Self {
        Self { estro: Some(estro), ..self }
    }

    /// The same in another area.
    #[must_use]
    pub const fn within(self, area: Area) -> Self {
        Self { area, ..self }
    }

    /// The same, without the card that bears the Gift.
    #[must_use]
    pub const fn others(self) -> Self {
        Self { other: true, ..self }
    }

    /// The same, with this face.
    #[must_use]
    pub const fn facing(self, face: Face) -> Self {
        Self { face: Some(face), ..self }
    }

    /// Whether it asks for something that a face-down card does not have (ESTRO-GIFT-18).
    #[must_use]
    pub const fn needs_a_face(&self) -> bool {
        self.estro.is_some() || self.category.is_some() || self.tot.is_some() || matches!(self.face, Some(Face::Up))
    }
}

/// The cards that an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Target {
    /// The card that bears the Gift.
    This,
    /// The opposing card in the clash that this card takes part in.
    Foe,
    /// The attacking card of the clash.
    Attacker,
    /// The attacked card of the clash.
    Attacked,
    /// The card that made the Gift activate: the one that was played, attacks, is attacked, dies or whose Gift is
    /// answered.
    Cause,
    /// One card that the controller chooses.
    Choose(Filter),
    /// The card that was chosen last.
    Chosen,
    /// One card at random.
    Random(Filter),
    /// The card with the highest TOT; one of equals by lot.
    Highest(Filter),
    /// The card with the lowest TOT; one of equals by lot.
    Lowest(Filter),
    /// All of them.
    All(Filter),
}

impl Target {
    /// The description of the cards, where it has one.
    #[must_use]
    pub const fn filter(&self) -> Option<&Filter> {
        match self {
            Self::Choose(filter)
            | Self::Random(filter)
            | Self::Highest(filter)
            | Self::Lowest(filter)
            | Self::All(filter) => Some(filter),
            Self::This | Self::Foe | Self::Attacker | Self::Attacked | Self::Cause | Self::Chosen => None,
        }
    }
}
