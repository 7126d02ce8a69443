//! The events of a match. Every event is public: none contains the identity of a drawn card or of a card played face
//! down (COAL-INFO-03, COAL-INFO-07).

use table::{Logged, Seat, SeatSet};

use crate::action::{Facing, Slot, TurnKind};
use crate::card::{Ability, Against, DamageKind, Model, Resource, Tokens};
use crate::rules::{CardNo, PilotNo};

/// Why a Steambot suffered penalty damage (COAL-ACT-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// The tokens on an activated card did not contain its cost.
    Underpaid,
    /// They contained more than its cost.
    Overpaid,
    /// A card of the wrong type was wasted.
    WrongType,
    /// A card with tokens was discarded.
    Discarded,
    /// A fifth token was put on a card.
    Overdrive,
    /// A token had no card to go to.
    NoDestination,
    /// A card was to be drawn from an empty deck.
    EmptyDeck,
    /// A cost or a drawback of a card or Maneuver.
    Printed,
}

/// The former place of a card that was put on a discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The hand.
    Hand,
    /// The deck.
    Deck,
    /// The play area: discarded to make room, or freely.
    Play(Slot),
    /// It had been activated.
    Resolving,
    /// The echo row, at the start of its owner's turn.
    Echo,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat was drawn to start.
    Starts(Seat),
    /// A seat was drawn to choose first.
    ChoosesFirst(Seat),
    /// A seat took a model.
    TookModel(Seat, Model),
    /// A seat took a pilot.
    TookPilot(Seat, PilotNo),
    /// A seat has chosen its pilot secretly.
    ChosePilot(Seat),
    /// A pilot starts on the board of a seat.
    OnBoard(Seat, PilotNo),
    /// A seat shuffled its deck.
    Shuffled(Seat),
    /// A seat drew cards.
    Drew(Seat, u8),
    /// A seat's turn began: its number at the table.
    TurnBegan(Seat, u8),
    /// A seat declared its turn.
    Declared(Seat, TurnKind),
    /// An Accumulator got its token.
    Charged(Seat, Slot, Resource),
    /// A card was played; the card is given only if it lies face up.
    Played(Seat, Slot, Facing, Option<CardNo>),
    /// A card was put on its owner's discard pile.
    Discarded(Seat, CardNo, Origin),
    /// A card was activated and is revealed.
    Activated(Seat, Slot, CardNo, Tokens),
    /// The activated card has no effect.
    Failed(Seat, CardNo),
    /// The activated card works.
    Works(Seat, CardNo),
    /// The activated Reaction goes to the echo row.
    Stays(Seat, CardNo),
    /// An Echo card works against an attack.
    Echoes(Seat, CardNo),
    /// An alternative was chosen, from 0.
    Chose(Seat, CardNo, u8),
    /// An alternative of an Echo card was chosen, from 0.
    EchoChose(Seat, CardNo, u8),
    /// A card attacks a seat, with this damage by kind.
    Attacks(Seat, CardNo, Seat, [u8; 3]),
    /// A Reaction's counterattack against a seat.
    Counterattacks(Seat, CardNo, Seat, [u8; 3]),
    /// A Reaction absorbs damage of a kind.
    Absorbs(Seat, Against, u8),
    /// A Reaction neutralizes the attack.
    Neutralizes(Seat, Against),
    /// A seat suffered damage of an attack, by kind, from a seat.
    Hit(Seat, [u8; 3], Seat),
    /// An attack did no damage to a seat.
    Unhurt(Seat),
    /// Luthor Blissett ignored Physical points.
    Ignored(Seat, u8),
    /// A seat suffered damage through its own action.
    Penalized(Seat, u8, Penalty),
    /// A seat suffered Lorenz Zerloon's extra point.
    Extra(Seat, Seat),
    /// Damage Points were removed from a seat's Steambot.
    Healed(Seat, u8),
    /// A seat used a Maneuver, from 0.
    Maneuvered(Seat, u8),
    /// A seat consumed a card for a token.
    Consumed(Seat, CardNo, Resource),
    /// A token was put on a card.
    Placed(Seat, Slot, Resource),
    /// A token of a consumed card was put on the partner's card: the seat that consumed it, the owner of the card, the
    /// slot.
    Helped(Seat, Seat, Slot, Resource),
    /// A token went back to the pool because it had no place.
    Lost(Seat, Resource),
    /// A token was taken from a card: the seat that took it, the owner of the card, the slot.
    Removed(Seat, Seat, Slot, Resource),
    /// A token was moved from the activated card.
    Transferred(Seat, Slot, Resource),
    /// A prepared card was overdriven.
    Overdriven(Seat, Slot, CardNo),
    /// A pilot's ability was used.
    UsedAbility(Seat, Ability),
    /// A seat exchanged its pilots; the pilot is the one now on the board.
    Swapped(Seat, PilotNo),
    /// A seat called its partner.
    Called(Seat, Seat),
    /// The active seat asked to end its turn.
    Ends(Seat),
    /// A seat conceded.
    Conceded(Seat),
    /// A Steambot was destroyed: its damage reached 10.
    Destroyed(Seat),
    /// A seat was eliminated.
    Eliminated(Seat),
    /// A hidden card of an eliminated seat is shown before it goes to the box.
    Revealed(Seat, CardNo),
    /// These seats won the match.
    Won(SeatSet),
    /// These seats share a tie.
    Tied(SeatSet),
}

impl Event {
    /// Whether it makes a hidden card public (COAL-INFO-08).
    #[must_use]
    pub fn discloses(&self) -> bool {
        matches!(
            self,
            Self::Discarded(_, _, Origin::Hand | Origin::Deck | Origin::Play(_))
                | Self::Activated(..)
                | Self::Consumed(..)
                | Self::Overdriven(..)
                | Self::Revealed(..)
                | Self::OnBoard(..)
                | Self::Played(_, _, Facing::Up, _)
        )
    }

    /// The damage of a kind in a triple of this module's events.
    #[must_use]
    pub const fn of_kind(damage: [u8; 3], kind: DamageKind) -> u8 {
        damage[kind as usize]
    }
}

/// An attack or a counterattack: its owner, its card, its target.
pub(crate) type Attack = (Seat, CardNo, Seat);

/// The attack that an event is about.
pub(crate) const fn attack_of(event: &Event) -> Option<Attack> {
    match *event {
        Event::Attacks(seat, card, target, _) | Event::Counterattacks(seat, card, target, _) => {
            Some((seat, card, target))
        }
        _ => None,
    }
}

/// The last attack on the seat.
pub(crate) fn attack_on(beat: &[Logged<Event>], seat: Seat) -> Option<Attack> {
    beat.iter().rev().filter_map(|logged| attack_of(&logged.event)).find(|(_, _, target)| *target == seat)
}

/// The last Reaction with which the seat has responded to the last attack on it.
#[must_use]
pub fn reaction_of(beat: &[Logged<Event>], seat: Seat) -> Option<CardNo> {
    let since = beat.iter().rposition(|logged| attack_of(&logged.event).is_some_and(|(_, _, target)| target == seat));
    beat[since.unwrap_or_default()..].iter().rev().find_map(|logged| match logged.event {
        Event::Works(by, card) | Event::Echoes(by, card) if by == seat => Some(card),
        _ => None,
    })
}
