//! Playing cards and using abilities: timing, price, and the rules of the kind of card.

use arrayvec::ArrayVec;
use table::{Refusal, Seat};

use crate::action::Action;
use crate::clause;
use crate::facts::{EvalContext, Verdict, clause_of_kind, default_actions, is_free, no, why_not_now};
use crate::language::{CardKind, Code, Filter, Limit, Tag, When};
use crate::program::{CompiledAbility, is_given};
use crate::state::{
    At, Bits, Effect, Frame, Instance, SlotNo, StackItem, Stage, State, What, Window, WindowKind, flag,
};

impl State {
    /// Checks that a seat may play a card from the hand.
    pub(crate) fn check_play(&self, seat: Seat, code: Code) -> Verdict {
        let Some(instance) = self.in_hand(seat, code) else {
            return Err(Refusal::new(clause::CARD_02, "not-in-hand"));
        };
        self.check_play_card(seat, instance).map_err(|refusal| self.why_not_played(seat, code, refusal))
    }

    /// The same for a card of the hand.
    pub(crate) fn check_play_card(&self, seat: Seat, instance: Instance) -> Verdict {
        let card = self.card_of(instance);
        if card.kind == CardKind::Warrior {
            return Err(Refusal::new(clause::ADD_01, "add-not-play"));
        }
        // Nested answers are limited (AMB-91).
        if self.is_too_deep() {
            return Err(Refusal::new(clause::TIME_05, "too-deep"));
        }
        match &self.ready_of(instance).play {
            Some(entry) => {
                let card = self.identity[instance.index()];
                let is_used_up = |effect: &Effect| match entry.limit {
                    Limit::OncePerGame => effect.is_used_up(card),
                    Limit::OncePerTurn => effect.is_used_up_now(card) && effect.seat == seat,
                    _ => false,
                };
                if self.effects.iter().any(is_used_up) {
                    return no(clause::CARD_01, "used-already");
                }
                self.check_entry(seat, entry, Some(instance), SlotNo::NONE)?;
            }
            None => match default_actions(card.kind) {
                Some(_) if self.is_given_freely(seat, instance) => {}
                Some(actions) => {
                    if !self.is_main() {
                        let clause = clause_of_kind(card.kind);
                        return no(clause, "only-as-action");
                    }
                    self.check_actions(actions)?;
                }
                None if card.kind == CardKind::Alliance => {
                    if !self.is_time(&When::AnyTime, seat, SlotNo::NONE) {
                        return Err(why_not_now(&When::AnyTime));
                    }
                }
                None => return Err(Refusal::new(clause::CARD_02, "not-now")),
            },
        }
        self.check_card(seat, instance)
    }

    /// Whether a play or an ability takes an Action, or is one.
    pub(super) fn takes_action(&self, seat: Seat, action: Action) -> bool {
        let takes = |entry: &CompiledAbility| matches!(entry.when, When::Actions(_) | When::AttackAction(_));
        match action {
            Action::Play(code) => self.in_hand(seat, code).is_none_or(|instance| match &self.ready_of(instance).play {
                Some(entry) => takes(entry),
                None => self.card_of(instance).kind != CardKind::Alliance && !self.is_given_freely(seat, instance),
            }),
            Action::Use(slot, number) if self.is_in_play(slot) => {
                self.ready_at(slot).abilities.get(number as usize).is_none_or(takes)
            }
            _ => true,
        }
    }

    /// Whether the card may be given to a warrior now for no Action, because an ability of the warrior says so.
    fn is_given_freely(&self, seat: Seat, instance: Instance) -> bool {
        self.needs_host(instance)
            && self.is_time(&When::AnyTime, seat, SlotNo::NONE)
            && self.warriors_of(seat).any(|slot| self.is_free_for(instance, slot))
    }

    /// Checks the rules for playing a card of its kind.
    pub(super) fn check_card(&self, seat: Seat, instance: Instance) -> Verdict {
        let card = self.card_of(instance);
        let number = self.identity[instance.index()];
        let asks = EvalContext::of(seat);
        self.check_allowed(seat, instance)?;
        if !self.all_hold(&card.needs, SlotNo::NONE, &asks) {
            return no(clause::CARD_02, "needs-not-met");
        }
        if self.comes_into_play(instance) && !self.has_room() {
            return no(clause::TIME_08, "table-full");
        }
        let lies_with_player = card.given_to.is_none() && self.ready_of(instance).play.is_none();
        match card.kind {
            CardKind::Mission if lies_with_player && self.holds_mission(instance, At::Player, SlotNo(seat.0)) => {
                return no(clause::MISS_07, "mission-twice");
            }
            CardKind::Relic if self.is_name_in_play(number) => return no(clause::REL_02, "relic-in-play"),
            CardKind::Alliance => {
                if self.is_name_in_play(number) {
                    return no(clause::ALLY_03, "alliance-in-play");
                }
                let has_one = self
                    .in_play()
                    .any(|slot| self.card_at(slot).kind == CardKind::Alliance && self.slot(slot).controller == seat);
                if has_one {
                    return no(clause::ALLY_02, "alliance-one");
                }
            }
            _ => {}
        }
        if self.is_placed(instance) {
            if self.places_for(seat, instance).is_empty() {
                let clause = if card.kind == CardKind::Warzone { clause::WZ_02 } else { clause::FORT_06 };
                return no(clause, "no-place");
            }
            return Ok(());
        }
        let mut item = self.answering(StackItem::of(seat, instance));
        item.stage = Stage::Caster;
        if card.kind == CardKind::Art {
            if self.able_casters(seat, instance) == 0 {
                return no(clause::ART_01, "no-caster");
            }
            return if self.casters(&item) == 0 { no(clause::TIME_02, "no-target") } else { Ok(()) };
        }
        for number in 0..self.target_count(&item) {
            if !self.has_candidate(&item, number) {
                return no(clause::TIME_02, "no-target");
            }
        }
        Ok(())
    }

    /// Checks that no card forbids to play or add this one.
    pub(super) fn check_allowed(&self, seat: Seat, instance: Instance) -> Verdict {
        let is_banned = self.effects.iter().any(|effect| match &self.rules.programs.code[effect.pc as usize] {
            crate::program::Instruction::Do(crate::language::Op::NoPlaying(filter, _)) => {
                self.fits_card(filter, instance, seat, effect.seat)
            }
            _ => false,
        });
        if is_banned { no(clause::CARD_01, "play-banned") } else { Ok(()) }
    }

    /// The Areas that a card may be put into (FORT-07, WZ-02). A second copy of a Fortification or Warzone fits no Area
    /// (FORT-06); other cards may be there several times.
    pub(crate) fn places_for(&self, seat: Seat, instance: Instance) -> ArrayVec<At, 4> {
        let card = self.card_of(instance);
        let copies = |at: At| {
            self.in_play().any(|slot| {
                let other = self.slot(slot);
                other.controller == seat && other.at == at && self.card_at(slot).name == card.name
            })
        };
        let is_single = matches!(card.kind, CardKind::Fortification | CardKind::Warzone) && !card.any_number;
        let per_player = card.kind == CardKind::Fortification && !self.rules.options.fortification_per_area;
        let mut places: ArrayVec<At, 4> = ArrayVec::new();
        for place in &card.places {
            let at = At::from(*place);
            let all = [At::Squad, At::Kohort, At::Outpost, At::Aside];
            let taken = if per_player { all.into_iter().any(copies) } else { copies(at) };
            if (!is_single || !taken) && !places.contains(&at) {
                places.push(at);
            }
        }
        places
    }

    /// Using an ability of a card in play.
    pub(crate) fn check_use(&self, seat: Seat, slot: SlotNo, number: u8, _window: Option<&Window>) -> Verdict {
        if !self.is_in_play(slot) {
            return no(clause::CARD_17, "not-in-play");
        }
        let card = self.slot(slot);
        let user = if card.at == At::Card && is_given(self.card_at(slot).kind) {
            self.bearer(slot).some().map_or(card.controller, |bearer| self.slot(bearer).controller)
        } else {
            card.controller
        };
        if user != seat {
            return no(clause::CARD_17, "not-yours");
        }
        let Some(entry) = self.ready_at(slot).abilities.get(number as usize) else {
            return no(clause::CARD_17, "no-such-ability");
        };
        if self.is_too_deep() {
            return no(clause::TIME_05, "too-deep");
        }
        let used = [flag::USED, flag::USED_2, flag::USED_3][(number as usize).min(2)];
        let is_bounded = entry.limit != crate::language::Limit::None || is_free(entry);
        if is_bounded && card.is(used) {
            return no(clause::CARD_01, "used-already");
        }
        let works = self.works(slot) || self.is_spare_copy(slot);
        let is_weapon = self.ready_at(slot).tags & Tag::WEAPONS != 0 && self.bearer(slot) != SlotNo::NONE;
        if card.at != At::Hidden && !works && !is_weapon {
            let clause = self.why_asleep(slot);
            return no(clause, "works-not");
        }
        if self.is_shut_out(slot) {
            return no(clause::IMM_05, "immune-combat");
        }
        if entry.limit == Limit::OncePerGame && self.is_used_up(seat, card.instance) {
            return no(clause::CARD_01, "used-already");
        }
        self.check_entry(seat, entry, None, slot)?;
        if matches!(entry.when, When::Actions(1..) | When::AttackAction(_)) {
            self.check_performer(self.bearer(slot))?;
        }
        let mut item = self.answering(StackItem::of(seat, card.instance));
        (item.slot, item.what) = (slot, What::Ability(number));
        for number in 0..self.target_count(&item) {
            if !self.has_candidate(&item, number) {
                return self
                    .why_no_sabotage(seat, &entry.targets)
                    .map_or_else(|| no(clause::TIME_02, "no-target"), Err);
            }
        }
        Ok(())
    }

    /// Whether an ability of this card that may be used once in the game has been used. The use is remembered as an
    /// effect without an end, even after the card has left play.
    fn is_used_up(&self, seat: Seat, instance: Instance) -> bool {
        let card = self.identity[instance.index()];
        self.effects.iter().any(|effect| effect.seat == seat && effect.is_used_up(card))
    }

    /// Checks timing and price of an announcement.
    pub(super) fn check_entry(
        &self,
        seat: Seat,
        entry: &CompiledAbility,
        hand: Option<Instance>,
        slot: SlotNo,
    ) -> Verdict {
        let is_late = entry.counters && self.window().is_some_and(|window| window.kind == WindowKind::Modify);
        if is_late {
            if self.late_plays(entry, seat).is_empty() {
                return no(clause::TIME_12, "nothing-to-counter");
            }
        } else if !self.is_time(&entry.when, seat, slot) {
            return Err(why_not_now(&entry.when));
        }
        if entry.limit == Limit::OncePerEvent && self.window().is_some_and(|window| window.once) {
            return no(clause::TIME_10, "once-per-event");
        }
        if entry.attacks {
            if self.side(seat).turns_done == 0 {
                return no(clause::ACT_09, "attack-first-turn");
            }
            if self.no_combats() {
                return no(clause::CARD_01, "no-combats");
            }
        }
        match entry.when {
            When::Actions(n) => {
                self.check_actions(n)?;
            }
            When::AttackAction(n) => {
                if self.side(seat).turns <= 1 {
                    return no(clause::ACT_09, "attack-first-turn");
                }
                if self.attacks == 0 || self.has_granted() {
                    return no(clause::TIME_23, "attack-once");
                }
                if self.plans_no_attack(seat) {
                    return no(clause::ATK_16, "told-no-attack");
                }
                self.check_actions(n.max(1))?;
            }
            _ => {}
        }
        let mut asks = if slot == SlotNo::NONE { EvalContext::of(seat) } else { self.asks_at(slot) };
        if let Some(window) = self.window() {
            (asks.subject, asks.culprit, asks.amount) = (window.subject, window.culprit, window.amount);
        }
        if !self.all_hold(&entry.needs, asks.bearer, &asks) {
            return no(clause::CARD_02, "needs-not-met");
        }
        if entry.changes_tactic {
            self.check_new_tactic(entry.pc)?;
        }
        let price = &entry.price;
        let least = price.step.map_or(0, |step| if step.may_be_none { 0 } else { step.destiny });
        let surcharge = hand.map_or(0, |instance| self.least_surcharge(seat, instance));
        let fixed = i16::from(price.destiny) + self.amount(&price.counted, &asks);
        let mut sum = fixed + i16::from(least);
        let worth = match hand {
            Some(instance) => {
                let casters =
                    || self.warriors_of(seat).map(|caster| StackItem { caster, ..StackItem::of(seat, instance) });
                // The caster is not chosen yet: the cheapest one counts.
                let sums = casters().map(|item| self.caster_cost(&item, fixed) + self.caster_cost(&item, least.into()));
                sum = sums.min().unwrap_or(sum);
                casters().map(|item| self.destiny_worth(&item)).max().unwrap_or(1)
            }
            None => self.destiny_worth(&StackItem { slot, ..StackItem::of(seat, self.slot(slot).instance) }),
        };
        self.check_destiny(seat, in_destiny(sum, worth) + surcharge + self.unpaid(slot))?;
        if self.side(seat).promotion < i16::from(price.promotion) {
            return no(clause::GAME_11, "too-few-promotion");
        }
        Ok(())
    }

    /// The price of an item in D as it is composed: a target that is not chosen yet adds nothing.
    pub(crate) fn destiny_due(&self, item: &StackItem) -> i16 {
        let Some(entry) = self.entry_of(item) else { return 0 };
        let price = &entry.price;
        let steps = price.step.map_or(0, |step| self.caster_cost(item, step.destiny.into()) * i16::from(item.steps));
        let fixed = i16::from(price.destiny) + self.amount(&price.counted, &self.asks_in(item));
        let sum = self.caster_cost(item, fixed) + steps;
        let surcharge = if item.caster == SlotNo::NONE { 0 } else { self.surcharge(item.caster, item.instance) };
        in_destiny(sum, self.destiny_worth(item)) + surcharge
    }

    /// The V that is due when the card in play is identified (HID-06).
    pub(crate) fn unpaid(&self, slot: SlotNo) -> i16 {
        if !self.is_in_play(slot) || !self.is_unidentified(slot) {
            return 0;
        }
        let card = self.slot(slot);
        self.price_of(card.controller, card.instance)
    }

    /// The surcharge of the cheapest caster for a spell.
    pub(super) fn least_surcharge(&self, seat: Seat, instance: Instance) -> i16 {
        if self.card_of(instance).kind != CardKind::Art {
            return 0;
        }
        Bits(self.able_casters(seat, instance)).map(|caster| self.surcharge(caster, instance)).min().unwrap_or(0)
    }

    /// Whether the card that was just played fits the filter.
    pub(crate) fn answers_play(&self, filter: &Filter, seat: Seat, of_opponent: bool) -> bool {
        if self.window().map(|window| window.kind) != Some(WindowKind::Response) {
            return false;
        }
        let Some(item) = self.answered_item() else { return false };
        matches!(item.what, What::Card | What::Raise)
            && (!of_opponent || self.are_foes(item.seat, seat))
            && self.fits_card(filter, item.instance, item.seat, seat)
    }

    /// The announcement that the open Response Window is about, even while an answer is composed.
    pub(crate) fn answered_item(&self) -> Option<&StackItem> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Item(item) if item.stage >= Stage::Announced => Some(item),
            _ => None,
        })
    }
}

/// Converts a price into D when each D counts as more than one; the rest of the last D is lost.
const fn in_destiny(sum: i16, worth: i16) -> i16 {
    (sum + worth - 1) / worth
}
