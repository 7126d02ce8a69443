//! The view of a viewer (chapter INFO). It is built field by field from what the viewer may see; hidden things are
//! absent.

use arrayvec::ArrayVec;
use table::{Game, Known, Outcome, Seat, SeatSet, Viewer};

use crate::action::{Facing, HandKind, Slot, TurnKind};
use crate::card::{Model, Tokens};
use crate::rules::{CardNo, DECK_SIZE, PilotNo};
use crate::set::CardSet;
use crate::state::{FATAL_DAMAGE, MAX_FRAMES, NONE, Phase, SEATS, State};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The card set of the match: cards and pilots are given by their numbers in it.
    pub cards: CardSet,
    /// The number of the turn, from 1; 0 during the setup.
    pub turn: u8,
    /// The seat that starts, once drawn.
    pub starter: Option<Seat>,
    /// The seat whose turn it is; during the setup, the seat that chooses first.
    pub active: Seat,
    /// Its kind, once declared.
    pub kind: Option<TurnKind>,
    /// Whether the active seat has used its Maneuver.
    pub maneuver_used: bool,
    /// Whether it has announced an activation.
    pub announced: bool,
    /// The seats that are asked, and the question; `None` when the match is over.
    pub asks: Option<(SeatSet, Ask)>,
    /// Tokens still to be placed by a Maneuver or a consumed card.
    pub placing: Tokens,
    /// The seats.
    pub seats: ArrayVec<SeatView, SEATS>,
    /// Activated cards that are being resolved, the oldest first.
    pub resolving: ArrayVec<ActivatedView, MAX_FRAMES>,
    /// Whether partners sit opposite each other (chapter TEAM).
    pub teams: bool,
    /// Whether every seat has two pilots (chapter TAG).
    pub tag_mode: bool,
    /// Whether seats may look at their own face-down cards (COAL-AMB-35).
    pub training_aid: bool,
    /// The outcome, once the match has ended.
    pub outcome: Option<Outcome>,
}

/// The question to a seat, which is a public fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ask {
    /// To take a model.
    Model,
    /// To take a pilot.
    Pilot,
    /// To choose the pilot that starts on the board.
    StartingPilot,
    /// To declare its turn.
    Declare,
    /// To act in its main window (COAL-WIN-02).
    Main,
    /// To respond to an attack (COAL-WIN-03).
    Respond,
    /// Whether to act in a soft window.
    Window,
    /// Whether to help the partner (COAL-WIN-04).
    Support,
    /// To choose a place for a token.
    Place,
    /// To choose the token that Clint Goldstein takes.
    TakeToken,
    /// To choose a token to remove.
    Remove,
    /// To choose a hand card to discard.
    Drop,
    /// To choose an alternative of the card.
    Choose,
    /// To choose the card to which a token of the activated card is moved.
    Transfer,
}

/// A seat as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Its model, once chosen.
    pub model: Option<Model>,
    /// The pilot on its board, once chosen and shown.
    pub pilot: Option<PilotNo>,
    /// The reserve pilot of Tag Mode.
    pub reserve: Option<PilotNo>,
    /// The pilots that it holds while it is not known which one starts on the board, by number.
    pub pair: ArrayVec<PilotNo, 2>,
    /// Whether it has made its choice of the setup, also while the choice is secret (COAL-MPS-03).
    pub has_chosen: bool,
    /// Its Tag Tokens.
    pub tag: u8,
    /// Its team: 0 or 1.
    pub team: Option<u8>,
    /// The models of its deck (COAL-DECK-07).
    pub deck_models: ArrayVec<Model, 4>,
    /// Its deck list, if it is public or the viewer's own; one entry for each copy.
    pub deck_list: Option<ArrayVec<CardNo, DECK_SIZE>>,
    /// Its damage, which may exceed 10; people are shown [`SeatView::shown_damage`].
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
    pub deck_len: u8,
    /// Cards in its hand.
    pub hand_len: u8,
    /// Its hand, if the viewer may see it.
    pub hand: Option<ArrayVec<HandCard, DECK_SIZE>>,
    /// Its discard pile, the last card on top; only the top card with that table option.
    pub discard: ArrayVec<CardNo, DECK_SIZE>,
    /// Cards in its discard pile.
    pub discard_len: u8,
    /// Its echo row, the oldest first (COAL-ECHO-12).
    pub echo: ArrayVec<CardNo, DECK_SIZE>,
    /// Its play area.
    pub slots: [Option<Prepared>; 5],
    /// Physical damage suffered in this turn from each seat.
    pub physical_from: [u8; SEATS],
    /// Physical Attacks of this turn that hit each seat.
    pub hits: [u8; SEATS],
}

impl SeatView {
    /// Its damage as shown on its board: 0 to 10 (COAL-OBJ-08, COAL-AMB-05).
    #[must_use]
    pub fn shown_damage(&self) -> u8 {
        self.damage.min(FATAL_DAMAGE)
    }
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandCard {
    /// Its letter in actions.
    pub kind: HandKind,
    /// The card.
    pub card: CardNo,
    /// The number of copies in the hand.
    pub copies: u8,
}

/// A prepared card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// Its facing.
    pub facing: Facing,
    /// Its face, if the viewer may look at it.
    pub card: Option<CardNo>,
    /// Its tokens.
    pub tokens: Tokens,
    /// The turn in which it was played.
    pub played: u8,
    /// Whether it is an Accumulator that must fire.
    pub ready: bool,
}

/// An activated card that is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivatedView {
    /// The seat it belongs to.
    pub owner: Seat,
    /// The card.
    pub card: CardNo,
    /// Whether it works as an Echo card (COAL-ECHO-04).
    pub is_echo: bool,
    /// The chosen alternative, from 0 (COAL-REA-09).
    pub alternative: Option<u8>,
    /// Its tokens.
    pub tokens: Tokens,
    /// The seat under attack now.
    pub target: Option<Seat>,
    /// The seats that it attacks after this one, clockwise from its owner (COAL-ATK-02).
    pub coming: SeatSet,
    /// The damage that the target will still suffer, by kind.
    pub pending: [u8; 3],
    /// The amounts of Physical and Energy damage that the target's Reactions absorb (COAL-REA-08).
    pub absorbed: [u8; 2],
    /// Whether the target has neutralized it.
    pub neutralized: bool,
}

/// The facts that a seat could remember beyond its view: its own face-down cards (COAL-PLAY-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// Its face-down cards by slot.
    pub face_down: [Option<CardNo>; 5],
}

impl State {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View {
            viewer,
            cards: self.rules.cards.clone(),
            turn: self.turn,
            starter: (self.turn > 0 || !self.has_many_seats()).then_some(self.starter),
            active: self.active,
            kind: (self.turn > 0 && self.phase != Phase::Declare).then_some(self.kind),
            maneuver_used: self.maneuver_used,
            announced: self.announced,
            asks: self.asks().map(|ask| (self.awaits().seats(), ask)),
            placing: if self.phase == Phase::Place { self.job.tokens } else { Tokens::default() },
            seats: Seat::all(self.seats).map(|seat| self.seat_view(seat, viewer)).collect(),
            resolving: self.frames[..self.depth as usize].iter().map(|frame| self.activated_view(frame)).collect(),
            teams: self.rules.options.teams,
            tag_mode: self.rules.options.tag_mode,
            training_aid: self.rules.options.training_aid,
            outcome: self.ended(),
        }
    }

    fn asks(&self) -> Option<Ask> {
        Some(match self.phase {
            Phase::ChooseModel => Ask::Model,
            Phase::SecretPilot | Phase::StartingPilot if self.rules.options.tag_mode => Ask::StartingPilot,
            Phase::ChoosePilot | Phase::SecretPilot | Phase::StartingPilot => Ask::Pilot,
            Phase::Declare => Ask::Declare,
            Phase::Main => Ask::Main,
            Phase::Respond => Ask::Respond,
            Phase::Soft => Ask::Window,
            Phase::Support => Ask::Support,
            Phase::Place => Ask::Place,
            Phase::TakeToken => Ask::TakeToken,
            Phase::Remove => Ask::Remove,
            Phase::Drop => Ask::Drop,
            Phase::Choose => Ask::Choose,
            Phase::Transfer => Ask::Transfer,
            Phase::Over => return None,
        })
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let side = self.side(seat);
        let list = self.list(seat);
        let pile = &side.discard[..side.discard_len as usize];
        let shown = if self.rules.options.top_discard_only { &pile[pile.len().saturating_sub(1)..] } else { pile };
        let hand = Known::seen_by(seat).sees(viewer).then(|| {
            let mut hand: ArrayVec<HandCard, DECK_SIZE> = ArrayVec::new();
            for instance in (0..DECK_SIZE).filter(|instance| side.hand >> instance & 1 != 0) {
                let kind = HandKind(list.kind_of[instance]);
                match hand.last_mut().filter(|last| last.kind == kind) {
                    Some(last) => last.copies += 1,
                    None => hand.push(HandCard { kind, card: list.card[instance], copies: 1 }),
                }
            }
            hand
        });
        let is_settled =
            self.turn > 0 || (self.chosen.contains(seat) && (!self.secret.contains(seat) || viewer.is(seat)));
        let named = |pilot: PilotNo| (pilot != NONE).then_some(pilot);
        let mut pair: ArrayVec<PilotNo, 2> = ArrayVec::new();
        if !is_settled && self.rules.options.tag_mode {
            pair.extend(named(side.pilot).into_iter().chain(named(side.reserve)));
            pair.sort_unstable();
        }
        SeatView {
            model: self.model(seat),
            pilot: named(side.pilot).filter(|_| is_settled),
            reserve: named(side.reserve).filter(|_| is_settled),
            pair,
            has_chosen: self.turn > 0 || self.chosen.contains(seat),
            tag: side.tag,
            team: self.rules.options.teams.then_some(seat.0 & 1),
            deck_models: Model::ALL.into_iter().filter(|model| self.deck_has_model(seat, Some(*model))).collect(),
            deck_list: (side.model != NONE && (viewer.is(seat) || !self.list_is_secret(seat)))
                .then(|| list.card[..list.len as usize].iter().copied().collect()),
            damage: side.damage,
            destroyed: side.destroyed,
            eliminated: side.eliminated,
            ability_used: side.ability_used,
            reserve_used: side.reserve_used,
            own_turns: side.own_turns,
            deck_len: side.deck_len,
            hand_len: side.hand_len(),
            hand,
            discard: shown.iter().map(|instance| list.card[*instance as usize]).collect(),
            discard_len: side.discard_len,
            echo: side.echo[..side.echo_len as usize].iter().map(|instance| list.card[*instance as usize]).collect(),
            slots: Slot::ALL.map(|slot| self.prepared(seat, slot, viewer)),
            physical_from: side.physical_from,
            hits: side.hits,
        }
    }

    pub(crate) fn prepared(&self, seat: Seat, slot: Slot, viewer: Viewer) -> Option<Prepared> {
        let side = self.side(seat);
        if side.occupied & slot.bit() == 0 {
            return None;
        }
        let place = slot.index();
        let face_up = side.face_up & slot.bit() != 0;
        Some(Prepared {
            facing: if face_up { Facing::Up } else { Facing::Down },
            card: self.known(seat, slot).sees(viewer).then(|| self.list(seat).card[side.instance[place] as usize]),
            tokens: side.tokens[place],
            played: side.played[place],
            ready: side.ready & slot.bit() != 0,
        })
    }

    fn activated_view(&self, frame: &crate::state::Frame) -> ActivatedView {
        use crate::state::Stage;
        let attacking = matches!(frame.stage, Stage::Echo | Stage::Support | Stage::Respond | Stage::Assign);
        let has_chosen = frame.stage != Stage::Begin && self.alternatives(frame) > 0;
        ActivatedView {
            owner: frame.owner,
            card: frame.card,
            is_echo: frame.is_echo,
            alternative: has_chosen.then_some(frame.alternative),
            tokens: frame.tokens,
            target: attacking.then_some(frame.target),
            coming: if attacking { frame.targets } else { SeatSet::NONE },
            pending: if attacking { self.pending(frame) } else { [0; 3] },
            absorbed: frame.absorbed,
            neutralized: frame.neutralized,
        }
    }

    pub(crate) fn knowledge_of(&self, seat: Seat) -> Knowledge {
        let side = self.side(seat);
        let face_down = Slot::ALL.map(|slot| {
            let lies_down = side.face_down() & slot.bit() != 0 && self.known(seat, slot).knows(seat.into());
            lies_down.then(|| self.list(seat).card[side.instance[slot.index()] as usize])
        });
        Knowledge { face_down }
    }
}
