//! Table options (ledger 1.4), each with the clause that it belongs to.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Clause;

use crate::clause;

/// What a table agreed upon before the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Promotion Points that win (GAME-02): 1 to 200.
    pub promotion_target: u8,
    /// When the no-warriors rule runs (NOW-01).
    pub no_warriors: NoWarriors,
    /// Whether a player may sabotage only once in a cycle, whomever (SAB-07).
    pub one_sabotage: bool,
    /// Whether a warrior may be added in Cover without an open warrior (HID-03).
    pub cover_add_alone: bool,
    /// Whether Brotherhood warriors cast from every Area (ART-03).
    pub cast_anywhere: bool,
    /// Whether one copy of a Fortification is allowed in each Area (FORT-06).
    pub fortification_per_area: bool,
    /// Turns in all, after which the most P win (GAME-02): 20 to 2,000. It ends matches that nobody wants to end.
    pub turn_limit: u16,
}

/// When the no-warriors rule runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum NoWarriors {
    /// While the own Draw Pile is empty.
    #[default]
    Exhausted,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            promotion_target: 40,
            no_warriors: NoWarriors::Exhausted,
            one_sabotage: false,
            cover_add_alone: false,
            cast_anywhere: false,
            fortification_per_area: false,
            turn_limit: 300,
        }
    }
}

impl Options {
    /// The options that are on or off, by name, with their clauses.
    pub const SWITCHES: [(&'static str, Clause); 4] = [
        ("one_sabotage", clause::SAB_07),
        ("cover_add_alone", clause::HID_03),
        ("cast_anywhere", clause::ART_03),
        ("fortification_per_area", clause::FORT_06),
    ];

    /// Switches an option on or off by its name; `false` when there is no such option.
    pub fn set(&mut self, name: &str, on: bool) -> bool {
        let option = match name {
            "one_sabotage" => &mut self.one_sabotage,
            "cover_add_alone" => &mut self.cover_add_alone,
            "cast_anywhere" => &mut self.cast_anywhere,
            "fortification_per_area" => &mut self.fortification_per_area,
            _ => return false,
        };
        *option = on;
        true
    }
}
