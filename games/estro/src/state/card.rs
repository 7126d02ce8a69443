//! One card of a match: what it is, where it lies, and what has happened to it.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Known, Seat};

use crate::language::Estro;
use crate::rules::CardNo;

/// A card of the match, by the number under which the table keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct CardId(pub u8);

impl CardId {
    /// No card.
    pub const NONE: Self = Self(u8::MAX);

    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != u8::MAX
    }

    /// Two cards have exchanged their numbers: a number that named one of them is now the other.
    pub fn exchange(&mut self, one: Self, other: Self) {
        if *self == one {
            *self = other;
        } else if *self == other {
            *self = one;
        }
    }
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Location {
    /// In its owner's deck.
    #[default]
    Deck,
    /// In its owner's hand.
    Hand,
    /// On its controller's side of the field.
    Field,
    /// In its owner's Incinerator.
    Incinerator,
    /// Under a Chimera (ESTRO-CHIM-07).
    Absorbed,
    /// Between two areas: its controller is asked into which field it comes (ESTRO-CONQ-15).
    Transit,
}

/// The place of a card whose Gift is used from the hand: it lies in no field (ESTRO-AMB-179).
pub(crate) const NOWHERE: u8 = u8::MAX;

/// Marks of a card.
pub(crate) mod flag {
    /// Lies face down on the field.
    pub const DOWN: u16 = 1;
    /// Its 1V Gift was resolved (ESTRO-GIFT-08): for the whole match.
    pub const USED: u16 = 1 << 1;
    /// Its Gift is inhibited for the rest of the match (ESTRO-GIFT-13).
    pub const INHIBITED: u16 = 1 << 2;
    /// Others know this card, but not any more whether it is in the hand or covered.
    pub const BLURRED: u16 = 1 << 3;
    /// Counts as an Empty card for the rest of the match (ESTRO-IMBO-08).
    pub const EMPTIED: u16 = 1 << 4;
    /// Came from the dimensional deck: it was in no deck at the start (ESTRO-FESS-06).
    pub const SUMMONED: u16 = 1 << 5;

    /// A guardian that was turned up in the player's turn: its Gift waits for the ships' turn (ESTRO-SOLO-14).
    pub const WAITS: u16 = 1 << 6;

    /// What stays with a card wherever it goes (ESTRO-DEST-06).
    pub const LASTING: u16 = USED | INHIBITED | EMPTIED | SUMMONED;
}

/// One card.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Card {
    /// Its number in the catalogue.
    pub no: CardNo,
    pub owner: Seat,
    pub controller: Seat,
    pub location: Location,
    pub flags: u16,
    /// Its Estri as a mask, one bit or two (ESTRO-CHIM-11), and the one that counts now.
    pub estri: u8,
    pub main: Estro,
    /// The turn in which it came to the field or was covered.
    pub since: u16,
    /// Attacks that it has made this turn, and that it may make beyond one (ESTRO-ATK-02).
    pub attacks: u8,
    pub more_attacks: u8,
    /// How often its Gift was resolved this turn (ESTRO-GIFT-22).
    pub resolved: u8,
    /// The open window in which its Gift was used by choice, by number: once in each (ESTRO-GIFT-12); 0 for none.
    pub used_in: u8,
    /// Changes that last until it leaves the field: five statistics and TOT.
    pub lasting: [i8; 6],
    /// Changes made by 1V Gifts, which come back with it (ESTRO-GIFT-10).
    pub kept: [i8; 6],
    /// Who has seen its face where it lies.
    pub known: Known,
    /// The Zone field in which it lies, where a mode has such, or the ship of a guardian: the place of its Estro. As long as a Gift of a card that has left
    /// the field is going on, that in which it lay (ESTRO-CONQ-07).
    pub place: u8,
    /// The card that it has absorbed (ESTRO-CHIM-07).
    pub guest: CardId,
    /// The Estro that its controller named for the clash (ESTRO-CHIM-12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<Estro>,
    /// The Granito card that it supports (ESTRO-LUC-06).
    #[serde(default = "nothing", skip_serializing_if = "is_nothing")]
    pub supports: CardId,
    /// By how much its vital shield is worn down (ESTRO-LUC-10).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shield_damage: i16,
}

const fn nothing() -> CardId {
    CardId::NONE
}

const fn is_nothing(card: &CardId) -> bool {
    !card.is_some()
}

const fn is_zero(n: &i16) -> bool {
    *n == 0
}

impl Card {
    /// A card of a deck.
    pub(crate) const fn in_deck(no: CardNo, owner: Seat, estro: Estro) -> Self {
        Self {
            no,
            owner,
            controller: owner,
            location: Location::Deck,
            flags: 0,
            estri: 1 << estro as u8,
            main: estro,
            since: 0,
            attacks: 0,
            more_attacks: 0,
            resolved: 0,
            used_in: 0,
            lasting: [0; 6],
            kept: [0; 6],
            known: Known::NOBODY,
            place: 0,
            guest: CardId::NONE,
            named: None,
            supports: CardId::NONE,
            shield_damage: 0,
        }
    }

    #[inline]
    pub(crate) const fn has(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }

    #[inline]
    pub(crate) const fn set(&mut self, flag: u16, on: bool) {
        if on {
            self.flags |= flag;
        } else {
            self.flags &= !flag;
        }
    }

    /// Whether it lies face up on the field.
    #[inline]
    pub(crate) const fn is_up(&self) -> bool {
        self.is_on_field() && !self.has(flag::DOWN)
    }

    /// Whether it lies face down on the field.
    #[inline]
    pub(crate) const fn is_down(&self) -> bool {
        self.is_on_field() && self.has(flag::DOWN)
    }

    #[inline]
    pub(crate) const fn is_on_field(&self) -> bool {
        matches!(self.location, Location::Field)
    }
}

/// How many cards a duel has at most: two decks, and one card of the dimensional deck in each turn (ESTRO-FESS-04).
const NEAR: usize = 90;
/// The cards of four seats beyond those (ESTRO-INF-02): four decks, and one more in each of 76 turns.
const FAR: usize = 100 + 76 - NEAR;

/// All cards of a match. A duel copies the near ones and nothing else.
#[derive(Clone, Debug)]
pub(crate) struct Cards {
    near: [Card; NEAR],
    far: ArrayVec<Card, FAR>,
    len: u8,
}

impl Cards {
    pub(crate) fn new() -> Self {
        let nothing = Card::in_deck(CardNo(0), Seat(0), Estro::Ardo);
        Self { near: [nothing; NEAR], far: ArrayVec::new(), len: 0 }
    }

    /// Puts one more card on the list; `None` when the list is full.
    pub(crate) fn add(&mut self, card: Card) -> Option<CardId> {
        let id = CardId(self.len);
        match self.near.get_mut(id.0 as usize) {
            Some(place) => *place = card,
            None => self.far.try_push(card).ok()?,
        }
        self.len += 1;
        Some(id)
    }

    /// Makes it the same as another list; only what is in use is copied.
    pub(crate) fn copy_used(&mut self, source: &Self) {
        let near = usize::from(source.len).min(NEAR);
        self.near[..near].copy_from_slice(&source.near[..near]);
        self.far.clone_from(&source.far);
        self.len = source.len;
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.len).map(CardId)
    }
}

impl Index<CardId> for Cards {
    type Output = Card;

    #[inline]
    fn index(&self, id: CardId) -> &Card {
        let place = id.0 as usize;
        if place < NEAR { &self.near[place] } else { &self.far[place - NEAR] }
    }
}

impl IndexMut<CardId> for Cards {
    #[inline]
    fn index_mut(&mut self, id: CardId) -> &mut Card {
        let place = id.0 as usize;
        if place < NEAR { &mut self.near[place] } else { &mut self.far[place - NEAR] }
    }
}
