//! What seats do: composed by small choices, announced, answered, carried out (TIME-02 to TIME-06).

mod announcing;
mod attacking;
mod carrying;
mod changing;
mod composing;
mod finding;
mod found;
mod landing;
mod late;
mod notes;
mod picked;
mod picking;
mod queue;
mod reaching;
mod removing;
mod running;

use arrayvec::ArrayVec;
use table::Seat;

use crate::state::{Deed, Frame, Instance, SLOTS, SlotNo, Stage, State, What, WindowKind};

/// The draw of a coin (TWIST OF FATE and others).
pub(crate) const COIN: &str = "coin";
/// The draw of a card from a hand.
pub(crate) const FROM_HAND: &str = "card-from-hand";
/// The draw of a card from a pile that was searched.
pub(crate) const FROM_PILE: &str = "card-from-pile";

type Slots = ArrayVec<SlotNo, SLOTS>;

impl State {
    /// A seat begins to compose something.
    pub(crate) fn begin(&mut self, deed: Deed) {
        let _ = self.frames.try_push(Frame::Deed(deed));
    }

    /// A seat plays a card from its hand.
    pub(crate) fn begin_card(&mut self, seat: Seat, instance: Instance) {
        let mut deed = self.answering(Deed { stage: Stage::Caster, ..Deed::of(seat, instance) });
        if let Some(window) = self.window().filter(|window| matches!(window.kind, WindowKind::Event(_))) {
            deed.player = window.player;
        }
        if self.counters_late(&deed) {
            deed.stage = Stage::Answers;
        }
        self.begin(deed);
    }

    /// The deed with what the open window is about (TIME-25).
    pub(crate) fn answering(&self, deed: Deed) -> Deed {
        let Some(window) = self.window() else { return deed };
        let about = window.about;
        Deed { subject: window.subject, culprit: window.culprit, about, amount: window.amount, ..deed }
    }

    /// A seat uses an ability.
    pub(crate) fn begin_use(&mut self, seat: Seat, slot: SlotNo, number: u8) {
        let instance = self.slot(slot).instance;
        let mut deed = Deed { stage: Stage::Target(0), slot, what: What::Ability(number), ..Deed::of(seat, instance) };
        deed = self.answering(deed);
        if self.counters_late(&deed) {
            deed.stage = Stage::Answers;
        }
        self.begin(deed);
    }

    /// Whether what begins now counters something that was played earlier in the fourth step (TIME-12).
    fn counters_late(&self, deed: &Deed) -> bool {
        self.entry_of(deed).is_some_and(|entry| entry.counters)
            && self.window().is_some_and(|window| window.kind == WindowKind::Modify)
    }

    /// A seat takes one of the Actions that the rules know.
    pub(crate) fn begin_basic(&mut self, seat: Seat, what: What, slot: SlotNo, instance: Instance) {
        let stage = if what == What::Add { Stage::Place } else { Stage::Announced };
        let deed = Deed { what, stage, slot, ..Deed::of(seat, instance) };
        let deed = if stage == Stage::Announced { Deed { stage: Stage::Steps, ..deed } } else { deed };
        self.begin(deed);
    }

    /// The place of the topmost deed that has begun: what was just raised above it waits.
    fn begun(&self) -> Option<usize> {
        let is_raised = |frame: &Frame| match frame {
            Frame::Deed(deed) => deed.stage == Stage::Queued,
            Frame::Window(window) => matches!(window.kind, WindowKind::Event(_)),
            Frame::Attack => false,
        };
        self.frames.iter().rposition(|frame| !is_raised(frame))
    }

    fn deed_mut(&mut self) -> Option<&mut Deed> {
        match self.begun().and_then(|at| self.frames.get_mut(at)) {
            Some(Frame::Deed(deed)) => Some(deed),
            _ => None,
        }
    }
}
