//! Who is asked: the seat for whose choice everything waits.

use table::Seat;

use crate::state::{CombatStep, Deed, Frame, SlotNo, Stage, State};

impl State {
    /// Who is asked now; nobody when the match is over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        if self.outcome.is_some() {
            return None;
        }
        Some(match self.top() {
            Some(Frame::Window(window)) => window.seat,
            Some(Frame::Deed(deed)) => self.chooser(deed),
            Some(Frame::Attack) => self.combat_asks(),
            None => self.granted_to().unwrap_or(self.active),
        })
    }

    /// Who makes the choice that a deed waits for.
    fn chooser(&self, deed: &Deed) -> Seat {
        if deed.stage == Stage::Queued {
            return self.queue_seat().unwrap_or(deed.seat);
        }
        match self.waits_for_payment(deed) {
            Some(seat) => seat,
            None => deed.seat,
        }
    }

    /// Who chooses in the step of the combat.
    fn combat_asks(&self) -> Seat {
        let of = |slot: SlotNo| if self.is_in_play(slot) { self.slot(slot).controller } else { self.combat.player };
        match self.combat.step {
            CombatStep::Warzone | CombatStep::DefenderWeapon | CombatStep::DefenderAims => of(self.combat.defender),
            CombatStep::Tactic | CombatStep::AttackerWeapon | CombatStep::AttackerAims => of(self.combat.attacker),
            _ => self.combat.player,
        }
    }
}
