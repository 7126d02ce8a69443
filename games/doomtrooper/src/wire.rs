//! Views and events as documents for programs.

mod read;
#[cfg(test)]
mod tests;
mod view;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::action::place_word;
use crate::event::{Event, Sight, Spot};
use crate::language::{Affiliation, Tactic};
use crate::set::{CardNo, CardSet};
use crate::state::{At, What};

pub use view::{
    AnnouncedDocument, BothDocument, CombatDocument, LastingDocument, ModifierDocument, OutcomeDocument,
    PlacedDocument, SeatViewDocument, ViewDocument,
};

/// A card: its number and its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CardDocument {
    /// Its number: `01104`.
    pub code: String,
    /// Its name.
    pub name: String,
}

impl CardDocument {
    fn new(number: CardNo, cards: &CardSet) -> Self {
        let card = cards.card(number);
        Self { code: card.code.to_string(), name: card.name.to_string() }
    }
}

/// An event: its `type`, and its details.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct EventDocument {
    /// The kind of event: `drew`, `wounded`, `killed`, `attacks` ...
    pub r#type: String,
    /// The seat that caused the event, or that it affects.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The other player of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<u8>,
    /// The place of the card in play that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<u8>,
    /// The number under which that card is followed: never another card's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The place of a second card in play: the host, the defender, whom a blow hits, the Vehicle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<u8>,
    /// The number under which the second card is followed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_number: Option<u16>,
    /// The card, where it is public or the viewer's own, as it was at the time of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardDocument>,
    /// The second card, where it is public.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_card: Option<CardDocument>,
    /// A number: cards, points, Turns, steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<i32>,
    /// The strength of a blow and the Armor that it meets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blow: Option<[i16; 2]>,
    /// An Area or another place: `squad`, `kohort`, `outpost`, `aside`, `hidden`, `card`, `player`, `game`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// A tactic.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tactic: Option<Tactic>,
    /// An affiliation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub affiliation: Option<Affiliation>,
    /// The kind of announcement: `card`, `ability`, `trigger`, `add`, `hide`, `cover`, `uncover`, `board`, `transfer`,
    /// `sabotage`, `meditate`, `goal`, `reward`, `return`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
    /// A yes or no: a hand without warriors, inside the Vehicle, something found, heads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yes: Option<bool>,
    /// Several players: the winners, those who tie; the order in which play goes round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<u8>,
}

impl EventDocument {
    /// The document of an event.
    #[must_use]
    pub fn new(event: &Event, cards: &CardSet) -> Self {
        let of = |name: &str| Self { r#type: name.into(), ..Self::default() };
        let by = |name: &str, seat: Seat| Self { seat: Some(seat.0), ..of(name) };
        let both = |name: &str, seat: Seat, other: Seat| Self { other: Some(other.0), ..by(name, seat) };
        let counted = |name: &str, seat: Seat, n: i32| Self { n: Some(n), ..by(name, seat) };
        let at = |name: &str, spot: Spot| Self { slot: Some(spot.slot.0), number: numbered(spot.number), ..of(name) };
        let face = |number: CardNo| Some(CardDocument::new(number, cards));
        let card_at = |name: &str, spot: Spot, card: CardNo| Self { card: face(card), ..at(name, spot) };
        let seen = |name: &str, Sight { slot, number, card }: Sight| Self {
            card: card.and_then(face),
            ..at(name, Spot { slot, number })
        };
        let onto = |sight: Sight, document: Self| Self {
            on: sight.slot.some().map(|slot| slot.0),
            on_number: numbered(sight.number),
            on_card: sight.card.and_then(face),
            ..document
        };
        let card_of = |name: &str, seat: Seat, card: CardNo| Self { card: face(card), ..by(name, seat) };
        let place = |at: At| Some(place_word(at).to_owned());
        match *event {
            Event::Begins(seat) => by("begins", seat),
            Event::Drew(seat, n) => counted("drew", seat, n.into()),
            Event::DrewCard(seat, card) => card_of("drew-card", seat, card),
            Event::Redrew(seat, yes) => Self { yes: Some(yes), ..by("redrew", seat) },
            Event::TurnBegan(seat, n) => counted("turn-began", seat, n.into()),
            Event::Reversed => of("reversed"),
            Event::ExchangedSeats(seat, other) => both("exchanged-seats", seat, other),
            Event::GoesRound(round) => Self { seats: round.seats().map(|seat| seat.0).collect(), ..of("goes-round") },
            Event::MissedTurn(seat) => by("missed-turn", seat),
            Event::Announced(seat, what, sight, card) => Self {
                what: Some(what_word(what).into()),
                slot: sight.slot.some().map(|slot| slot.0),
                number: numbered(sight.number),
                card: card.or(sight.card).and_then(face),
                ..by("announced", seat)
            },
            Event::Chose(seat, sight) => Self { seat: Some(seat.0), ..seen("chose", sight) },
            Event::ChosePlayer(seat, other) => both("chose-player", seat, other),
            Event::Paid(seat, n) => counted("paid", seat, n.into()),
            Event::Countered(seat, card) => card_of("countered", seat, card),
            Event::Cancelled(seat, card) => card_of("cancelled", seat, card),
            Event::Entered(slot, card, area) => Self { place: place(area), ..card_at("entered", slot, card) },
            Event::Attached(slot, card, host) => onto(host, card_at("attached", slot, card)),
            Event::Hid(seat, spot) => Self { seat: Some(seat.0), ..at("hid", spot) },
            Event::Identified(slot, card) => card_at("identified", slot, card),
            Event::NotPaid(slot, card) => card_at("not-paid", slot, card),
            Event::Covered(sight) => seen("covered", sight),
            Event::Uncovered(sight) => seen("uncovered", sight),
            Event::Boarded(sight, vehicle, yes) => onto(vehicle, Self { yes: Some(yes), ..seen("boarded", sight) }),
            Event::Moved(sight, area) => Self { place: place(area), ..seen("moved", sight) },
            Event::Destiny(seat, n) => counted("destiny", seat, n.into()),
            Event::Promotion(seat, n) => counted("promotion", seat, n.into()),
            Event::Attacks(seat) => by("attacks", seat),
            Event::Named(sight, on) => onto(on, seen("named", sight)),
            Event::Chosen(tactic) => Self { tactic: Some(tactic), ..of("tactic") },
            Event::InWarzone(sight) => seen("in-warzone", sight),
            Event::Uses(sight) => seen("uses", sight),
            Event::Blow(sight, on, strength, armor) => {
                Self { blow: Some([strength, armor]), ..onto(on, seen("blow", sight)) }
            }
            Event::Wounded(sight) => seen("wounded", sight),
            Event::Killed(slot, card) => card_at("killed", slot, card),
            Event::Saved(sight) => seen("saved", sight),
            Event::Healed(sight) => seen("healed", sight),
            Event::CombatOver => of("combat-over"),
            Event::Discarded(slot, card) => card_at("discarded", slot, card),
            Event::Annihilated(slot, card) => card_at("annihilated", slot, card),
            Event::LeftUnseen(slot) => at("left-unseen", slot),
            Event::Spent(seat, card) => card_of("spent", seat, card),
            Event::Returned(slot, card) => card_at("returned", slot, card),
            Event::DiscardedSecretly(seat) => by("discarded-secretly", seat),
            Event::DiscardedCard(seat, card) => card_of("discarded-card", seat, card),
            Event::ShownFromHand(seat, card) => card_of("shown-from-hand", seat, card),
            Event::DiscardedOpenly(seat, card) => card_of("discarded-openly", seat, card),
            Event::LookedAtHand(seat, other) => both("looked-at-hand", seat, other),
            Event::Saw(seat, other, card) => Self { card: face(card), ..both("saw", seat, other) },
            Event::SawTop(seat, other, card) => Self { card: face(card), ..both("saw-top", seat, other) },
            Event::LookedAtPile(seat, other) => both("looked-at-pile", seat, other),
            Event::TookBack(seat, card) => card_of("took-back", seat, card),
            Event::AnnihilatedUnseen(seat) => by("annihilated-unseen", seat),
            Event::Swapped(seat) => by("swapped", seat),
            Event::SwappedPiles(seat) => by("swapped-piles", seat),
            Event::Searched(seat, yes) => Self { yes: Some(yes), ..by("searched", seat) },
            Event::Asked(seat, of, question) => Self { n: Some(question.into()), ..both("asked", seat, of) },
            Event::Answered(seat, yes) => Self { yes: Some(yes), ..by("answered", seat) },
            Event::Silent(seat) => by("silent", seat),
            Event::Planned(seat, None) => by("plans-no-attack", seat),
            Event::Planned(seat, Some((attacker, defender, tactic))) => {
                let document = Self { tactic: Some(tactic), ..seen("plans-attack", attacker) };
                onto(defender, Self { seat: Some(seat.0), ..document })
            }
            Event::Shuffled(seat) => by("shuffled", seat),
            Event::Completed(slot, card) => card_at("completed", slot, card),
            Event::Converted(sight, affiliation) => Self { affiliation: Some(affiliation), ..seen("converted", sight) },
            Event::Supports(sight, on) => onto(on, seen("supports", sight)),
            Event::LostMembership(sight, affiliation) => {
                Self { affiliation: Some(affiliation), ..seen("lost-membership", sight) }
            }
            Event::Controlled(sight, seat) => Self { seat: Some(seat.0), ..seen("controlled", sight) },
            Event::Assigned(slot, card, seat) => Self { seat: Some(seat.0), ..card_at("assigned", slot, card) },
            Event::Coin(yes) => Self { yes: Some(yes), ..of("coin") },
            Event::Sabotaged(seat, other) => both("sabotaged", seat, other),
            Event::NoWarriors(seat, n) => counted("no-warriors", seat, n.into()),
            Event::Conceded(seat) => by("conceded", seat),
            Event::Eliminated(seat) => by("eliminated", seat),
            Event::NewTarget(n) => Self { n: Some(n.into()), ..of("new-target") },
            Event::RaisedTarget(n) => Self { n: Some(n.into()), ..of("raised-target") },
            Event::Wins(seats) => Self { seats: seats.iter().map(|seat| seat.0).collect(), ..of("wins") },
            Event::Won(seats) => Self { seats: seats.iter().map(|seat| seat.0).collect(), ..of("won") },
            Event::Tied(seats) => Self { seats: seats.iter().map(|seat| seat.0).collect(), ..of("tied") },
        }
    }
}

/// The number of a card in play; nothing where there is none.
fn numbered(number: u16) -> Option<u16> {
    (number > 0).then_some(number)
}

const fn what_word(what: What) -> &'static str {
    match what {
        What::Card => "card",
        What::Ability(_) => "ability",
        What::Trigger(_) => "trigger",
        What::Add => "add",
        What::AddCovered => "hide",
        What::Seek => "cover",
        What::Exit => "uncover",
        What::Board => "board",
        What::Transfer => "transfer",
        What::Sabotage => "sabotage",
        What::Meditate => "meditate",
        What::Goal(_) => "goal",
        What::Raise => "raise",
        What::Reward => "reward",
        What::Return => "return",
    }
}
