//! Missions of a hand that may be played because their goal has been reached.

use arrayvec::ArrayVec;
use table::Seat;

use crate::facts::Holding;
use crate::language::Target;
use crate::state::{At, Instance, SlotNo, State, WindowKind};
use crate::triggers::KILLED_IN_COMBAT;

impl State {
    /// Whether a kill has just reached the goal of a Mission in a hand (SECRET MISSION).
    pub(crate) fn has_reached_goal(&self, seat: Seat) -> bool {
        let Some(window) = self.window().filter(|window| window.kind == WindowKind::Event(KILLED_IN_COMBAT)) else {
            return false;
        };
        self.hand(seat).any(|instance| self.holder_of_reached(seat, instance, window.subject, window.culprit).is_some())
    }

    /// The holder that a Mission of a hand would have had when a kill reached its goal: its killer, its victim or the
    /// player. Missions with a chosen victim, or with something to keep, do not count, because nobody could prove it.
    pub(crate) fn holder_of_reached(
        &self,
        seat: Seat,
        instance: Instance,
        dead: SlotNo,
        killer: SlotNo,
    ) -> Option<(At, SlotNo)> {
        let card = self.card_of(instance);
        let goals = &card.mission.as_ref()?.goals;
        if !self.is_in_play(dead) || !self.is_in_play(killer) || !self.has_room() {
            return None;
        }
        let targets = card.play.as_ref().map_or(&[][..], |play| &play.targets);
        let mut holders: ArrayVec<(At, SlotNo), 3> = ArrayVec::new();
        if matches!(targets.first(), Some(Target::Player(_))) {
            holders.push((At::Player, SlotNo(seat.0)));
        } else {
            holders.extend([killer, dead].map(|slot| (At::Card, slot)));
        }
        holders.into_iter().find(|(at, holder)| {
            let is_free = !self.holds_mission(instance, *at, *holder);
            let may_hold = *at == At::Player
                || (self.slot(*holder).controller == seat && self.check_host(seat, instance, *holder).is_ok());
            let warrior = if *at == At::Card { *holder } else { SlotNo::NONE };
            let holding = Holding { mission: SlotNo::NONE, warrior, player: seat };
            is_free && may_hold && self.goal_of(goals, &holding, dead, killer).is_some()
        })
    }
}
