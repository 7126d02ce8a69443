//! A card in play.

use table::Seat;

use crate::language::Place;

use super::{Instance, SlotNo};

/// The location of a card in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum At {
    /// In the Squad of its controller.
    #[default]
    Squad,
    /// In the Kohort of its controller.
    Kohort,
    /// In the Outpost of its controller.
    Outpost,
    /// In the Aside area of its controller.
    Aside,
    /// In the Hidden row of its controller: added in Cover and not yet identified (HID-01).
    Hidden,
    /// Attached to another card.
    Card,
    /// Attached to a player; the host field holds the player's seat.
    Player,
    /// Attached to the game.
    Game,
}

impl From<Place> for At {
    fn from(place: Place) -> Self {
        match place {
            Place::Squad => Self::Squad,
            Place::Kohort => Self::Kohort,
            Place::Outpost => Self::Outpost,
            Place::Aside => Self::Aside,
        }
    }
}

/// The flags of a card in play, one bit each.
pub(crate) mod flag {
    pub(crate) const WOUNDED: u16 = 1;
    pub(crate) const COVERED: u16 = 1 << 1;
    /// Its warrior sits in it (VEH-03).
    pub(crate) const INSIDE: u16 = 1 << 2;
    /// Transferred in this cycle of its controller (OUT-05).
    pub(crate) const TRANSFERRED: u16 = 1 << 3;
    /// Left Cover in this Turn (COV-14).
    pub(crate) const LEFT_COVER: u16 = 1 << 4;
    /// In use in the current combat (EQP-09).
    pub(crate) const IN_USE: u16 = 1 << 5;
    /// Its first, second and third ability were used in this Turn.
    pub(crate) const USED: u16 = 1 << 6;
    pub(crate) const USED_2: u16 = 1 << 7;
    pub(crate) const USED_3: u16 = 1 << 8;
    /// Wounded in the current combat.
    pub(crate) const WOUNDED_NOW: u16 = 1 << 9;
    /// Killed in the current resolution.
    pub(crate) const KILLED: u16 = 1 << 10;
    /// It was killed in a way that takes it out of the game.
    pub(crate) const ANNIHILATED: u16 = 1 << 11;
    /// Cannot be used in this combat.
    pub(crate) const BARRED: u16 = 1 << 12;
    /// Killed, but its card stays in play.
    pub(crate) const STAYS: u16 = 1 << 13;
    /// Attacked in this Turn.
    pub(crate) const ATTACKED: u16 = 1 << 14;
    /// Killed for good: nothing saves it.
    pub(crate) const DOOMED: u16 = 1 << 15;
}

/// No seat, where a seat is a number.
pub(crate) const NOBODY: u8 = u8::MAX;

/// In place of a seat: killed by a blow of the combat, whose seventh step gives the points (CMB-26).
pub(crate) const BY_BLOW: u8 = u8::MAX - 1;

/// Added to the seat that earns points: they are Destiny Points (CMB-29).
pub(crate) const IN_DESTINY: u8 = 1 << 6;

/// A card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Slot {
    pub instance: Instance,
    pub at: At,
    pub controller: Seat,
    /// The card or the seat that it is attached to.
    pub host: SlotNo,
    pub flags: u16,
    pub markers: u8,
    /// A card that was chosen for it: the victim of a Mission.
    pub chosen: SlotNo,
    /// The earner of its points if an effect kills it, and whether in D: a seat, with [`IN_DESTINY`], or [`NOBODY`];
    /// [`BY_BLOW`] if it died by a blow.
    pub earner: u8,
    /// The number of its coming into play, counted from 1. It orders effects, and everybody follows the card by it
    /// (COV-04). A card that comes back gets another one, and none is given twice in a match (SEC-05).
    pub order: u16,
    // The following fields are refreshed, so they are not written down:
    #[serde(skip)]
    pub ratings: [i16; 4],
    #[serde(skip)]
    pub affiliations: u16,
    #[serde(skip)]
    pub side: u8,
}

impl Slot {
    pub(crate) const EMPTY: Self = Self {
        instance: Instance::NONE,
        at: At::Squad,
        controller: Seat(0),
        host: SlotNo::NONE,
        flags: 0,
        markers: 0,
        chosen: SlotNo::NONE,
        earner: NOBODY,
        order: 0,
        ratings: [0; 4],
        affiliations: 0,
        side: 0,
    };

    #[inline]
    pub(crate) const fn is(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }

    pub(crate) const fn set(&mut self, flag: u16, on: bool) {
        if on {
            self.flags |= flag;
        } else {
            self.flags &= !flag;
        }
    }
}

/// The side of a warrior, one bit each: a half-converted warrior has several.
pub(crate) mod side {
    pub(crate) const DOOMTROOPER: u8 = 1;
    pub(crate) const LEGION: u8 = 2;
    pub(crate) const TRIBAL: u8 = 4;
}
