//! Missions: which goals are met, and by whom (chapter MISS).

use table::Seat;

use crate::language::{CardKind, Filter, Goal, Reward};
use crate::state::{At, SlotNo, State, flag};

/// The circumstances of a held Mission: its place, the warrior that holds it, the player who earns its reward.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holding {
    pub mission: SlotNo,
    pub warrior: SlotNo,
    pub player: Seat,
}

impl State {
    /// The same for a Mission that is held like this, or would have been.
    pub(crate) fn goal_of(
        &self,
        goals: &[Goal],
        holding: &Holding,
        dead: SlotNo,
        killer: SlotNo,
    ) -> Option<(usize, Option<Reward>)> {
        let Holding { mission, warrior: holder, player } = *holding;
        let is_chosen = self.is_in_play(mission) && self.slot(mission).chosen == dead;
        let asks = crate::facts::EvalContext { this: mission, bearer: holder, ..crate::facts::EvalContext::of(player) };
        let by_holder = if holder == SlotNo::NONE { self.slot(killer).controller == player } else { holder == killer };
        let fits = |filter: &Filter, slot: SlotNo| self.fits(filter, slot, &asks);
        let not_own = self.are_foes(self.slot(dead).controller, player);
        let survives = !self.slot(killer).is(flag::KILLED);
        goals.iter().enumerate().find_map(|(number, goal)| {
            let goal = match goal {
                Goal::Surviving(goal) if survives => goal,
                goal => goal,
            };
            let reward = match goal {
                Goal::Kill(filter, reward) if by_holder && not_own && fits(filter, dead) => Some(*reward),
                Goal::KillBy(by, filter, reward) if by_holder && not_own && fits(by, killer) && fits(filter, dead) => {
                    Some(*reward)
                }
                Goal::KillLast(by, place, reward) if by_holder && not_own && fits(by, killer) => {
                    let at = At::from(*place);
                    let of = self.slot(dead).controller;
                    let left = self
                        .warriors_of(of)
                        .filter(|slot| self.slot(*slot).at == at && !self.slot(*slot).is(flag::KILLED))
                        .count();
                    (self.slot(dead).at == at && left == 0).then_some(*reward)
                }
                Goal::KillChosen(reward) if by_holder && is_chosen => Some(*reward),
                Goal::Die(reward) if holder == dead => Some(*reward),
                Goal::Surviving(goal) if !self.slot(killer).is(flag::KILLED) => match &**goal {
                    Goal::Kill(filter, reward) if by_holder && not_own && fits(filter, dead) => Some(*reward),
                    Goal::KillChosen(reward) if by_holder && is_chosen => Some(*reward),
                    _ => None,
                },
                Goal::KillFor(filter, _) if by_holder && not_own && fits(filter, dead) => return Some((number, None)),
                _ => None,
            };
            reward.map(|reward| (number, Some(reward)))
        })
    }

    /// Whether another Mission of the player must be completed first (HATAMOTO): then this one earns nothing. The
    /// Missions that come first may be completed in any order.
    pub(crate) fn is_second_to_another(&self, mission: SlotNo, player: Seat) -> bool {
        let comes_first = |host: SlotNo| self.has(host, |keyword| *keyword == crate::language::Keyword::MissionsFirst);
        let holder = self.bearer(mission);
        if holder != SlotNo::NONE && comes_first(holder) {
            return false;
        }
        self.in_play().any(|other| {
            let host = self.slot(other).host;
            self.slot(other).at == At::Card
                && self.card_at(other).kind == CardKind::Mission
                && self.is_in_play(host)
                && self.slot(host).controller == player
                && comes_first(host)
        })
    }
}
