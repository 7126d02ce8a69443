//! A card as it is written in `cards/*.ron`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Estro, Gift, Values};

/// Where a card comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Source {
    /// Ours.
    #[default]
    House,
    /// Known facts of a printed card in these fields; the rest is ours (ESTRO-CARD-11).
    Partly(Vec<String>),
    /// All of it is known of a printed card.
    Printed,
}

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// English.
    pub en: String,
    /// Italian.
    pub it: String,
}

/// One of the cards of the catalogue (ESTRO-GEN-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its id, unique in a set: `granito-07`.
    pub id: String,
    /// Its name, the same in both languages and unique.
    pub name: String,
    /// Its Estro (ESTRO-CARD-01).
    pub estro: Estro,
    /// ATK, DEF, HEL, DEX, MAP (ESTRO-CARD-02).
    pub values: Values,
    /// Its Gift; without one it is Empty (ESTRO-CARD-05).
    #[serde(default)]
    pub gift: Option<Gift>,
    /// Where it comes from.
    #[serde(default)]
    pub source: Source,
    /// A clarification of its text (ESTRO-GEN-08).
    #[serde(default)]
    pub clarification: Option<Bilingual>,
}

impl Card {
    /// Its primary value (ESTRO-CARD-04).
    #[must_use]
    pub const fn primary(&self) -> u8 {
        self.values.get(self.estro.stat())
    }
}
