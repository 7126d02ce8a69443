//! The possibilities of a seat: cards to consume, models and pilots to take, places for tokens. They are masks, from
//! which the legal actions are made.

use table::Seat;

use crate::card::{Ability, Model, Pilot, Resource};
use crate::state::{NONE, State};

impl State {
    /// Cards of the hand that may be consumed for Steam, for Energy, for two Steam, as masks of instances
    /// (COAL-CON-04).
    #[inline]
    pub(crate) fn consumable(&self, seat: Seat) -> [u32; 3] {
        let side = self.side(seat);
        let steam = side.hand & self.list(seat).gives_steam;
        let energy = side.hand & !steam;
        match self.ability(seat) {
            Some(Ability::WhiteSteam) => [side.hand, energy, 0],
            Some(Ability::FayEnergy) => [steam, side.hand, 0],
            Some(Ability::PowellDouble) if !side.ability_used => [steam, energy, steam],
            _ => [steam, energy, 0],
        }
    }

    /// Models that no seat has taken (COAL-SET-04) and whose cards are all still in the box (COAL-DECK-05), as a mask.
    pub(crate) fn free_models(&self) -> u8 {
        let taken = self.sides.iter().filter(|side| side.model != NONE).fold(0, |mask, side| {
            let brought = if self.rules.options.own_boxes { 0 } else { self.models_drawn_on(side.list) };
            mask | 1u8 << side.model | brought
        });
        !taken & 0b1111
    }

    /// The models whose predefined decks share a card with this list, as a mask.
    fn models_drawn_on(&self, list: u8) -> u8 {
        let cards = |list: u8| {
            let list = &self.rules.lists[list as usize];
            &list.card[..list.len as usize]
        };
        let shares = |model: &Model| cards(*model as u8).iter().any(|card| cards(list).contains(card));
        Model::ALL.iter().filter(|model| shares(model)).fold(0, |mask, model| mask | 1 << *model as u8)
    }

    /// The places where a token of the job may be put, 8 bits for each seat: those of a Maneuver only on the seat's own
    /// cards (COAL-TEAM-12).
    #[inline]
    pub(crate) fn places_of_job(&self, seat: Seat) -> u32 {
        if self.job.maneuver == NONE {
            self.places_for(seat)
        } else {
            u32::from(self.side(seat).eligible()) << (8 * seat.0)
        }
    }

    /// Pilots that the seat may take (COAL-SET-06, COAL-FREE-01, COAL-TRN-03, COAL-DECK-06, COAL-TAG-03), as a mask.
    ///
    /// If a set of cards gives a model more decks than pilots, any remaining pilot may drive.
    pub(crate) fn free_pilots(&self, seat: Seat) -> u32 {
        let fitting = self.pilots_left(seat, |pilot| self.may_drive(seat, pilot));
        if fitting == 0 { self.pilots_left(seat, |_| true) } else { fitting }
    }

    pub(crate) fn may_drive(&self, seat: Seat, pilot: &Pilot) -> bool {
        let options = &self.rules.options;
        if options.training_pilots || options.free_pilots {
            true
        } else if options.tag_mode {
            pilot.preferred_model == self.model(seat)
        } else {
            self.deck_has_model(seat, pilot.preferred_model)
        }
    }

    /// Pilots of this table that are still free and fit the seat, as a mask.
    fn pilots_left(&self, seat: Seat, fits: impl Fn(&Pilot) -> bool) -> u32 {
        let options = &self.rules.options;
        let repeats = if options.training_pilots { options.training_duplicates } else { options.own_boxes };
        let mut mask = 0;
        for (number, pilot) in self.rules.cards.pilots().iter().enumerate().take(32) {
            let has = |seat: Seat| [self.side(seat).pilot, self.side(seat).reserve].map(usize::from).contains(&number);
            let taken = has(seat) || (!repeats && Seat::all(self.seats).any(has));
            mask |= u32::from(pilot.is_training() == options.training_pilots && fits(pilot) && !taken) << number;
        }
        mask
    }

    /// Whether the model is one of the seat's deck; for a predefined deck, the seat's model.
    #[inline]
    pub(crate) fn deck_has_model(&self, seat: Seat, model: Option<Model>) -> bool {
        model.is_some_and(|model| self.list(seat).models >> (model as u8) & 1 != 0)
    }

    /// Prepared cards of the whole table with a token of this kind, 8 bits for each seat (COAL-REM-02).
    pub(crate) fn token_spots(&self, kind: Resource) -> u32 {
        (0..self.seats).fold(0, |mask, seat| mask | u32::from(self.side(Seat(seat)).with_tokens(kind)) << (8 * seat))
    }

    /// Whether Clint Goldstein may trade now (COAL-PIL-09 to COAL-PIL-11).
    pub(crate) fn may_trade(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        !side.ability_used
            && !self.announced
            && side.hand != 0
            && self.sides.iter().flat_map(|side| &side.tokens).fold(0, |all, tokens| all | tokens.steam | tokens.energy)
                != 0
    }

    /// Whether Von Nemo may repair now (COAL-PIL-20, COAL-PIL-21).
    pub(crate) fn may_repair(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        !side.ability_used && side.deck_len >= 2 && side.damage > 0
    }
}
