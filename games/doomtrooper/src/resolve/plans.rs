//! Plans of attack are announced and fulfilled.

use table::Log;

use crate::clause;
use crate::event::Event;
use crate::facts::Plan;
use crate::facts::is_plan;
use crate::state::{Effect, Ends, Instance, SlotNo, StackItem, State};

impl State {
    /// Makes the planned attack.
    pub(crate) fn fulfil_plan(&mut self) {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        let code = &self.rules.programs.code;
        self.effects.retain(|effect| (effect.to, effect.with) != (attacker, defender) || !is_plan(code, effect));
    }

    /// Notes that a player has announced an attack for its next Turn, or no attack; a second announcement is for the
    /// Turn after that.
    pub(crate) fn note_plan(&mut self, item: &StackItem, plan: Option<Plan>, log: &mut impl Log<Self>) {
        let player = item.player;
        let event = match plan {
            None => Event::Planned(player, None),
            Some(Plan { attacker, defender, tactic }) => {
                Event::Planned(player, Some((self.sight(attacker), self.sight(defender), tactic)))
            }
        };
        log.push(clause::ATK_16, event);
        let first = self.end_of_next_turn(player);
        let is_told = self.effects.iter().any(|effect| effect.ends == first && self.is_plan(effect));
        let effect = Effect {
            pc: item.pc,
            to: plan.map_or(SlotNo::NONE, |plan| plan.attacker),
            seat: item.seat,
            ends: if is_told { Ends::EndOfTurnAfterOf(player) } else { first },
            steps: plan.map_or(0, |plan| 1 + plan.tactic as u8),
            card: self.identity[item.instance.index()],
            play: Instance::NONE,
            with: plan.map_or(SlotNo::NONE, |plan| plan.defender),
            since: self.order,
        };
        self.effects.push(effect);
        self.dirty = true;
    }
}
