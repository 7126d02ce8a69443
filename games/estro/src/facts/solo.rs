//! Ships, their guardians, and when an object may be used (chapter SOLO of the rulebook).

use table::Seat;

use super::chooses;
use crate::fleet::{self, ObjectNo};
use crate::language::{Effect, Estro, Moment};
use crate::rules::match_up;
use crate::state::{Alarm, CardId, State, flag};

/// The seat of the only player (ESTRO-SOLO-01).
pub(crate) const PLAYER: Seat = Seat(0);
/// The side of the ships, and their number among those who have cards.
pub(crate) const SHIPS: Seat = Seat(1);

impl State {
    /// The guardians of a ship (ESTRO-SOLO-08), by order of entry.
    pub(crate) fn guardians_of(&self, ship: Estro) -> impl Iterator<Item = CardId> + '_ {
        let guardians = self.fields[SHIPS.index()].iter().filter(|_| self.rules.options.is_solo());
        guardians.filter(move |card| self.card(*card).place == ship as u8)
    }

    /// The ship that a card guards, by its Estro.
    pub(crate) fn ship_of(&self, card: CardId) -> Option<Estro> {
        let card = self.card(card);
        let is_guardian = self.is_automaton(card.controller);
        is_guardian.then(|| Estro::ALL.get(card.place as usize).copied()).flatten()
    }

    /// The place of a card that enters, where there are ships: a guardian comes back to its own, a card of the player to the one field.
    pub(crate) fn place_in_fleet(&self, card: CardId, seat: Seat) -> Option<u8> {
        let own = if self.is_automaton(seat) { self.card(card).place } else { 0 };
        self.rules.options.is_solo().then_some(own)
    }

    /// The face-down guardians, as a mask of places.
    pub(crate) fn covered_guardians(&self) -> u64 {
        self.places(SHIPS.index(), |card| self.card(card).is_down())
    }

    /// The ships that are not destroyed and have no guardian any more, as a mask of Estri: these may be attacked
    /// (ESTRO-SOLO-21).
    pub(crate) fn open_ships(&self) -> u8 {
        if !self.rules.options.is_solo() {
            return 0;
        }
        let guarded = self.fields[SHIPS.index()].iter().fold(0u8, |mask, card| mask | 1 << self.card(card).place);
        self.ships_where(|shields, _| shields > 0) & !guarded
    }

    /// The ships whose countdown runs, as a mask of Estri (ESTRO-SOLO-20).
    pub(crate) fn counting_ships(&self) -> u8 {
        self.ships_where(|_, alarm| matches!(alarm, Alarm::Counting { .. }))
    }

    fn ships_where(&self, fits: impl Fn(i16, Alarm) -> bool) -> u8 {
        let ships = self.fleet.ships.iter().enumerate();
        ships.fold(0, |mask, (place, ship)| mask | u8::from(fits(ship.shields, ship.alarm)) << place)
    }

    /// Whether all ships are destroyed (ESTRO-SOLO-06).
    pub(crate) fn has_no_ships(&self) -> bool {
        self.fleet.ships.iter().all(|ship| ship.shields <= 0)
    }

    /// Whether a guardian was turned up in the player's turn and its Gift waits (ESTRO-SOLO-14).
    pub(crate) fn is_waiting_guardian(&self, card: CardId) -> bool {
        self.card(card).has(flag::WAITS)
    }

    /// What an attack on a ship takes from its shields (ESTRO-SOLO-23).
    pub(crate) fn strike_value(&self, attacker: CardId, ship: Estro) -> i16 {
        (self.now(attacker).tot + self.counted_match_up(attacker, ship)).max(0)
    }

    /// The match-up of a card against a ship, where the table lets it count (ESTRO-AMB-104).
    pub(crate) fn counted_match_up(&self, attacker: CardId, ship: Estro) -> i16 {
        let counts = !self.rules.options.ship_without_match_up;
        let n = if counts { match_up(self.card(attacker).main, ship) } else { 0 };
        if n < 0 || self.counted(attacker).has(crate::action::Bonuses::MATCH_UP) { n } else { 0 }
    }

    /// By how much the TOT of a guardian that attacks is lowered (ESTRO-SOLO-25, object 10).
    pub(crate) fn weakness(&self, attacker: CardId) -> i16 {
        let is_guardian = self.is_automaton(self.card(attacker).controller);
        if is_guardian { i16::from(self.fleet.weaker) } else { 0 }
    }

    // ---- objects ----

    /// The objects that a seat may use in a window, as a set (ESTRO-SOLO-26).
    pub(crate) fn usable_objects(&self, seat: Seat, moment: Moment) -> u32 {
        let fleet = &self.fleet;
        let is_time = matches!(moment, Moment::Play | Moment::After) && self.active == seat;
        // In the middle of a Gift or a destruction nobody uses one.
        let is_asleep = fleet.held == 0 || fleet.has_used || fleet.no_objects || !is_time;
        if is_asleep || self.is_automaton(seat) {
            return 0;
        }
        let held = ObjectNo::all().filter(|object| fleet.held & object.bit() != 0);
        held.filter(|object| self.has_use(*object)).fold(0, |set, object| set | object.bit())
    }

    /// Whether an object has something to do: a card or a ship that it is about.
    pub(crate) fn has_use(&self, object: ObjectNo) -> bool {
        let Some(gift) = fleet::object_gift(object) else { return false };
        let mut choosers = gift.effects.iter().filter(|effect| chooses(effect));
        if let Some(filter) = choosers.next().and_then(Effect::filter) {
            let mut found = false;
            self.each_of(filter, CardId::NONE, PLAYER, |_| found = true);
            return found;
        }
        gift.effects.iter().all(|effect| match effect {
            Effect::Shields(_) | Effect::Alarm(_) => self.ships_for(effect) != 0,
            Effect::Draw(..) | Effect::Deploy(_) => !self.hoard(PLAYER).deck.is_empty(),
            _ => true,
        })
    }

    /// The ships that an effect may be about, as a mask of Estri.
    pub(crate) fn ships_for(&self, effect: &Effect) -> u8 {
        match effect {
            Effect::Shields(_) => self.open_ships(),
            Effect::Alarm(_) => self.counting_ships(),
            _ => 0,
        }
    }
}
