//! The table options of the base game (RULINGS.md), each with the ruling as its default.

use serde::{Deserialize, Serialize};

/// What the table agreed before the match. Every option is off by default: the default is the ruling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// A dealt deck may be read by its owner before the match (ESTRO-AMB-05).
    pub peek_random_deck: bool,
    /// One die a side for the whole battle phase instead of one for each attack (ESTRO-AMB-16).
    pub dice_per_phase: bool,
    /// Dice are rolled anew after a redirection (ESTRO-AMB-25).
    pub redirect_reroll: bool,
    /// Covered cards are turned up by Gifts alone (ESTRO-AMB-47).
    pub facedown_gift_only: bool,
    /// A Zone card's bonus goes to every card, not to those of its Estro alone (ESTRO-AMB-53).
    pub zone_bonus_all: bool,
    /// Every seat may use each Zone special once (ESTRO-AMB-55).
    pub zone_special_per_player: bool,
    /// The Tech and Medical specials touch cards of every Estro (ESTRO-AMB-56, ESTRO-AMB-57).
    pub zone_special_any: bool,
    /// At the end of round 19 the measure that is not tied decides (ESTRO-AMB-69).
    pub r19_tiebreak: bool,
}
