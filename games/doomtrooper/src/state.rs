//! The state of a match: flat arrays and small numbers, copied as memory.
//!
//! Every card of a seat has a number, its [`Instance`]; what card it is stands in `State::identity`. Hands and face-down
//! piles are sets of numbers, Draw Piles are ordered. A card in play has a place on the table, a [`SlotNo`], which is
//! public: everybody may follow a face-down card (COV-04). What follows from the cards in play (ratings, memberships,
//! standing abilities) is refreshed when something changes, in `derived`.

use std::fmt;
use std::sync::Arc;

use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::{Outcome, Seat, SeatSet};

use crate::language::{Place, Tactic};
use crate::program::Pc;
use crate::round::Round;
use crate::rules::{COLLECTION_MAX, Rules, SEATS};
use crate::set::CardNo;

/// The most cards in play at once: what would need another place cannot be played.
pub const SLOTS: usize = 96;
/// Every place.
pub(crate) const ALL_SLOTS: u128 = (1 << SLOTS) - 1;
/// The most frames of things that are going on at once.
pub(crate) const FRAMES: usize = 24;
/// The most warriors that support one combatant.
pub(crate) const SUPPORTERS: usize = 3;
/// The most effects that last at once.
pub(crate) const EFFECTS: usize = 80;
/// Standing abilities that are in force at once, for which a state has room of its own: what each card gives to each
/// receiver is one. A table of fourteen warriors and six cards for all of them may have more, which lie on the heap.
pub(crate) const GRANTS: usize = 192;

/// A card of a match: the seat that owns it, and its number among that seat's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Instance(pub u16);

impl Instance {
    pub(crate) const NONE: Self = Self(u16::MAX);

    #[inline]
    pub(crate) const fn new(owner: Seat, number: usize) -> Self {
        Self((owner.index() * COLLECTION_MAX + number) as u16)
    }

    /// Who owns it.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat((self.0 as usize / COLLECTION_MAX) as u8)
    }

    /// Its number among its owner's cards.
    #[must_use]
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize % COLLECTION_MAX
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place on the table, written `#7`: public, and the same as long as the card stays in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct SlotNo(pub u8);

impl SlotNo {
    pub(crate) const NONE: Self = Self(u8::MAX);

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    #[inline]
    pub(crate) fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}

impl fmt::Display for SlotNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// Where a card in play lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum At {
    /// In the Squad of its controller.
    #[default]
    Squad,
    /// In the Kohort of its controller.
    Kohort,
    /// In the Outpost of its controller.
    Outpost,
    /// In the Aside area of its controller.
    Aside,
    /// In the Hidden row of its controller: added in Cover and not yet identified (HID-01).
    Hidden,
    /// Attached to another card.
    Card,
    /// Attached to a player, whose seat stands in place of the host.
    Player,
    /// Attached to the game.
    Game,
}

impl From<Place> for At {
    fn from(place: Place) -> Self {
        match place {
            Place::Squad => Self::Squad,
            Place::Kohort => Self::Kohort,
            Place::Outpost => Self::Outpost,
            Place::Aside => Self::Aside,
        }
    }
}

/// What is true of a card in play, one bit each.
pub(crate) mod flag {
    pub(crate) const WOUNDED: u16 = 1;
    pub(crate) const COVERED: u16 = 1 << 1;
    /// Its warrior sits in it (VEH-03).
    pub(crate) const INSIDE: u16 = 1 << 2;
    /// Transferred in this cycle of its controller (OUT-05).
    pub(crate) const TRANSFERRED: u16 = 1 << 3;
    /// Left Cover in this Turn (COV-14).
    pub(crate) const LEFT_COVER: u16 = 1 << 4;
    /// In use in the combat that is going on (EQP-09).
    pub(crate) const IN_USE: u16 = 1 << 5;
    /// Its first, second and third ability were used in this Turn.
    pub(crate) const USED: u16 = 1 << 6;
    pub(crate) const USED_2: u16 = 1 << 7;
    pub(crate) const USED_3: u16 = 1 << 8;
    /// Wounded in the combat that is going on.
    pub(crate) const WOUNDED_NOW: u16 = 1 << 9;
    /// Killed in the resolution that is going on.
    pub(crate) const KILLED: u16 = 1 << 10;
    /// The way it was killed takes it out of the game.
    pub(crate) const ANNIHILATED: u16 = 1 << 11;
    /// Cannot be used in this combat.
    pub(crate) const BARRED: u16 = 1 << 12;
    /// Killed, but its card stays in play.
    pub(crate) const STAYS: u16 = 1 << 13;
    /// Attacked in this Turn.
    pub(crate) const ATTACKED: u16 = 1 << 14;
    /// Killed for good: nothing saves it.
    pub(crate) const DOOMED: u16 = 1 << 15;
}

/// No seat, where a seat is a number.
pub(crate) const NOBODY: u8 = u8::MAX;

/// A card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Slot {
    pub instance: Instance,
    pub at: At,
    pub controller: Seat,
    /// The card, or the seat, that it is attached to.
    pub host: SlotNo,
    pub flags: u16,
    pub markers: u8,
    /// A card that was chosen for it: whom a Mission is to kill.
    pub chosen: SlotNo,
    /// Who earns its points if it dies by an effect; the number of seats for nobody.
    pub earner: u8,
    /// When it came, for the order of effects.
    pub order: u16,
    // Refreshed, so not written down:
    #[serde(skip)]
    pub ratings: [i16; 4],
    #[serde(skip)]
    pub affiliations: u16,
    #[serde(skip)]
    pub side: u8,
}

impl Slot {
    pub(crate) const EMPTY: Self = Self {
        instance: Instance::NONE,
        at: At::Squad,
        controller: Seat(0),
        host: SlotNo::NONE,
        flags: 0,
        markers: 0,
        chosen: SlotNo::NONE,
        earner: NOBODY,
        order: 0,
        ratings: [0; 4],
        affiliations: 0,
        side: 0,
    };

    #[inline]
    pub(crate) const fn is(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }

    pub(crate) const fn set(&mut self, flag: u16, on: bool) {
        if on {
            self.flags |= flag;
        } else {
            self.flags &= !flag;
        }
    }
}

/// Which side a warrior is on, one bit each: more than one for a half-converted one.
pub(crate) mod side {
    pub(crate) const DOOMTROOPER: u8 = 1;
    pub(crate) const LEGION: u8 = 2;
    pub(crate) const TRIBAL: u8 = 4;
}

const fn no_pile() -> [u8; COLLECTION_MAX] {
    [0; COLLECTION_MAX]
}

/// What belongs to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Side {
    pub destiny: i16,
    pub promotion: i16,
    /// Numbers of the cards in the hand, and in the face-down piles.
    pub hand: u128,
    pub discard: u128,
    pub gone: u128,
    pub reserve: u128,
    #[serde(skip, default = "no_pile")]
    pub pile: [u8; COLLECTION_MAX],
    #[serde(skip)]
    pub pile_len: u8,
    /// Turns begun and completed.
    pub turns: u16,
    pub turns_done: u16,
    pub redrawn: bool,
    pub sabotaged: SeatSet,
    /// Turns left under the no-warriors rule; 0 when it does not run (NOW-02).
    pub no_warriors: u8,
    pub eliminated: bool,
    /// Actions fewer in the next Turn, Turns to miss, Turns more after this one.
    pub fewer_actions: u8,
    pub missed_turns: u8,
    pub more_turns: u8,
    /// Must move a warrior into the Outpost first in the next Turn (OUT-08).
    pub owes_outpost: bool,
}

impl Side {
    pub(crate) const EMPTY: Self = Self {
        destiny: 0,
        promotion: 0,
        hand: 0,
        discard: 0,
        gone: 0,
        reserve: 0,
        pile: [0; COLLECTION_MAX],
        pile_len: 0,
        turns: 0,
        turns_done: 0,
        redrawn: false,
        sabotaged: SeatSet::NONE,
        no_warriors: 0,
        eliminated: false,
        fewer_actions: 0,
        missed_turns: 0,
        more_turns: 0,
        owes_outpost: false,
    };
}

/// Where a Turn stands.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
pub enum Step {
    /// It begins (TURN-03).
    Begin,
    /// The redraw is offered (TURN-06).
    Redraw,
    /// Before drawing (TW-05).
    BeforeDraw,
    /// Cards are drawn (TURN-04).
    Draw,
    /// The active player must do what is owed, or chooses the next Action (ACT-02).
    Actions,
    /// The Actions are over.
    ActionsOver,
    /// Cards are discarded (TURN-09).
    Discard,
    /// The Turn is over.
    Over,
}

/// What is going on above the Turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) enum Frame {
    /// Seats may do something in turn.
    Window(Window),
    /// Something is announced and carried out.
    Deed(Deed),
    /// An attack is carried out.
    Attack,
}

/// A moment at which seats may do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Window {
    pub kind: WindowKind,
    /// Who is asked.
    pub seat: Seat,
    /// How many seats in a row have yielded.
    pub yields: u8,
    /// Opportunities given: it closes after 50 rounds (AMB-91).
    pub rounds: u8,
    /// What an event was about, and who did it.
    pub subject: SlotNo,
    pub culprit: SlotNo,
    /// The player that the event was about.
    pub player: Seat,
    /// The card that the event was about, where it is not in play: it was discarded, or found.
    pub about: Instance,
    pub amount: i8,
    /// Whether something was done in it that may be done once after an event.
    pub once: bool,
}

/// The kinds of windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum WindowKind {
    /// A stable point (TIME-08).
    Free,
    /// An announcement may be answered (TIME-03).
    Response,
    /// An event may be answered (TIME-10): the kind of event.
    Event(u8),
    /// An attack was declared (TW-08).
    Intent,
    /// Attacker and defender were named (TW-09).
    Named,
    /// Before the tactic (TW-10).
    BeforeTactic,
    /// The fourth step of a combat (CMB-13).
    Modify,
    /// Before drawing (TW-05).
    BeforeDraw,
    /// At the end of the Turn (TW-19).
    EndOfTurn,
    /// Before the Discard phase (TW-19).
    BeforeDiscard,
    /// Somebody has won, and the match is not closed yet (TW-20).
    Victory,
}

/// What is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum What {
    /// A card is played from the hand.
    Card,
    /// An ability of a card in play is used, by number.
    Ability(u8),
    /// Something happens by itself, by number.
    Trigger(u8),
    /// A warrior is added (ADD-01).
    Add,
    /// A warrior is added in Cover (HID-01).
    AddCovered,
    /// A warrior seeks Cover (COV-01).
    Seek,
    /// A warrior leaves Cover (COV-13).
    Exit,
    /// A warrior enters or leaves its Vehicle (VEH-06).
    Board,
    /// A warrior is transferred (OUT-02).
    Transfer,
    /// A warrior sabotages (SAB-01).
    Sabotage,
    /// The player meditates (ACT-08).
    Meditate,
    /// A goal of a Mission makes something happen, by number.
    Goal(u8),
    /// Steps are added to a spell (ART-08).
    Raise,
    /// Points for a kill are split (CMB-26).
    Reward,
    /// A card that has to leave play may go back to the hand.
    Return,
}

/// Something that a seat does: composed, answered, carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Deed {
    pub seat: Seat,
    pub what: What,
    pub stage: Stage,
    /// The card, and its place when it is in play.
    pub instance: Instance,
    pub slot: SlotNo,
    /// What was chosen: cards in play, or a seat.
    pub targets: [SlotNo; 2],
    pub player: Seat,
    pub caster: SlotNo,
    pub place: At,
    pub tactic: Tactic,
    pub affiliation: u8,
    pub steps: u8,
    /// Steps left of a repeated block.
    pub left: u8,
    /// How far a step has come that asks several times.
    pub cursor: u8,
    /// What the last search put into play, and whether it found anything.
    pub found: SlotNo,
    pub has_found: bool,
    pub pc: Pc,
    pub cancelled: bool,
    /// What the event was about that it answers.
    pub subject: SlotNo,
    pub culprit: SlotNo,
    pub about: Instance,
    pub amount: i8,
}

/// How far a deed has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub(crate) enum Stage {
    /// What a counter in the fourth step of a combat answers is chosen (TIME-12).
    Answers,
    /// The caster is chosen.
    Caster,
    /// The target of this number is chosen.
    Target(u8),
    /// Steps are bought.
    Steps,
    /// The Area is chosen.
    Place,
    /// Inside or outside its Vehicle.
    Inside,
    /// It was announced; seats may answer.
    Announced,
    /// It happens by itself, and waits for its turn among what happens at the same moment (TIME-16).
    Queued,
    /// It is carried out.
    Runs,
    /// It waits for a choice of the step before `pc`.
    Chooses,
    /// Its player may let it happen or not.
    Offered,
    /// It was let happen at a price for each step: its player says how many (ART-07).
    Buys,
    /// Its player splits points: so many are P, the others D (SAB-06).
    Splits,
    /// It is over.
    Done,
}

/// An attack and its combat (chapter CMB).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Combat {
    pub step: CombatStep,
    pub player: Seat,
    pub attacker: SlotNo,
    pub defender: SlotNo,
    pub tactic: Option<Tactic>,
    pub warzone: SlotNo,
    /// A combatant whose blow comes first, and whether its wound ends the combat.
    pub first: SlotNo,
    pub first_ends: bool,
    /// What is chosen and begun anew after a change, one bit of [`anew`] each (CMB-17).
    pub redo: u8,
    /// It ends without blows.
    pub ended: bool,
    /// It was granted by a card: no Action of the Turn (ACT-12).
    pub granted: bool,
    /// Actions that were lost when it was announced (ACT-06), the Attack Action among them.
    pub forfeited: u8,
    /// Whom the attacker attacks next with the same Attack Action (AMB-155).
    pub second: SlotNo,
    /// Warriors that support the attacker and the defender (CMB-18).
    pub support: [[SlotNo; SUPPORTERS]; 2],
    /// Whom the blows of attacker and defender hit; nothing: the other one.
    pub aims: [SlotNo; 2],
    /// Who earns the points of its kills, if a card says so; the number of seats for nobody.
    pub earner: u8,
    /// What became of attacker and defender, also when it is over.
    pub hurt: [Option<Hurt>; 2],
}

/// A combatant that was wounded or killed, as it was then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Hurt {
    pub controller: Seat,
    pub value: i8,
}

/// What a change of combatants or tactic makes new in a combat, one bit each (CMB-17, AMB-77).
pub(crate) mod anew {
    pub(crate) const ATTACKER_WEAPONS: u8 = 1;
    pub(crate) const DEFENDER_WEAPONS: u8 = 1 << 1;
    pub(crate) const WARZONE: u8 = 1 << 2;
    /// The combatant itself: its combat begins.
    pub(crate) const ATTACKER: u8 = 1 << 3;
    pub(crate) const DEFENDER: u8 = 1 << 4;
}

/// Where an attack stands (CMB-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub(crate) enum CombatStep {
    /// No attack is going on.
    None,
    /// It was declared.
    Intent,
    /// The attacker is named.
    Attacker,
    /// The defender is named.
    Defender,
    /// A second defender is named, of an attacker that makes two attacks (AMB-155).
    Second,
    /// The names stand.
    Named,
    /// The tactic is chosen.
    Tactic,
    /// The defender chooses a Warzone.
    Warzone,
    /// The attacker's weapon is chosen.
    AttackerWeapon,
    /// The defender's weapon is chosen.
    DefenderWeapon,
    /// Ratings are modified.
    Modify,
    /// Blows fall.
    Blows,
    /// The attacker's player says whom its blow hits, where there are supporters (CMB-18).
    AttackerAims,
    /// The defender's player does.
    DefenderAims,
    /// The answer to a first blow.
    Answer,
    /// The dead leave and points are earned.
    Points,
    /// It is over.
    CleanUp,
}

impl CombatStep {
    /// What follows from the cards in play is the same in all steps of a phase: it asks only whether an attack is going
    /// on, whether the attacker, the defender and the Warzone are named.
    pub(crate) fn phase(self) -> u8 {
        [Self::None, Self::Attacker, Self::Defender, Self::Warzone].into_iter().filter(|step| self > *step).count()
            as u8
    }
}

impl Combat {
    pub(crate) const NONE: Self = Self {
        step: CombatStep::None,
        player: Seat(0),
        attacker: SlotNo::NONE,
        defender: SlotNo::NONE,
        tactic: None,
        warzone: SlotNo::NONE,
        first: SlotNo::NONE,
        first_ends: false,
        redo: 0,
        ended: false,
        granted: false,
        forfeited: 0,
        second: SlotNo::NONE,
        support: [[SlotNo::NONE; SUPPORTERS]; 2],
        aims: [SlotNo::NONE; 2],
        earner: NOBODY,
        hurt: [None; 2],
    };
}

/// An effect that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Effect {
    /// The step of the program that made it.
    pub pc: Pc,
    /// What has it; the seat for an effect on a player; nothing for one on the table.
    pub to: SlotNo,
    /// Who made it.
    pub seat: Seat,
    pub ends: Ends,
    pub steps: u8,
    pub card: CardNo,
    /// The card whose playing made it, as long as the fourth step of the combat goes on in which it was played.
    pub play: Instance,
    /// Another card in play that it speaks of, and ends with.
    pub with: SlotNo,
}

impl Effect {
    /// Whether it remembers that a card was played, or an ability of it used, that may be so once in the game.
    pub(crate) fn is_used_up(&self, card: CardNo) -> bool {
        self.to == SlotNo::NONE && self.ends == Ends::Never && self.card == card
    }
}

/// When an effect ends (TIME-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) enum Ends {
    Combat,
    Turn,
    /// At the start of a Turn of this seat.
    TurnOf(Seat),
    /// At the end of the next Turn of this seat.
    EndOfTurnOf(Seat),
    /// The same, made in a Turn of this seat: at the end of the one after that.
    EndOfTurnAfterOf(Seat),
    /// At the end of the Turn: then the direction of play is reversed (MULTI-09).
    Reverses,
    /// At the end of the Turn: then its player and this seat have exchanged seats.
    Exchanges(Seat),
    Never,
}

/// A mystic power, or none (chapter IMM).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) enum Power {
    None,
    Art,
    Gift,
    /// A Gift of an Apostle, by number.
    GiftOf(u8),
}

/// A standing ability that is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grant {
    /// Who has it.
    pub to: SlotNo,
    /// The card that gives it, when it is in play.
    pub from: SlotNo,
    /// Which it is, among the gives of the set.
    pub give: u16,
}

/// A victory that may still be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Verdict {
    pub winners: SeatSet,
    /// Whether it came of the exhaustion of all Draw Piles (GAME-07), not of the target (GAME-02).
    pub by_exhaustion: bool,
}

/// The state of a match of Doomtrooper.
pub struct State {
    pub(crate) rules: Arc<Rules>,
    pub(crate) seats: u8,
    /// Whether windows ask seats that could do nothing: off in simulations.
    pub(crate) soft: bool,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) identity: [CardNo; SEATS * COLLECTION_MAX],
    /// Who knows a card, one bit a seat; bit 7: everybody.
    pub(crate) knows: [u8; SEATS * COLLECTION_MAX],
    pub(crate) sides: [Side; SEATS],
    pub(crate) slots: [Slot; SLOTS],
    /// The places that hold a card.
    pub(crate) used: u128,
    pub(crate) order: u16,
    pub(crate) turn: u16,
    pub(crate) active: Seat,
    /// In which order Turns and windows go round (MULTI-09).
    pub(crate) round: Round,
    pub(crate) step: Step,
    pub(crate) actions: u8,
    /// Attack Actions that may still be made in this Turn.
    pub(crate) attacks: u8,
    pub(crate) has_acted: bool,
    pub(crate) has_attacked: bool,
    /// Points that win now: the table's target, or the tied total and 10 (GAME-08).
    pub(crate) target: i16,
    /// Whether the exhaustion of all Draw Piles was settled (GAME-08).
    pub(crate) exhausted: bool,
    /// Who has won, as long as a card may still change that (TIME-10).
    pub(crate) verdict: Option<Verdict>,
    /// Actions that cards have granted each seat and that are still to be taken (ACT-12).
    pub(crate) granted: [u8; SEATS],
    pub(crate) combat: Combat,
    /// Cards that wait for the end of the combat (CMB-31).
    pub(crate) row: ArrayVec<Instance, 32>,
    pub(crate) frames: ArrayVec<Frame, FRAMES>,
    pub(crate) effects: ArrayVec<Effect, EFFECTS>,
    /// Standing abilities that are in force: those that make members first.
    pub(crate) grants: SmallVec<[Grant; GRANTS]>,
    /// How many of the grants make members: give affiliations, tags or names.
    pub(crate) joins: u16,
    /// The places whose cards have got tags.
    pub(crate) tagged: u128,
    /// The places that have got standing abilities, or lost them.
    pub(crate) able: u128,
    /// Those of them whose abilities say who may attack whom, and how.
    pub(crate) warlike: u128,
    /// The places of warriors; true while nothing is dirty, as is what follows.
    pub(crate) units: u128,
    /// The places that bear other cards, and the places of these.
    pub(crate) bearing: u128,
    pub(crate) hosted: u128,
    /// Kinds of events after which something in play happens by itself.
    pub(crate) listens: u32,
    /// Whether somebody is dying.
    pub(crate) dying: bool,
    /// Whether something in force depends on points.
    pub(crate) minds_points: bool,
    /// Whether something in force depends on whose Turn it is, or on what has happened in it.
    pub(crate) minds_turns: bool,
    /// Seats that have conceded and are still to leave (GAME-13).
    pub(crate) conceding: SeatSet,
    pub(crate) dirty: bool,
    /// Whether a warrior has to leave for want of a rating. Refreshed.
    pub(crate) falls: bool,
}

impl State {
    /// The tags of a card in play: its own and those that it got.
    #[inline]
    pub(crate) fn tags(&self, slot: SlotNo) -> u128 {
        if self.tagged & slot.bit() == 0 { self.hot_at(slot).tags } else { self.tags_given(slot) }
    }

    #[inline]
    pub(crate) fn card_of(&self, instance: Instance) -> &crate::language::Card {
        self.rules.cards.card(self.identity[instance.index()])
    }

    #[inline]
    pub(crate) fn ready_of(&self, instance: Instance) -> &crate::program::Ready {
        self.rules.programs.card(self.identity[instance.index()])
    }

    /// What of a card is asked most often.
    #[inline]
    pub(crate) fn hot_of(&self, instance: Instance) -> &crate::program::Hot {
        self.rules.programs.hot(self.identity[instance.index()])
    }

    #[inline]
    pub(crate) fn hot_at(&self, slot: SlotNo) -> &crate::program::Hot {
        self.hot_of(self.slot(slot).instance)
    }

    #[inline]
    pub(crate) fn slot(&self, slot: SlotNo) -> &Slot {
        &self.slots[slot.index()]
    }

    #[inline]
    pub(crate) fn slot_mut(&mut self, slot: SlotNo) -> &mut Slot {
        self.dirty = true;
        &mut self.slots[slot.index()]
    }

    /// The card in play at a place.
    #[inline]
    pub(crate) fn card_at(&self, slot: SlotNo) -> &crate::language::Card {
        self.card_of(self.slot(slot).instance)
    }

    #[inline]
    pub(crate) fn ready_at(&self, slot: SlotNo) -> &crate::program::Ready {
        self.ready_of(self.slot(slot).instance)
    }

    #[inline]
    pub(crate) fn is_in_play(&self, slot: SlotNo) -> bool {
        slot.index() < SLOTS && self.used & slot.bit() != 0
    }

    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Every place that holds a card, the lowest first.
    #[inline]
    pub(crate) fn in_play(&self) -> Bits {
        Bits(self.used)
    }

    /// Whether the place holds a warrior.
    #[inline]
    pub(crate) fn is_warrior(&self, slot: SlotNo) -> bool {
        if !self.dirty {
            return self.units & slot.bit() != 0;
        }
        let at = self.slot(slot).at;
        !matches!(at, At::Card | At::Player | At::Game) && self.hot_at(slot).kind == crate::language::Kind::Warrior
    }

    /// The warriors in play, the lowest place first.
    pub(crate) fn warriors(&self) -> Bits {
        if !self.dirty {
            return Bits(self.units);
        }
        Bits(self.in_play().filter(|slot| self.is_warrior(*slot)).fold(0, |bits, slot| bits | slot.bit()))
    }

    /// The warriors that a seat controls.
    pub(crate) fn warriors_of(&self, seat: Seat) -> impl Iterator<Item = SlotNo> + '_ {
        self.warriors().filter(move |slot| self.slot(*slot).controller == seat)
    }

    /// What is attached to a card.
    pub(crate) fn attached_to(&self, host: SlotNo) -> impl Iterator<Item = SlotNo> + '_ {
        let bears = self.dirty || (host.index() < SLOTS && self.bearing & host.bit() != 0);
        let all = match bears {
            true if self.dirty => self.used,
            true => self.hosted,
            false => 0,
        };
        Bits(all).filter(move |slot| self.slot(*slot).at == At::Card && self.slot(*slot).host == host)
    }

    /// Whether it lies unidentified in a Hidden row (HID-01).
    #[inline]
    pub(crate) fn is_unidentified(&self, slot: SlotNo) -> bool {
        self.slot(slot).at == At::Hidden
    }

    /// The warrior that a card in play is on: itself for a warrior; nothing for a card on a player or the table.
    pub(crate) fn bearer(&self, slot: SlotNo) -> SlotNo {
        let mut at = slot;
        for _ in 0..8 {
            if !self.is_in_play(at) {
                return SlotNo::NONE;
            }
            if self.is_warrior(at) {
                return at;
            }
            if self.slot(at).at != At::Card {
                return SlotNo::NONE;
            }
            at = self.slot(at).host;
        }
        SlotNo::NONE
    }

    /// The numbers of the cards in a seat's hand.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Instance> + '_ {
        Bits(self.side(seat).hand).map(move |SlotNo(number)| Instance::new(seat, number as usize))
    }

    #[inline]
    pub(crate) fn hand_len(&self, seat: Seat) -> u8 {
        self.side(seat).hand.count_ones() as u8
    }

    /// The seats that are still in the match, from one on, in the order in which play goes round.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.round.from(first).filter(|seat| !self.side(*seat).eliminated)
    }

    /// The next seat of the turn order.
    pub(crate) fn next_seat(&self, after: Seat) -> Seat {
        self.seats_from(after).find(|seat| *seat != after).unwrap_or(after)
    }
}

/// The set bits of a mask, the lowest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits(pub u128);

impl Iterator for Bits {
    type Item = SlotNo;

    #[inline]
    fn next(&mut self) -> Option<SlotNo> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(SlotNo(bit as u8))
    }
}
