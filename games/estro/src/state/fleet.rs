//! The ships of Single Player, and the objects of the player (chapter SOLO of the rulebook).

use serde::{Deserialize, Serialize};

use super::CardId;
use crate::fleet;
pub(crate) use crate::fleet::Alarm;
use crate::pile::Pile;

/// The most guardians that may wait for their Gift at once.
const SHOWN: usize = 32;

/// A ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ship {
    /// Its shields; 0 for a destroyed one (ESTRO-SOLO-22).
    pub shields: i16,
    pub alarm: Alarm,
}

/// Ships and objects.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Fleet {
    /// The ships in the order of their row, which is that of the Estri.
    pub ships: [Ship; 5],
    /// Guardians that were turned up in the player's turn, in this order (ESTRO-SOLO-14).
    pub shown: Pile<SHOWN>,
    /// The objects that the player has, and those that were given: one bit each.
    pub held: u32,
    pub given: u32,
    /// Whether an object was used in this turn (ESTRO-SOLO-26).
    pub has_used: bool,
    /// Whether no object is used in this turn of the player, and in its next.
    pub no_objects: bool,
    pub no_objects_next: bool,
    /// How much less TOT guardians have that attack in the ships' next turn.
    pub weaker: u8,
    /// Whether the next own card that would be destroyed stays.
    pub second_chance: bool,
    /// Whether the player's next attack ignores the DEX of its target, and whether the one that is going on does.
    pub ignores_next: bool,
    pub ignores: bool,
    /// Whether the player chooses the next target of the ships.
    pub aims: bool,
    /// What the player's next die shows; 0 where chance says it.
    pub die: u8,
}

impl Fleet {
    /// The ships at the start (ESTRO-SOLO-07).
    pub fn at_start() -> Self {
        let mut this = Self::default();
        for (ship, data) in this.ships.iter_mut().zip(fleet::ships()) {
            ship.shields = data.shields;
        }
        this
    }

    /// A guardian was turned up in the player's turn.
    pub fn show(&mut self, guardian: CardId) {
        let has_room = self.shown.push(guardian);
        debug_assert!(has_room, "there are 25 guardians");
    }

    /// Makes it the same as another one; only what is in use is copied.
    pub fn copy_used(&mut self, source: &Self) {
        let Self {
            ships,
            shown,
            held,
            given,
            has_used,
            no_objects,
            no_objects_next,
            weaker,
            second_chance,
            ignores_next,
            ignores,
            aims,
            die,
        } = self;
        shown.copy_used(&source.shown);
        (*ships, *held, *given, *has_used) = (source.ships, source.held, source.given, source.has_used);
        (*no_objects, *no_objects_next, *weaker) = (source.no_objects, source.no_objects_next, source.weaker);
        (*second_chance, *ignores_next, *ignores) = (source.second_chance, source.ignores_next, source.ignores);
        (*aims, *die) = (source.aims, source.die);
    }
}
