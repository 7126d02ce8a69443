//! The state of a match: flat arrays of small numbers, copied as memory.
//!
//! The meaning of each part is documented beside it. Which viewers know a card is decided in one place, `State::known`.

use std::sync::Arc;

use table::{Seat, SeatSet};

use crate::action::TurnKind;
use crate::card::{Model, Resource, Tokens};
use crate::rules::{CardNo, DECK_SIZE, List, PilotNo, Rules};

/// The most seats of a table.
pub const SEATS: usize = 4;
/// A Steambot with this much damage is destroyed (COAL-END-01).
pub const FATAL_DAMAGE: u8 = 10;
/// The most tokens that a card holds without an overdrive (COAL-OVD-01).
pub const MOST_TOKENS: u8 = 4;
/// The tokens of the box, when the supply is limited (COAL-AMB-04).
pub const TOKEN_SUPPLY: u8 = 47;
/// The Tag Tokens of a seat at the start (COAL-TAG-02).
pub const TAG_TOKENS: u8 = 2;
/// The most cards that are resolved inside one another: the attack, Echo cards up to [`MAX_ECHO_DEPTH`], and every
/// prepared card of the attacker and its target.
pub(crate) const MAX_FRAMES: usize = 20;
/// Beyond this depth Echo cards have no effect. Without the option of COAL-AMB-90 they work at depth 1 only.
pub(crate) const MAX_ECHO_DEPTH: usize = 10;
// Each frame is an Echo card below that depth or one of the five prepared cards of attacker or target, none of them
// twice.
const _: () = assert!(MAX_ECHO_DEPTH + 2 * 5 <= MAX_FRAMES);
/// No pilot, no card.
pub(crate) const NONE: u8 = u8::MAX;

/// What the table waits for. Its number goes into the fingerprint, so new phases are added at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Phase {
    ChooseModel,
    ChoosePilot,
    Declare,
    Main,
    /// The target of the top frame answers the attack (W-RESPOND).
    Respond,
    /// A soft window is open: see [`State::window`].
    Soft,
    /// The tokens of [`State::job`] are placed.
    Place,
    /// Clint Goldstein takes a token.
    TakeToken,
    /// Tokens are removed by the top frame or the Maneuver.
    Remove,
    /// Cards of the hand are discarded: a cost or an effect.
    Drop,
    /// The top frame's alternative is chosen.
    Choose,
    /// Tokens of the top frame are transferred.
    Transfer,
    Over,
    /// Every seat that is not in [`State::chosen`] takes the pilot for its board, secretly (COAL-MPS-03, COAL-TAG-04).
    SecretPilot,
    /// The pilot for the board is taken from a pair, one seat after the other (COAL-TAG-04).
    StartingPilot,
    /// The partner of the target, or of the active seat, may help (W-SUPPORT).
    Support,
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

/// The stage of an activated card in its resolution. Its number goes into the fingerprint, so new stages are added at
/// the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Stage {
    /// Its alternative, if it has one, is to be chosen.
    Begin,
    /// Its next target is to be attacked.
    Next,
    /// The target may respond.
    Respond,
    /// The damage to the target is to be assigned.
    Assign,
    /// Its owner-side effects are to be carried out, from [`Frame::op`] on.
    Effects,
    /// Its resolution is finished.
    CleanUp,
    /// Before the response, the target's Echo cards are applied, from [`Frame::echo`] on.
    Echo,
    /// Then the target's partner may help.
    Support,
}

/// An activated card that is being resolved (zone `resolving`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub owner: Seat,
    /// The instance of the owner's list.
    pub instance: u8,
    pub card: CardNo,
    /// Whether it is an Echo card: its echo symbols apply, and it stays where it lies.
    pub is_echo: bool,
    pub alternative: u8,
    pub tokens: Tokens,
    pub stage: Stage,
    /// The seat that is under attack now.
    pub target: Seat,
    /// Seats still to be attacked, as a mask.
    pub targets: SeatSet,
    /// The damage that the target has absorbed, by kind.
    pub absorbed: [u8; 2],
    /// Whether the target has neutralized the attack.
    pub neutralized: bool,
    /// The index in the target's echo row that applies next, and the length of the row when the attack began.
    pub echo: u8,
    pub echo_end: u8,
    /// The number of targets that it has hit (COAL-ATK-06).
    pub hits: u8,
    /// The owner-side effect that comes next.
    pub op: u8,
    /// The rest of that effect: tokens to remove or to transfer, cards to discard. 0 before it begins.
    pub left: u8,
}

impl Frame {
    pub const EMPTY: Self = Self {
        owner: Seat(0),
        instance: NONE,
        card: 0,
        is_echo: false,
        alternative: 0,
        tokens: Tokens { steam: 0, energy: 0 },
        stage: Stage::Begin,
        target: Seat(0),
        targets: SeatSet::NONE,
        absorbed: [0; 2],
        neutralized: false,
        echo: 0,
        echo_end: 0,
        hits: 0,
        op: 0,
        left: 0,
    };
}

/// A Maneuver or the placing of consumed tokens that takes several decisions.
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
    /// The phase to return to.
    pub base: Phase,
}

impl Job {
    pub const NONE: Self =
        Self { maneuver: NONE, op: 0, tokens: Tokens { steam: 0, energy: 0 }, left: 0, base: Phase::Main };
}

/// The tokens that the prepared cards of a seat still need: masks of slots, updated with every token.
///
/// They follow from the cards and tokens. Only the owner's players may read those of face-down cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    /// Cards whose tokens contain their cost.
    pub paid: u8,
    /// Cards that are Attacks or Accumulators.
    pub attacks: u8,
    /// Cards that lack Steam, and cards that lack Energy.
    pub lacks: [u8; 2],
    /// Cards that lack exactly one token.
    pub nearly: u8,
}

impl Needs {
    /// Clears these slots.
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
    /// The echo row, the oldest first (COAL-ECHO-02).
    pub echo: [u8; DECK_SIZE],
    pub echo_len: u8,
    /// Echo cards that have worked in the attack being resolved, as a mask of instances; used only if they also work
    /// against counterattacks (COAL-AMB-90).
    pub echoed: u32,

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
    /// Set once its Steambot is destroyed or the seat concedes, and never cleared (COAL-END-05).
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
    /// The reserve pilot, or [`NONE`], and whether its ability was used in this turn (COAL-TAG-03, COAL-TAG-11).
    pub reserve: PilotNo,
    pub reserve_used: bool,
    /// Tag Tokens on the board.
    pub tag: u8,
    /// The number of its own turns that the seat has begun.
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
        echo: [0; DECK_SIZE],
        echo_len: 0,
        echoed: 0,
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
        reserve: NONE,
        reserve_used: false,
        tag: 0,
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

/// The complete true state of a match.
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
    /// The seat whose turn it is; during the setup, the seat that chooses first.
    pub(crate) active: Seat,
    pub(crate) kind: TurnKind,
    /// The number of the turn, from 1; 0 during the setup.
    pub(crate) turn: u8,
    pub(crate) maneuver_used: bool,
    /// Whether the active seat has announced an activation in the main window (COAL-PIL-10).
    pub(crate) announced: bool,
    /// Whether soft windows are opened at every point where a seat can act.
    pub(crate) soft: bool,
    pub(crate) window: Window,
    /// Seats that passed in this window since another seat acted.
    pub(crate) passed: SeatSet,
    /// Whether the asked seat acted since it was asked.
    pub(crate) acted: bool,
    /// Seats that called their partner while nobody has acted since: they may not call again (COAL-WIN-04).
    pub(crate) called: SeatSet,
    /// Seats whose pilot for the board is settled, and those that settled it secretly (setup of chapter MPS).
    pub(crate) chosen: SeatSet,
    pub(crate) secret: SeatSet,
    /// Tokens in the common pool, when the supply is limited.
    pub(crate) pool: u8,
    /// The card to which Remove is bound, as 8 x seat + slot; [`NONE`] when there is a free choice.
    pub(crate) pinned: u8,
    pub(crate) outcome: Option<Ended>,
}

/// The outcome of the match in a few bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The seats that won, those of a team together; in a tie, the seats that share it.
    pub winners: SeatSet,
    /// Whether the winners share a tie.
    pub is_tie: bool,
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
            called: SeatSet::NONE,
            chosen: SeatSet::NONE,
            secret: SeatSet::NONE,
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
}

const _: () = assert!(size_of::<State>() <= 1100, "a state is at most 1100 bytes");
