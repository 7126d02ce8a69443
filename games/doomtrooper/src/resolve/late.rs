//! The fourth step of a combat is one moment: what was played in it and still lasts can be countered later (TIME-12),
//! and its player can add to a spell (ART-08).
//!
//! A card that was played in this step lies in the row of [`State`] until the combat is over; effects that last remember
//! it. What came into play, and whatever was carried out for good, is none of this.

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Code, Op};
use crate::program::Step;
use crate::resolve::Flow;
use crate::state::{Deed, Frame, Instance, SlotNo, Stage, State, What, WindowKind};

impl State {
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

    pub(crate) fn begin_raise(&mut self, seat: Seat, code: Code) {
        if let Some(spell) = self.raised(seat, code) {
            let deed = self.raising(seat, spell);
            self.begin(deed);
        }
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
