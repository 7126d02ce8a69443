//! The Area of a card, and the destination of a card that leaves play.

use arrayvec::ArrayVec;

use crate::language::{Affiliation, Keyword};
use crate::set::CardNo;
use crate::state::{At, Instance, SlotNo, State};

/// The destination of a card that leaves the table or a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaves {
    Discarded,
    Annihilated,
    ToHand,
    IntoPile,
}

impl State {
    /// The Area where a warrior belongs (ADD-03).
    pub(crate) fn home_of(&self, card: CardNo) -> ArrayVec<At, 4> {
        let definition = self.rules.cards.card(card);
        // There are four Areas, and each counts once.
        let mut homes = ArrayVec::new();
        for at in definition.places.iter().map(|place| At::from(*place)) {
            if !homes.contains(&at) {
                homes.push(at);
            }
        }
        if !homes.is_empty() {
            return homes;
        }
        let ready = self.rules.programs.card(card);
        let is_tribal = ready.affiliations & Affiliation::TRIBES != 0;
        let is_legion = ready.affiliations & Affiliation::Legion.bit() != 0;
        homes.push(if is_tribal {
            At::Outpost
        } else if is_legion {
            At::Kohort
        } else {
            At::Squad
        });
        homes
    }

    /// Whether a card is in no hand, pile or row and not in play, because it is being resolved.
    pub(crate) fn lies_nowhere(&self, instance: Instance) -> bool {
        let side = self.side(instance.owner());
        let bit = 1u128 << instance.number();
        (side.hand | side.discard | side.gone | side.reserve) & bit == 0
            && !self.in_play().any(|slot| self.slot(slot).instance == instance)
            && !side.pile[..side.pile_len as usize].contains(&(instance.number() as u8))
            && !self.row.contains(&instance)
    }

    /// Whether effects cannot take a card out of play in this way, because the card has a standing ability against it.
    pub(crate) fn is_kept_in_play(&self, slot: SlotNo, to: Leaves) -> bool {
        self.has(slot, |keyword| match keyword {
            Keyword::NeverDiscarded => matches!(to, Leaves::Discarded | Leaves::Annihilated),
            Keyword::NotDiscarded => to == Leaves::Discarded,
            _ => false,
        })
    }
}
