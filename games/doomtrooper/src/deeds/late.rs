//! The fourth step of a combat is one moment: what was played in it and still lasts can be countered later (TIME-12),
//! and its player can add to a spell (ART-08).
//!
//! A card that was played in this step lies in the row of [`State`] until the combat is over; effects that last remember
//! it. What came into play, and whatever was carried out for good, is none of this.

use arrayvec::ArrayVec;
use table::{Log, Refusal, Seat};

use crate::clause;
use crate::event::Event;
use crate::flow::Flow;
use crate::language::{Code, Kind, Op, When};
use crate::legal::Verdict;
use crate::program::{Entry, Step};
use crate::state::{Deed, Effect, Frame, Instance, SlotNo, Stage, State, What, WindowKind};

/// Numbers of cards in the row.
type Plays = ArrayVec<u8, 32>;

impl State {
    /// Whether the fourth step of a combat is going on.
    pub(crate) fn is_modifying(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Window(window) if window.kind == WindowKind::Modify))
    }

    /// The first effect of the card in the row, if one lasts.
    pub(crate) fn effect_of_play(&self, instance: Instance) -> Option<&Effect> {
        self.effects.iter().find(|effect| effect.play == instance)
    }

    /// The plays of this step that something may still counter.
    pub(crate) fn late_plays(&self, entry: &Entry, seat: Seat) -> Plays {
        let (filter, of_opponent) = match &entry.when {
            When::Played(filter) => (filter, false),
            When::PlayedByOpponent(filter) => (filter, true),
            _ => return Plays::new(),
        };
        let fits = |(_, instance): &(u8, &Instance)| {
            self.effect_of_play(**instance).is_some_and(|effect| {
                (!of_opponent || self.are_foes(effect.seat, seat))
                    && self.fits_card(filter, **instance, effect.seat, seat)
            })
        };
        (0..).zip(&self.row).filter(fits).map(|(number, _)| number).collect()
    }

    /// What a counter in the fourth step answers is chosen before everything else.
    pub(super) fn find_play(&mut self, deed: &Deed) -> Flow {
        let plays = self.entry_of(deed).map(|entry| self.late_plays(entry, deed.seat)).unwrap_or_default();
        match plays.as_slice() {
            [] => self.drop_deed(),
            [_] => self.choose_play(deed, 0),
            _ => Flow::Waits,
        }
    }

    pub(super) fn choose_play(&mut self, deed: &Deed, number: u8) -> Flow {
        let plays = self.entry_of(deed).map(|entry| self.late_plays(entry, deed.seat)).unwrap_or_default();
        let chosen = plays.get(number as usize).copied().unwrap_or(0);
        if let Some(deed) = self.deed_mut() {
            deed.amount = chosen as i8;
        }
        self.go(if deed.what == What::Card { Stage::Caster } else { Stage::Target(0) })
    }

    /// The card that a deed of the fourth step counters, when it does.
    pub(crate) fn late_target(&self, deed: &Deed, at: usize) -> Option<Instance> {
        let is_late = matches!(
            at.checked_sub(1).and_then(|below| self.frames.get(below)),
            Some(Frame::Window(window)) if window.kind == WindowKind::Modify
        );
        let counters = self.entry_of(deed).is_some_and(|entry| entry.counters) && deed.what != What::Raise;
        (is_late && counters).then(|| self.row.get(deed.amount as usize).copied()).flatten()
    }

    /// The effects of a play end (TIME-12).
    pub(super) fn end_play(&mut self, instance: Instance, log: &mut impl Log<Self>) {
        let Some(seat) = self.effect_of_play(instance).map(|effect| effect.seat) else { return };
        self.effects.retain(|effect| effect.play != instance);
        // A first blow that an earlier card gave counts again.
        let first = self.effects.iter().rev().find(|effect| {
            effect.play != Instance::NONE
                && matches!(self.rules.programs.code[effect.pc as usize], Step::Do(Op::FirstBlow(_)))
        });
        let first = first.map_or(SlotNo::NONE, |effect| effect.to);
        (self.combat.first, self.combat.first_ends) = (first, first != SlotNo::NONE);
        self.dirty = true;
        log.push(clause::TIME_12, Event::Cancelled(seat, self.identity[instance.index()]));
    }

    /// The spell of this card to which a seat may add steps now: the one that was cast last.
    pub(crate) fn raised(&self, seat: Seat, code: Code) -> Option<Instance> {
        let card = self.rules.cards.coded(code)?;
        self.row.iter().rev().copied().find(|instance| {
            self.identity[instance.index()] == card
                && self.effect_of_play(*instance).is_some_and(|effect| effect.seat == seat)
        })
    }

    /// Whether a seat may add to a spell (ART-08).
    pub(crate) fn check_raise(&self, seat: Seat, code: Code) -> Verdict {
        let no_spell = || Err(Refusal::new(clause::ART_08, "no-such-spell"));
        let is_moment = self.window().is_some_and(|window| window.kind == WindowKind::Modify);
        let Some(spell) = self.raised(seat, code).filter(|_| is_moment) else { return no_spell() };
        let has_steps = self.ready_of(spell).play.as_ref().is_some_and(|entry| entry.price.step.is_some());
        if self.card_of(spell).kind != Kind::Art || !has_steps {
            return no_spell();
        }
        if self.frames.len() + 6 > crate::state::FRAMES {
            return Err(Refusal::new(clause::TIME_05, "too-deep"));
        }
        if self.steps_for(&self.raising(seat, spell)).1 == 0 {
            return Err(Refusal::new(clause::ART_08, "no-more-steps"));
        }
        Ok(())
    }

    /// The cards to which a seat may add now.
    pub(crate) fn raisable(&self, seat: Seat) -> ArrayVec<Code, 32> {
        let mut codes: ArrayVec<Code, 32> = ArrayVec::new();
        if self.window().is_none_or(|window| window.kind != WindowKind::Modify) {
            return codes;
        }
        for instance in &self.row {
            let code = self.card_of(*instance).code;
            if !codes.contains(&code) && self.check_raise(seat, code).is_ok() {
                codes.push(code);
            }
        }
        codes
    }

    /// Adding to a spell: who has it pays as its caster where it can cast it.
    fn raising(&self, seat: Seat, spell: Instance) -> Deed {
        let to = self.effect_of_play(spell).map_or(SlotNo::NONE, |effect| effect.to);
        let casts = self.is_in_play(to)
            && self.is_warrior(to)
            && self.slot(to).controller == seat
            && self.masters(to, self.ready_of(spell).tags);
        let caster = if casts { to } else { SlotNo::NONE };
        Deed { what: What::Raise, stage: Stage::Steps, caster, ..Deed::of(seat, spell) }
    }

    pub(crate) fn begin_raise(&mut self, seat: Seat, code: Code) {
        if let Some(spell) = self.raised(seat, code) {
            let deed = self.raising(seat, spell);
            self.begin(deed);
        }
    }

    /// The fewest and the most steps that may be added.
    pub(crate) fn steps_to_add(&self, deed: &Deed) -> (u8, u8) {
        let Some(step) = self.ready_of(deed.instance).play.as_ref().and_then(|entry| entry.price.step) else {
            return (0, 0);
        };
        let paid = self.effect_of_play(deed.instance).map_or(0, |effect| effect.steps);
        let room = step.most.unwrap_or(99).saturating_sub(paid);
        let pool = self.side(deed.seat).destiny * self.destiny_worth(deed);
        let most = (pool.max(0) / self.caster_cost(deed, step.destiny.into()).max(1)).min(i16::from(room)) as u8;
        (most.min(1), most)
    }

    pub(super) fn pay_raise(&mut self, deed: &Deed, log: &mut impl Log<Self>) {
        let Some(step) = self.ready_of(deed.instance).play.as_ref().and_then(|entry| entry.price.step) else { return };
        let sum = self.caster_cost(deed, step.destiny.into()) * i16::from(deed.steps);
        let worth = self.destiny_worth(deed);
        self.earn_destiny(deed.seat, -((sum + worth - 1) / worth), clause::GAME_10, log);
        log.push(clause::ART_08, Event::Paid(deed.seat, deed.steps));
    }

    /// The spell grows by the steps that were added.
    pub(super) fn raise_spell(&mut self, deed: &Deed) {
        for effect in self.effects.iter_mut().filter(|effect| effect.play == deed.instance) {
            effect.steps = effect.steps.saturating_add(deed.steps);
        }
        self.dirty = true;
    }
}
