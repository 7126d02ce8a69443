//! What cards say of their player: how many cards it keeps, how many Actions it has.

use table::Seat;

use crate::language::{Keyword, Modifier};
use crate::state::{At, Instance, SlotNo, State};

impl State {
    /// The player of whom a card in play speaks: the one that it lies with, or its controller.
    fn player_of(&self, slot: SlotNo) -> Seat {
        let card = self.slot(slot);
        if card.at == At::Player { Seat(card.host.0) } else { card.controller }
    }

    /// What cards say of a player.
    pub(crate) fn said_of(&self, seat: Seat) -> impl Iterator<Item = &Keyword> {
        self.grants.iter().filter(move |grant| self.player_of(grant.to) == seat).filter_map(|grant| {
            match &self.rules.programs.gives[grant.give as usize] {
                Modifier::Can(keyword) => Some(keyword),
                _ => None,
            }
        })
    }

    /// How many cards the player may keep in the Discard phase (TURN-10).
    pub(crate) fn keeps_up_to(&self, seat: Seat) -> u8 {
        let more = self.said_of(seat).filter_map(|keyword| match keyword {
            Keyword::KeepsUpTo(n) => Some(*n),
            Keyword::KeepsAll => Some(u8::MAX),
            _ => None,
        });
        more.max().unwrap_or(self.rules.options.hand_size)
    }

    /// Whether a player pays half of the V of this warrior card: however many cards say so, it is half of the printed V.
    pub(crate) fn halves_price(&self, seat: Seat, warrior: Instance) -> bool {
        // Cards that say it of their player have it themselves, and few cards but warriors have a standing ability.
        self.able & !self.units != 0
            && self.said_of(seat).any(|keyword| match keyword {
                Keyword::HalvesPrices(filter) => self.fits_card(filter, warrior, seat, seat),
                _ => false,
            })
    }

    /// Whether a card lets sabotages earn D only (SAB-11).
    pub(crate) fn sabotage_earns_destiny(&self) -> bool {
        let gives = &self.rules.programs.gives;
        self.grants.iter().any(|grant| gives[grant.give as usize] == Modifier::Can(Keyword::SabotageEarnsDestiny))
    }

    /// Whether players may go on with their Actions after an attack (BATTLEFIELD CHAOS).
    pub(crate) fn goes_on_after_attacks(&self) -> bool {
        let gives = &self.rules.programs.gives;
        self.grants.iter().any(|grant| gives[grant.give as usize] == Modifier::Can(Keyword::ActionsAfterAttacks))
    }

    /// Actions that the player has more in each Turn.
    pub(crate) fn extra_actions(&self, seat: Seat) -> u8 {
        let more = self.said_of(seat).filter_map(|keyword| match keyword {
            Keyword::ExtraActions(n) => Some(*n),
            _ => None,
        });
        more.fold(0, u8::saturating_add)
    }
}
