//! What a viewer sees, as a document.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Language, SeatSet, Viewer};

use super::{CardDocument, what_word};
use crate::action::place_word;
use crate::language::{Affiliation, Tactic};
use crate::set::{CardNo, CardSet};
use crate::state::{SlotNo, TurnStep, What, WindowKind};
use crate::text::piece::Piece;
use crate::view::{Announced, Ask, CardView, CombatView, Lasting, SeatView, ShownModifier, View};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ViewDocument {
    /// The viewer: the number of a seat, or `public`.
    pub viewer: String,
    /// The number of the Turn, from 1.
    pub turn: u16,
    /// The seat whose Turn it is.
    pub active: u8,
    /// The seats in the order in which play goes round.
    pub order: Vec<u8>,
    /// Whether a card has reversed the direction.
    #[serde(default)]
    pub reversed: bool,
    /// The step of the Turn.
    pub step: TurnStep,
    /// Actions that the active player has left.
    pub actions: u8,
    /// Points that win.
    pub target: i16,
    /// The seat that is asked; null when the match is over.
    pub asked: Option<u8>,
    /// The question: `redraw`, `action`, `combat`, `choice`, `discard`, or a window: `window-free`, `window-response`,
    /// `window-event`, `window-intent`, `window-named`, `window-before-tactic`, `window-modify`, `window-before-draw`,
    /// `window-end-of-turn`, `window-before-discard`.
    pub asks: Option<String>,
    /// For `window-event`: the number of the kind of event that can be answered.
    pub answers: Option<u8>,
    /// The current attack.
    pub combat: Option<CombatDocument>,
    /// The changes to the ratings of the two combatants, as far as the viewer sees both.
    pub modifiers: Vec<ModifierDocument>,
    /// The seats.
    pub seats: Vec<SeatViewDocument>,
    /// The cards in play.
    pub table: Vec<PlacedDocument>,
    /// The announced items that are not over yet, the last on top; all of it is public.
    pub announced: Vec<AnnouncedDocument>,
    /// The lasting effects, the oldest first.
    pub lasting: Vec<LastingDocument>,
    /// Whether the match is over.
    pub over: bool,
    /// The result; null while the match continues.
    pub outcome: Option<OutcomeDocument>,
}

/// An attack; places are numbers of cards in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CombatDocument {
    /// The seat that attacks.
    pub player: u8,
    /// The attacker, once named.
    pub attacker: Option<u8>,
    /// The defender, once named.
    pub defender: Option<u8>,
    /// The warrior that the attacker attacks next with the same Action, if it attacks twice.
    pub second: Option<u8>,
    /// The tactic, once chosen: `Fight` or `Shoot`.
    pub tactic: Option<Tactic>,
    /// The Warzone, if one is used.
    pub warzone: Option<u8>,
    /// The strengths of the attacker's and the defender's blows, supporters included, once the tactic is chosen and
    /// where the viewer sees all of them.
    pub blows: [Option<i16>; 2],
    /// The bonus of Cover to the A of attacker and defender.
    pub cover: [i16; 2],
    /// The supporters of the attacker and of the defender.
    pub support: [Vec<u8>; 2],
}

/// A change to the ratings of a warrior in combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ModifierDocument {
    /// The place of the warrior.
    pub on: u8,
    /// The card that causes it.
    pub card: CardDocument,
    /// The place of that card, while it is in play; null for a lasting effect.
    pub slot: Option<u8>,
    /// The change, in English and Italian.
    pub does: BothDocument,
    /// The same in the language of the card files.
    #[serde(default)]
    pub gives: String,
}

/// A text for people in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BothDocument {
    /// In English.
    pub en: String,
    /// In Italian.
    pub it: String,
}

/// An announced item that is not over yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AnnouncedDocument {
    /// The seat that announced it.
    pub seat: u8,
    /// The kind of announcement, in the words of the event `announced`: `card`, `ability`, `add` ...
    pub what: String,
    /// The number of the ability, of the triggered ability, or of the goal on its card, from 1.
    pub which: Option<u8>,
    /// The card, where the viewer sees it; not the card of a warrior that is added in Cover, or lies there.
    pub card: Option<CardDocument>,
    /// The place of the card in play that has the ability, or of the warrior that acts.
    pub slot: Option<u8>,
    /// The caster of a spell.
    pub caster: Option<u8>,
    /// The cards in play that were chosen for it.
    pub targets: Vec<u8>,
    /// The chosen player, or the announcer.
    pub player: u8,
    /// The number of steps paid.
    pub steps: u8,
    /// Whether it was countered.
    pub cancelled: bool,
}

/// A lasting effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LastingDocument {
    /// The card that made it.
    pub card: CardDocument,
    /// The seat that made it.
    pub seat: u8,
    /// The place of the affected warrior; null for an effect on the table.
    pub on: Option<u8>,
    /// The number of steps paid for it.
    pub steps: u8,
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OutcomeDocument {
    /// The winners, or the seats that share the tie.
    pub winners: Vec<u8>,
    /// Whether the winners share a tie.
    pub tie: bool,
    /// The clause that ended it.
    pub clause: String,
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
    /// The seats that it has sabotaged in this cycle.
    pub sabotaged: Vec<u8>,
    /// Actions fewer in its next Turn.
    pub fewer_actions: u8,
    /// Turns that it misses.
    pub missed_turns: u8,
    /// Extra Turns after this one.
    pub more_turns: u8,
    /// Whether it must move a warrior into the Outpost first in its next Turn.
    pub owes_outpost: bool,
    /// Whether it has drawn a new hand.
    pub redrawn: bool,
    /// Turns left under the no-warriors rule; 0 when it does not run.
    pub no_warriors: u8,
    /// Whether the seat is out.
    pub eliminated: bool,
    /// Its team, 0 or 1, where teams play (the option `teams`).
    pub team: Option<u8>,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlacedDocument {
    /// Its place: the number of `#7` in actions. After it has left play, the place is given to another card.
    pub slot: u8,
    /// The number under which labels and the log name it: the same as long as it stays in play, and never another
    /// card's.
    pub number: u16,
    /// The location: `squad`, `kohort`, `outpost`, `aside`, `hidden`, `card`, `player`, `game`.
    pub at: String,
    /// The place of the card that it is attached to.
    pub on: Option<u8>,
    /// The player that it is attached to.
    pub on_player: Option<u8>,
    /// The seat that controls it.
    pub controller: u8,
    /// The seat that owns it.
    pub owner: u8,
    /// The card, where the viewer sees its face.
    pub card: Option<CardDocument>,
    /// The current F, S, A and V of a warrior whose face the viewer sees.
    pub ratings: Option<[i16; 4]>,
    /// The current memberships of a warrior whose face the viewer sees.
    pub memberships: Vec<Affiliation>,
    /// Whether it is wounded.
    pub wounded: bool,
    /// Whether it is in Cover.
    pub covered: bool,
    /// For a Vehicle: whether its warrior is inside.
    pub inside: bool,
    /// Whether it is still to be paid for.
    pub unpaid: bool,
    /// Whether it is used in the current combat.
    pub in_use: bool,
    /// Whether an ability of it was used in this Turn.
    pub used: bool,
    /// The place of the card that was chosen for it.
    pub chosen: Option<u8>,
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
            reversed: view.round.is_reversed(),
            step: view.step,
            actions: view.actions,
            target: view.target,
            asked: view.asks.map(|(seat, _)| seat.0),
            asks: view.asks.map(|(_, ask)| ask_word(ask).into()),
            answers: view.asks.and_then(|(_, ask)| match ask {
                Ask::Window(WindowKind::Event(kind)) => Some(kind),
                _ => None,
            }),
            combat: view.combat.as_ref().map(combat),
            modifiers: view.modifiers.iter().map(|one| modifier(one, &view.cards)).collect(),
            seats: view.seats.iter().map(|seat| seat_view(seat, &view.cards)).collect(),
            table: view.table.iter().map(|card| placed(card, &view.cards)).collect(),
            announced: view.announced.iter().map(|one| announced(one, &view.cards)).collect(),
            lasting: view.lasting.iter().map(|one| lasting(one, &view.cards)).collect(),
            over: view.outcome.is_some(),
            outcome: view.outcome.map(|outcome| OutcomeDocument {
                winners: numbers(outcome.winners),
                tie: outcome.is_tie,
                clause: outcome.clause.to_string(),
            }),
        }
    }
}

pub(super) const fn ask_word(ask: Ask) -> &'static str {
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

fn place(slot: Option<SlotNo>) -> Option<u8> {
    slot.map(|slot| slot.0)
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn combat(combat: &CombatView) -> CombatDocument {
    CombatDocument {
        player: combat.player.0,
        attacker: place(combat.attacker),
        defender: place(combat.defender),
        second: place(combat.second),
        tactic: combat.tactic,
        warzone: place(combat.warzone),
        blows: combat.blows,
        cover: combat.cover,
        support: combat.support.map(|side| side.into_iter().flatten().map(|slot| slot.0).collect()),
    }
}

fn modifier(modifier: &ShownModifier, cards: &CardSet) -> ModifierDocument {
    let [en, it] = Language::ALL.map(|language| modifier.gives.text(cards, language));
    ModifierDocument {
        on: modifier.on.0,
        card: CardDocument::new(modifier.card, cards),
        slot: place(modifier.slot),
        does: BothDocument { en, it },
        // Plain data always serialises.
        gives: notation::to_string(&modifier.gives).unwrap_or_default(),
    }
}

fn announced(announced: &Announced, cards: &CardSet) -> AnnouncedDocument {
    AnnouncedDocument {
        seat: announced.seat.0,
        what: what_word(announced.what).into(),
        which: match announced.what {
            What::Ability(number) | What::Trigger(number) | What::Goal(number) => Some(number + 1),
            _ => None,
        },
        card: announced.card.map(|number| CardDocument::new(number, cards)),
        slot: place(announced.slot),
        caster: place(announced.caster),
        targets: announced.targets.into_iter().flatten().map(|slot| slot.0).collect(),
        player: announced.player.0,
        steps: announced.steps,
        cancelled: announced.cancelled,
    }
}

fn lasting(lasting: &Lasting, cards: &CardSet) -> LastingDocument {
    LastingDocument {
        card: CardDocument::new(lasting.card, cards),
        seat: lasting.seat.0,
        on: place(lasting.on),
        steps: lasting.steps,
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
        sabotaged: numbers(seat.sabotaged),
        fewer_actions: seat.to_come[0],
        missed_turns: seat.to_come[1],
        more_turns: seat.to_come[2],
        owes_outpost: seat.owes_outpost,
        redrawn: seat.redrawn,
        no_warriors: seat.no_warriors,
        eliminated: seat.eliminated,
        team: seat.team,
    }
}

fn placed(card: &CardView, cards: &CardSet) -> PlacedDocument {
    PlacedDocument {
        slot: card.slot.0,
        number: card.number,
        at: place_word(card.at).into(),
        on: place(card.on),
        on_player: card.on_player.map(|seat| seat.0),
        controller: card.controller.0,
        owner: card.owner.0,
        card: card.card.map(|number| CardDocument::new(number, cards)),
        ratings: card.ratings,
        memberships: card.memberships().collect(),
        wounded: card.wounded,
        covered: card.covered,
        inside: card.inside,
        unpaid: card.unpaid,
        in_use: card.in_use,
        used: card.used,
        chosen: place(card.chosen),
        markers: card.markers,
    }
}
