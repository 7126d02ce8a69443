//! The fourth step of a combat is one moment: a card played in it whose effects still last can be countered later
//! (TIME-12), and its player can add to a spell (ART-08).
//!
//! A card that was played in this step lies in the row of [`State`] until the combat is over; its lasting effects refer
//! to it. Cards that came into play, and effects that were carried out for good, cannot be countered.

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Code, Op};
use crate::program::Instruction;
use crate::resolve::Flow;
use crate::state::{Frame, Instance, SlotNo, StackItem, Stage, State, What, WindowKind};

impl State {
    /// A counter in the fourth step chooses the card that it answers before everything else.
    pub(super) fn find_play(&mut self, item: &StackItem) -> Flow {
        let plays = self.entry_of(item).map(|entry| self.late_plays(entry, item.seat)).unwrap_or_default();
        match plays.as_slice() {
            [] => self.drop_item(),
            [_] => self.choose_play(item, 0),
            _ => Flow::Waits,
        }
    }

    pub(super) fn choose_play(&mut self, item: &StackItem, number: u8) -> Flow {
        let plays = self.entry_of(item).map(|entry| self.late_plays(entry, item.seat)).unwrap_or_default();
        let chosen = plays.get(number as usize).copied().unwrap_or(0);
        if let Some(item) = self.item_mut() {
            item.amount = chosen as i8;
        }
        self.go(if item.what == What::Card { Stage::Caster } else { Stage::Target(0) })
    }

    /// The card that an item of the fourth step counters, if it is a counter.
    pub(crate) fn late_target(&self, item: &StackItem, at: usize) -> Option<Instance> {
        let is_late = matches!(
            at.checked_sub(1).and_then(|below| self.frames.get(below)),
            Some(Frame::Window(window)) if window.kind == WindowKind::Modify
        );
        let counters = self.entry_of(item).is_some_and(|entry| entry.counters) && item.what != What::Raise;
        (is_late && counters).then(|| self.row.get(item.amount as usize).copied()).flatten()
    }

    /// The effects of a play end (TIME-12).
    pub(super) fn end_play(&mut self, instance: Instance, log: &mut impl Log<Self>) {
        let Some(seat) = self.effect_of_play(instance).map(|effect| effect.seat) else { return };
        self.effects.retain(|effect| effect.play != instance);
        // A first blow given by an earlier card counts again.
        let first = self.effects.iter().rev().find(|effect| {
            effect.play != Instance::NONE
                && matches!(self.rules.programs.code[effect.pc as usize], Instruction::Do(Op::FirstBlow(_)))
        });
        let first = first.map_or(SlotNo::NONE, |effect| effect.to);
        (self.combat.first, self.combat.first_ends) = (first, first != SlotNo::NONE);
        self.dirty = true;
        log.push(clause::TIME_12, Event::Cancelled(seat, self.identity[instance.index()]));
    }

    pub(crate) fn begin_raise(&mut self, seat: Seat, code: Code) {
        if let Some(spell) = self.raised(seat, code) {
            let item = self.raising(seat, spell);
            self.begin(item);
        }
    }

    pub(super) fn pay_raise(&mut self, item: &StackItem, log: &mut impl Log<Self>) {
        let Some(step) = self.ready_of(item.instance).play.as_ref().and_then(|entry| entry.price.step) else { return };
        let sum = self.caster_cost(item, step.destiny.into()) * i16::from(item.steps);
        let worth = self.destiny_worth(item);
        self.earn_destiny(item.seat, -((sum + worth - 1) / worth), clause::GAME_10, log);
        log.push(clause::ART_08, Event::Paid(item.seat, item.steps));
    }

    /// The added steps raise the spell.
    pub(super) fn raise_spell(&mut self, item: &StackItem) {
        for effect in self.effects.iter_mut().filter(|effect| effect.play == item.instance) {
            effect.steps = effect.steps.saturating_add(item.steps);
        }
        self.dirty = true;
    }
}
