//! Views and events as documents for programs: plain fields, cards and pilots by id, with JSON schemas.
//!
//! A document is made from a [`crate::view::View`] or an [`Event`], never from a state, so it can contain only what
//! they contain.

mod read;
mod view;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::action::{Facing, TurnKind};
use crate::card::{Ability, Against, Model, Resource, Tokens};
use crate::event::{Event, Origin, Penalty};
use crate::rules::{CardNo, PilotNo};
use crate::set::CardSet;
use crate::view::Ask;
pub use view::{
    ActivatedDocument, AskDocument, EndDocument, HandCardDocument, PreparedDocument, SeatViewDocument, ViewDocument,
};

/// Damage by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DamageDocument {
    /// Physical Damage.
    pub physical: u8,
    /// Energy Damage.
    pub energy: u8,
    /// Damage without a kind.
    pub generic: u8,
}

impl std::convert::From<[u8; 3]> for DamageDocument {
    fn from([physical, energy, generic]: [u8; 3]) -> Self {
        Self { physical, energy, generic }
    }
}

/// Declares an enum of words that mirrors one of the rules.
macro_rules! words {
    ($( $(#[doc = $doc:literal])+ $name:ident mirrors $rules:ty { $($word:ident),+ $(,)? } )+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
            #[serde(rename_all = "snake_case")]
            #[allow(missing_docs, reason = "the words are those of the rules")]
            pub enum $name { $($word),+ }

            impl std::convert::From<$rules> for $name {
                fn from(value: $rules) -> Self {
                    match value { $(<$rules>::$word => Self::$word),+ }
                }
            }

            impl std::convert::From<$name> for $rules {
                fn from(value: $name) -> Self {
                    match value { $($name::$word => Self::$word),+ }
                }
            }
        )+
    };
}

words! {
    /// The kind of a turn.
    TurnKindWord mirrors TurnKind { Action, Maintenance }
    /// The facing of a card.
    FacingWord mirrors Facing { Up, Down }
    /// A kind of token.
    ResourceWord mirrors Resource { Steam, Energy }
    /// The kind of damage or attack that a defence works against.
    AgainstWord mirrors Against { Physical, Energy }
    /// The question to a seat.
    AskWord mirrors Ask {
        Model, Pilot, StartingPilot, Declare, Main, Respond, Window, Support, Place, TakeToken, Remove, Drop, Choose, Transfer,
    }
    /// Why a Steambot suffered damage through its own seat's action.
    PenaltyWord mirrors Penalty {
        Underpaid, Overpaid, WrongType, Discarded, Overdrive, NoDestination, EmptyDeck, Printed,
    }
    /// The ability of a pilot.
    AbilityWord mirrors Ability {
        LuthorCap, PowellDouble, ClintRemove, WhiteSteam, LorenzExtra, FayEnergy, KrausDraw, NemoHeal,
    }
}

/// The former place of a discarded card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OriginWord {
    /// The hand.
    Hand,
    /// The deck.
    Deck,
    /// The play area.
    Play,
    /// It had been activated.
    Resolving,
    /// The echo row.
    Echo,
}

/// Something that happened, by `type`. Slots are numbered from 1, as in actions; alternatives and Maneuvers too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named by what they are: seats, slots, ids of cards")]
pub enum EventDocument {
    /// A seat was drawn to start.
    Starts { seat: u8 },
    /// A seat took a model.
    TookModel { seat: u8, model: Model },
    /// A seat took a pilot.
    TookPilot { seat: u8, pilot: String },
    /// A seat was drawn to choose first.
    ChoosesFirst { seat: u8 },
    /// A seat has chosen its pilot secretly.
    ChosePilot { seat: u8 },
    /// A pilot starts on the board of a seat.
    OnBoard { seat: u8, pilot: String },
    /// A seat shuffled its deck.
    Shuffled { seat: u8 },
    /// A seat drew cards.
    Drew { seat: u8, count: u8 },
    /// A turn began.
    TurnBegan { seat: u8, turn: u8 },
    /// A seat declared its turn.
    Declared { seat: u8, kind: TurnKindWord },
    /// An Accumulator got its token.
    Charged { seat: u8, slot: u8, resource: ResourceWord },
    /// A card was played; its id only if it lies face up.
    Played { seat: u8, slot: u8, facing: FacingWord, card: Option<String> },
    /// A card was put on its owner's discard pile; the slot it lay in, if it came from the play area.
    Discarded { seat: u8, card: String, from: OriginWord, slot: Option<u8> },
    /// A card was activated and is revealed.
    Activated { seat: u8, slot: u8, card: String, tokens: Tokens },
    /// The activated card has no effect.
    Failed { seat: u8, card: String },
    /// The activated card works.
    Works { seat: u8, card: String },
    /// An alternative was chosen.
    Chose { seat: u8, card: String, alternative: u8 },
    /// An alternative of an Echo card was chosen.
    EchoChose { seat: u8, card: String, alternative: u8 },
    /// The activated Reaction goes to the echo row.
    Stays { seat: u8, card: String },
    /// An Echo card works against an attack.
    Echoes { seat: u8, card: String },
    /// A card attacks a seat.
    Attacks { seat: u8, card: String, target: u8, damage: DamageDocument },
    /// A Reaction's counterattack.
    Counterattacks { seat: u8, card: String, target: u8, damage: DamageDocument },
    /// A Reaction absorbs damage.
    Absorbs { seat: u8, kind: AgainstWord, count: u8 },
    /// A Reaction neutralizes the attack.
    Neutralizes { seat: u8, kind: AgainstWord },
    /// A seat suffered damage of an attack.
    Hit { seat: u8, damage: DamageDocument, by: u8 },
    /// An attack did no damage to a seat.
    Unhurt { seat: u8 },
    /// Luthor Blissett ignored Physical points.
    Ignored { seat: u8, count: u8 },
    /// A seat suffered damage through its own action.
    Penalized { seat: u8, count: u8, reason: PenaltyWord },
    /// A seat suffered Lorenz Zerloon's extra point.
    Extra { seat: u8, by: u8 },
    /// Damage Points were removed.
    Healed { seat: u8, count: u8 },
    /// A seat used a Maneuver.
    Maneuvered { seat: u8, maneuver: u8 },
    /// A seat consumed a card for a token.
    Consumed { seat: u8, card: String, resource: ResourceWord },
    /// A token was put on a card.
    Placed { seat: u8, slot: u8, resource: ResourceWord },
    /// A token of a consumed card was put on a card of the partner, `owner`.
    Helped { seat: u8, owner: u8, slot: u8, resource: ResourceWord },
    /// A token had no place and is lost.
    Lost { seat: u8, resource: ResourceWord },
    /// A seat took a token from a card of `owner`.
    Removed { seat: u8, owner: u8, slot: u8, resource: ResourceWord },
    /// A token was moved from the activated card.
    Transferred { seat: u8, slot: u8, resource: ResourceWord },
    /// A prepared card was overdriven.
    Overdriven { seat: u8, slot: u8, card: String },
    /// A pilot's ability was used.
    UsedAbility { seat: u8, ability: AbilityWord },
    /// A seat exchanged its pilots; the pilot is the one now on the board.
    Swapped { seat: u8, pilot: String },
    /// A seat called its partner for help.
    Called { seat: u8, partner: u8 },
    /// The active seat asked to end its turn.
    Ends { seat: u8 },
    /// A Steambot was destroyed.
    Destroyed { seat: u8 },
    /// A seat conceded.
    Conceded { seat: u8 },
    /// A seat was eliminated.
    Eliminated { seat: u8 },
    /// A hidden card of an eliminated seat is shown.
    Revealed { seat: u8, card: String },
    /// These seats won the match.
    Won { seats: Vec<u8> },
    /// These seats share a tie.
    Tied { seats: Vec<u8> },
}

impl EventDocument {
    /// The event, with cards and pilots by their ids in the set.
    #[must_use]
    pub fn new(event: &Event, set: &CardSet) -> Self {
        let id = |card: CardNo| card_id(set, card);
        let slot = |slot: crate::action::Slot| slot.0 + 1;
        match *event {
            Event::Starts(Seat(seat)) => Self::Starts { seat },
            Event::TookModel(Seat(seat), model) => Self::TookModel { seat, model },
            Event::TookPilot(Seat(seat), pilot) => Self::TookPilot { seat, pilot: pilot_id(set, pilot) },
            Event::ChoosesFirst(Seat(seat)) => Self::ChoosesFirst { seat },
            Event::ChosePilot(Seat(seat)) => Self::ChosePilot { seat },
            Event::OnBoard(Seat(seat), pilot) => Self::OnBoard { seat, pilot: pilot_id(set, pilot) },
            Event::Shuffled(Seat(seat)) => Self::Shuffled { seat },
            Event::Drew(Seat(seat), count) => Self::Drew { seat, count },
            Event::TurnBegan(Seat(seat), turn) => Self::TurnBegan { seat, turn },
            Event::Declared(Seat(seat), kind) => Self::Declared { seat, kind: kind.into() },
            Event::Charged(Seat(seat), at, resource) => {
                Self::Charged { seat, slot: slot(at), resource: resource.into() }
            }
            Event::Played(Seat(seat), at, facing, card) => {
                Self::Played { seat, slot: slot(at), facing: facing.into(), card: card.map(id) }
            }
            Event::Discarded(Seat(seat), card, origin) => {
                let (from, at) = match origin {
                    Origin::Hand => (OriginWord::Hand, None),
                    Origin::Deck => (OriginWord::Deck, None),
                    Origin::Play(at) => (OriginWord::Play, Some(slot(at))),
                    Origin::Resolving => (OriginWord::Resolving, None),
                    Origin::Echo => (OriginWord::Echo, None),
                };
                Self::Discarded { seat, card: id(card), from, slot: at }
            }
            Event::Activated(Seat(seat), at, card, tokens) => {
                Self::Activated { seat, slot: slot(at), card: id(card), tokens }
            }
            Event::Failed(Seat(seat), card) => Self::Failed { seat, card: id(card) },
            Event::Works(Seat(seat), card) => Self::Works { seat, card: id(card) },
            Event::Chose(Seat(seat), card, number) => Self::Chose { seat, card: id(card), alternative: number + 1 },
            Event::EchoChose(Seat(seat), card, number) => {
                Self::EchoChose { seat, card: id(card), alternative: number + 1 }
            }
            Event::Stays(Seat(seat), card) => Self::Stays { seat, card: id(card) },
            Event::Echoes(Seat(seat), card) => Self::Echoes { seat, card: id(card) },
            Event::Attacks(Seat(seat), card, Seat(target), damage) => {
                Self::Attacks { seat, card: id(card), target, damage: damage.into() }
            }
            Event::Counterattacks(Seat(seat), card, Seat(target), damage) => {
                Self::Counterattacks { seat, card: id(card), target, damage: damage.into() }
            }
            Event::Absorbs(Seat(seat), kind, count) => Self::Absorbs { seat, kind: kind.into(), count },
            Event::Neutralizes(Seat(seat), kind) => Self::Neutralizes { seat, kind: kind.into() },
            Event::Hit(Seat(seat), damage, Seat(by)) => Self::Hit { seat, damage: damage.into(), by },
            Event::Unhurt(Seat(seat)) => Self::Unhurt { seat },
            Event::Ignored(Seat(seat), count) => Self::Ignored { seat, count },
            Event::Penalized(Seat(seat), count, reason) => Self::Penalized { seat, count, reason: reason.into() },
            Event::Extra(Seat(seat), Seat(by)) => Self::Extra { seat, by },
            Event::Healed(Seat(seat), count) => Self::Healed { seat, count },
            Event::Maneuvered(Seat(seat), number) => Self::Maneuvered { seat, maneuver: number + 1 },
            Event::Consumed(Seat(seat), card, resource) => {
                Self::Consumed { seat, card: id(card), resource: resource.into() }
            }
            Event::Placed(Seat(seat), at, resource) => Self::Placed { seat, slot: slot(at), resource: resource.into() },
            Event::Helped(Seat(seat), Seat(owner), at, resource) => {
                Self::Helped { seat, owner, slot: slot(at), resource: resource.into() }
            }
            Event::Lost(Seat(seat), resource) => Self::Lost { seat, resource: resource.into() },
            Event::Removed(Seat(seat), Seat(owner), at, resource) => {
                Self::Removed { seat, owner, slot: slot(at), resource: resource.into() }
            }
            Event::Transferred(Seat(seat), at, resource) => {
                Self::Transferred { seat, slot: slot(at), resource: resource.into() }
            }
            Event::Overdriven(Seat(seat), at, card) => Self::Overdriven { seat, slot: slot(at), card: id(card) },
            Event::UsedAbility(Seat(seat), ability) => Self::UsedAbility { seat, ability: ability.into() },
            Event::Swapped(Seat(seat), pilot) => Self::Swapped { seat, pilot: pilot_id(set, pilot) },
            Event::Called(Seat(seat), Seat(partner)) => Self::Called { seat, partner },
            Event::Ends(Seat(seat)) => Self::Ends { seat },
            Event::Destroyed(Seat(seat)) => Self::Destroyed { seat },
            Event::Conceded(Seat(seat)) => Self::Conceded { seat },
            Event::Eliminated(Seat(seat)) => Self::Eliminated { seat },
            Event::Revealed(Seat(seat), card) => Self::Revealed { seat, card: id(card) },
            Event::Won(seats) => Self::Won { seats: numbers(seats) },
            Event::Tied(seats) => Self::Tied { seats: numbers(seats) },
        }
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn card_id(set: &CardSet, card: CardNo) -> String {
    set.card(card).id.clone()
}

fn pilot_id(set: &CardSet, pilot: PilotNo) -> String {
    set.pilot(pilot).id.clone()
}
