//! The table as one viewer sees it, as a document.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{AskWord, DamageDocument, FacingWord, TurnKindWord, card_id, numbers, pilot_id};
use crate::card::{Model, Tokens};
use crate::set::CardSet;
use crate::view::{ActivatedView, Prepared, SeatView, View};

/// The table as one viewer sees it. Anything that the viewer may not see is null or absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ViewDocument {
    /// The viewer: the number of a seat, or `public`.
    pub viewer: String,
    /// The number of the turn, from 1; 0 during the setup.
    pub turn: u8,
    /// The seat that starts, once drawn.
    pub starter: Option<u8>,
    /// The seat whose turn it is; during the setup, the seat that chooses first.
    pub active: u8,
    /// The kind of the turn, once declared.
    pub kind: Option<TurnKindWord>,
    /// Whether the active seat has used its Maneuver.
    pub maneuver_used: bool,
    /// Whether it has announced an activation.
    pub announced: bool,
    /// The seats that are asked, and the question; null when the match is over.
    pub asks: Option<AskDocument>,
    /// Tokens still to be placed by a Maneuver or a consumed card.
    pub placing: Tokens,
    /// The seats, by number.
    pub seats: Vec<SeatViewDocument>,
    /// Activated cards that are being resolved, the oldest first.
    pub resolving: Vec<ActivatedDocument>,
    /// Whether partners sit opposite each other: seats 0 and 2 against 1 and 3.
    pub teams: bool,
    /// Whether every seat has two pilots.
    pub tag_mode: bool,
    /// Whether seats may look at their own face-down cards.
    pub training_aid: bool,
    /// The outcome; null while the match goes on.
    pub outcome: Option<EndDocument>,
}

/// The outcome of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EndDocument {
    /// The seats that won; in a tie, the seats that share it.
    pub winners: Vec<u8>,
    /// Whether it is a tie.
    pub tie: bool,
    /// The clause that ended the match.
    pub clause: String,
}

/// The seats that are asked, and the question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AskDocument {
    /// The seat, or the lowest one if several choose simultaneously.
    pub seat: u8,
    /// All seats that must decide.
    pub seats: Vec<u8>,
    /// The question.
    pub ask: AskWord,
}

/// A seat as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatViewDocument {
    /// Its model, once chosen.
    pub model: Option<Model>,
    /// The id of the pilot on its board, once chosen and shown.
    pub pilot: Option<String>,
    /// The id of its reserve pilot.
    pub reserve: Option<String>,
    /// The ids of the pilots that it holds while it is not known which one starts on the board.
    pub pair: Vec<String>,
    /// Whether it has made its choice of the setup, also while the choice is secret.
    pub has_chosen: bool,
    /// Its Tag Tokens.
    pub tag: u8,
    /// Its team: 0 or 1; null without teams.
    pub team: Option<u8>,
    /// The models of its deck.
    pub deck_models: Vec<Model>,
    /// The ids of its deck list, one for each copy; null where the list is secret.
    pub deck_list: Option<Vec<String>>,
    /// Its damage as shown on its board: 0 to 10 (COAL-OBJ-08).
    pub damage: u8,
    /// Whether its Steambot is destroyed.
    pub destroyed: bool,
    /// Whether it is out of the game.
    pub eliminated: bool,
    /// Whether the pilot's once-per-turn ability was used in this turn.
    pub ability_used: bool,
    /// Whether the ability of the reserve pilot was used in this turn.
    pub reserve_used: bool,
    /// The number of its own turns that it has begun.
    pub own_turns: u8,
    /// Cards in its deck.
    pub deck: u8,
    /// Cards in its hand.
    pub hand_size: u8,
    /// Its hand; null where the viewer may not see it.
    pub hand: Option<Vec<HandCardDocument>>,
    /// The ids of its discard pile, the last card on top; only the top card with that table option.
    pub discard: Vec<String>,
    /// Cards in its discard pile.
    pub discard_size: u8,
    /// The ids of its echo row, the oldest first.
    pub echo: Vec<String>,
    /// Its five slots; null for an empty slot.
    pub slots: [Option<PreparedDocument>; 5],
    /// Physical damage suffered in this turn, by the seat that caused it.
    pub physical_from: Vec<u8>,
    /// Physical Attacks of this turn that hit, by the seat that was hit.
    pub hits: Vec<u8>,
}

/// A card of a hand, with its copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HandCardDocument {
    /// Its letter in actions.
    pub letter: String,
    /// The id of the card.
    pub card: String,
    /// The number of copies in the hand.
    pub copies: u8,
}

/// A prepared card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PreparedDocument {
    /// Its facing.
    pub facing: FacingWord,
    /// The id of the card; null where the viewer may not look at it.
    pub card: Option<String>,
    /// Its tokens.
    pub tokens: Tokens,
    /// The turn in which it was played.
    pub played: u8,
    /// Whether it is an Accumulator that must fire.
    pub ready: bool,
}

/// An activated card that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ActivatedDocument {
    /// The seat it belongs to.
    pub owner: u8,
    /// The id of the card.
    pub card: String,
    /// Whether it works as an Echo card.
    pub is_echo: bool,
    /// The chosen alternative, from 0; null when the card has none or the choice is still open.
    pub alternative: Option<u8>,
    /// Its tokens.
    pub tokens: Tokens,
    /// The seat under attack now.
    pub target: Option<u8>,
    /// The seats that it attacks after this one.
    pub coming: Vec<u8>,
    /// The damage that the target will still suffer.
    pub pending: DamageDocument,
    /// The damage that the target's Reactions absorb.
    pub absorbed: DamageDocument,
    /// Whether the target has neutralized it.
    pub neutralized: bool,
}

impl std::convert::From<&View> for ViewDocument {
    fn from(view: &View) -> Self {
        let set = &view.cards;
        Self {
            viewer: view.viewer.to_string(),
            turn: view.turn,
            starter: view.starter.map(|seat| seat.0),
            active: view.active.0,
            kind: view.kind.map(Into::into),
            maneuver_used: view.maneuver_used,
            announced: view.announced,
            asks: view.asks.and_then(|(seats, ask)| {
                let seats = numbers(seats);
                Some(AskDocument { seat: *seats.first()?, seats, ask: ask.into() })
            }),
            placing: view.placing,
            seats: view.seats.iter().map(|seat| seat_document(seat, set, view.seats.len())).collect(),
            resolving: view.resolving.iter().map(|card| activated_document(card, set)).collect(),
            teams: view.teams,
            tag_mode: view.tag_mode,
            training_aid: view.training_aid,
            outcome: view.outcome.map(|outcome| EndDocument {
                winners: numbers(outcome.winners),
                tie: outcome.is_tie,
                clause: outcome.clause.to_string(),
            }),
        }
    }
}

fn seat_document(seat: &SeatView, set: &CardSet, seats: usize) -> SeatViewDocument {
    SeatViewDocument {
        model: seat.model,
        pilot: seat.pilot.map(|pilot| pilot_id(set, pilot)),
        reserve: seat.reserve.map(|pilot| pilot_id(set, pilot)),
        pair: seat.pair.iter().map(|pilot| pilot_id(set, *pilot)).collect(),
        has_chosen: seat.has_chosen,
        tag: seat.tag,
        team: seat.team,
        deck_models: seat.deck_models.to_vec(),
        deck_list: seat.deck_list.as_ref().map(|list| list.iter().map(|card| card_id(set, *card)).collect()),
        damage: seat.shown_damage(),
        destroyed: seat.destroyed,
        eliminated: seat.eliminated,
        ability_used: seat.ability_used,
        reserve_used: seat.reserve_used,
        own_turns: seat.own_turns,
        deck: seat.deck_len,
        hand_size: seat.hand_len,
        hand: seat.hand.as_ref().map(|hand| {
            let cards = hand.iter().map(|card| HandCardDocument {
                letter: card.kind.to_string(),
                card: card_id(set, card.card),
                copies: card.copies,
            });
            cards.collect()
        }),
        discard: seat.discard.iter().map(|card| card_id(set, *card)).collect(),
        discard_size: seat.discard_len,
        echo: seat.echo.iter().map(|card| card_id(set, *card)).collect(),
        slots: seat.slots.map(|slot| slot.map(|prepared| prepared_document(&prepared, set))),
        physical_from: seat.physical_from[..seats].to_vec(),
        hits: seat.hits[..seats].to_vec(),
    }
}

fn prepared_document(prepared: &Prepared, set: &CardSet) -> PreparedDocument {
    PreparedDocument {
        facing: prepared.facing.into(),
        card: prepared.card.map(|card| card_id(set, card)),
        tokens: prepared.tokens,
        played: prepared.played,
        ready: prepared.ready,
    }
}

fn activated_document(card: &ActivatedView, set: &CardSet) -> ActivatedDocument {
    ActivatedDocument {
        owner: card.owner.0,
        card: card_id(set, card.card),
        is_echo: card.is_echo,
        alternative: card.alternative,
        tokens: card.tokens,
        target: card.target.map(|seat| seat.0),
        coming: card.coming.iter().map(|seat| seat.0).collect(),
        pending: card.pending.into(),
        absorbed: [card.absorbed[0], card.absorbed[1], 0].into(),
        neutralized: card.neutralized,
    }
}
