//! The rewards of a combat: points for kills, goals of Missions.

use arrayvec::ArrayVec;
use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::{Holding, Leaves};
use crate::language::{Keyword, Reward, Tag};
use crate::state::{
    At, BY_BLOW, CombatStep, Frame, NOBODY, SLOTS, SlotNo, StackItem, Stage, State, What, WindowKind, flag,
};
use crate::triggers::{COMPLETED, EARNED};

impl State {
    /// The seventh step: points for the dead, Missions, then the dead leave (CMB-25 to CMB-29).
    pub(super) fn points(&mut self, log: &mut impl Log<Self>) {
        self.combat.step = CombatStep::CleanUp;
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        let pairs = [(self.aim_of(attacker, defender), attacker), (self.aim_of(defender, attacker), defender)];
        for (dead, killer) in pairs {
            // A warrior that was killed by an effect earns only the points that its card gives (CMB-30).
            let has_fallen = self.is_in_play(dead) && self.slot(dead).is(flag::KILLED);
            if has_fallen && self.slot(dead).earner == BY_BLOW && self.is_in_play(killer) {
                self.reward(dead, killer, log);
            }
        }
        self.bury(log);
    }

    /// Gives the controller of the killer its reward, Missions included.
    fn reward(&mut self, dead: SlotNo, killer: SlotNo, log: &mut impl Log<Self>) {
        let value = self.slot(dead).ratings[3].max(0);
        let seat = match self.combat.earner {
            NOBODY => self.slot(killer).controller,
            earner => Seat(earner),
        };
        if !self.are_foes(self.slot(dead).controller, seat) {
            // A kill of one's own warrior never earns P (CMB-28), nor does a kill of a team mate's warrior.
            self.earn_destiny(seat, value, clause::CMB_28, log);
            return;
        }
        let mut ordinary = value;
        // These come in addition to the ordinary points, even if those are replaced (AMB-161).
        let (mut extra, mut more) = (0, 0);
        for (_, keyword) in self.keywords(killer) {
            match keyword {
                Keyword::EarnsMore(n) => more += i16::from(*n),
                Keyword::EarnsTimes(n) => ordinary += value * (i16::from(*n) - 1),
                _ => {}
            }
        }
        let answers = self.frames.len();
        let missions: ArrayVec<SlotNo, SLOTS> =
            self.in_play().filter(|slot| self.card_at(*slot).mission.is_some()).collect();
        for mission in missions {
            let Some((number, reward)) = self.goal_met(mission, dead, killer) else { continue };
            let player = self.mission_player(mission);
            let of_killer = player == seat;
            let reward = if self.is_second_to_another(mission, player) {
                reward.and(Some(Reward::Promotion(0)))
            } else {
                reward
            };
            // The points that its player earns by this Mission apart from the kill.
            let mut earned = 0;
            match reward {
                Some(Reward::Promotion(n)) if of_killer => extra += i16::from(n),
                Some(Reward::TimesValue(n)) if of_killer => ordinary = ordinary.max(value * i16::from(n)),
                // Its player decides when the Mission is completed; the ordinary points are replaced (AMB-161).
                Some(Reward::DestinyOrPromotion(..)) => ordinary = if of_killer { 0 } else { ordinary },
                Some(Reward::OwnValue(n)) => {
                    let own = self.slot(dead).ratings[3].max(0);
                    let both = self.slot(killer).is(flag::KILLED);
                    earned = own + if both { i16::from(n) } else { 0 };
                    self.earn_promotion(player, earned, clause::MISS_05, log);
                }
                Some(Reward::Destiny(n)) => self.earn_destiny(player, i16::from(n), clause::MISS_05, log),
                Some(reward) => {
                    earned = match reward {
                        Reward::Promotion(n) => i16::from(n),
                        Reward::TimesValue(n) => value * i16::from(n),
                        Reward::OwnValue(_) | Reward::Destiny(_) | Reward::DestinyOrPromotion(..) => 0,
                    };
                    self.earn_promotion(player, earned, clause::MISS_05, log);
                }
                None => (ordinary, more) = (0, 0),
            }
            self.complete(mission, number, value, earned, log);
        }
        let points = ordinary + extra + more;
        if self.earns_only_destiny(killer) {
            self.earn_destiny(seat, points, clause::CMB_29, log);
        } else if points > 0 && self.rules.options.split_kill_points {
            let item = StackItem {
                what: What::Reward,
                stage: Stage::Splits,
                slot: killer,
                subject: dead,
                amount: points.min(100) as i8,
                ..StackItem::of(seat, self.slot(killer).instance)
            };
            self.frames.push(Frame::Item(item));
        } else if points > 0 {
            self.earn_promotion(seat, points, clause::CMB_26, log);
            // An effect that answers a Mission completed by this kill concerns all the points of the kill.
            for frame in &mut self.frames[answers..] {
                if let Frame::Window(window) = frame
                    && window.kind == WindowKind::Event(COMPLETED)
                    && window.player == seat
                {
                    window.amount = window.amount.saturating_add(points.min(100) as i8);
                }
            }
            self.raise(EARNED, killer, dead, seat, points.min(100) as i8);
        }
    }

    /// Whether a warrior earns D for its kills, never P: it is a Freelancer, or a card says so (FREE-02, CMB-29).
    pub(crate) fn earns_only_destiny(&self, warrior: SlotNo) -> bool {
        let is_freelancer = self.tags(warrior) & Tag::Freelancer.bit() != 0 && self.slot(warrior).affiliations == 0;
        (is_freelancer || self.has(warrior, |keyword| *keyword == Keyword::EarnsDestiny))
            && !self.has(warrior, |keyword| *keyword == Keyword::EarnsPromotion)
    }

    /// The goal of a Mission that a kill meets, and its reward; no reward where the goal earns nothing.
    fn goal_met(&self, mission: SlotNo, dead: SlotNo, killer: SlotNo) -> Option<(usize, Option<Reward>)> {
        let goals = &self.card_at(mission).mission.as_ref()?.goals;
        let warrior = if self.slot(mission).at == At::Card { self.slot(mission).host } else { SlotNo::NONE };
        let holding = Holding { mission, warrior, player: self.mission_player(mission) };
        self.goal_of(goals, &holding, dead, killer)
    }

    /// Completes a Mission (MISS-06, MISS-09): `value` is the V of its subject, `earned` are the P that it earned.
    pub(crate) fn complete(
        &mut self,
        mission: SlotNo,
        number: usize,
        value: i16,
        earned: i16,
        log: &mut impl Log<Self>,
    ) {
        let card = *self.slot(mission);
        let definition = self.identity[card.instance.index()];
        log.push(clause::MISS_06, Event::Completed(self.spot(mission), definition));
        let player = self.mission_player(mission);
        let program = self.ready_at(mission).goals.get(number).copied().flatten();
        let bearer = self.bearer(mission);
        self.leave(mission, Leaves::Discarded, clause::MISS_06, log);
        self.raise(COMPLETED, bearer, SlotNo::NONE, player, earned.clamp(0, 100) as i8);
        if let Some(pc) = program {
            let item = crate::state::StackItem {
                what: crate::state::What::Goal(number as u8),
                stage: crate::state::Stage::Runs,
                caster: bearer,
                amount: value.clamp(-100, 100) as i8,
                pc,
                ..crate::state::StackItem::of(player, card.instance)
            };
            self.frames.push(Frame::Item(item));
        }
    }
}
