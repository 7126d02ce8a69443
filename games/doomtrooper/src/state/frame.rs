//! The frames above the Turn: windows, and the items of the stack.

use table::Seat;

use crate::language::Tactic;
use crate::program::Pc;

use super::{At, Instance, SlotNo};

/// A frame above the Turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) enum Frame {
    /// Seats may act in turn.
    Window(Window),
    /// Something is announced and carried out. The serialised name is that of older positions.
    #[serde(rename = "Deed")]
    Item(StackItem),
    /// An attack is carried out.
    Attack,
}

/// A moment at which seats may act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Window {
    pub kind: WindowKind,
    /// The seat that is asked.
    pub seat: Seat,
    /// The number of seats in a row that have yielded.
    pub yields: u8,
    /// Opportunities given: it closes after 50 rounds (AMB-91).
    pub rounds: u8,
    /// The subject of the event, and the culprit.
    pub subject: SlotNo,
    pub culprit: SlotNo,
    /// The player that the event concerns.
    pub player: Seat,
    /// The card that the event is about, if it is not in play: it was discarded, or found.
    pub about: Instance,
    pub amount: i8,
    /// Whether a card or an ability that may be used once after an event was used in it.
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

/// The kind of announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum What {
    /// A card is played from the hand.
    Card,
    /// An ability of a card in play is used, by number.
    Ability(u8),
    /// A triggered ability happens, by number.
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
    /// A goal of a Mission takes effect, by number.
    Goal(u8),
    /// Steps are added to a spell (ART-08).
    Raise,
    /// Points for a kill are split (CMB-26).
    Reward,
    /// A card that has to leave play may go back to the hand.
    Return,
}

/// An item of a seat, which is composed, answered and carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct StackItem {
    pub seat: Seat,
    pub what: What,
    pub stage: Stage,
    /// The card, and its place when it is in play.
    pub instance: Instance,
    pub slot: SlotNo,
    /// The choices made: cards in play, or a seat.
    pub targets: [SlotNo; 2],
    pub player: Seat,
    pub caster: SlotNo,
    pub place: At,
    pub tactic: Tactic,
    pub affiliation: u8,
    pub steps: u8,
    /// The remaining steps of a repeated block.
    pub left: u8,
    /// The number of answers to a step that asks several times.
    pub cursor: u8,
    /// The card that the last search put into play, and whether the search found anything.
    pub found: SlotNo,
    pub has_found: bool,
    pub pc: Pc,
    pub cancelled: bool,
    /// The subject of the event that it answers.
    pub subject: SlotNo,
    pub culprit: SlotNo,
    pub about: Instance,
    pub amount: i8,
}

/// The stage of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub(crate) enum Stage {
    /// The card that a counter in the fourth step of a combat answers is chosen (TIME-12).
    Answers,
    /// The caster is chosen.
    Caster,
    /// The target of this number is chosen.
    Target(u8),
    /// Steps are bought.
    Steps,
    /// The Area is chosen.
    Place,
    /// Whether the warrior is inside its Vehicle is chosen.
    Inside,
    /// It was announced; seats may answer.
    Announced,
    /// A triggered ability that waits for its turn among those of the same moment (TIME-16).
    Queued,
    /// It is carried out.
    Runs,
    /// It waits for a choice of the step before `pc`.
    Chooses,
    /// Its player may use it or decline.
    Offered,
    /// It was accepted at a price for each step, and its player chooses the number of steps (ART-07).
    Buys,
    /// Its player splits points: so many are P, the others D (SAB-06).
    Splits,
    /// It is over.
    Done,
}

impl StackItem {
    /// An item of a seat with a card, with nothing chosen.
    pub(crate) const fn of(seat: Seat, instance: Instance) -> Self {
        Self {
            seat,
            what: What::Card,
            stage: Stage::Announced,
            instance,
            slot: SlotNo::NONE,
            targets: [SlotNo::NONE; 2],
            player: seat,
            caster: SlotNo::NONE,
            place: At::Squad,
            tactic: crate::language::Tactic::Fight,
            affiliation: 0,
            steps: 0,
            left: 0,
            cursor: 0,
            found: SlotNo::NONE,
            has_found: false,
            pc: 0,
            cancelled: false,
            subject: SlotNo::NONE,
            culprit: SlotNo::NONE,
            about: Instance::NONE,
            amount: 0,
        }
    }
}
