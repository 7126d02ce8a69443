//! Why something cannot be announced, or not with this choice: finds the most specific clause. Offers do not use it.

use table::{Clause, Refusal, Seat};

use crate::action::Action;
use crate::clause;
use crate::facts::{EvalContext, Verdict, clause_of_kind, no, why_not_now};
use crate::language::{CardKind, Code, Filter, Keyword, Place, Tag, Target};
use crate::state::{At, CombatStep, Frame, Instance, SlotNo, StackItem, Stage, State, What, flag, side};

impl State {
    /// The reason why a card of the hand cannot be played, after a refusal with only the general rule of announcements.
    pub(super) fn why_not_played(&self, seat: Seat, code: Code, refusal: Refusal) -> Refusal {
        let Some(instance) = self.in_hand(seat, code) else { return refusal };
        let item = StackItem { stage: Stage::Caster, ..self.answering(StackItem::of(seat, instance)) };
        if refusal.clause == clause::ART_01 {
            return self.why_no_caster(&item).unwrap_or(refusal);
        }
        if refusal.clause == clause::TIME_21 && self.is_combat_spell(instance) {
            return Refusal { clause: clause::ART_09, ..refusal };
        }
        if refusal.clause != clause::TIME_02 {
            return refusal;
        }
        if self.needs_host(instance) && self.entry_of(&item).is_none_or(|entry| entry.targets.is_empty()) {
            return self.why_no_host(seat, instance).unwrap_or(refusal);
        }
        self.why_nothing(&item).unwrap_or(refusal)
    }

    /// The same for an ability of a card in play.
    pub(super) fn why_not_used(&self, seat: Seat, slot: SlotNo, number: u8, refusal: Refusal) -> Refusal {
        if refusal.clause != clause::TIME_02 || !self.is_in_play(slot) {
            return refusal;
        }
        let item = self.answering(StackItem::of(seat, self.slot(slot).instance));
        self.why_nothing(&StackItem { slot, what: What::Ability(number), ..item }).unwrap_or(refusal)
    }

    fn is_combat_spell(&self, instance: Instance) -> bool {
        self.ready_of(instance).tags & (Tag::CombatSpell.bit() | Tag::PersonalCombatSpell.bit()) != 0
    }

    /// The reason for refusing an action that is no answer while an answer is asked: the current item must be finished
    /// before the next one is announced.
    pub(super) fn why_not_meanwhile(&self, seat: Seat, action: Action, refusal: Refusal) -> Refusal {
        let is_naming = matches!(self.combat.step, CombatStep::Attacker | CombatStep::Defender);
        match action {
            Action::Play(code) => match self.in_hand(seat, code) {
                Some(instance) if self.is_combat_spell(instance) => Refusal::new(clause::ART_09, "not-now"),
                Some(instance) => match &self.ready_of(instance).play {
                    Some(entry) => why_not_now(&entry.when),
                    None => Refusal::new(clause_of_kind(self.card_of(instance).kind), "not-now"),
                },
                None => refusal,
            },
            // The list of abilities would reveal the hidden card of another player (HID-04).
            Action::Use(slot, number) if self.is_in_play(slot) && self.slot(slot).controller == seat => {
                let entry = self.ready_at(slot).abilities.get(number as usize);
                entry.map_or(refusal, |entry| why_not_now(&entry.when))
            }
            Action::Attack if self.combat.step != CombatStep::None => Refusal::new(clause::ACT_10, "not-now"),
            Action::Meditate
            | Action::Add(_)
            | Action::Hide(_)
            | Action::Cover(_)
            | Action::Uncover(_)
            | Action::Board(_)
            | Action::Transfer(_)
            | Action::Sabotage(..)
            | Action::Attack
            | Action::Spend(_)
            | Action::End => Refusal::new(clause::ACT_11, "not-now"),
            Action::Player(_) if is_naming && matches!(self.top(), Some(Frame::Attack)) => {
                Refusal::new(clause::ATK_14, "no-attack-on-players")
            }
            _ => refusal,
        }
    }

    /// The reason why the first target without candidates has none.
    fn why_nothing(&self, item: &StackItem) -> Option<Refusal> {
        let number = (0..self.target_count(item)).find(|number| !self.has_candidate(item, *number))?;
        self.shared_reason(item, number)
    }

    /// The common reason why a rule forbids each card that the effect could name. Warriors that could not fight for any
    /// reason leave no legal replacement (AMB-88).
    fn shared_reason(&self, item: &StackItem, number: u8) -> Option<Refusal> {
        let mut why: Option<Refusal> = None;
        for slot in self.in_play() {
            let Err(refusal) = self.check_spoken_of(item, number, slot) else { continue };
            if why.as_ref().is_some_and(|why| why.clause != refusal.clause) {
                return self.replaces_somebody(item).then(|| Refusal::new(clause::CMB_16, "no-replacement"));
            }
            why = Some(refusal);
        }
        why
    }

    /// The reason why a chosen card is no target of an item, where a rule and not only the description of the target
    /// forbids it.
    pub(super) fn why_not_that(&self, item: &StackItem, number: u8, action: Action) -> Verdict {
        if number == 0 {
            self.why_no_target(item, action)?;
        }
        match action {
            Action::Choose(slot) if self.is_in_play(slot) => self.check_spoken_of(item, number, slot),
            _ => Ok(()),
        }
    }

    /// Checks that no rule forbids the choice of a card in play; a card outside the item's description passes.
    fn check_spoken_of(&self, item: &StackItem, number: u8, slot: SlotNo) -> Verdict {
        let Some(target) = self.entry_of(item).and_then(|entry| entry.targets.get(number as usize)) else {
            return Ok(());
        };
        let asks = self.asks_in(item);
        match target {
            Target::Warrior(filter) if self.is_warrior(slot) => {
                if !self.fits(filter, slot, &asks) {
                    return self.check_described(item, filter, slot, &asks);
                }
                self.check_reached(item, slot)?;
            }
            Target::Card(filter) if self.fits(filter, slot, &asks) => {
                if self.is_protected(item, filter, slot) {
                    return no(clause::ALLY_04, "alliance-protected");
                }
            }
            _ => return Ok(()),
        }
        self.check_replacement(item, number, slot)?;
        if number > 0 || self.target_count(item) < 2 {
            return Ok(());
        }
        // A first target is illegal if it leaves no second one (TIME-02).
        let mut item = *item;
        item.targets[0] = slot;
        if self.has_candidate(&item, 1) { Ok(()) } else { self.shared_reason(&item, 1).map_or(Ok(()), Err) }
    }

    /// The rule behind the one part of a description that a warrior fails, if it is a rule.
    fn check_described(&self, item: &StackItem, filter: &Filter, slot: SlotNo, asks: &EvalContext) -> Verdict {
        let is_combat_spell = self.ready_of(item.instance).tags & Tag::CombatSpell.bit() != 0;
        match filter {
            Filter::All(filters) => {
                let mut unfit = filters.iter().filter(|filter| !self.fits(filter, slot, asks));
                match (unfit.next(), unfit.next()) {
                    (Some(filter), None) => self.check_described(item, filter, slot, asks),
                    _ => Ok(()),
                }
            }
            Filter::Attackable if self.is_in_play(self.combat.attacker) => self.check_pair(self.combat.attacker, slot),
            Filter::MaySeekCover => self.check_seek_itself(self.slot(slot).controller, slot),
            Filter::OfSabotaged => self.check_sabotaged(item.seat, self.slot(slot).controller),
            Filter::Doomtrooper if self.slot(slot).at != At::Hidden && self.slot(slot).side & side::TRIBAL != 0 => {
                no(clause::CARD_07, "tribe-is-none")
            }
            Filter::TakesPart if is_combat_spell => no(clause::ART_10, "not-in-combat"),
            _ => Ok(()),
        }
    }

    /// Checks that an item reaches a warrior within its description: no immunity, other card or rule of the Art keeps
    /// it off.
    fn check_reached(&self, item: &StackItem, slot: SlotNo) -> Verdict {
        if self.card_of(item.instance).kind == CardKind::Art && self.is_spell_refused(item, slot) {
            let serves_legion = self.slot(item.caster).side & side::LEGION != 0
                || self.has(item.caster, |keyword| *keyword == Keyword::CastsForLegion);
            return if serves_legion {
                no(clause::ART_15, "spell-for-others")
            } else {
                no(clause::ART_13, "spell-for-legion")
            };
        }
        if self.is_immune_to(slot, self.hot_of(item.instance).power, item.seat) {
            return no(clause::IMM_03, "immune");
        }
        if self.is_immune_to_card(slot, self.identity[item.instance.index()]) {
            return no(clause::CARD_01, "refuses-card");
        }
        if item.what == What::Card && item.stage < Stage::Announced {
            self.check_refused(item.seat, item.instance, slot)?;
        }
        Ok(())
    }

    /// The reason why a warrior cannot cast this spell now.
    pub(super) fn why_not_caster(&self, item: &StackItem, slot: SlotNo) -> Verdict {
        let (seat, instance) = (item.seat, item.instance);
        if !self.is_warrior(slot) || self.slot(slot).controller != seat {
            return no(clause::ART_01, "not-yours");
        }
        if self.is_art_shut_out(seat) {
            return no(clause::IMM_04, "immune-combat");
        }
        if self.is_unidentified(slot) {
            return no(clause::ART_01, "no-caster");
        }
        if self.has(slot, |keyword| *keyword == Keyword::NeverCasts) {
            return no(clause::CARD_01, "never-casts");
        }
        let tags = self.ready_of(instance).tags;
        if !self.masters(slot, tags) {
            let casts = self.can_cast_something(slot);
            let lacks_discipline = casts && !self.has(slot, |keyword| *keyword == Keyword::CastsOutsideCombat);
            let clause = if lacks_discipline { clause::ART_02 } else { clause::ART_01 };
            return no(clause, "not-mastered");
        }
        if !self.casts_from_here(slot) {
            return no(clause::ART_03, "casts-elsewhere");
        }
        if tags & Tag::PersonalCombatSpell.bit() != 0 && !self.casts_in_combat(slot) {
            return no(clause::ART_11, "caster-not-in-combat");
        }
        Ok(())
    }

    /// The reason why no warrior of a seat casts a spell: the common reason of the warriors that have mastered it, or
    /// else of all that can cast.
    fn why_no_caster(&self, item: &StackItem) -> Option<Refusal> {
        let reasons = || self.warriors_of(item.seat).filter_map(|slot| self.why_not_caster(item, slot).err());
        let masters = || reasons().filter(|refusal| !matches!(refusal.clause, clause::ART_01 | clause::ART_02));
        match masters().next() {
            Some(first) => masters().all(|refusal| refusal.clause == first.clause).then_some(first),
            None => reasons().find(|refusal| refusal.clause == clause::ART_02),
        }
    }

    /// The reason why a card may not go into this Area.
    pub(super) fn why_not_there(&self, item: &StackItem, at: At) -> Verdict {
        let card = self.card_of(item.instance);
        if item.what == What::Add {
            let is_home = self.home_of(self.identity[item.instance.index()]).contains(&at);
            return if is_home {
                self.check_place(item.seat, item.instance, at)
            } else {
                no(clause::ADD_03, "wrong-area")
            };
        }
        let is_named = card.places.iter().any(|place| At::from(*place) == at);
        match card.kind {
            CardKind::Warzone if is_named => no(clause::WZ_02, "copy-there"),
            CardKind::Warzone => no(clause::WZ_01, "wrong-area"),
            CardKind::Fortification if is_named => no(clause::FORT_06, "copy-there"),
            CardKind::Fortification if at == At::Outpost || card.places.as_slice() == [Place::Outpost] => {
                no(clause::FORT_07, "wrong-area")
            }
            CardKind::Fortification => no(clause::FORT_01, "wrong-area"),
            _ => Ok(()),
        }
    }

    /// The reason why a card in play may not be chosen in this step of a combat.
    pub(super) fn why_not_in_combat(&self, slot: SlotNo) -> Verdict {
        let combat = &self.combat;
        match combat.step {
            CombatStep::Second if self.is_warrior(slot) => {
                self.check_pair(combat.attacker, slot)?;
                no(clause::ATK_16, "attack-must-other")
            }
            CombatStep::Warzone if self.card_at(slot).kind == CardKind::Warzone => {
                no(clause::WZ_05, "warzone-elsewhere")
            }
            CombatStep::AttackerWeapon => self.why_not_armed(combat.attacker, slot),
            CombatStep::DefenderWeapon => self.why_not_armed(combat.defender, slot),
            CombatStep::AttackerAims | CombatStep::DefenderAims => no(clause::CMB_18, "aims-elsewhere"),
            _ => Ok(()),
        }
    }

    /// The reason why a warrior may not put a card to use in the third step.
    fn why_not_armed(&self, warrior: SlotNo, slot: SlotNo) -> Verdict {
        let is_weapon = self.ready_at(slot).tags & Tag::WEAPONS != 0;
        if self.slot(slot).at != At::Card || self.slot(slot).host != warrior {
            return no(clause::CMB_09, "not-borne");
        }
        if self.copies() != 0 {
            return no(clause::EQP_09, "choose-copy");
        }
        if !is_weapon {
            return no(clause::EQP_11, "no-weapon");
        }
        if self.slot(slot).is(flag::BARRED) || self.forbids_equipment(warrior, slot) {
            return no(self.why_asleep(slot), "works-not");
        }
        if !self.suits(slot) {
            return no(clause::EQP_14, "weapon-of-other-tactic");
        }
        no(clause::EQP_10, "weapon-twice")
    }

    /// Whether a Warzone is named in an attack at the wrong moment (WZ-04).
    pub(super) fn is_untimely_warzone(&self, slot: SlotNo) -> bool {
        self.combat.step != CombatStep::None && self.is_in_play(slot) && self.card_at(slot).kind == CardKind::Warzone
    }

    /// The clause because of which a card in play has no effect.
    pub(super) fn why_asleep(&self, slot: SlotNo) -> Clause {
        let card = self.slot(slot);
        let hot = self.hot_at(slot);
        let is_equipment = card.at == At::Card && hot.kind == CardKind::Equipment && !self.is_silenced(slot);
        if hot.kind == CardKind::Warzone {
            clause::WZ_07
        } else if is_equipment && hot.tags & Tag::Vehicle.bit() != 0 && !card.is(flag::INSIDE) {
            clause::VEH_07
        } else if is_equipment && !self.is_warrior(card.host) {
            clause::EQP_13
        } else if is_equipment && self.vehicle_of(card.host).is_some_and(|on| self.slot(on).is(flag::INSIDE)) {
            clause::VEH_09
        } else if is_equipment && self.is_kept_by_copies(slot) && !self.is_copy_in_use(slot, card.host) {
            clause::EQP_09
        } else {
            clause::CARD_01
        }
    }
}
