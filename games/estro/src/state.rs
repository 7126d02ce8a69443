//! Everything that is true at a table of ESTRO, hidden things included.
//!
//! The state is made for every mode: sides instead of two seats, several Zone cards, a set of seats that has seen a card,
//! cards with two Estri, places on a side (Zone fields, ships, cells of lanes), and a turn that may belong to a side that is
//! no seat. What is going on lies on a stack of [`Frame`]s, and one loop takes the topmost one a step further.

mod card;
mod copy;
mod ended;
mod fleet;
mod frame;
mod question;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::language::{Estro, Until};
use crate::pile::Pile;
use crate::rules::{CardNo, Rules};
use crate::set::MOST_CARDS;

pub(crate) use card::{Card, CardId, Cards, Location, NOWHERE, flag};
pub(crate) use ended::Ended;
pub(crate) use fleet::{Alarm, Fleet, Ship};
pub use frame::Origin;
pub(crate) use frame::{
    Attack, AttackStep, CHOSEN, Destroy, DestroyStep, Drawn, Dying, Entrance, Fate, Frame, GiftRun, GiftStep, Placing,
    Trigger, TurnStep, Window,
};
pub(crate) use question::{Prompt, Question};

/// The most seats of a table (ESTRO-INF-01, ESTRO-BAST-01).
pub(crate) const SEATS: usize = 4;
/// The most cards of a hand, and of a deck.
pub(crate) const HAND: usize = 32;
/// The most cards of an Incinerator, and on one side of the field.
pub(crate) const FIELD: usize = 64;
/// The most frames on the stack; deeper chains are ended by the loop guard (ESTRO-GIFT-22).
pub(crate) const DEPTH: usize = 48;
/// The most changes with an end that stand at once; see [`State::add_timed`].
pub(crate) const TIMED: usize = 48;
/// The most cards that are about to be destroyed, and Gifts that wait for their turn.
pub(crate) const WAITING: usize = 48;

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hoard {
    /// The deck, its top card last.
    pub deck: Pile<HAND>,
    /// The hand, by order of entry; which card lies under which number there tells nothing.
    pub hand: Pile<HAND>,
    /// The Incinerator, newest last (ESTRO-DEST-01).
    pub incinerator: Pile<FIELD>,
    /// How far the hand limit is changed until the end of this turn, whose ever it is.
    pub hand_limit: i8,
    /// The same until the end of the own turn after this one, for changes of an own turn, and until the end of the next own
    /// turn, for others.
    pub later_limits: [i8; 2],
    /// Whether it makes one attack at most in its next turn.
    pub attacks_once: bool,
    /// Draws of Phase 1 that do not take place.
    pub draws_skipped: u8,
    /// Necrotokens (ESTRO-NEC-01).
    pub tokens: u8,
    /// Whether it has declared a Chimera for its next turn, and whether it may play one in this turn (ESTRO-CHIM-03).
    pub has_declared: bool,
    pub may_fuse: bool,
    /// Out of the match by its own wish (ESTRO-GEN-10).
    pub conceded: bool,
    /// It had to draw and had nothing left, and still has nothing (ESTRO-INF-13).
    pub is_drawless: bool,
}

/// A Zone card in play (ESTRO-ZONE-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Zones {
    /// The active ones, as a mask of Estri.
    pub active: u8,
    /// Those whose special is used up, for every seat or for each (ESTRO-ZONE-05).
    pub used: [u8; SEATS],
}

/// A change that ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Timed {
    pub card: CardId,
    pub what: Change,
    pub until: Ends,
}

/// What such a change is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Change {
    /// A value: a statistic 0 to 4, or TOT as 5.
    Value(u8, i8),
    /// Another Estro; the former set and main Estro come back at the end.
    Estro { estri: u8, main: Estro },
    /// The Gift is inhibited (ESTRO-GIFT-13).
    Inhibited,
    /// The card cannot be destroyed (ESTRO-DEST-07).
    Protected,
    /// The card cannot attack.
    Barred,
    /// The card has to attack (ESTRO-ATK-22).
    Forced,
    /// The card lies face down until then, and cannot be turned up before (ESTRO-SOLO-07).
    Veiled,
}

/// When a change ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Ends {
    /// With the clash.
    Clash,
    /// At the end of that turn, by its number.
    Turn(u16),
    /// At the end of the next turn of this seat that begins after that turn.
    NextTurn(Seat, u16),
    /// The same, and it holds in that next turn alone.
    OnlyNextTurn(Seat, u16),
    /// At the end of that round.
    Round(u16),
    /// When the card leaves the field.
    Leaves,
    /// Never.
    Never,
}

/// A Gift that waits for turns of its controller (ESTRO-GIFT-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Delayed {
    pub card: CardId,
    pub turns_left: u8,
}

/// The whole table.
#[derive(Debug)]
pub struct State {
    pub(crate) rules: Arc<Rules>,
    pub(crate) cards: Cards,
    pub(crate) hoards: [Hoard; SEATS],
    /// The cards on each side, by order of entry.
    pub(crate) fields: [Pile<FIELD>; 2],
    /// The timings of the Gifts that lie face up on each side. It follows from the fields, and is kept so that a moment to
    /// which nothing there answers costs nothing: [`State::note_answering`].
    pub(crate) answering: [u32; 2],
    pub(crate) zones: Zones,
    /// The dimensional deck, its top card last: cards of the catalogue that lie in no deck. Each becomes a card of the match when
    /// it is summoned (ESTRO-FESS-06).
    pub(crate) rift: ArrayVec<CardNo, MOST_CARDS>,
    /// Ships and objects; nothing at a table without them.
    pub(crate) fleet: Fleet,
    /// Changes with an end.
    pub(crate) timed: [Timed; TIMED],
    pub(crate) timed_len: u8,
    /// Gifts that wait.
    pub(crate) delayed: [Delayed; 16],
    pub(crate) delayed_len: u8,
    /// What is going on, the topmost last.
    pub(crate) stack: [Frame; DEPTH],
    pub(crate) depth: u8,
    /// Cards that are about to be destroyed, of all frames that destroy.
    pub(crate) dying: [Dying; WAITING],
    pub(crate) dying_len: u8,
    /// Gifts that wait for their turn, of all frames that resolve such.
    pub(crate) triggers: [Trigger; WAITING],
    pub(crate) triggers_len: u8,
    pub(crate) question: Question,
    pub(crate) ended: Option<Ended>,

    pub(crate) seats: u8,
    /// Whether each seat has brought a deck from a set of its own (ESTRO-DECK-03).
    pub(crate) is_constructed: bool,
    /// The seat that began (ESTRO-SETUP-02).
    pub(crate) first: Seat,
    /// The turn player.
    pub(crate) active: Seat,
    /// The number of the turn over the whole table, from 1 (ESTRO-TURN-02).
    pub(crate) turn: u16,
    /// The number of the round, from 1 (ESTRO-TURN-01).
    pub(crate) round: u16,
    /// Attacks that were declared this turn, and how many may be (ESTRO-ATK-02).
    pub(crate) attacks: u8,
    pub(crate) attack_limit: u8,
    /// Whether the turn player makes one attack at most, whatever the limit (ESTRO-GEN-02).
    pub(crate) attacks_once: bool,
    /// Plays that are still to come this turn beyond the card of the turn, by Estro (a mask; 0: any) (ESTRO-TURN-11).
    pub(crate) extra_plays: u8,
    pub(crate) extra_estri: u8,
    /// Whether the card of the turn was played, and which card was played last this turn.
    pub(crate) has_played: bool,
    /// Whether the turn player has opened the Rift in this turn (ESTRO-FESS-04).
    pub(crate) has_opened_rift: bool,
    /// Whether a second card may still be played in this turn (ESTRO-LUC-16).
    pub(crate) may_play_second: bool,
    /// The fields in which the turn player had exactly one card before the card of the turn, as a mask (ESTRO-AMB-95).
    pub(crate) lone_fields: u8,
    /// Where there is no last round: for how many rounds nothing has moved, and whether nothing has in this one (ESTRO-GEN-11).
    pub(crate) still_rounds: u8,
    /// See [`State::still_rounds`].
    pub(crate) is_still: bool,
    /// The clock ran out: what the play asks its player is answered by lot, until it is resolved (ESTRO-TURN-07).
    pub(crate) by_lot: bool,
    pub(crate) last_played: CardId,
    /// Whether attacker and target of the attack have declared their battle TOT, and whether rightly, until that is checked
    /// (ESTRO-MNE-04).
    pub(crate) totals: [Option<bool>; 2],
    /// How many illegal actions were tried in this turn (ESTRO-MNE-05).
    pub(crate) errors: u8,
    /// The dice of this battle phase, where a table rolls one for all its attacks (ESTRO-AMB-16).
    pub(crate) phase_dice: [u8; 2],
}

impl Timed {
    /// Where a change stands among the others: by card, kind and end, so that the order in which changes came is no part of the
    /// state. Changes of one Estro stand as they came.
    pub(crate) fn rank(&self) -> (CardId, u8, Ends) {
        match self.what {
            Change::Estro { .. } => (self.card, 0, Ends::Clash),
            Change::Inhibited => (self.card, 1, self.until),
            Change::Protected => (self.card, 2, self.until),
            Change::Barred => (self.card, 3, self.until),
            Change::Forced => (self.card, 4, self.until),
            Change::Value(slot, _) => (self.card, 5 + slot, self.until),
            Change::Veiled => (self.card, 11, self.until),
        }
    }
}

impl State {
    /// The side of the field that a seat plays on (ESTRO-INF-08).
    #[inline]
    pub(crate) fn side_of(&self, seat: Seat) -> usize {
        (seat.0 & 1) as usize
    }

    /// The seats of a side.
    pub(crate) fn seats_of(&self, side: usize) -> SeatSet {
        let mask = if side == 0 { 0b0101 } else { 0b1010 };
        SeatSet(mask & SeatSet::first(self.seats).0)
    }

    /// How many have cards of their own: the seats, and behind them the ships, who are none (ESTRO-SOLO-01).
    #[inline]
    pub(crate) fn parties(&self) -> u8 {
        self.seats + u8::from(self.rules.options.is_solo())
    }

    /// Whether the rules decide for it: no seat.
    #[inline]
    pub(crate) fn is_automaton(&self, party: Seat) -> bool {
        party.0 >= self.seats
    }

    #[inline]
    pub(crate) fn hoard(&self, seat: Seat) -> &Hoard {
        &self.hoards[seat.index()]
    }

    #[inline]
    pub(crate) fn hoard_mut(&mut self, seat: Seat) -> &mut Hoard {
        &mut self.hoards[seat.index()]
    }

    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &Card {
        &self.cards[card]
    }

    #[inline]
    pub(crate) fn card_mut(&mut self, card: CardId) -> &mut Card {
        &mut self.cards[card]
    }

    /// The number of a card in the catalogue, by which a script of draws names it.
    pub(crate) fn number_at(&self, card: Option<CardId>) -> u32 {
        card.map_or(u32::MAX, |card| u32::from(self.card(card).no.0))
    }

    /// The seat after this one in turn order, or the ships.
    #[inline]
    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        seat.left(self.parties())
    }

    /// All who have cards, in turn order from the turn player (ESTRO-GEN-06).
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (active, parties) = (self.active, self.parties());
        std::iter::once(active).chain(active.others_clockwise(parties))
    }

    pub(crate) fn timed(&self) -> &[Timed] {
        &self.timed[..self.timed_len as usize]
    }

    /// The frame on top.
    #[inline]
    pub(crate) fn top(&self) -> &Frame {
        &self.stack[self.depth as usize - 1]
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Frame {
        &mut self.stack[self.depth as usize - 1]
    }

    /// The attack that is going on, if one is: at most one at a time.
    pub(crate) fn attack(&self) -> Option<&Attack> {
        self.stack[..self.depth as usize].iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }

    pub(crate) fn attack_mut(&mut self) -> Option<&mut Attack> {
        self.stack[..self.depth as usize].iter_mut().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }

    /// When a change that begins now ends.
    pub(crate) fn ends(&self, until: Until, controller: Seat) -> Ends {
        match until {
            Until::Clash => Ends::Clash,
            Until::Turn => Ends::Turn(self.turn),
            Until::NextTurn => Ends::NextTurn(controller, self.turn),
            Until::Round => Ends::Round(self.round),
            Until::Leaves => Ends::Leaves,
            Until::Match | Until::While => Ends::Never,
        }
    }
}
