//! The asked seat: the one whose choice the match waits for.

use table::Seat;

use crate::state::{CombatStep, Frame, SlotNo, StackItem, Stage, State};

impl State {
    /// Returns the seat that is asked now; nobody when the match is over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        if self.outcome.is_some() {
            return None;
        }
        Some(match self.top() {
            Some(Frame::Window(window)) => window.seat,
            Some(Frame::Item(item)) => self.chooser(item),
            Some(Frame::Attack) => self.combat_asks(),
            None => self.granted_to().unwrap_or(self.active),
        })
    }

    /// The seat that makes the choice that an item waits for.
    fn chooser(&self, item: &StackItem) -> Seat {
        if item.stage == Stage::Queued {
            return self.queue_seat().unwrap_or(item.seat);
        }
        match self.waits_for_payment(item) {
            Some(seat) => seat,
            None => item.seat,
        }
    }

    /// The seat that chooses in the current step of the combat.
    fn combat_asks(&self) -> Seat {
        let of = |slot: SlotNo| if self.is_in_play(slot) { self.slot(slot).controller } else { self.combat.player };
        match self.combat.step {
            CombatStep::Warzone | CombatStep::DefenderWeapon | CombatStep::DefenderAims => of(self.combat.defender),
            CombatStep::Tactic | CombatStep::AttackerWeapon | CombatStep::AttackerAims => of(self.combat.attacker),
            _ => self.combat.player,
        }
    }
}
