//! Goals of Missions that no kill reaches: keeping, destroying, building, converting (chapter MISS).
//!
//! A Mission that is to keep something carries a marker from the moment on when everything is there at the end of a Turn
//! of its player; when something is missing, the marker goes.

use arrayvec::ArrayVec;
use table::{Log, Seat};

use crate::clause;
use crate::combat::Holding;
use crate::happening::KILLED_IN_COMBAT;
use crate::judge::Asks;
use crate::language::{Filter, Goal, Kind, Reward, Target};
use crate::state::{At, CombatStep, Deed, Effect, Ends, Frame, Instance, SLOTS, SlotNo, Stage, State, WindowKind};

type Missions = ArrayVec<(SlotNo, u8), SLOTS>;

impl State {
    /// The Missions in play with a goal of this description, and which goal it is.
    fn missions_with(&self, which: impl Fn(SlotNo, &Goal) -> bool) -> Missions {
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

    fn asks_of_mission(&self, mission: SlotNo) -> Asks {
        Asks { this: mission, ..Asks::of(self.mission_player(mission)) }
    }

    /// A Mission is completed by something else than a kill, and its reward earned (MISS-05, MISS-06).
    fn fulfil(&mut self, mission: SlotNo, number: u8, log: &mut impl Log<Self>) {
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
                // What is added when both combatants die is earned in a combat.
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

    /// Whether another Mission of the player must be completed first (HATAMOTO): then this one earns nothing. Among those
    /// that come first there is no order.
    pub(crate) fn is_second_to_another(&self, mission: SlotNo, player: Seat) -> bool {
        let comes_first = |host: SlotNo| self.has(host, |keyword| *keyword == crate::language::Keyword::MissionsFirst);
        let holder = self.bearer(mission);
        if holder != SlotNo::NONE && comes_first(holder) {
            return false;
        }
        self.in_play().any(|other| {
            let host = self.slot(other).host;
            self.slot(other).at == At::Card
                && self.card_at(other).kind == Kind::Mission
                && self.is_in_play(host)
                && self.slot(host).controller == player
                && comes_first(host)
        })
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

    /// What is to be kept is gone: it begins anew.
    pub(crate) fn watch_kept(&mut self) {
        for (mission, _) in self.missions_with(|_, goal| matches!(goal, Goal::Keep(..))) {
            if self.slot(mission).markers > 0 && !self.holds_all(mission) {
                self.slot_mut(mission).markers = 0;
            }
        }
    }

    /// At the end of a Turn of its player a Mission that is to keep something begins, or is completed.
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

    /// Whether a kill has just reached the goal of a Mission in a hand (SECRET MISSION).
    pub(crate) fn has_reached_goal(&self, seat: Seat) -> bool {
        let Some(window) = self.window().filter(|window| window.kind == WindowKind::Event(KILLED_IN_COMBAT)) else {
            return false;
        };
        self.hand(seat).any(|instance| self.holder_of_reached(seat, instance, window.subject, window.culprit).is_some())
    }

    /// Who would have held a Mission of a hand whose goal a kill has just reached: its killer, its victim or the player.
    /// Whom a Mission was to kill, or to keep, nobody could prove.
    pub(crate) fn holder_of_reached(
        &self,
        seat: Seat,
        instance: Instance,
        dead: SlotNo,
        killer: SlotNo,
    ) -> Option<(At, SlotNo)> {
        let card = self.card_of(instance);
        let goals = &card.mission.as_ref()?.goals;
        if !self.is_in_play(dead) || !self.is_in_play(killer) || self.free_slot().is_none() {
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

    /// Who carries something out now.
    fn doer(&self) -> Option<Seat> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Deed(deed) if deed.stage >= Stage::Announced => Some(deed.seat),
            _ => None,
        })
    }

    /// A warrior was killed: Missions that ask for this are completed. The seventh step of a combat has looked at those
    /// that the opponent's blow reached; who is killed by the own player fulfils none (MISS-10).
    pub(crate) fn note_killed(&mut self, dead: SlotNo, log: &mut impl Log<Self>) {
        let of = self.slot(dead).controller;
        let opponent = self.opponent_of(dead);
        let is_own_blow = self.combat.step > CombatStep::Blows
            && self.is_in_play(opponent)
            && !self.are_foes(self.slot(opponent).controller, of);
        if is_own_blow || self.doer() == Some(of) {
            return;
        }
        let reached = self.missions_with(|mission, goal| {
            let card = self.slot(mission);
            matches!(goal, Goal::Die(_)) && card.at == At::Card && card.host == dead
        });
        for (mission, number) in reached {
            self.fulfil(mission, number, log);
        }
    }

    /// A card is discarded or annihilated: a Mission to destroy it is marked, and completed when everything has been
    /// carried out. Only warriors are kept from it for being the own ones (MISS-10).
    pub(crate) fn note_destroyed(&mut self, slot: SlotNo) {
        let Some(doer) = self.doer() else { return };
        let is_own_warrior = self.is_warrior(slot) && self.slot(slot).controller == doer;
        let done = self.missions_with(|mission, goal| match goal {
            Goal::Destroy(filter, _) => {
                self.mission_player(mission) == doer
                    && mission != slot
                    && !is_own_warrior
                    && self.fits(filter, slot, &self.asks_of_mission(mission))
            }
            _ => false,
        });
        for (mission, _) in done {
            self.slot_mut(mission).markers = 1;
        }
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
        if self.card_at(slot).kind != Kind::Fortification {
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
            // What was counted is remembered as long as the Mission lies there.
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
            if self.effects.try_push(counted).is_ok() && !self.is_second_to_another(mission, seat) {
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

    /// Warriors became Heretics by what a seat did.
    pub(crate) fn note_converted(&mut self, before: u128, deed: &Deed, log: &mut impl Log<Self>) {
        self.refresh();
        let new = self.heretics() & !before;
        let done = self.missions_with(|mission, goal| match goal {
            Goal::Convert(filter, _) => {
                let asks = self.asks_of_mission(mission);
                self.mission_player(mission) == deed.seat
                    && crate::state::Bits(new).any(|slot| self.was(filter, slot, &asks))
            }
            _ => false,
        });
        for (mission, number) in done {
            self.fulfil(mission, number, log);
        }
    }

    /// Whether a warrior is or was of this description before it was converted: by its printed icons too.
    fn was(&self, filter: &Filter, slot: SlotNo, asks: &Asks) -> bool {
        let card = self.identity[self.slot(slot).instance.index()];
        self.fits(filter, slot, asks) || self.fits_number(filter, card, self.slot(slot).controller, asks)
    }
}
