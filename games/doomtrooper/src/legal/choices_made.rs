//! Checks that an answer fits the choice that an item or a combat waits for.

use arrayvec::ArrayVec;

use crate::action::Action;
use crate::clause;
use crate::facts::{EvalContext, Verdict, no};
use crate::language::{CardKind, Keyword, Tag, Target};
use crate::state::{At, CombatStep, SlotNo, StackItem, Stage, State, What, flag};

impl State {
    /// Checks a choice in an item.
    pub(super) fn check_choice(&self, item: &StackItem, action: Action) -> Verdict {
        let wrong = || no(clause::TIME_02, "not-a-choice");
        match item.stage {
            Stage::Answers => match action {
                Action::Way(number)
                    if self
                        .entry_of(item)
                        .is_some_and(|entry| (number as usize) < self.late_plays(entry, item.seat).len()) =>
                {
                    Ok(())
                }
                _ => wrong(),
            },
            Stage::Caster => match action {
                Action::Choose(slot) if self.is_in_play(slot) && self.in_bits(self.casters(item), slot) => Ok(()),
                Action::Choose(slot) if self.is_in_play(slot) => self.why_not_caster(item, slot).and_then(|()| wrong()),
                _ => wrong(),
            },
            Stage::Target(number) => {
                if !self.is_an_answer(action) {
                    return wrong();
                }
                let (cards, seats, _) = self.candidates(item, number);
                let target = self.entry_of(item).and_then(|entry| entry.targets.get(number as usize));
                let verdict = self.check_target(target, cards, seats, action);
                if verdict.is_err() { self.why_not_that(item, number, action).and(verdict) } else { verdict }
            }
            Stage::Steps | Stage::Buys => {
                let (least, most) = self.steps_for(item);
                match action {
                    Action::Pay(steps) if (least..=most).contains(&steps) => Ok(()),
                    Action::Pay(_) => no(clause::ART_07, "steps"),
                    _ => wrong(),
                }
            }
            Stage::Splits => match action {
                Action::Pay(n) if i16::from(n) <= i16::from(item.amount) => Ok(()),
                Action::Pay(_) => no(clause::SAB_06, "split"),
                _ => wrong(),
            },
            Stage::Place => match action {
                Action::Place(at) if self.item_places(item).contains(&at) => Ok(()),
                Action::Place(at) => self.why_not_there(item, at).and_then(|()| wrong()),
                _ => wrong(),
            },
            Stage::Inside => match action {
                Action::Accept | Action::Yield => Ok(()),
                _ => no(clause::VEH_04, "inside-or-outside"),
            },
            Stage::Queued => match action {
                Action::Way(number) if (number as usize) < self.queue().len() => Ok(()),
                _ => no(clause::TIME_16, "order"),
            },
            Stage::Chooses => self.check_running_choice(item, action),
            Stage::Offered => match action {
                Action::Accept => self.check_offer(item),
                Action::Yield => Ok(()),
                _ => wrong(),
            },
            Stage::Announced | Stage::Runs | Stage::Done => wrong(),
        }
    }

    /// Checks that the price of an offered ability can be paid.
    pub(crate) fn check_offer(&self, item: &StackItem) -> Verdict {
        let Some(trap) = self.trap_of(item) else { return Ok(()) };
        let least = trap.price.step.map_or(0, |step| if step.may_be_none { 0 } else { step.destiny });
        self.check_destiny(item.seat, i16::from(trap.price.destiny) + i16::from(least))?;
        if self.side(item.seat).promotion < i16::from(trap.price.promotion) {
            return no(clause::GAME_11, "too-few-promotion");
        }
        Ok(())
    }

    /// Checks that an action could answer some choice of a target: the thing that it names exists.
    pub(crate) fn is_an_answer(&self, action: Action) -> bool {
        match action {
            Action::Choose(slot) => self.is_in_play(slot),
            Action::Player(_) | Action::Tactic(_) | Action::Affiliation(_) => true,
            _ => false,
        }
    }

    pub(crate) fn in_bits(&self, bits: u128, slot: SlotNo) -> bool {
        self.is_in_play(slot) && bits & slot.bit() != 0
    }

    pub(crate) fn check_target(&self, target: Option<&Target>, cards: u128, seats: u8, action: Action) -> Verdict {
        match (target, action) {
            (_, Action::Choose(slot)) if self.in_bits(cards, slot) => Ok(()),
            (_, Action::Player(seat)) if seat.0 < self.seats && seats >> seat.0 & 1 != 0 => Ok(()),
            (Some(Target::Tactic), Action::Tactic(_)) => Ok(()),
            (Some(Target::Affiliation), Action::Affiliation(affiliation)) if !affiliation.is_tribe() => Ok(()),
            (Some(Target::Corporation), Action::Affiliation(affiliation)) if affiliation.is_corporation() => Ok(()),
            _ => no(clause::TIME_02, "not-a-target"),
        }
    }

    /// The Areas among which an item chooses.
    pub(crate) fn item_places(&self, item: &StackItem) -> ArrayVec<At, 4> {
        if item.what == What::Add {
            let homes = self.home_of(self.identity[item.instance.index()]);
            homes.into_iter().filter(|home| self.check_place(item.seat, item.instance, *home).is_ok()).collect()
        } else {
            self.places_for(item.seat, item.instance)
        }
    }

    /// The fewest and the most steps that may be bought.
    pub(crate) fn steps_for(&self, item: &StackItem) -> (u8, u8) {
        if item.what == What::Raise {
            return self.steps_to_add(item);
        }
        if let Some(trap) = self.trap_of(item) {
            let Some(step) = trap.price.step else { return (0, 0) };
            let pool = (self.side(item.seat).destiny - i16::from(trap.price.destiny)).max(0);
            let most = (pool / i16::from(step.destiny.max(1))).min(i16::from(step.most.unwrap_or(99))) as u8;
            return (u8::from(!step.may_be_none).min(most), most);
        }
        let Some(entry) = self.entry_of(item) else { return (0, 0) };
        let Some(step) = entry.price.step else { return (0, 0) };
        let surcharge = if item.caster == SlotNo::NONE { 0 } else { self.surcharge(item.caster, item.instance) };
        let worth = self.destiny_worth(item);
        let left = self.side(item.seat).destiny - surcharge - self.unpaid(item.slot) - self.unpaid(item.caster);
        let pool = left * worth - self.caster_cost(item, entry.price.destiny.into());
        let cost = self.caster_cost(item, step.destiny.into());
        let most = (pool.max(0) / cost.max(1)).min(i16::from(step.most.unwrap_or(99))) as u8;
        (u8::from(!step.may_be_none).min(most), most)
    }

    /// Checks a choice in a combat.
    pub(super) fn check_in_combat(&self, action: Action) -> Verdict {
        let combat = &self.combat;
        match (combat.step, action) {
            (CombatStep::Attacker, Action::Choose(slot)) if self.in_bits(self.attackers_of(combat.player), slot) => {
                Ok(())
            }
            (CombatStep::Attacker, Action::Choose(slot)) if self.is_in_play(slot) && self.is_warrior(slot) => {
                if self.slot(slot).controller != combat.player {
                    return no(clause::ATK_02, "not-yours");
                }
                self.check_attacker(slot)?;
                no(clause::ATK_16, "attack-nobody")
            }
            (CombatStep::Defender, Action::Choose(slot)) if self.in_bits(self.defenders_for(combat.attacker), slot) => {
                Ok(())
            }
            (CombatStep::Defender, Action::Choose(slot)) if self.is_in_play(slot) && self.is_warrior(slot) => {
                self.check_pair(combat.attacker, slot)?;
                no(clause::ATK_16, "attack-must-other")
            }
            (CombatStep::Second, Action::Yield) => Ok(()),
            (CombatStep::Second, Action::Choose(slot)) if self.in_bits(self.second_defenders(), slot) => Ok(()),
            (CombatStep::AttackerAims, Action::Choose(slot)) if self.in_bits(self.aims(combat.defender), slot) => {
                Ok(())
            }
            (CombatStep::DefenderAims, Action::Choose(slot)) if self.in_bits(self.aims(combat.attacker), slot) => {
                Ok(())
            }
            (CombatStep::Tactic, Action::Tactic(tactic)) => {
                self.check_tactic(combat.attacker, combat.defender, tactic)?;
                if self.keeps_to_plan(tactic) { Ok(()) } else { no(clause::ATK_16, "not-as-told") }
            }
            (CombatStep::Warzone, Action::Yield) => Ok(()),
            (CombatStep::Warzone, Action::Choose(slot)) if self.in_bits(self.warzones(), slot) => Ok(()),
            (CombatStep::AttackerWeapon | CombatStep::DefenderWeapon, Action::Yield) if self.copies() == 0 => Ok(()),
            (CombatStep::AttackerWeapon | CombatStep::DefenderWeapon, Action::Choose(slot))
                if self.in_bits(if self.copies() == 0 { self.weapons() } else { self.copies() }, slot) =>
            {
                Ok(())
            }
            (_, Action::Choose(slot)) if self.is_in_play(slot) => {
                self.why_not_in_combat(slot).and_then(|()| no(clause::CMB_01, "not-in-this-step"))
            }
            (CombatStep::AttackerWeapon | CombatStep::DefenderWeapon, Action::Yield) => {
                no(clause::EQP_09, "choose-copy")
            }
            _ => no(clause::CMB_01, "not-in-this-step"),
        }
    }

    /// The Warzones that the defender may use (WZ-05).
    pub(crate) fn warzones(&self) -> u128 {
        let defender = self.combat.defender;
        let is_kept_out = |keyword: &Keyword| *keyword == Keyword::OpponentNoWarzones;
        if !self.is_in_play(defender) || self.has(self.combat.attacker, is_kept_out) {
            return 0;
        }
        let of = *self.slot(defender);
        let anywhere = self.has(defender, |keyword| *keyword == Keyword::DefendsAnywhere);
        let is_open = |slot: SlotNo| {
            let card = self.slot(slot);
            let serves = self.card_at(slot).given_to.as_ref();
            anywhere
                || (card.controller == of.controller
                    && card.at == of.at
                    && serves.is_none_or(|filter| self.fits(filter, defender, &EvalContext::of(card.controller))))
        };
        self.in_play()
            .filter(|slot| self.card_at(*slot).kind == CardKind::Warzone && is_open(*slot))
            .fold(0, |bits, slot| bits | slot.bit())
    }

    /// The warrior whose Equipment is being put to use.
    fn who_arms(&self) -> Option<SlotNo> {
        let warrior = match self.combat.step {
            CombatStep::AttackerWeapon => self.combat.attacker,
            CombatStep::DefenderWeapon => self.combat.defender,
            _ => return None,
        };
        self.is_in_play(warrior).then_some(warrior)
    }

    /// The copies of one Equipment of which one is put to use now, before the Weapons (EQP-09).
    pub(crate) fn copies(&self) -> u128 {
        self.who_arms().map_or(0, |warrior| self.copies_to_choose(warrior))
    }

    /// The Weapons that may be put to use now: one, or a second handgun (EQP-10).
    pub(crate) fn weapons(&self) -> u128 {
        let Some(warrior) = self.who_arms() else { return 0 };
        let is_weapon = |slot: SlotNo| self.ready_at(slot).tags & Tag::WEAPONS != 0;
        let is_handgun = |slot: SlotNo| self.ready_at(slot).tags & Tag::Handgun.bit() != 0;
        let in_use: ArrayVec<SlotNo, 8> = self
            .attached_to(warrior)
            .filter(|slot| is_weapon(*slot) && self.slot(*slot).is(flag::IN_USE))
            .take(8)
            .collect();
        if in_use.len() >= 2 || in_use.iter().any(|slot| !is_handgun(*slot)) {
            return 0;
        }
        self.attached_to(warrior)
            .filter(|slot| {
                is_weapon(*slot)
                    && !self.slot(*slot).is(flag::IN_USE)
                    && !self.slot(*slot).is(flag::BARRED)
                    && self.suits(*slot)
                    && !self.forbids_equipment(warrior, *slot)
                    && (in_use.is_empty() || is_handgun(*slot))
            })
            .fold(0, |bits, slot| bits | slot.bit())
    }
}
