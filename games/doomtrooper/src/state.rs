//! The state of a match: flat arrays and small numbers, copied as memory.
//!
//! Every card of a seat has a number, its [`Instance`]; `State::identity` says which card it is. Hands and face-down
//! piles are sets of numbers, Draw Piles are ordered. A card in play has a place on the table, a [`SlotNo`], which is
//! public: everybody may follow a face-down card (COV-04). The values derived from the cards in play (ratings,
//! memberships, standing abilities) are refreshed in `derived` when something changes.

mod combat;
mod effect;
mod frame;
mod ids;
mod seat;
mod slot;

use std::sync::Arc;

use smallvec::SmallVec;
use table::{Outcome, Seat, SeatSet};

use crate::round::Round;
use crate::rules::{COLLECTION_MAX, Rules, SEATS};
use crate::set::CardNo;

pub(crate) use combat::{Combat, CombatStep, Hurt, anew};
pub(crate) use effect::{Effect, Ends, Grant, Power};
pub(crate) use frame::{Frame, StackItem, Stage, Window};
pub use frame::{What, WindowKind};
pub(crate) use ids::Bits;
pub use ids::{Instance, SlotNo};
pub(crate) use seat::Side;
pub use slot::At;
pub(crate) use slot::{BY_BLOW, IN_DESTINY, NOBODY, Slot, flag, side};

/// The most cards in play at once: a card that needs a further place cannot be played.
pub const SLOTS: usize = 96;
/// Every place.
pub(crate) const ALL_SLOTS: u128 = (1 << SLOTS) - 1;
/// Frames that a state stores inline; further ones lie on the heap. Triggered abilities cannot be refused, and a card
/// in play may have several at one moment, so there may be more.
pub(crate) const FRAMES: usize = 24;
/// With more frames than this, nothing further is announced: this limits answers to answers (AMB-91).
pub(crate) const DEEPEST: usize = 18;
/// In the Discard phase there are no attacks any more. Their number is replaced by one of these values: cards have been
/// discarded, or the phase is over.
pub(crate) const DISCARDING: u8 = u8::MAX - 1;
pub(crate) const DISCARDED: u8 = u8::MAX;
/// Cards waiting for the end of a combat that a state stores inline; further ones lie on the heap.
pub(crate) const ROW: usize = 32;
/// The most warriors that support one combatant.
pub(crate) const SUPPORTERS: usize = 3;
/// Lasting effects that a state stores inline; further ones lie on the heap.
pub(crate) const EFFECTS: usize = 80;
/// Grants in force that a state stores inline: each gift of a card to a receiver is one. A table of fourteen warriors
/// and six cards for all of them may have more, which lie on the heap.
pub(crate) const GRANTS: usize = 184;

/// The step of a Turn.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
pub enum TurnStep {
    /// It begins (TURN-03).
    Begin,
    /// The redraw is offered (TURN-06).
    Redraw,
    /// Before drawing (TW-05).
    BeforeDraw,
    /// Cards are drawn (TURN-04).
    Draw,
    /// The active player must fulfil an obligation, or chooses the next Action (ACT-02).
    Actions,
    /// The Actions are over.
    ActionsOver,
    /// Cards are discarded (TURN-09).
    Discard,
    /// The Turn is over.
    Over,
}

/// A victory that may still be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Verdict {
    pub winners: SeatSet,
    /// Whether it resulted from the exhaustion of all Draw Piles (GAME-07), not from the target (GAME-02).
    pub by_exhaustion: bool,
}

/// The state of a match of Doomtrooper.
pub struct State {
    pub(crate) rules: Arc<Rules>,
    pub(crate) seats: u8,
    /// Whether windows ask seats that could do nothing: off in simulations.
    pub(crate) soft: bool,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) identity: [CardNo; SEATS * COLLECTION_MAX],
    /// The seats that know a card, one bit each; bit 7: everybody.
    pub(crate) knows: [u8; SEATS * COLLECTION_MAX],
    pub(crate) sides: [Side; SEATS],
    pub(crate) slots: [Slot; SLOTS],
    /// The places that hold a card.
    pub(crate) used: u128,
    /// The number of cards that have come into play, which is the number of the last one.
    pub(crate) order: u16,
    pub(crate) turn: u16,
    pub(crate) active: Seat,
    /// The order of Turns and windows (MULTI-09).
    pub(crate) round: Round,
    pub(crate) step: TurnStep,
    pub(crate) actions: u8,
    /// Attack Actions that may still be made in this Turn.
    pub(crate) attacks: u8,
    pub(crate) has_acted: bool,
    pub(crate) has_attacked: bool,
    /// The points that win now: the table's target, or the tied total and 10 (GAME-08).
    pub(crate) target: i16,
    /// Whether the exhaustion of all Draw Piles was settled (GAME-08).
    pub(crate) exhausted: bool,
    /// The winners, while a card may still change the victory (TIME-10).
    pub(crate) verdict: Option<Verdict>,
    /// The Actions that cards have granted each seat and that are not taken yet (ACT-12).
    pub(crate) granted: [u8; SEATS],
    pub(crate) combat: Combat,
    /// Cards that wait for the end of the combat (CMB-31).
    pub(crate) row: SmallVec<[Instance; ROW]>,
    pub(crate) frames: SmallVec<[Frame; FRAMES]>,
    pub(crate) effects: SmallVec<[Effect; EFFECTS]>,
    /// The grants in force, memberships first.
    pub(crate) grants: SmallVec<[Grant; GRANTS]>,
    /// The number of grants that change memberships: affiliations, tags or names.
    pub(crate) joins: u16,
    /// The places of cards that have gained tags.
    pub(crate) tagged: u128,
    /// The places of cards that have gained or lost standing abilities.
    pub(crate) able: u128,
    /// Those of them whose abilities concern who may attack whom, and how.
    pub(crate) warlike: u128,
    /// The places of warriors; this and the following fields are valid while nothing is dirty.
    pub(crate) units: u128,
    /// The places that bear other cards, and the places of these.
    pub(crate) bearing: u128,
    pub(crate) hosted: u128,
    /// The kinds of events that trigger an ability of a card in play.
    pub(crate) listens: u32,
    /// Whether a killed warrior is still in play.
    pub(crate) dying: bool,
    /// Whether something in force depends on points.
    pub(crate) minds_points: bool,
    /// Whether something in force depends on whose Turn it is, or on events of the Turn.
    pub(crate) minds_turns: bool,
    /// The seats that have conceded and have not left yet (GAME-13).
    pub(crate) conceding: SeatSet,
    pub(crate) dirty: bool,
    /// Whether a warrior has to leave because a rating is too low. Refreshed.
    pub(crate) falls: bool,
}

impl State {
    #[inline]
    pub(crate) fn card_of(&self, instance: Instance) -> &crate::language::Card {
        self.rules.cards.card(self.identity[instance.index()])
    }

    #[inline]
    pub(crate) fn ready_of(&self, instance: Instance) -> &crate::program::CompiledCard {
        self.rules.programs.card(self.identity[instance.index()])
    }

    /// The facts about a card that are read most often.
    #[inline]
    pub(crate) fn hot_of(&self, instance: Instance) -> &crate::program::CardFacts {
        self.rules.programs.hot(self.identity[instance.index()])
    }

    #[inline]
    pub(crate) fn hot_at(&self, slot: SlotNo) -> &crate::program::CardFacts {
        self.hot_of(self.slot(slot).instance)
    }

    #[inline]
    pub(crate) fn slot(&self, slot: SlotNo) -> &Slot {
        &self.slots[slot.index()]
    }

    #[inline]
    pub(crate) fn slot_mut(&mut self, slot: SlotNo) -> &mut Slot {
        self.dirty = true;
        &mut self.slots[slot.index()]
    }

    /// The card in play at a place.
    #[inline]
    pub(crate) fn card_at(&self, slot: SlotNo) -> &crate::language::Card {
        self.card_of(self.slot(slot).instance)
    }

    #[inline]
    pub(crate) fn ready_at(&self, slot: SlotNo) -> &crate::program::CompiledCard {
        self.ready_of(self.slot(slot).instance)
    }

    #[inline]
    pub(crate) fn is_in_play(&self, slot: SlotNo) -> bool {
        slot.index() < SLOTS && self.used & slot.bit() != 0
    }

    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Every place that holds a card, the lowest first.
    #[inline]
    pub(crate) fn in_play(&self) -> Bits {
        Bits(self.used)
    }

    /// Whether the place holds a warrior.
    #[inline]
    pub(crate) fn is_warrior(&self, slot: SlotNo) -> bool {
        if !self.dirty {
            return self.units & slot.bit() != 0;
        }
        let at = self.slot(slot).at;
        !matches!(at, At::Card | At::Player | At::Game) && self.hot_at(slot).kind == crate::language::CardKind::Warrior
    }

    /// The warriors in play, the lowest place first.
    pub(crate) fn warriors(&self) -> Bits {
        if !self.dirty {
            return Bits(self.units);
        }
        Bits(self.in_play().filter(|slot| self.is_warrior(*slot)).fold(0, |bits, slot| bits | slot.bit()))
    }

    /// The warriors that a seat controls.
    pub(crate) fn warriors_of(&self, seat: Seat) -> impl Iterator<Item = SlotNo> + '_ {
        self.warriors().filter(move |slot| self.slot(*slot).controller == seat)
    }

    /// The cards attached to a card.
    pub(crate) fn attached_to(&self, host: SlotNo) -> impl Iterator<Item = SlotNo> + '_ {
        let bears = self.dirty || (host.index() < SLOTS && self.bearing & host.bit() != 0);
        let all = match bears {
            true if self.dirty => self.used,
            true => self.hosted,
            false => 0,
        };
        Bits(all).filter(move |slot| self.slot(*slot).at == At::Card && self.slot(*slot).host == host)
    }

    /// Whether it lies unidentified in a Hidden row (HID-01).
    #[inline]
    pub(crate) fn is_unidentified(&self, slot: SlotNo) -> bool {
        self.slot(slot).at == At::Hidden
    }

    /// The bearer of a card in play: a warrior itself, the warrior that the card is on, or nothing for a card on a
    /// player or the table.
    pub(crate) fn bearer(&self, slot: SlotNo) -> SlotNo {
        let mut at = slot;
        for _ in 0..8 {
            if !self.is_in_play(at) {
                return SlotNo::NONE;
            }
            if self.is_warrior(at) {
                return at;
            }
            if self.slot(at).at != At::Card {
                return SlotNo::NONE;
            }
            at = self.slot(at).host;
        }
        SlotNo::NONE
    }

    /// The numbers of the cards in a seat's hand.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Instance> + '_ {
        Bits(self.side(seat).hand).map(move |SlotNo(number)| Instance::new(seat, number as usize))
    }

    #[inline]
    pub(crate) fn hand_len(&self, seat: Seat) -> u8 {
        self.side(seat).hand.count_ones() as u8
    }

    /// The seats that are still in the match, from one on, in the order of play.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.round.from(first).filter(|seat| !self.side(*seat).eliminated)
    }

    /// The next seat of the turn order.
    pub(crate) fn next_seat(&self, after: Seat) -> Seat {
        self.seats_from(after).find(|seat| *seat != after).unwrap_or(after)
    }

    /// The cards of a seat's Draw Pile, as numbers.
    pub(crate) fn pile(&self, seat: Seat) -> &[u8] {
        let side = self.side(seat);
        &side.pile[..side.pile_len as usize]
    }

    /// The cards of a seat with these numbers.
    pub(crate) fn cards_in(&self, seat: Seat, bits: u128) -> impl Iterator<Item = Instance> {
        Bits(bits).map(move |SlotNo(number)| Instance::new(seat, number as usize))
    }

    /// A free place on the table. There is none either when all numbers of cards in play are used up, because no number
    /// is given twice (SEC-05).
    pub(crate) const fn free_slot(&self) -> Option<SlotNo> {
        let is_full = self.used == ALL_SLOTS || self.order == u16::MAX;
        if is_full { None } else { Some(SlotNo((!self.used).trailing_zeros() as u8)) }
    }

    /// Whether a card is a warrior card.
    pub(crate) fn is_warrior_card(&self, instance: Instance) -> bool {
        self.card_of(instance).kind == crate::language::CardKind::Warrior
    }
}
