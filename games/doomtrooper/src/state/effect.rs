//! Lasting effects, and the grants that follow from them and from the cards in play.

use table::Seat;

use crate::program::Pc;
use crate::set::CardNo;

use super::{Instance, SlotNo};

/// A lasting effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Effect {
    /// The step of the program that made it.
    pub pc: Pc,
    /// The card in play that has it; the seat for an effect on a player; nothing for one on the table.
    pub to: SlotNo,
    /// The seat that made it.
    pub seat: Seat,
    pub ends: Ends,
    pub steps: u8,
    pub card: CardNo,
    /// The card whose playing made it, until the end of the fourth step of the combat in which it was played.
    pub play: Instance,
    /// Another card in play that it refers to; the effect ends when that card leaves.
    pub with: SlotNo,
    /// The number of cards that had come into play when it was made, by which later cards are recognized (TIME-13).
    #[serde(default)]
    pub since: u16,
}

impl Effect {
    /// Whether it remembers a card or an ability that may be used once in the game and has been used.
    pub(crate) fn is_used_up(&self, card: CardNo) -> bool {
        self.to == SlotNo::NONE && self.ends == Ends::Never && self.card == card
    }

    /// The same for a card that may be played once in a Turn.
    pub(crate) fn is_used_up_now(&self, card: CardNo) -> bool {
        self.to == SlotNo::NONE && self.ends == Ends::Turn && self.card == card
    }
}

/// When an effect ends (TIME-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) enum Ends {
    Combat,
    Turn,
    /// At the start of a Turn of this seat.
    TurnOf(Seat),
    /// At the end of the next Turn of this seat.
    EndOfTurnOf(Seat),
    /// The same for an effect made in a Turn of this seat: at the end of the Turn after that.
    EndOfTurnAfterOf(Seat),
    /// At the end of the Turn: then the direction of play is reversed (MULTI-09).
    Reverses,
    /// At the end of the Turn: then its player and this seat have exchanged seats.
    Exchanges(Seat),
    Never,
}

/// A mystic power, or none (chapter IMM).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) enum Power {
    None,
    Art,
    Gift,
    /// A Gift of an Apostle, by number.
    GiftOf(u8),
}

/// A grant: a standing ability or another gift in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grant {
    /// The card in play that has it.
    pub to: SlotNo,
    /// The card that gives it, when it is in play.
    pub from: SlotNo,
    /// Its number among the gives of the set.
    pub give: u16,
}
