//! The state of a match: flat arrays of small numbers, copied as memory.
//!
//! What each part means stands beside it. Who knows a card is in one place, `State::known`.

use std::sync::Arc;

use table::{Clause, Fingerprint, Known, Outcome, Seat, SeatSet};

use crate::action::{Slot, TurnKind};
use crate::card::{Ability, Model, Resource, Tokens};
use crate::rules::{CardNo, DECK_SIZE, Face, List, ManeuverRules, PilotNo, Rules};

/// The most seats of a table.
pub const SEATS: usize = 4;
/// A Steambot with this much damage is destroyed (COAL-END-01).
pub const FATAL_DAMAGE: u8 = 10;
/// The most tokens that a card holds without an overdrive (COAL-OVD-01).
pub const MOST_TOKENS: u8 = 4;
/// The tokens of the box, when the supply is limited (COAL-AMB-04).
pub const TOKEN_SUPPLY: u8 = 47;
/// The most activations inside one another: every prepared card of two seats, and the attack.
pub(crate) const MAX_FRAMES: usize = 12;
/// No pilot, no card.
pub(crate) const NONE: u8 = u8::MAX;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Phase {
    ChooseModel,
    ChoosePilot,
    Declare,
    Main,
    /// The target of the top frame answers the attack (W-RESPOND).
    Respond,
    /// A soft window: see [`State::window`].
    Soft,
    /// The tokens of [`State::job`] are placed.
    Place,
    /// Clint Goldstein's token.
    TakeToken,
    /// Tokens are removed by the top frame or the Maneuver.
    Remove,
    /// Cards of the hand are discarded: a cost or an effect.
    Drop,
    /// The top frame's alternative.
    Choose,
    /// Tokens of the top frame are transferred.
    Transfer,
    Over,
}

/// A soft window of chapter WIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Window {
    Declare,
    After,
    End,
    Gap,
}

/// Where an activated card stands in its resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Stage {
    /// Its alternative, if it has one, is to be chosen.
    Begin,
    /// Its next target is to be attacked.
    Next,
    /// The target may respond.
    Respond,
    /// The damage against the target is due.
    Assign,
    /// Its owner-side effects are due, from [`Frame::op`] on.
    Effects,
    /// It is over.
    CleanUp,
}

/// An activated card that is being resolved (zone `resolving`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub owner: Seat,
    /// The instance of the owner's list.
    pub instance: u8,
    pub card: CardNo,
    pub alternative: u8,
    pub tokens: Tokens,
    pub stage: Stage,
    /// The seat under attack now.
    pub target: Seat,
    /// Seats still to be attacked, as a mask.
    pub targets: SeatSet,
    /// What the target has absorbed, by kind.
    pub absorbed: [u8; 2],
    /// Whether the target has neutralized the attack.
    pub neutralized: bool,
    /// Whether it has hit anybody (COAL-ATK-06).
    pub hit: bool,
    /// The owner-side effect that is due.
    pub op: u8,
    /// What is left of that effect: tokens to remove or to transfer, cards to discard. 0 before it begins.
    pub left: u8,
}

impl Frame {
    pub const EMPTY: Self = Self {
        owner: Seat(0),
        instance: NONE,
        card: 0,
        alternative: 0,
        tokens: Tokens { steam: 0, energy: 0 },
        stage: Stage::Begin,
        target: Seat(0),
        targets: SeatSet::NONE,
        absorbed: [0; 2],
        neutralized: false,
        hit: false,
        op: 0,
        left: 0,
    };
}

/// A Maneuver or the placing of consumed tokens, while it takes several decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Job {
    /// The number of the Maneuver, or [`NONE`] for a consumed card.
    pub maneuver: u8,
    /// The step of the Maneuver.
    pub op: u8,
    /// Tokens still to be placed, or to be removed (as `tokens.total()`).
    pub tokens: Tokens,
    /// Hand cards still to be discarded, or tokens still to be removed.
    pub left: u8,
    /// The phase to go back to.
    pub base: Phase,
}

impl Job {
    pub const NONE: Self =
        Self { maneuver: NONE, op: 0, tokens: Tokens { steam: 0, energy: 0 }, left: 0, base: Phase::Main };
}

/// What the prepared cards of a seat still need: masks of slots, kept true with every token.
///
/// They follow from the cards and tokens, and only the owner's players may read those of face-down cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    /// Their tokens contain their cost.
    pub paid: u8,
    /// They are Attacks or Accumulators.
    pub attacks: u8,
    /// Steam, or Energy, is missing.
    pub lacks: [u8; 2],
    /// One token is missing in all.
    pub nearly: u8,
}

impl Needs {
    /// Forgets these slots.
    #[inline]
    pub fn clear(&mut self, slots: u8) {
        self.paid &= !slots;
        self.attacks &= !slots;
        self.lacks[0] &= !slots;
        self.lacks[1] &= !slots;
        self.nearly &= !slots;
    }
}

/// One seat's part of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    /// The hand, as a mask of instances of the seat's list.
    pub hand: u32,
    /// The deck; the top is the last.
    pub deck: [u8; DECK_SIZE],
    pub deck_len: u8,
    /// The discard pile; the last is on top.
    pub discard: [u8; DECK_SIZE],
    pub discard_len: u8,

    /// The prepared card of each slot, where `occupied` has its bit.
    pub instance: [u8; 5],
    pub tokens: [Tokens; 5],
    /// The turn in which each was played.
    pub played: [u8; 5],
    /// Masks of slots.
    pub occupied: u8,
    pub face_up: u8,
    /// Face-up Accumulators, those that are ready, and face-up Reactions.
    pub accumulators: u8,
    pub ready: u8,
    pub reactions: u8,
    pub needs: Needs,

    pub damage: u8,
    /// The latch of COAL-END-05.
    pub destroyed: bool,
    pub eliminated: bool,
    /// The chosen model, or [`NONE`].
    pub model: u8,
    /// The deck list, an index into [`Rules::lists`].
    pub list: u8,
    /// The pilot on the board, or [`NONE`].
    pub pilot: PilotNo,
    /// Whether the pilot's once-per-turn ability was used in this turn (COAL-SYM-06).
    pub ability_used: bool,
    /// How many turns of its own the seat has begun.
    pub own_turns: u8,
    /// Physical damage suffered in this turn from each opponent (COAL-PIL-04).
    pub physical_from: [u8; SEATS],
    /// Physical Attacks of this turn that hit each opponent (COAL-PIL-13).
    pub hits: [u8; SEATS],
}

impl Side {
    pub const EMPTY: Self = Self {
        hand: 0,
        deck: [0; DECK_SIZE],
        deck_len: 0,
        discard: [0; DECK_SIZE],
        discard_len: 0,
        instance: [NONE; 5],
        tokens: [Tokens { steam: 0, energy: 0 }; 5],
        played: [0; 5],
        occupied: 0,
        face_up: 0,
        accumulators: 0,
        ready: 0,
        reactions: 0,
        needs: Needs { paid: 0, attacks: 0, lacks: [0; 2], nearly: 0 },
        damage: 0,
        destroyed: false,
        eliminated: false,
        model: NONE,
        list: 0,
        pilot: NONE,
        ability_used: false,
        own_turns: 0,
        physical_from: [0; SEATS],
        hits: [0; SEATS],
    };

    /// Slots with a card that tokens may be put on: any but a face-up Accumulator (COAL-MAN-05, COAL-CON-05).
    #[inline]
    pub fn eligible(&self) -> u8 {
        self.occupied & !self.accumulators
    }

    #[inline]
    pub fn face_down(&self) -> u8 {
        self.occupied & !self.face_up
    }

    #[inline]
    pub fn free(&self) -> u8 {
        !self.occupied & 0b1_1111
    }

    /// Slots whose card carries tokens of a kind.
    #[inline]
    pub fn with_tokens(&self, kind: Resource) -> u8 {
        let mut mask = 0;
        for slot in 0..5 {
            let count = match kind {
                Resource::Steam => self.tokens[slot].steam,
                Resource::Energy => self.tokens[slot].energy,
            };
            mask |= u8::from(count > 0) << slot;
        }
        mask & self.occupied
    }

    #[inline]
    pub fn hand_len(&self) -> u8 {
        self.hand.count_ones() as u8
    }
}

/// The whole truth of a match.
///
/// The rules of the match are shared; the rest is plain memory of fixed size.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) rules: Arc<Rules>,
    pub(crate) sides: [Side; SEATS],
    pub(crate) frames: [Frame; MAX_FRAMES],
    pub(crate) depth: u8,
    pub(crate) job: Job,
    pub(crate) phase: Phase,
    /// The seat that must decide.
    pub(crate) asked: Seat,
    pub(crate) seats: u8,
    pub(crate) starter: Seat,
    /// The seat whose turn it is.
    pub(crate) active: Seat,
    pub(crate) kind: TurnKind,
    /// The number of the turn, from 1; 0 during the setup.
    pub(crate) turn: u8,
    pub(crate) maneuver_used: bool,
    /// Whether the active seat has announced an activation in the main window (COAL-PIL-10).
    pub(crate) announced: bool,
    /// Whether soft windows are opened wherever a seat can act.
    pub(crate) soft: bool,
    pub(crate) window: Window,
    /// Seats that passed in this window since another seat acted.
    pub(crate) passed: SeatSet,
    /// Whether the asked seat acted since it was asked.
    pub(crate) acted: bool,
    /// Tokens in the common pool, when the supply is limited.
    pub(crate) pool: u8,
    /// The card that Remove is bound to, as 8 x seat + slot; [`NONE`] when it is free to choose.
    pub(crate) pinned: u8,
    pub(crate) outcome: Option<Ended>,
}

/// How the match ended, in the size of a few bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub winners: SeatSet,
    pub is_tie: bool,
}

impl Ended {
    pub fn outcome(self) -> Outcome {
        let clause: Clause = if self.is_tie { crate::clause::END_04 } else { crate::clause::END_03 };
        if self.is_tie { Outcome::tie(self.winners, clause) } else { Outcome::win(self.winners, clause) }
    }
}

impl State {
    pub(crate) fn empty(rules: Arc<Rules>, seats: u8) -> Self {
        Self {
            soft: rules.options.soft_windows,
            rules,
            sides: [Side::EMPTY; SEATS],
            frames: [Frame::EMPTY; MAX_FRAMES],
            depth: 0,
            job: Job::NONE,
            phase: Phase::ChooseModel,
            asked: Seat(0),
            seats,
            starter: Seat(0),
            active: Seat(0),
            kind: TurnKind::Action,
            turn: 0,
            maneuver_used: false,
            announced: false,
            window: Window::After,
            passed: SeatSet::NONE,
            acted: false,
            pool: TOKEN_SUPPLY,
            pinned: NONE,
            outcome: None,
        }
    }

    /// The cards, decks and options of the match.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index() & (SEATS - 1)]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() & (SEATS - 1)]
    }

    /// The deck list of a seat.
    #[inline]
    pub(crate) fn list(&self, seat: Seat) -> &List {
        &self.rules.lists[self.side(seat).list as usize]
    }

    /// The model of a seat, once chosen.
    pub(crate) fn model(&self, seat: Seat) -> Option<Model> {
        Model::ALL.get(self.side(seat).model as usize).copied()
    }

    /// The ability of the pilot on the seat's board, unless it is a Maintenance Turn (COAL-MNT-05, COAL-PIL-02).
    #[inline]
    pub(crate) fn ability(&self, seat: Seat) -> Option<Ability> {
        let pilot = self.side(seat).pilot;
        if self.kind == TurnKind::Maintenance || pilot == NONE {
            return None;
        }
        self.rules.pilots[pilot as usize].ability
    }

    #[inline]
    pub(crate) fn maneuvers(&self, seat: Seat) -> &[ManeuverRules] {
        match self.side(seat).pilot {
            NONE => &[],
            pilot => &self.rules.pilots[pilot as usize].maneuvers,
        }
    }

    /// Whether the Maneuver's costs can be paid in full (COAL-MAN-11).
    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, maneuver: &ManeuverRules) -> bool {
        let side = self.side(seat);
        side.hand_len() >= maneuver.hand_cost && side.deck_len >= maneuver.deck_cost
    }

    #[inline]
    pub(crate) fn top(&self) -> &Frame {
        &self.frames[(self.depth as usize).wrapping_sub(1).min(MAX_FRAMES - 1)]
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[(self.depth as usize).wrapping_sub(1).min(MAX_FRAMES - 1)]
    }

    /// The frame that the top frame answers.
    #[inline]
    pub(crate) fn below(&self) -> Option<&Frame> {
        (self.depth >= 2).then(|| &self.frames[self.depth as usize - 2])
    }

    /// Whether the top frame is a Reaction (and its damage a counterattack).
    #[inline]
    pub(crate) fn is_reaction(&self, frame: &Frame) -> bool {
        self.rules.card(frame.card).kind == crate::card::CardType::Reaction
    }

    #[inline]
    pub(crate) fn face(&self, frame: &Frame) -> &Face {
        self.rules.face(frame.card, frame.alternative)
    }

    /// The kinds that the attack of a frame counts as, for neutralizing it (COAL-REA-11, COAL-CTR-05).
    #[inline]
    pub(crate) fn attack_kinds(&self, frame: &Frame) -> [bool; 2] {
        let kind = self.rules.card(frame.card).kind;
        if kind != crate::card::CardType::Reaction {
            let physical = kind.is_physical_attack();
            [physical, !physical]
        } else if self.rules.options.counters_not_neutralizable {
            [false; 2]
        } else {
            self.face(frame).counter_kinds()
        }
    }

    /// The damage of a frame that is still coming to its target, by kind (COAL-ATK-04, before Luthor's cap).
    #[inline]
    pub(crate) fn pending(&self, frame: &Frame) -> [u8; 3] {
        if frame.neutralized {
            return [0; 3];
        }
        let [physical, energy, generic] = self.face(frame).damage;
        [physical.saturating_sub(frame.absorbed[0]), energy.saturating_sub(frame.absorbed[1]), generic]
    }

    /// Whether the seat can act in a soft window (COAL-WIN-10): public facts only.
    #[inline]
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        side.hand != 0 && side.eligible() != 0
    }

    /// Slots that the target of a frame may activate from (COAL-REA-01, COAL-REA-07): face-down cards whatever they
    /// are, and face-up Reactions.
    #[inline]
    pub(crate) fn respond_slots(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        let face_up =
            if self.rules.options.penalize_wrong_type { side.face_up & !side.accumulators } else { side.reactions };
        side.face_down() | face_up
    }

    /// Slots that the active seat may activate from in its main window (COAL-ACT-10, COAL-ACT-12, COAL-ACT-14).
    #[inline]
    pub(crate) fn main_slots(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        if side.own_turns <= 1 {
            return 0;
        }
        let wrong = if self.rules.options.penalize_wrong_type { 0 } else { side.reactions };
        side.occupied & !wrong & !(side.accumulators & !side.ready)
    }

    /// Whether the turn may end (COAL-TURN-05, COAL-ACC-06, COAL-MAN-12). A ready Accumulator does not hold a seat
    /// that may not activate anything yet (COAL-TURN-13).
    #[inline]
    pub(crate) fn may_end(&self) -> bool {
        let side = self.side(self.active);
        (side.ready == 0 || side.own_turns <= 1) && (self.maneuver_used || !self.any_maneuver())
    }

    #[inline]
    pub(crate) fn any_maneuver(&self) -> bool {
        self.maneuvers(self.active).iter().any(|maneuver| self.can_pay(self.active, maneuver))
    }

    /// Destinations of a transferred token (COAL-TRF-03): own cards but Accumulators that are full or of the other kind.
    #[inline]
    pub(crate) fn transfer_slots(&self, seat: Seat, kind: Resource) -> u8 {
        let side = self.side(seat);
        let mut open = 0;
        let mut rest = side.accumulators & !side.ready;
        while rest != 0 {
            let slot = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let card = self.list(seat).card[side.instance[slot] as usize];
            if self.rules.card(card).kind.collects() == Some(kind) {
                open |= 1 << slot;
            }
        }
        side.eligible() | open
    }

    /// Who knows the face of a prepared card.
    pub(crate) fn known(&self, owner: Seat, slot: Slot) -> Known {
        if self.side(owner).face_up & slot.bit() != 0 {
            Known::PUBLIC
        } else if self.rules.options.training_aid {
            Known::seen_by(owner)
        } else {
            Known::remembered_by(owner)
        }
    }

    /// Whether a soft window is open, also while a card consumed in it is being placed.
    pub(crate) fn in_window(&self) -> bool {
        self.phase == Phase::Soft || self.job.base == Phase::Soft
    }

    /// Seats still in the game.
    #[inline]
    pub(crate) fn living(&self) -> SeatSet {
        let mut living = SeatSet::NONE;
        for seat in 0..self.seats {
            if !self.side(Seat(seat)).eliminated {
                living = living.with(Seat(seat));
            }
        }
        living
    }

    pub(crate) fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::default();
        print.bytes(&[
            self.phase as u8,
            self.asked.0,
            self.starter.0,
            self.active.0,
            self.kind as u8,
            self.turn,
            u8::from(self.maneuver_used),
            u8::from(self.announced),
            self.pool,
            self.pinned,
            self.depth,
            self.job.maneuver,
            self.job.op,
            self.job.tokens.steam,
            self.job.tokens.energy,
            self.job.left,
            self.job.base as u8,
        ]);
        if self.in_window() {
            print.bytes(&[self.window as u8, self.passed.0, u8::from(self.acted)]);
        }
        if let Some(ended) = self.outcome {
            print.bytes(&[ended.winners.0, u8::from(ended.is_tie)]);
        }
        for frame in &self.frames[..self.depth as usize] {
            print.bytes(&[
                frame.owner.0,
                frame.card,
                frame.alternative,
                frame.tokens.steam,
                frame.tokens.energy,
                frame.stage as u8,
                frame.target.0,
                frame.targets.0,
                frame.absorbed[0],
                frame.absorbed[1],
                u8::from(frame.neutralized),
                u8::from(frame.hit),
                frame.op,
                frame.left,
            ]);
        }
        for seat in Seat::all(self.seats) {
            let (side, list) = (self.side(seat), self.list(seat));
            let kinds = |instances: &[u8]| -> [u8; DECK_SIZE] {
                let mut kinds = [NONE; DECK_SIZE];
                for (place, instance) in instances.iter().enumerate() {
                    kinds[place] = list.kind_of[*instance as usize];
                }
                kinds
            };
            let mut hand = [0u8; DECK_SIZE];
            (0..DECK_SIZE).filter(|instance| side.hand >> instance & 1 != 0).for_each(|instance| {
                hand[list.kind_of[instance] as usize] += 1;
            });
            print.bytes(&hand);
            print.bytes(&kinds(&side.deck[..side.deck_len as usize]));
            print.bytes(&kinds(&side.discard[..side.discard_len as usize]));
            for slot in Slot::ALL.map(Slot::index) {
                if side.occupied >> slot & 1 != 0 {
                    let tokens = side.tokens[slot];
                    let kind = list.kind_of[side.instance[slot] as usize];
                    print.bytes(&[kind, side.face_up >> slot & 1, tokens.steam, tokens.energy, side.played[slot]]);
                } else {
                    print.bytes(&[NONE]);
                }
            }
            print.bytes(&[
                side.damage,
                u8::from(side.destroyed),
                u8::from(side.eliminated),
                side.model,
                side.list,
                side.pilot,
                u8::from(side.ability_used),
                side.own_turns,
            ]);
            print.bytes(&side.physical_from).bytes(&side.hits);
        }
        print.finish()
    }
}

const _: () = assert!(size_of::<State>() <= 640, "a state is at most 640 bytes");
