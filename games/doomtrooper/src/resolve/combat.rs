//! The combat in its steps (chapter CMB).

mod blows;
mod rewards;

use arrayvec::ArrayVec;
use table::{Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::Leaves;
use crate::language::{Keyword, Limit, Op, Tactic, Tag};
use crate::program::Instruction;
use crate::resolve::Flow;
use crate::state::{At, Bits, Combat, CombatStep, Ends, Frame, Instance, SLOTS, SlotNo, State, WindowKind, anew, flag};
use crate::timing::moment;
use crate::triggers::{ARMED, ATTACKED, IN_COMBAT, SURVIVED};

impl State {
    /// The active player declares an attack (CMB-02).
    pub(crate) fn declare_attack(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.attacks -= 1;
        let before = self.actions;
        if self.goes_on_after_attacks() {
            self.spend_actions(1);
        } else {
            // Actions that are left are lost (ACT-06).
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
        self.frames.push(Frame::Attack);
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
                        || !matches!(
                            self.rules.programs.code[effect.pc as usize],
                            Instruction::Do(Op::MustAttackNext(..))
                        )
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

    /// Pays the price of an attack.
    pub(crate) fn pay_attack(&mut self, seat: Seat, attacker: SlotNo, defender: SlotNo, log: &mut impl Log<Self>) {
        let (price, points) = (self.attack_price(attacker, defender), self.attack_points(defender));
        self.earn_destiny(seat, -price, clause::GAME_10, log);
        self.earn_promotion(seat, -points, clause::GAME_11, log);
    }

    /// Notes that a warrior has attacked, if it may attack once in a Turn or has to attack.
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

    /// Bars cards that a combatant's opponent does not let it use in this combat.
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

    /// Whether a combatant chooses Weapons now: one that stays keeps its own (CMB-17).
    fn chooses_weapons(&self, of: u8) -> bool {
        (self.combat.redo == 0 || self.combat.redo & of != 0) && (self.weapons() | self.copies()) != 0
    }

    /// The ratings are final; the fourth step begins after a stable point.
    fn arm(&mut self) {
        self.bar_unusable();
        for slot in [self.combat.attacker, self.combat.defender] {
            self.bar_spare_copies(slot);
        }
        self.combat.step = CombatStep::Modify;
        let redo = std::mem::take(&mut self.combat.redo);
        let fighters = [(self.combat.attacker, anew::ATTACKER), (self.combat.defender, anew::DEFENDER)];
        for (slot, begins) in fighters {
            let (player, opponent) = (self.slot(slot).controller, self.opponent_of(slot));
            if redo == 0 || redo & begins != 0 {
                self.raise(IN_COMBAT, slot, opponent, player, 0);
            }
            self.raise(ARMED, slot, opponent, player, 0);
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

    /// Many conditions depend on the combatants and the place of the combat: the facts derived from the cards in play
    /// are recomputed when the combat has come from `before` into another phase.
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
            // If a combatant is gone, there is nothing to compare with (CMB-33); a card may also have ended the combat
            // (CMB-34).
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
            // If there is nothing to choose, blows fall at once.
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

    /// A hidden defender is revealed and paid for (CMB-04); then the names are final.
    fn reveal_defender(&mut self, log: &mut impl Log<Self>) {
        let (attacker, defender) = (self.combat.attacker, self.combat.defender);
        if self.is_unidentified(defender) {
            self.identify(defender, log);
            self.refresh();
            if !self.is_in_play(defender) || self.check_known_pair(attacker, defender).is_err() {
                // It was discarded because it was not paid for (HID-09), or it may not be attacked (HID-10).
                if self.is_in_play(defender) && self.rules.options.attack_given_back && !self.combat.granted {
                    // The attack is undone as if it had never been announced, and the Actions that it forfeited are
                    // given back (ACT-06).
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

    /// The eighth step (CMB-31, CMB-32).
    fn clean_up(&mut self, log: &mut impl Log<Self>) {
        self.bury(log);
        for slot in [self.combat.attacker, self.combat.defender] {
            if self.is_in_play(slot) && self.slot(slot).is(flag::WOUNDED_NOW) {
                self.note_hurt(slot);
            }
        }
        let row = std::mem::take(&mut self.row);
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
        let another_follows = !self.combat.granted && self.attacks > 0 && self.step == crate::state::TurnStep::Actions;
        self.combat = Combat { player, hurt: self.combat.hurt, fought: self.combat.tactic, ..Combat::NONE };
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

    /// Wounds of earlier combats do not count in the next one.
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
        self.pay_attack(player, attacker, second, log);
        self.begin_combat(player, attacker, second, log);
    }

    /// Begins a combat between two warriors at once, without the steps that name them.
    pub(crate) fn begin_combat(&mut self, player: Seat, attacker: SlotNo, defender: SlotNo, log: &mut impl Log<Self>) {
        self.forget_wounds();
        self.combat = Combat { step: CombatStep::Named, player, attacker, defender, granted: true, ..Combat::NONE };
        self.dirty = true;
        log.push(clause::CMB_03, Event::Named(self.sight(attacker), self.sight(defender)));
        self.frames.push(Frame::Attack);
    }

    /// Renews the abilities that may be used once in a combat.
    fn renew_abilities(&mut self, slot: SlotNo) {
        let used = [flag::USED, flag::USED_2, flag::USED_3];
        let abilities = self.ready_at(slot).abilities.iter().zip(used);
        let again =
            abilities.filter(|(entry, _)| entry.limit == Limit::OncePerCombat).fold(0, |flags, (_, used)| flags | used);
        self.slots[slot.index()].flags &= !again;
    }

    /// A hidden warrior is identified and paid for (HID-06 to HID-08, HID-12); it stays covered.
    pub(crate) fn identify(&mut self, slot: SlotNo, log: &mut impl Log<Self>) {
        if !self.is_in_play(slot) || !self.is_unidentified(slot) {
            return;
        }
        let card = *self.slot(slot);
        let seat = card.controller;
        let number = self.identity[card.instance.index()];
        self.show(card.instance);
        log.push(clause::HID_05, Event::Identified(self.spot(slot), number));
        let homes = self.home_of(number);
        let home = homes.iter().copied().find(|home| self.check_place(seat, card.instance, *home).is_ok());
        let name = self.card_of(card.instance).name.number();
        let is_personality = self.ready_of(card.instance).tags & Tag::Personality.bit() != 0;
        let is_second = is_personality
            && self.in_play().any(|other| {
                other != slot && !self.is_unidentified(other) && self.card_at(other).name.number() == name
            });
        let Some(home) = home.filter(|_| !is_second) else {
            // There is no legal place: it goes back to the hand, unpaid (HID-12).
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
            log.push(clause::HID_07, Event::NotPaid(self.spot(slot), number));
            self.earn_destiny(seat, -pool, clause::HID_07, log);
            self.earn_promotion(seat, pool - price, clause::HID_08, log);
            self.leave(slot, Leaves::Discarded, clause::HID_07, log);
            return;
        }
        self.earn_destiny(seat, -price, clause::HID_06, log);
        if is_personality {
            // The other hidden copies must leave now (PERS-08).
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
