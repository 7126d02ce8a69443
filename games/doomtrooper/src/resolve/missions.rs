//! Goals of Missions that are reached without a kill: kept, lost and fulfilled (chapter MISS).
//!
//! A Mission to keep something carries a marker from the end of the player's Turn at which everything is there; when
//! something is missing, the marker is removed.

use arrayvec::ArrayVec;
use table::{Log, Seat};

use crate::clause;
use crate::facts::EvalContext;
use crate::language::{CardKind, Filter, Goal, Reward};
use crate::state::{At, Effect, Ends, Frame, Instance, SLOTS, SlotNo, StackItem, Stage, State};

type Missions = ArrayVec<(SlotNo, u8), SLOTS>;

impl State {
    /// The Missions in play with a goal that matches, each with the number of the goal.
    pub(super) fn missions_with(&self, which: impl Fn(SlotNo, &Goal) -> bool) -> Missions {
        let mut found = Missions::new();
        for slot in self.in_play() {
            let Some(mission) = &self.card_at(slot).mission else { continue };
            if let Some(number) = mission.goals.iter().position(|goal| which(slot, goal)) {
                found.push((slot, number as u8));
            }
        }
        found
    }

    fn goal(&self, mission: SlotNo, number: u8) -> Option<&Goal> {
        self.card_at(mission).mission.as_ref().and_then(|mission| mission.goals.get(number as usize))
    }

    pub(super) fn asks_of_mission(&self, mission: SlotNo) -> EvalContext {
        EvalContext { this: mission, ..EvalContext::of(self.mission_player(mission)) }
    }

    /// Completes a Mission without a kill, and gives its reward (MISS-05, MISS-06).
    pub(super) fn fulfil(&mut self, mission: SlotNo, number: u8, log: &mut impl Log<Self>) {
        let player = self.mission_player(mission);
        let reward = match self.goal(mission, number) {
            Some(
                Goal::Keep(_, _, reward) | Goal::Destroy(_, reward) | Goal::Convert(_, reward) | Goal::Die(reward),
            ) => Some(*reward),
            _ => None,
        };
        let mut earned = 0;
        let holder = self.bearer(mission);
        if !self.is_second_to_another(mission, player) {
            match reward {
                Some(Reward::Promotion(n)) => {
                    earned = n.into();
                    self.earn_promotion(player, earned, clause::MISS_05, log);
                }
                // The bonus for the case that both combatants die is earned in a combat.
                Some(Reward::OwnValue(_)) if self.is_in_play(holder) => {
                    earned = self.slot(holder).ratings[3].max(0);
                    self.earn_promotion(player, earned, clause::MISS_05, log);
                }
                Some(Reward::Destiny(n)) => self.earn_destiny(player, n.into(), clause::MISS_05, log),
                _ => {}
            }
        }
        self.complete(mission, number as usize, 0, earned, log);
    }

    fn holds_all(&self, mission: SlotNo) -> bool {
        let asks = self.asks_of_mission(mission);
        let Some(Goal::Keep(place, filters, _)) = self
            .card_at(mission)
            .mission
            .as_ref()
            .and_then(|mission| mission.goals.iter().find(|goal| matches!(goal, Goal::Keep(..))))
        else {
            return false;
        };
        let at = At::from(*place);
        let has = |filter: &Filter| {
            self.warriors_of(asks.you).any(|slot| self.slot(slot).at == at && self.fits(filter, slot, &asks))
        };
        filters.iter().all(has)
    }

    /// If something to keep is gone, the count starts again.
    pub(crate) fn watch_kept(&mut self) {
        for (mission, _) in self.missions_with(|_, goal| matches!(goal, Goal::Keep(..))) {
            if self.slot(mission).markers > 0 && !self.holds_all(mission) {
                self.slot_mut(mission).markers = 0;
            }
        }
    }

    /// At the end of its player's Turn, a Mission to keep something begins, or is completed.
    pub(crate) fn settle_kept(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        for (mission, number) in self.missions_with(|_, goal| matches!(goal, Goal::Keep(..))) {
            if !self.is_in_play(mission) || self.mission_player(mission) != seat || !self.holds_all(mission) {
                continue;
            }
            if self.slot(mission).markers > 0 {
                self.fulfil(mission, number, log);
            } else {
                self.slot_mut(mission).markers = 1;
            }
        }
    }

    /// The seat whose item is being carried out.
    pub(super) fn doer(&self) -> Option<Seat> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Item(item) if item.stage >= Stage::Announced => Some(item.seat),
            _ => None,
        })
    }

    pub(crate) fn complete_destroyed(&mut self, log: &mut impl Log<Self>) {
        for (mission, number) in self.missions_with(|_, goal| matches!(goal, Goal::Destroy(..))) {
            if self.is_in_play(mission) && self.slot(mission).markers > 0 {
                self.fulfil(mission, number, log);
            }
        }
    }

    /// A Fortification of a name that was not counted yet came into play (ESTABLISH DEFENSIVE PERIMETER).
    pub(crate) fn note_built(&mut self, slot: SlotNo, log: &mut impl Log<Self>) {
        let card = self.identity[self.slot(slot).instance.index()];
        if self.card_at(slot).kind != CardKind::Fortification {
            return;
        }
        let seat = self.slot(slot).controller;
        let missions =
            self.missions_with(|mission, goal| matches!(goal, Goal::Build(_)) && self.mission_player(mission) == seat);
        for (mission, number) in missions {
            let is_counted = self.effects.iter().any(|effect| effect.to == mission && effect.card == card);
            let (Some(Goal::Build(reward)), false) = (self.goal(mission, number), is_counted) else { continue };
            let n = match reward {
                Reward::Promotion(n) => i16::from(*n),
                _ => 0,
            };
            let pc = self.ready_at(mission).goals.get(number as usize).copied().flatten().unwrap_or(0);
            // The counted name is remembered as long as the Mission lies there.
            let counted = Effect {
                pc,
                to: mission,
                seat,
                ends: Ends::Never,
                steps: 0,
                card,
                play: Instance::NONE,
                with: SlotNo::NONE,
                since: self.order,
            };
            self.effects.push(counted);
            if !self.is_second_to_another(mission, seat) {
                self.earn_promotion(seat, n, clause::MISS_05, log);
            }
        }
    }

    /// The Heretics in play, as a set of places.
    pub(crate) fn heretics(&self) -> u128 {
        let heretic = crate::language::Tag::Heretic.bit();
        self.warriors()
            .filter(|slot| !self.is_unidentified(*slot) && self.tags(*slot) & heretic != 0)
            .fold(0, |bits, slot| bits | slot.bit())
    }

    /// Whether a Mission in play asks for a conversion.
    pub(crate) fn is_conversion_wanted(&self) -> bool {
        self.in_play().any(|slot| {
            let mission = self.card_at(slot).mission.as_ref();
            mission.is_some_and(|mission| mission.goals.iter().any(|goal| matches!(goal, Goal::Convert(..))))
        })
    }

    /// Notes the warriors that became Heretics by an effect of a seat.
    pub(crate) fn note_converted(&mut self, before: u128, item: &StackItem, log: &mut impl Log<Self>) {
        self.refresh();
        let new = self.heretics() & !before;
        let done = self.missions_with(|mission, goal| match goal {
            Goal::Convert(filter, _) => {
                let asks = self.asks_of_mission(mission);
                self.mission_player(mission) == item.seat
                    && crate::state::Bits(new).any(|slot| self.was(filter, slot, &asks))
            }
            _ => false,
        });
        for (mission, number) in done {
            self.fulfil(mission, number, log);
        }
    }
}
