//! Writes the notes that one card keeps about another: markers, and the name that it was assigned to. Each is an effect
//! without an end.

use crate::state::{Effect, Ends, Instance, SlotNo, StackItem, State};

impl State {
    /// A card puts markers on another card, or takes them: an effect without an end, so that markers of different cards
    /// are told apart (AMB-195).
    pub(super) fn mark(&mut self, item: &StackItem, on: SlotNo, n: i8) {
        let card = self.identity[item.instance.index()];
        let place = self.effects.iter().position(|effect| self.is_marker_of(effect, on, card));
        let had = place.map_or(0, |place| self.effects[place].steps);
        let now = had.saturating_add_signed(n).min(99);
        match place {
            Some(place) if now == 0 => drop(self.effects.remove(place)),
            Some(place) => self.effects[place].steps = now,
            None if now == 0 => {}
            None => {
                let (seat, pc, play, with) = (item.seat, item.pc, Instance::NONE, SlotNo::NONE);
                let (to, ends, steps, since) = (on, Ends::Never, now, self.order);
                self.effects.push(Effect { pc, to, seat, ends, steps, card, play, with, since });
            }
        }
    }

    /// Assigns a card to another one; the name stays when that one has gone.
    pub(super) fn assign(&mut self, item: &StackItem, this: SlotNo, to: SlotNo) {
        self.effects.retain(|effect| !(effect.to == this && effect.pc == item.pc));
        let card = self.identity[self.slot(to).instance.index()];
        let assigned = Effect {
            pc: item.pc,
            to: this,
            seat: item.seat,
            ends: Ends::Never,
            steps: 0,
            card,
            play: Instance::NONE,
            with: SlotNo::NONE,
            since: self.order,
        };
        self.effects.push(assigned);
        self.slot_mut(this).chosen = to;
    }
}
