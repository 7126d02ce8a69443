//! Views and events as documents for programs.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

use crate::action::place_word;
use crate::event::{Event, Sight};
use crate::language::{Affiliation, Tactic};
use crate::set::{CardNo, CardSet};
use crate::state::{At, SlotNo, Step, What, WindowKind};
use crate::view::{Ask, CardView, CombatView, SeatView, View};

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

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ViewDocument {
    /// Who looks: the number of a seat, or `public`.
    pub viewer: String,
    /// The number of the Turn, from 1.
    pub turn: u16,
    /// Whose Turn it is.
    pub active: u8,
    /// The seats in the order in which play goes round.
    pub order: Vec<u8>,
    /// Where the Turn stands.
    pub step: Step,
    /// Actions that the active player has left.
    pub actions: u8,
    /// Points that win.
    pub target: i16,
    /// The seat that is asked; null when the match is over.
    pub asked: Option<u8>,
    /// What it is asked: `redraw`, `action`, `combat`, `choice`, `discard`, or a window: `window-free`,
    /// `window-response`, `window-event`, `window-intent`, `window-named`, `window-before-tactic`, `window-modify`,
    /// `window-before-draw`, `window-end-of-turn`, `window-before-discard`.
    pub asks: Option<String>,
    /// The attack that is going on.
    pub combat: Option<CombatDocument>,
    /// The seats.
    pub seats: Vec<SeatViewDocument>,
    /// The cards in play.
    pub table: Vec<PlacedDocument>,
    /// Whether the match is over.
    pub over: bool,
}

/// An attack; places are numbers of cards in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CombatDocument {
    /// Whose attack it is.
    pub player: u8,
    /// The attacker, once named.
    pub attacker: Option<u8>,
    /// The defender, once named.
    pub defender: Option<u8>,
    /// The tactic, once chosen: `Fight` or `Shoot`.
    pub tactic: Option<Tactic>,
    /// The Warzone, if one is used.
    pub warzone: Option<u8>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatViewDocument {
    /// Destiny Points.
    pub destiny: i16,
    /// Promotion Points.
    pub promotion: i16,
    /// Cards in the hand.
    pub hand_len: u8,
    /// The hand, where the viewer sees it.
    pub hand: Option<Vec<CardDocument>>,
    /// Cards in the Draw Pile.
    pub draw_pile: u8,
    /// Cards in the Discard Pile.
    pub discard_pile: u8,
    /// The cards in it, where everybody may look through it (the option `open_discards`).
    pub discards: Option<Vec<CardDocument>>,
    /// Cards in the Annihilated Pile.
    pub annihilated_pile: u8,
    /// Cards in the Reserve.
    pub reserve: u8,
    /// Turns left under the no-warriors rule; 0 when it does not run.
    pub no_warriors: u8,
    /// Whether the seat is out.
    pub eliminated: bool,
    /// Its team, 0 or 1, where teams play (the option `teams`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlacedDocument {
    /// Its place: the number of `#7` in actions.
    pub slot: u8,
    /// Where it lies: `squad`, `kohort`, `outpost`, `aside`, `hidden`, `card`, `player`, `game`.
    pub at: String,
    /// The place of the card that it is attached to.
    pub on: Option<u8>,
    /// Who controls it.
    pub controller: u8,
    /// Who owns it.
    pub owner: u8,
    /// The card, where the viewer sees its face.
    pub card: Option<CardDocument>,
    /// F, S, A and V as they are now, of a warrior whose face the viewer sees.
    pub ratings: Option<[i16; 4]>,
    /// Whether it is wounded.
    pub wounded: bool,
    /// Whether it is in Cover.
    pub covered: bool,
    /// Of a Vehicle: whether its warrior is inside.
    pub inside: bool,
    /// Whether it is still to be paid for.
    pub unpaid: bool,
    /// Markers on it.
    pub markers: u8,
}

impl From<&View> for ViewDocument {
    fn from(view: &View) -> Self {
        Self {
            viewer: match view.viewer {
                Viewer::Seat(seat) => seat.0.to_string(),
                Viewer::Public => "public".into(),
            },
            turn: view.turn,
            active: view.active.0,
            order: view.round.seats().map(|seat| seat.0).collect(),
            step: view.step,
            actions: view.actions,
            target: view.target,
            asked: view.asks.map(|(seat, _)| seat.0),
            asks: view.asks.map(|(_, ask)| ask_word(ask).into()),
            combat: view.combat.as_ref().map(combat),
            seats: view.seats.iter().map(|seat| seat_view(seat, &view.cards)).collect(),
            table: view.table.iter().map(|card| placed(card, &view.cards)).collect(),
            over: view.outcome.is_some(),
        }
    }
}

const fn ask_word(ask: Ask) -> &'static str {
    match ask {
        Ask::Redraw => "redraw",
        Ask::Action => "action",
        Ask::Combat => "combat",
        Ask::Choice => "choice",
        Ask::Discard => "discard",
        Ask::Window(kind) => match kind {
            WindowKind::Free => "window-free",
            WindowKind::Response => "window-response",
            WindowKind::Event(_) => "window-event",
            WindowKind::Intent => "window-intent",
            WindowKind::Named => "window-named",
            WindowKind::BeforeTactic => "window-before-tactic",
            WindowKind::Modify => "window-modify",
            WindowKind::BeforeDraw => "window-before-draw",
            WindowKind::EndOfTurn => "window-end-of-turn",
            WindowKind::BeforeDiscard => "window-before-discard",
            WindowKind::Victory => "window-victory",
        },
    }
}

fn combat(combat: &CombatView) -> CombatDocument {
    let number = |slot: Option<SlotNo>| slot.map(|slot| slot.0);
    CombatDocument {
        player: combat.player.0,
        attacker: number(combat.attacker),
        defender: number(combat.defender),
        tactic: combat.tactic,
        warzone: number(combat.warzone),
    }
}

fn seat_view(seat: &SeatView, cards: &CardSet) -> SeatViewDocument {
    let listed = |numbers: &Vec<CardNo>| numbers.iter().map(|number| CardDocument::new(*number, cards)).collect();
    SeatViewDocument {
        destiny: seat.destiny,
        promotion: seat.promotion,
        hand_len: seat.hand_len,
        hand: seat.hand.as_ref().map(listed),
        draw_pile: seat.pile_len,
        discard_pile: seat.discard_len,
        discards: seat.discards.as_ref().map(listed),
        annihilated_pile: seat.gone_len,
        reserve: seat.reserve_len,
        no_warriors: seat.no_warriors,
        eliminated: seat.eliminated,
        team: seat.team,
    }
}

fn placed(card: &CardView, cards: &CardSet) -> PlacedDocument {
    PlacedDocument {
        slot: card.slot.0,
        at: place_word(card.at).into(),
        on: card.on.map(|slot| slot.0),
        controller: card.controller.0,
        owner: card.owner.0,
        card: card.card.map(|number| CardDocument::new(number, cards)),
        ratings: card.ratings,
        wounded: card.wounded,
        covered: card.covered,
        inside: card.inside,
        unpaid: card.unpaid,
        markers: card.markers,
    }
}

/// Something that happened: its `type`, and what belongs to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct EventDocument {
    /// What happened: `drew`, `wounded`, `killed`, `attacks` ...
    pub r#type: String,
    /// Who did it, or whom it befell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The other player of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<u8>,
    /// The place of the card in play that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<u8>,
    /// The place of a second card in play: the host, the defender, whom a blow hits, the Vehicle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<u8>,
    /// The card, where it is public or the viewer's own: as it was when this happened.
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
    /// What was announced: `card`, `ability`, `trigger`, `add`, `hide`, `cover`, `uncover`, `board`, `transfer`,
    /// `sabotage`, `meditate`, `goal`, `reward`, `return`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
    /// Whether it is so: a hand without warriors, inside the Vehicle, something found, heads.
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
        let at = |name: &str, slot: SlotNo| Self { slot: Some(slot.0), ..of(name) };
        let face = |number: CardNo| Some(CardDocument::new(number, cards));
        let card_at = |name: &str, slot: SlotNo, card: CardNo| Self { card: face(card), ..at(name, slot) };
        let seen = |name: &str, sight: Sight| Self { card: sight.card.and_then(face), ..at(name, sight.slot) };
        let onto = |sight: Sight, document: Self| Self {
            on: sight.slot.some().map(|slot| slot.0),
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
            Event::Hid(seat, slot) => Self { slot: Some(slot.0), ..by("hid", seat) },
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
