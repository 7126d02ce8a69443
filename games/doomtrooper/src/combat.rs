//! The combat in its steps (chapter CMB).

use arrayvec::ArrayVec;
use table::{Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::flow::Flow;
use crate::happening::{ATTACKED, IN_COMBAT, SURVIVED};
use crate::language::{Filter, Goal, Keyword, Limit, Op, Reward, Stat, Tactic, Tag};
use crate::legal::stat_of;
use crate::moves::Leaves;
use crate::program::{Step, moment};
use crate::state::{
    At, Bits, Combat, CombatStep, Deed, Ends, Frame, Hurt, Instance, NOBODY, SLOTS, SlotNo, Stage, State, What,
    WindowKind, anew, flag,
};

/// How a Mission is held: its place, the warrior that holds it, the player who earns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holding {
    pub mission: SlotNo,
    pub warrior: SlotNo,
    pub player: Seat,
}

impl State {
    /// The active player declares an attack (CMB-02).
    pub(crate) fn declare_attack(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.attacks -= 1;
        let before = self.actions;
        if self.goes_on_after_attacks() {
            self.spend_actions(1);
        } else {
            // Actions not spent are lost (ACT-06).
            self.actions = 0;
        }
        self.has_attacked = true;
        let forfeited = before - self.actions;
        self.begin_attack(seat, false, log);
        self.combat.forfeited = forfeited;
    }

    pub(crate) fn begin_attack(&mut self, seat: Seat, granted: bool, log: &mut impl Log<Self>) {
        self.forget_wounds();
        self.combat = Combat { step: CombatStep::Intent, player: seat, granted, ..Combat::NONE };
        log.push(clause::CMB_02, Event::Attacks(seat));
        let _ = self.frames.try_push(Frame::Attack);
    }

    /// A choice in the combat.
    pub(crate) fn choose_in_combat(&mut self, action: Action, log: &mut impl Log<Self>) {
        let step = self.combat.step;
        match (step, action) {
            (CombatStep::Attacker, Action::Choose(slot)) => {
                self.combat.attacker = slot;
                self.combat.step = CombatStep::Defender;
            }
            (CombatStep::Defender, Action::Choose(slot)) => {
                self.pay_attack(self.combat.player, self.combat.attacker, slot, log);
                self.combat.defender = slot;
                self.combat.step = CombatStep::Second;
                self.note_attack(self.combat.attacker);
                self.effects.retain(|effect| {
                    effect.to != slot
                        || !matches!(self.rules.programs.code[effect.pc as usize], Step::Do(Op::MustAttackNext(..)))
                });
                log.push(clause::CMB_03, Event::Named(self.sight(self.combat.attacker), self.sight(slot)));
            }
            (CombatStep::Second, action) => {
                if let Action::Choose(slot) = action {
                    self.combat.second = slot;
                    log.push(clause::ACT_10, Event::Named(self.sight(self.combat.attacker), self.sight(slot)));
                }
                self.combat.step = CombatStep::Named;
            }
            (CombatStep::AttackerAims, Action::Choose(slot)) => {
                self.combat.aims[0] = slot;
                self.combat.step = CombatStep::Blows;
            }
            (CombatStep::DefenderAims, Action::Choose(slot)) => {
                self.combat.aims[1] = slot;
                self.combat.step = CombatStep::Blows;
            }
            (CombatStep::Tactic, Action::Tactic(tactic)) => self.set_tactic(tactic, log),
            (CombatStep::Warzone, Action::Choose(slot)) => {
                self.combat.warzone = slot;
                self.combat.step = CombatStep::AttackerWeapon;
                log.push(clause::WZ_04, Event::InWarzone(self.sight(slot)));
                self.open(WindowKind::Free);
            }
            (CombatStep::Warzone, _) => {
                self.combat.step = CombatStep::AttackerWeapon;
                self.open(WindowKind::Free);
            }
            (CombatStep::AttackerWeapon | CombatStep::DefenderWeapon, Action::Choose(slot)) => {
                let clause = if self.in_bits(self.copies(), slot) { clause::EQP_09 } else { clause::CMB_09 };
                self.slot_mut(slot).set(flag::IN_USE, true);
                log.push(clause, Event::Uses(self.sight(slot)));
            }
            (CombatStep::AttackerWeapon, _) => self.combat.step = CombatStep::DefenderWeapon,
            (CombatStep::DefenderWeapon, _) => self.arm(),
            _ => {}
        }
        self.note_phase(step);
    }

    /// What an attack costs.
    pub(crate) fn pay_attack(&mut self, seat: Seat, attacker: SlotNo, defender: SlotNo, log: &mut impl Log<Self>) {
        let (price, points) = (self.attack_price(attacker, defender), self.attack_points(defender));
        self.earn_destiny(seat, -price, clause::GAME_10, log);
        self.earn_promotion(seat, -points, clause::GAME_11, log);
    }

    /// A warrior that attacks once in a Turn, or has to, has attacked.
    pub(crate) fn note_attack(&mut self, slot: SlotNo) {
        if self.has(slot, |keyword| matches!(keyword, Keyword::AttacksOnce | Keyword::HasToAttack)) {
            self.slot_mut(slot).set(flag::ATTACKED, true);
        }
    }

    fn set_tactic(&mut self, tactic: Tactic, log: &mut impl Log<Self>) {
        self.fulfil_plan();
        self.combat.tactic = Some(tactic);
        self.combat.step = CombatStep::Warzone;
        self.dirty = true;
        log.push(clause::CMB_05, Event::Chosen(tactic));
        self.open(WindowKind::Free);
    }

    /// What the opponent of a combatant does not let it use is of no use in this combat.
    fn bar_unusable(&mut self) {
        self.refresh();
        for slot in [self.combat.attacker, self.combat.defender] {
            let of = self.opponent_of(slot);
            if !self.is_in_play(slot) || !self.is_in_play(of) {
                continue;
            }
            let barred = Bits(self.used).filter(|on| {
                self.slot(*on).at == At::Card
                    && self.bearer(*on) == of
                    && self.keywords(slot).any(|(grant, keyword)| match keyword {
                        Keyword::OpponentNoUse(filter) => self.fits(filter, *on, &self.asks_of_grant(grant)),
                        _ => false,
                    })
            });
            let barred = barred.fold(0, |bits, on| bits | on.bit());
            for on in Bits(barred) {
                let card = self.slot_mut(on);
                card.set(flag::BARRED, true);
                card.set(flag::IN_USE, false);
            }
        }
        self.refresh();
    }

    /// Whether a combatant chooses Weapons now: who stays keeps its own (CMB-17).
    fn chooses_weapons(&self, of: u8) -> bool {
        (self.combat.redo == 0 || self.combat.redo & of != 0) && (self.weapons() | self.copies()) != 0
    }

    /// Ratings stand; the fourth step begins after a stable point.
    fn arm(&mut self) {
        self.bar_unusable();
        for slot in [self.combat.attacker, self.combat.defender] {
            self.bar_spare_copies(slot);
        }
        self.combat.step = CombatStep::Modify;
        let redo = std::mem::take(&mut self.combat.redo);
        let fighters = [(self.combat.attacker, anew::ATTACKER), (self.combat.defender, anew::DEFENDER)];
        for (slot, _) in fighters.into_iter().filter(|(_, begins)| redo == 0 || redo & begins != 0) {
            let player = self.slot(slot).controller;
            self.raise(IN_COMBAT, slot, self.opponent_of(slot), player, 0);
        }
        self.open(WindowKind::Free);
    }

    /// One step of the combat.
    pub(crate) fn step_combat(&mut self, log: &mut impl Log<Self>) -> Flow {
        let step = self.combat.step;
        let flow = self.take_step(log);
        self.note_phase(step);
        self.refresh();
        flow
    }

    /// Who fights whom, and where, is part of many conditions: what follows from the cards in play is computed anew when
    /// the combat has come from `before` into another phase.
    fn note_phase(&mut self, before: CombatStep) {
        self.dirty |= self.combat.step.phase() != before.phase();
    }

    fn take_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        self.refresh();
        let combat = self.combat;
        let is_broken = combat.step > CombatStep::Defender
            && combat.step < CombatStep::Points
            && !(self.is_in_play(combat.attacker) && self.is_in_play(combat.defender));
        if (combat.ended && combat.step < CombatStep::Points) || is_broken {
            // A combatant that is gone leaves nobody to compare with (CMB-33); a card may have ended it (CMB-34).
            self.combat.step = CombatStep::CleanUp;
        }
        match self.combat.step {
            CombatStep::None => {
                self.frames.pop();
            }
            CombatStep::Intent => {
                self.combat.step = CombatStep::Attacker;
                self.open_if(moment::INTENT, WindowKind::Intent);
            }
            CombatStep::Attacker => {
                if self.attackers_of(combat.player) != 0 {
                    return Flow::Waits;
                }
                self.combat.step = CombatStep::CleanUp;
            }
            CombatStep::Defender => {
                if self.is_in_play(combat.attacker) && self.defenders_for(combat.attacker) != 0 {
                    return Flow::Waits;
                }
                self.combat.step = CombatStep::CleanUp;
            }
            CombatStep::Second => {
                if self.second_defenders() != 0 {
                    return Flow::Waits;
                }
                self.combat.step = CombatStep::Named;
            }
            CombatStep::Named => self.reveal_defender(log),
            CombatStep::Tactic => {
                let possible = |tactic: &Tactic| {
                    self.check_tactic(combat.attacker, combat.defender, *tactic).is_ok() && self.keeps_to_plan(*tactic)
                };
                match (possible(&Tactic::Fight), possible(&Tactic::Shoot)) {
                    (true, true) => return Flow::Waits,
                    (true, false) => self.set_tactic(Tactic::Fight, log),
                    (false, true) => self.set_tactic(Tactic::Shoot, log),
                    (false, false) => self.combat.step = CombatStep::CleanUp,
                }
            }
            CombatStep::Warzone => {
                if self.warzones() != 0 {
                    return Flow::Waits;
                }
                self.combat.step = CombatStep::AttackerWeapon;
            }
            CombatStep::AttackerWeapon => {
                self.bar_unusable();
                if self.chooses_weapons(anew::ATTACKER_WEAPONS) {
                    return Flow::Waits;
                }
                self.combat.step = CombatStep::DefenderWeapon;
            }
            CombatStep::DefenderWeapon => {
                if self.chooses_weapons(anew::DEFENDER_WEAPONS) {
                    return Flow::Waits;
                }
                self.arm();
            }
            CombatStep::Modify => {
                self.combat.step = CombatStep::Blows;
                self.open(WindowKind::Modify);
            }
            // Where there is nothing to choose, blows fall at once.
            CombatStep::AttackerAims if self.aims(combat.defender).count_ones() > 1 => return Flow::Waits,
            CombatStep::DefenderAims if self.aims(combat.attacker).count_ones() > 1 => return Flow::Waits,
            CombatStep::AttackerAims | CombatStep::DefenderAims => self.combat.step = CombatStep::Blows,
            CombatStep::Blows => {
                if self.combat.redo & anew::WARZONE != 0 {
                    self.combat.warzone = SlotNo::NONE;
                    self.combat.step = CombatStep::Warzone;
                } else if self.combat.redo != 0 {
                    self.combat.step = CombatStep::AttackerWeapon;
                } else if combat.aims[0] == SlotNo::NONE && self.aims(combat.defender).count_ones() > 1 {
                    self.combat.step = CombatStep::AttackerAims;
                } else if combat.aims[1] == SlotNo::NONE && self.aims(combat.attacker).count_ones() > 1 {
                    self.combat.step = CombatStep::DefenderAims;
                } else {
                    self.blows(log);
                }
            }
            CombatStep::Answer => self.answer_blow(log),
            CombatStep::Points => self.points(log),
            CombatStep::CleanUp => self.clean_up(log),
        }
        Flow::Goes
    }

    /// A hidden defender is revealed and paid (CMB-04); then the names stand.
    fn reveal_defender(&mut self, log: &mut impl Log<Self>) {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        if self.is_unidentified(defender) {
            self.identify(defender, log);
            self.refresh();
            if !self.is_in_play(defender) || self.check_known_pair(attacker, defender).is_err() {
                // Discarded for want of payment (HID-09), or it may not be attacked (HID-10).
                if self.is_in_play(defender) && self.rules.options.attack_given_back && !self.combat.granted {
                    // As if it had never been announced: with the Actions that it forfeited (ACT-06).
                    (self.actions, self.attacks) = (self.actions + self.combat.forfeited, self.attacks + 1);
                    self.has_attacked = self.combat.forfeited == 0;
                }
                self.combat.step = CombatStep::CleanUp;
                return;
            }
        }
        self.combat.step = CombatStep::Tactic;
        self.open_if(moment::BEFORE_TACTIC, WindowKind::BeforeTactic);
        self.open(WindowKind::Free);
        self.open_if(moment::NAMED, WindowKind::Named);
        let player = self.slot(defender).controller;
        self.raise(ATTACKED, defender, attacker, player, 0);
    }

    /// Whose blow comes first, and whether its wound ends the combat (chapter FST).
    fn first_blow(&self) -> Option<(SlotNo, bool)> {
        let combat = &self.combat;
        let nobody =
            |slot: SlotNo| self.is_in_play(slot) && self.has(slot, |keyword| *keyword == Keyword::NobodyStrikesFirst);
        if nobody(combat.attacker) || nobody(combat.defender) {
            return None;
        }
        // Whoever was replaced strikes no more (CMB-17).
        if self.is_in_play(combat.first) && self.is_combatant(combat.first) {
            return Some((combat.first, combat.first_ends));
        }
        let level = |slot: SlotNo, other: SlotNo| {
            if self.has(other, |keyword| *keyword == Keyword::DeniesStrikeFirst) {
                return 0;
            }
            self.keywords(slot)
                .map(|(_, keyword)| match keyword {
                    Keyword::StrikesFirstAlways => 2,
                    Keyword::StrikesFirst | Keyword::StrikesFirstAndEnds => 1,
                    _ => 0,
                })
                .max()
                .unwrap_or(0)
        };
        let (one, other) = (level(combat.attacker, combat.defender), level(combat.defender, combat.attacker));
        let first = match one.cmp(&other) {
            std::cmp::Ordering::Greater => combat.attacker,
            std::cmp::Ordering::Less => combat.defender,
            // Two of them cancel each other (FST-03).
            std::cmp::Ordering::Equal => return None,
        };
        Some((first, self.has(first, |keyword| *keyword == Keyword::StrikesFirstAndEnds)))
    }

    /// Whether a blow hits (CMB-19).
    fn hits(&self, from: SlotNo, to: SlotNo, log: &mut impl Log<Self>) -> bool {
        let stat = stat_of(self.combat.tactic.unwrap_or(Tactic::Fight));
        let strength = self.strength_of(from, stat);
        let to = self.aim_of(from, to);
        let armor = self.slot(to).ratings[2];
        log.push(clause::CMB_19, Event::Blow(self.sight(from), self.sight(to), strength, armor));
        strength >= armor
    }

    /// A combatant and those that support it, as a set of places (CMB-18).
    pub(crate) fn aims(&self, combatant: SlotNo) -> u128 {
        let side = usize::from(combatant == self.combat.defender);
        let supporters = self.combat.support[side].iter().filter(|slot| self.is_in_play(**slot));
        let supporters = supporters.fold(0, |bits, slot| bits | slot.bit());
        if self.is_in_play(combatant) { supporters | combatant.bit() } else { supporters }
    }

    /// The strength of a blow: that of the combatant and of its supporters together.
    pub(crate) fn strength_of(&self, combatant: SlotNo, stat: Stat) -> i16 {
        let group = Bits(self.aims(combatant)).filter(|slot| !self.slot(*slot).is(flag::KILLED));
        group.map(|slot| self.slot(slot).ratings[stat as usize]).fold(0, i16::saturating_add)
    }

    /// Whom the blow of a combatant hits: whom its player chose among the other one and its supporters.
    fn aim_of(&self, from: SlotNo, to: SlotNo) -> SlotNo {
        let aim = self.combat.aims[usize::from(from == self.combat.defender)];
        if self.is_in_play(aim) { aim } else { to }
    }

    /// Whether a warrior supports a combatant.
    pub(crate) fn is_supporter(&self, slot: SlotNo) -> bool {
        self.combat.support.iter().flatten().any(|supporter| *supporter == slot)
    }

    /// A warrior supports a combatant from now on.
    pub(crate) fn support(&mut self, combatant: SlotNo, with: SlotNo) {
        if !self.is_combatant(combatant) {
            return;
        }
        if self.is_unidentified(with) {
            return;
        }
        let side = usize::from(combatant == self.combat.defender);
        if let Some(place) = self.combat.support[side].iter_mut().find(|slot| **slot == SlotNo::NONE) {
            *place = with;
        }
        self.dirty = true;
    }

    /// A blow that hit wounds or kills.
    fn strike(&mut self, from: SlotNo, to: SlotNo, log: &mut impl Log<Self>) {
        self.refresh();
        let to = self.aim_of(from, to);
        let stat = stat_of(self.combat.tactic.unwrap_or(Tactic::Fight));
        let (strength, armor) = (self.slot(from).ratings[stat as usize], self.slot(to).ratings[2]);
        let kills = self.has(from, |keyword| match keyword {
            Keyword::Kills => true,
            Keyword::KillsOver(n) => strength > i16::from(*n) * armor,
            _ => false,
        }) || self.has_for(from, to, |keyword| match keyword {
            Keyword::KillsAny(filter) => Some(filter),
            _ => None,
        });
        let kills = kills && !self.has(from, |keyword| *keyword == Keyword::NeverKills);
        let dooms = self.has_for(from, to, |keyword| match keyword {
            Keyword::KillsForGood(filter) => Some(filter),
            _ => None,
        });
        self.wound(to, from, crate::state::NOBODY, kills || dooms, log);
        if dooms && self.is_in_play(to) && self.slot(to).is(flag::KILLED) {
            self.slot_mut(to).set(flag::DOOMED, true);
        }
    }

    /// Whether the opponent of a warrior strikes and it may not strike back.
    fn is_struck_alone(&self, slot: SlotNo) -> bool {
        self.has(self.opponent_of(slot), |keyword| *keyword == Keyword::StrikesAlone)
    }

    fn blows(&mut self, log: &mut impl Log<Self>) {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        match self.first_blow() {
            None => {
                let hit = !self.is_struck_alone(attacker) && self.hits(attacker, defender, log);
                let answered = !self.is_struck_alone(defender) && self.hits(defender, attacker, log);
                self.combat.step = CombatStep::Points;
                if hit {
                    self.strike(attacker, defender, log);
                }
                if answered {
                    self.strike(defender, attacker, log);
                }
            }
            Some((first, ends)) => {
                (self.combat.first, self.combat.first_ends) = (first, ends);
                let other = self.opponent_of(first);
                self.combat.step = CombatStep::Answer;
                if self.hits(first, other, log) {
                    self.strike(first, other, log);
                    if ends {
                        self.combat.step = CombatStep::Points;
                    }
                }
            }
        }
    }

    /// The survivor of a first blow answers (FST-02).
    fn answer_blow(&mut self, log: &mut impl Log<Self>) {
        let first = self.combat.first;
        let other = self.opponent_of(first);
        self.combat.step = CombatStep::Points;
        if self.is_in_play(other)
            && self.is_in_play(first)
            && !self.slot(other).is(flag::KILLED)
            && !self.is_struck_alone(other)
            && self.hits(other, first, log)
        {
            self.strike(other, first, log);
        }
    }

    /// The seventh step: points for the dead, Missions, then the dead leave (CMB-25 to CMB-29).
    fn points(&mut self, log: &mut impl Log<Self>) {
        self.combat.step = CombatStep::CleanUp;
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        let pairs = [(self.aim_of(attacker, defender), attacker), (self.aim_of(defender, attacker), defender)];
        for (dead, killer) in pairs {
            if self.is_in_play(dead) && self.slot(dead).is(flag::KILLED) && self.is_in_play(killer) {
                self.reward(dead, killer, log);
            }
        }
        self.bury(log);
    }

    /// What the controller of the killer earns, Missions included.
    fn reward(&mut self, dead: SlotNo, killer: SlotNo, log: &mut impl Log<Self>) {
        let value = self.slot(dead).ratings[3].max(0);
        let seat = match self.combat.earner {
            NOBODY => self.slot(killer).controller,
            earner => Seat(earner),
        };
        if !self.are_foes(self.slot(dead).controller, seat) {
            // Never P for an own warrior (CMB-28), nor for one of the team.
            self.earn_destiny(seat, value, clause::CMB_28, log);
            return;
        }
        let mut ordinary = value;
        for (_, keyword) in self.keywords(killer) {
            match keyword {
                Keyword::EarnsMore(n) => ordinary += i16::from(*n),
                Keyword::EarnsTimes(n) => ordinary += value * (i16::from(*n) - 1),
                _ => {}
            }
        }
        let mut extra = 0;
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
            match reward {
                Some(Reward::Promotion(n)) if of_killer => extra += i16::from(n),
                Some(Reward::TimesValue(n)) if of_killer => ordinary = ordinary.max(value * i16::from(n)),
                // Its player decides as the Mission is completed; ordinary points are replaced (AMB-161).
                Some(Reward::DestinyOrPromotion(..)) => ordinary = if of_killer { 0 } else { ordinary },
                Some(Reward::OwnValue(n)) => {
                    let own = self.slot(dead).ratings[3].max(0);
                    let both = self.slot(killer).is(flag::KILLED);
                    self.earn_promotion(player, own + if both { i16::from(n) } else { 0 }, clause::MISS_05, log);
                }
                Some(Reward::Destiny(n)) => self.earn_destiny(player, i16::from(n), clause::MISS_05, log),
                Some(reward) => {
                    let n = match reward {
                        Reward::Promotion(n) => i16::from(n),
                        Reward::TimesValue(n) => value * i16::from(n),
                        Reward::OwnValue(_) | Reward::Destiny(_) | Reward::DestinyOrPromotion(..) => 0,
                    };
                    self.earn_promotion(player, n, clause::MISS_05, log);
                }
                None => ordinary = 0,
            }
            self.complete(mission, number, value, log);
        }
        let points = ordinary + extra;
        let is_promoted = self.has(killer, |keyword| *keyword == Keyword::EarnsPromotion);
        let only_destiny = self.has(killer, |keyword| *keyword == Keyword::EarnsDestiny)
            || (self.tags(killer) & Tag::Freelancer.bit() != 0 && self.slot(killer).affiliations == 0);
        if only_destiny && !is_promoted {
            self.earn_destiny(seat, points, clause::CMB_29, log);
        } else if points > 0 && self.rules.options.split_kill_points {
            let deed = Deed {
                what: What::Reward,
                stage: Stage::Splits,
                slot: killer,
                subject: dead,
                amount: points.min(100) as i8,
                ..Deed::of(seat, self.slot(killer).instance)
            };
            let _ = self.frames.try_push(Frame::Deed(deed));
        } else if points > 0 {
            self.earn_promotion(seat, points, clause::CMB_26, log);
            self.raise(crate::happening::EARNED, killer, dead, seat, points.min(100) as i8);
        }
    }

    /// The goal of a Mission that a kill meets, and its reward; no reward where the goal says that nothing is earned.
    fn goal_met(&self, mission: SlotNo, dead: SlotNo, killer: SlotNo) -> Option<(usize, Option<Reward>)> {
        let goals = &self.card_at(mission).mission.as_ref()?.goals;
        let warrior = if self.slot(mission).at == At::Card { self.slot(mission).host } else { SlotNo::NONE };
        let holding = Holding { mission, warrior, player: self.mission_player(mission) };
        self.goal_of(goals, &holding, dead, killer)
    }

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
        let asks = crate::judge::Asks { this: mission, bearer: holder, ..crate::judge::Asks::of(player) };
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

    /// A Mission is completed (MISS-06, MISS-09).
    pub(crate) fn complete(&mut self, mission: SlotNo, number: usize, amount: i16, log: &mut impl Log<Self>) {
        let card = *self.slot(mission);
        let definition = self.identity[card.instance.index()];
        log.push(clause::MISS_06, Event::Completed(mission, definition));
        let player = self.mission_player(mission);
        let program = self.ready_at(mission).goals.get(number).copied().flatten();
        let bearer = self.bearer(mission);
        self.leave(mission, Leaves::Discarded, clause::MISS_06, log);
        self.raise(crate::happening::COMPLETED, bearer, SlotNo::NONE, player, 0);
        if let Some(pc) = program {
            let deed = crate::state::Deed {
                what: crate::state::What::Goal(number as u8),
                stage: crate::state::Stage::Runs,
                caster: bearer,
                amount: amount.clamp(-100, 100) as i8,
                pc,
                ..crate::state::Deed::of(player, card.instance)
            };
            let _ = self.frames.try_push(Frame::Deed(deed));
        }
    }

    /// The eighth step (CMB-31, CMB-32).
    fn clean_up(&mut self, log: &mut impl Log<Self>) {
        self.bury(log);
        for slot in [self.combat.attacker, self.combat.defender] {
            if self.is_in_play(slot) && self.slot(slot).is(flag::WOUNDED_NOW) {
                self.note_hurt(slot);
            }
        }
        let row: ArrayVec<Instance, 32> = self.row.take();
        for instance in row {
            log.push(clause::CMB_31, Event::Spent(instance.owner(), self.identity[instance.index()]));
            let is_annihilated = self.card_of(instance).after == crate::language::After::Annihilate;
            self.file(instance, if is_annihilated { Leaves::Annihilated } else { Leaves::Discarded });
        }
        self.end_effects(Ends::Combat);
        self.effects.iter_mut().for_each(|effect| effect.play = Instance::NONE);
        let (attacker, defender, had_blows) =
            (self.combat.attacker, self.combat.defender, self.combat.tactic.is_some());
        let (player, second) = (self.combat.player, self.combat.second);
        // Between two attacks of a Turn there is a stable point (TIME-09).
        let another_follows = !self.combat.granted && self.attacks > 0 && self.step == crate::state::Step::Actions;
        self.combat = Combat { player, hurt: self.combat.hurt, ..Combat::NONE };
        for slot in self.in_play() {
            self.slots[slot.index()].set(flag::IN_USE, false);
            self.slots[slot.index()].set(flag::BARRED, false);
            self.renew_abilities(slot);
        }
        self.dirty = true;
        log.push(clause::CMB_31, Event::CombatOver);
        self.frames.pop();
        if another_follows && self.frames.is_empty() {
            self.open(WindowKind::Free);
        }
        self.refresh();
        self.attack_again(attacker, second, log);
        if had_blows {
            for slot in [attacker, defender] {
                if self.is_in_play(slot) {
                    let of = self.slot(slot).controller;
                    self.raise(SURVIVED, slot, SlotNo::NONE, of, 0);
                }
            }
        }
    }

    /// What became of a combatant is remembered until the next attack.
    pub(crate) fn note_hurt(&mut self, slot: SlotNo) {
        if self.is_combatant(slot) {
            let card = self.slot(slot);
            let value = card.ratings[3].clamp(0, 100) as i8;
            let hurt = Hurt { controller: card.controller, value };
            self.combat.hurt[usize::from(slot == self.combat.defender)] = Some(hurt);
        }
    }

    /// Wounds of earlier combats are none of the next one.
    fn forget_wounds(&mut self) {
        self.dirty |= self.minds_turns;
        for slot in self.in_play() {
            self.slots[slot.index()].set(flag::WOUNDED_NOW, false);
        }
    }

    /// The second attack of one Attack Action; one that has become illegal lapses (AMB-155).
    fn attack_again(&mut self, attacker: SlotNo, second: SlotNo, log: &mut impl Log<Self>) {
        let stands = self.is_in_play(attacker)
            && self.is_in_play(second)
            && self.check_attacker(attacker).is_ok()
            && self.check_pair(attacker, second).is_ok();
        if !stands {
            return;
        }
        let player = self.combat.player;
        let price = self.attack_price(attacker, second);
        self.earn_destiny(player, -price, clause::GAME_10, log);
        self.begin_combat(player, attacker, second, log);
    }

    /// A combat between two warriors begins at once, whatever became of the naming.
    pub(crate) fn begin_combat(&mut self, player: Seat, attacker: SlotNo, defender: SlotNo, log: &mut impl Log<Self>) {
        self.forget_wounds();
        self.combat = Combat { step: CombatStep::Named, player, attacker, defender, granted: true, ..Combat::NONE };
        self.dirty = true;
        log.push(clause::CMB_03, Event::Named(self.sight(attacker), self.sight(defender)));
        let _ = self.frames.try_push(Frame::Attack);
    }

    /// Abilities that may be used once in a combat may be used again.
    fn renew_abilities(&mut self, slot: SlotNo) {
        let used = [flag::USED, flag::USED_2, flag::USED_3];
        let abilities = self.ready_at(slot).abilities.iter().zip(used);
        let again =
            abilities.filter(|(entry, _)| entry.limit == Limit::OncePerCombat).fold(0, |flags, (_, used)| flags | used);
        self.slots[slot.index()].flags &= !again;
    }

    /// A hidden warrior shows its face and is paid for (HID-06 to HID-08, HID-12); it stays covered.
    pub(crate) fn identify(&mut self, slot: SlotNo, log: &mut impl Log<Self>) {
        if !self.is_in_play(slot) || !self.is_unidentified(slot) {
            return;
        }
        let card = *self.slot(slot);
        let seat = card.controller;
        let number = self.identity[card.instance.index()];
        self.show(card.instance);
        log.push(clause::HID_05, Event::Identified(slot, number));
        let homes = self.home_of(number);
        let home = homes.iter().copied().find(|home| self.check_place(seat, card.instance, *home).is_ok());
        let name = self.card_of(card.instance).name.number();
        let is_personality = self.ready_of(card.instance).tags & Tag::Personality.bit() != 0;
        let is_second = is_personality
            && self.in_play().any(|other| {
                other != slot && !self.is_unidentified(other) && self.card_at(other).name.number() == name
            });
        let Some(home) = home.filter(|_| !is_second) else {
            // No legal place: back to the hand, unpaid (HID-12).
            self.slot_mut(slot).at = At::Aside;
            self.leave(slot, Leaves::ToHand, clause::HID_12, log);
            return;
        };
        // The price that adding it would have now (AMB-41).
        self.refresh();
        let price = self.price_of(seat, card.instance);
        let pool = self.side(seat).destiny;
        self.slot_mut(slot).at = home;
        if pool < price {
            log.push(clause::HID_07, Event::NotPaid(slot, number));
            self.earn_destiny(seat, -pool, clause::HID_07, log);
            self.earn_promotion(seat, pool - price, clause::HID_08, log);
            self.leave(slot, Leaves::Discarded, clause::HID_07, log);
            return;
        }
        self.earn_destiny(seat, -price, clause::HID_06, log);
        if is_personality {
            // The other hidden copies are superfluous now (PERS-08).
            let others: ArrayVec<SlotNo, SLOTS> = self
                .in_play()
                .filter(|other| self.is_unidentified(*other) && self.card_at(*other).name.number() == name)
                .collect();
            for other in others {
                self.slot_mut(other).at = At::Aside;
                let instance = self.slot(other).instance;
                self.show(instance);
                self.leave(other, Leaves::ToHand, clause::PERS_08, log);
            }
        }
    }
}
