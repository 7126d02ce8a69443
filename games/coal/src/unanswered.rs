//! The action for a seat that does not answer within the agreed time (COAL-AMB-31): the defaults of the ledger.

use table::{Choices as _, Seat};

use crate::action::{Action, Slot, TurnKind};
use crate::choices::Choices;
use crate::state::{Phase, State};

impl State {
    /// The action of an asked seat that does not answer; `None` for a seat that is not asked.
    pub(crate) fn answer_by_default(&self, seat: Seat) -> Option<Action> {
        let choices = Choices::of(self, seat);
        let may = |action: Action| choices.index_of(&action).is_some().then_some(action);
        let chosen = match self.phase {
            Phase::Declare => Some(Action::Declare(TurnKind::Maintenance)),
            Phase::Main => may(Action::End).or_else(|| self.due(seat)),
            Phase::Place => self.placed(seat, &choices),
            Phase::Choose => Some(Action::Choose(self.default_alternative())),
            _ => Some(Action::Pass),
        };
        let first = || (choices.len() > 0).then(|| choices.get(0));
        chosen.and_then(may).or_else(first)
    }

    /// What must be done before the turn can end: ready Accumulators in slot order, then the first Maneuver that can be
    /// paid.
    fn due(&self, seat: Seat) -> Option<Action> {
        let ready = self.side(seat).ready;
        if ready != 0 {
            return Some(Action::Activate(Slot(ready.trailing_zeros() as u8)));
        }
        let can_pay = |number: &usize| self.can_pay(seat, &self.maneuvers(seat)[*number]);
        (0..self.maneuvers(seat).len()).find(can_pay).map(|number| Action::Maneuver(number as u8))
    }

    /// Places a token on the lowest own slot that lacks it, to avoid overdrives where possible; otherwise on the lowest
    /// slot.
    fn placed(&self, seat: Seat, choices: &Choices) -> Option<Action> {
        let lacks = self.side(seat).needs.lacks;
        let own = || {
            (0..choices.len()).filter_map(|k| match choices.get(k) {
                Action::Place(kind, of, slot) if of == seat => Some((kind, slot)),
                _ => None,
            })
        };
        let lacking = own().find(|(kind, slot)| lacks[*kind as usize] & slot.bit() != 0);
        lacking.or_else(|| own().next()).map(|(kind, slot)| Action::Place(kind, seat, slot))
    }
}
