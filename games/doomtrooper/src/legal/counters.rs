//! Cards played in the fourth step of a combat can be countered later (TIME-12), and their players can add to a spell
//! (ART-08): the cards that may be countered and the spells that may be raised.

use smallvec::SmallVec;
use table::{Refusal, Seat};

use crate::clause;
use crate::facts::Verdict;
use crate::language::{CardKind, Code, When};
use crate::program::CompiledAbility;
use crate::state::{Effect, Instance, ROW, SlotNo, StackItem, Stage, State, What, WindowKind};

/// Numbers of cards in the row.
type Plays = SmallVec<[u8; ROW]>;

impl State {
    /// The first lasting effect of the card in the row, if there is one.
    pub(crate) fn effect_of_play(&self, instance: Instance) -> Option<&Effect> {
        self.effects.iter().find(|effect| effect.play == instance)
    }

    /// The plays of this step that may still be countered.
    pub(crate) fn late_plays(&self, entry: &CompiledAbility, seat: Seat) -> Plays {
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
        // An action names a card of the row by a number.
        (0..u8::MAX).zip(&self.row).filter(fits).map(|(number, _)| number).collect()
    }

    /// The spell of this card to which a seat may add steps now: the one that was cast last.
    pub(crate) fn raised(&self, seat: Seat, code: Code) -> Option<Instance> {
        let card = self.rules.cards.coded(code)?;
        self.row.iter().rev().copied().find(|instance| {
            self.identity[instance.index()] == card
                && self.effect_of_play(*instance).is_some_and(|effect| effect.seat == seat)
        })
    }

    /// Checks that a seat may add to a spell (ART-08).
    pub(crate) fn check_raise(&self, seat: Seat, code: Code) -> Verdict {
        let no_spell = || Err(Refusal::new(clause::ART_08, "no-such-spell"));
        let is_moment = self.window().is_some_and(|window| window.kind == WindowKind::Modify);
        let Some(spell) = self.raised(seat, code).filter(|_| is_moment) else { return no_spell() };
        let has_steps = self.ready_of(spell).play.as_ref().is_some_and(|entry| entry.price.step.is_some());
        if self.card_of(spell).kind != CardKind::Art || !has_steps {
            return no_spell();
        }
        if self.is_too_deep() {
            return Err(Refusal::new(clause::TIME_05, "too-deep"));
        }
        if self.steps_for(&self.raising(seat, spell)).1 == 0 {
            return Err(Refusal::new(clause::ART_08, "no-more-steps"));
        }
        Ok(())
    }

    /// The cards to which a seat may add now.
    pub(crate) fn raisable(&self, seat: Seat) -> SmallVec<[Code; ROW]> {
        let mut codes: SmallVec<[Code; ROW]> = SmallVec::new();
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

    /// The item for adding to a spell: the warrior that has the spell pays as its caster, where it can cast it.
    pub(crate) fn raising(&self, seat: Seat, spell: Instance) -> StackItem {
        let to = self.effect_of_play(spell).map_or(SlotNo::NONE, |effect| effect.to);
        let casts = self.is_in_play(to)
            && self.is_warrior(to)
            && self.slot(to).controller == seat
            && self.masters(to, self.ready_of(spell).tags);
        let caster = if casts { to } else { SlotNo::NONE };
        StackItem { what: What::Raise, stage: Stage::Steps, caster, ..StackItem::of(seat, spell) }
    }

    /// The fewest and the most steps that may be added.
    pub(crate) fn steps_to_add(&self, item: &StackItem) -> (u8, u8) {
        let Some(step) = self.ready_of(item.instance).play.as_ref().and_then(|entry| entry.price.step) else {
            return (0, 0);
        };
        let paid = self.effect_of_play(item.instance).map_or(0, |effect| effect.steps);
        let room = step.most.unwrap_or(99).saturating_sub(paid);
        let pool = self.side(item.seat).destiny * self.destiny_worth(item);
        let most = (pool.max(0) / self.caster_cost(item, step.destiny.into()).max(1)).min(i16::from(room)) as u8;
        (most.min(1), most)
    }
}
