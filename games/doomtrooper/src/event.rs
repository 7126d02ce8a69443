//! The events of a match. Events are public except draws, looks and secret discards (SEC-03, SEC-07):
//! [`Event::witnessed_by`] returns a viewer's version of an event.

use std::fmt;

use table::{Seat, SeatSet, Viewer};

use crate::language::{Affiliation, Tactic};
use crate::round::Round;
use crate::set::CardNo;
use crate::state::{At, SlotNo, What};

/// A card in play by its place, which actions name, and by the display number under which people follow it: the place
/// is given to another card later, the number never (COV-04, SEC-05).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// Its place.
    pub slot: SlotNo,
    /// Its number; 0 where there is no card.
    pub number: u16,
}

impl fmt::Debug for Spot {
    /// Prints the place, which tests name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.slot.fmt(f)
    }
}

/// A card in play as everybody knew it at the time of the event: a line of the log does not change if the card is
/// identified or turned face down later.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// Its place.
    pub slot: SlotNo,
    /// The number under which people follow it, see [`Spot`]; 0 where there is no card.
    pub number: u16,
    /// The card, if its identity was public.
    pub card: Option<CardNo>,
}

impl fmt::Debug for Sight {
    /// Prints the place, which tests name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.slot.fmt(f)
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat was drawn to begin.
    Begins(Seat),
    /// A seat drew so many cards.
    Drew(Seat, u8),
    /// A seat drew this card: for that seat only.
    DrewCard(Seat, CardNo),
    /// A seat drew a new hand; `true`: it held no warrior.
    Redrew(Seat, bool),
    /// A Turn began: its number.
    TurnBegan(Seat, u16),
    /// A seat misses its Turn.
    MissedTurn(Seat),
    /// The direction of play is reversed from the next Turn on.
    Reversed,
    /// Two players have exchanged seats, which holds from the next Turn on.
    ExchangedSeats(Seat, Seat),
    /// Play goes round in this order from now on.
    GoesRound(Round),
    /// A seat announced something: which card in play, if any, and which card from the hand.
    Announced(Seat, What, Sight, Option<CardNo>),
    /// A card in play was chosen for the announcement.
    Chose(Seat, Sight),
    /// A player was chosen for it.
    ChosePlayer(Seat, Seat),
    /// Steps were paid for it.
    Paid(Seat, u8),
    /// The announcement counters a card that was played earlier in the same combat.
    Countered(Seat, CardNo),
    /// The announcement has no effect.
    Cancelled(Seat, CardNo),
    /// A card came into play.
    Entered(Spot, CardNo, At),
    /// A card was attached to another one.
    Attached(Spot, CardNo, Sight),
    /// A warrior was added in Cover.
    Hid(Seat, Spot),
    /// A hidden warrior was identified.
    Identified(Spot, CardNo),
    /// A hidden warrior could not be paid for.
    NotPaid(Spot, CardNo),
    /// A warrior went into Cover.
    Covered(Sight),
    /// A warrior left Cover.
    Uncovered(Sight),
    /// A warrior entered its Vehicle (`true`) or left it: the warrior, the Vehicle.
    Boarded(Sight, Sight, bool),
    /// A warrior moved to an Area.
    Moved(Sight, At),
    /// A seat gained or lost D.
    Destiny(Seat, i16),
    /// A seat gained or lost P.
    Promotion(Seat, i16),
    /// A seat's attack was declared.
    Attacks(Seat),
    /// Attacker and defender were named.
    Named(Sight, Sight),
    /// The tactic was chosen.
    Chosen(Tactic),
    /// A Warzone is used.
    InWarzone(Sight),
    /// A Weapon is used.
    Uses(Sight),
    /// A blow: the striker, the warrior struck, the strength of the blow, the Armor.
    Blow(Sight, Sight, i16, i16),
    /// A warrior was wounded.
    Wounded(Sight),
    /// A warrior was killed.
    Killed(Spot, CardNo),
    /// A warrior that was killed is saved.
    Saved(Sight),
    /// A warrior was healed.
    Healed(Sight),
    /// The combat ended.
    CombatOver,
    /// A card left play for its owner's Discard Pile.
    Discarded(Spot, CardNo),
    /// A card left play for its owner's Annihilated Pile.
    Annihilated(Spot, CardNo),
    /// A face-down card left play unseen.
    LeftUnseen(Spot),
    /// A played card went to its owner's Discard Pile.
    Spent(Seat, CardNo),
    /// A card in play returned to its owner's hand.
    Returned(Spot, CardNo),
    /// A seat discarded a card of its hand in secret.
    DiscardedSecretly(Seat),
    /// The same, for that seat.
    DiscardedCard(Seat, CardNo),
    /// A card of a hand was discarded in the open.
    DiscardedOpenly(Seat, CardNo),
    /// A card of a hand that is replaced by a new one is shown to everybody.
    ShownFromHand(Seat, CardNo),
    /// A seat looked at the hand of another.
    LookedAtHand(Seat, Seat),
    /// A seat saw this card of another in a look: for the looker only (SEC-07).
    Saw(Seat, Seat, CardNo),
    /// A seat saw this card on top of a Draw Pile: for the looker only (SEC-07).
    SawTop(Seat, Seat, CardNo),
    /// A seat looked at a Draw Pile.
    LookedAtPile(Seat, Seat),
    /// A seat searched a pile and took something (`true`) or nothing.
    Searched(Seat, bool),
    /// A seat has taken a card back that was just discarded from play.
    TookBack(Seat, CardNo),
    /// A card that a seat has found was annihilated unseen.
    AnnihilatedUnseen(Seat),
    /// A seat's Draw Pile and its Discard Pile have changed places.
    SwappedPiles(Seat),
    /// A card that a seat has found went back, and another one of the pile was taken instead.
    Swapped(Seat),
    /// A seat asked another one a question about the hand: its number in the list of questions.
    Asked(Seat, Seat, u8),
    /// The seat that was asked answered: `true` is yes.
    Answered(Seat, bool),
    /// The seat that was asked paid for its silence.
    Silent(Seat),
    /// A seat has announced a plan for its next attack: attacker, defender, tactic; or that there will be none.
    Planned(Seat, Option<(Sight, Sight, Tactic)>),
    /// A Draw Pile was shuffled.
    Shuffled(Seat),
    /// A Mission was completed.
    Completed(Spot, CardNo),
    /// A warrior's membership changed.
    Converted(Sight, Affiliation),
    /// A warrior supports a combatant.
    Supports(Sight, Sight),
    /// A warrior lost a membership.
    LostMembership(Sight, Affiliation),
    /// A player got control of a card.
    Controlled(Sight, Seat),
    /// A card in play was assigned to a player.
    Assigned(Spot, CardNo, Seat),
    /// A coin fell: `true` is heads.
    Coin(bool),
    /// A sabotage succeeded.
    Sabotaged(Seat, Seat),
    /// A seat is under the no-warriors rule: Turns left.
    NoWarriors(Seat, u8),
    /// A seat gave the match up.
    Conceded(Seat),
    /// A seat is out of the match.
    Eliminated(Seat),
    /// All Draw Piles are empty and the most points are tied: the new target.
    NewTarget(i16),
    /// A card has kept the match going: the new target.
    RaisedTarget(i16),
    /// These seats have won, unless an answering card changes that.
    Wins(SeatSet),
    /// These seats won.
    Won(SeatSet),
    /// These seats tie.
    Tied(SeatSet),
}

impl Event {
    /// Returns the event as the viewer witnesses it; nothing if the viewer does not notice it.
    #[must_use]
    pub fn witnessed_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::DrewCard(seat, _) | Self::DiscardedCard(seat, _) | Self::Saw(seat, ..) | Self::SawTop(seat, ..) => {
                viewer.is(*seat).then_some(*self)
            }
            _ => Some(*self),
        }
    }

    /// Whether the event makes hidden information public.
    #[must_use]
    pub const fn discloses(&self) -> bool {
        matches!(
            self,
            Self::Announced(_, _, _, Some(_))
                | Self::Entered(..)
                | Self::Attached(..)
                | Self::Identified(..)
                | Self::NotPaid(..)
                | Self::Discarded(..)
                | Self::Annihilated(..)
                | Self::Killed(..)
                | Self::DiscardedOpenly(..)
                | Self::ShownFromHand(..)
                | Self::Redrew(..)
                | Self::DrewCard(..)
                | Self::DiscardedCard(..)
                | Self::LookedAtHand(..)
                | Self::Saw(..)
                | Self::SawTop(..)
                | Self::LookedAtPile(..)
                | Self::Searched(..)
                | Self::Swapped(_)
                | Self::SwappedPiles(_)
                | Self::Answered(..)
                | Self::Coin(_)
        )
    }
}
