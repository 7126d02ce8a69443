//! Keywords of cards about their player: how many cards the player keeps, how many Actions the player has.

use table::Seat;

use crate::language::{Keyword, Modifier};
use crate::state::{At, Instance, SlotNo, State};

impl State {
    /// The player whom a card in play affects: the one that it lies with, or its controller.
    fn player_of(&self, slot: SlotNo) -> Seat {
        let card = self.slot(slot);
        if card.at == At::Player { Seat(card.host.0) } else { card.controller }
    }

    /// The keywords of cards that apply to a player.
    pub(crate) fn said_of(&self, seat: Seat) -> impl Iterator<Item = &Keyword> {
        self.grants.iter().filter(move |grant| self.player_of(grant.to) == seat).filter_map(|grant| {
            match &self.rules.programs.gives[grant.give as usize] {
                Modifier::Can(keyword) => Some(keyword),
                _ => None,
            }
        })
    }

    /// The number of cards that the player may keep in the Discard phase (TURN-10).
    pub(crate) fn keeps_up_to(&self, seat: Seat) -> u8 {
        let more = self.said_of(seat).filter_map(|keyword| match keyword {
            Keyword::KeepsUpTo(n) => Some(*n),
            Keyword::KeepsAll => Some(u8::MAX),
            _ => None,
        });
        more.max().unwrap_or(self.rules.options.hand_size)
    }

    /// Whether a player pays half of the V of this warrior card. However many cards say so, the price is half of the
    /// printed V.
    pub(crate) fn halves_price(&self, seat: Seat, warrior: Instance) -> bool {
        // A card has keywords about its player itself, and few cards that are not warriors have a standing ability.
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

    /// Whether players may take further Actions after an attack (BATTLEFIELD CHAOS).
    pub(crate) fn goes_on_after_attacks(&self) -> bool {
        let gives = &self.rules.programs.gives;
        self.grants.iter().any(|grant| gives[grant.give as usize] == Modifier::Can(Keyword::ActionsAfterAttacks))
    }

    /// The extra Actions of the player in each Turn.
    pub(crate) fn extra_actions(&self, seat: Seat) -> u8 {
        let more = self.said_of(seat).filter_map(|keyword| match keyword {
            Keyword::ExtraActions(n) => Some(*n),
            _ => None,
        });
        more.fold(0, u8::saturating_add)
    }
}
