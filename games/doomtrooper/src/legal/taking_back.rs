//! Taking back: a composition is secret until it is announced (TIME-02), and an announced or shown choice stays
//! (TIME-19).
//!
//! A card, an ability or an Action is composed by small choices; attacker and defender are named together (CMB-03). The
//! attack itself was declared before and stays (CMB-02).

use table::{Refusal, Seat};

use crate::clause;
use crate::state::{CombatStep, Frame, Stage, State};

impl State {
    /// Whether the seat is composing something that nobody else knows of.
    pub(crate) fn composes(&self, seat: Seat) -> bool {
        match self.top() {
            Some(Frame::Item(item)) => item.seat == seat && item.stage < Stage::Announced,
            // If only one warrior can attack, nothing was composed yet.
            Some(Frame::Attack) => {
                self.combat.step == CombatStep::Defender
                    && self.asked() == Some(seat)
                    && self.attackers_of(self.combat.player).count_ones() > 1
            }
            _ => false,
        }
    }

    /// The reason why the seat may not take back its last choice.
    pub(crate) fn why_not_take_back(&self, seat: Seat) -> Option<Refusal> {
        (!self.composes(seat)).then(|| Refusal::new(clause::TIME_19, "nothing-to-take-back"))
    }
}
