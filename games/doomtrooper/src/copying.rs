//! States before the first card is dealt, and copies of states: only the used part is copied.

use std::sync::Arc;

use smallvec::SmallVec;
use table::{Seat, SeatSet};

use crate::round::Round;
use crate::rules::{COLLECTION_MAX, Rules, SEATS};
use crate::set::CardNo;
use crate::state::{Combat, SLOTS, Side, Slot, State, TurnStep};

impl State {
    /// A table without cards.
    pub(crate) fn blank(rules: &Arc<Rules>) -> Self {
        Self {
            seats: rules.lists.len() as u8,
            soft: true,
            outcome: None,
            identity: [CardNo(0); SEATS * COLLECTION_MAX],
            knows: [0; SEATS * COLLECTION_MAX],
            sides: [Side::EMPTY; SEATS],
            slots: [Slot::EMPTY; SLOTS],
            used: 0,
            order: 0,
            turn: 0,
            active: Seat(0),
            round: Round::clockwise(rules.lists.len() as u8),
            step: TurnStep::Begin,
            actions: 0,
            attacks: 0,
            has_acted: false,
            has_attacked: false,
            target: i16::from(rules.options.promotion_target),
            exhausted: false,
            verdict: None,
            granted: [0; SEATS],
            combat: Combat::NONE,
            row: SmallVec::new(),
            frames: SmallVec::new(),
            effects: SmallVec::new(),
            grants: SmallVec::new(),
            joins: 0,
            tagged: 0,
            able: 0,
            warlike: 0,
            units: 0,
            bearing: 0,
            hosted: 0,
            listens: 0,
            dying: false,
            minds_points: true,
            minds_turns: true,
            conceding: SeatSet::NONE,
            dirty: true,
            falls: false,
            rules: Arc::clone(rules),
        }
    }

    /// The number of places up to the last one that holds a card.
    const fn places_in_use(&self) -> usize {
        (u128::BITS - self.used.leading_zeros()) as usize
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        let mut copy = Self::blank(&self.rules);
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, source: &Self) {
        // A place that holds no card is empty in both states.
        let self_places = self.places_in_use();
        // Every field is named, so that a new one cannot be forgotten.
        let Self {
            rules,
            seats,
            soft,
            outcome,
            identity,
            knows,
            sides,
            slots,
            used,
            order,
            turn,
            active,
            round,
            step,
            actions,
            attacks,
            has_acted,
            has_attacked,
            target,
            exhausted,
            verdict,
            granted,
            combat,
            row,
            frames,
            effects,
            grants,
            joins,
            tagged,
            able,
            warlike,
            units,
            bearing,
            hosted,
            listens,
            dying,
            minds_points,
            minds_turns,
            conceding,
            dirty,
            falls,
        } = self;
        if !Arc::ptr_eq(rules, &source.rules) {
            rules.clone_from(&source.rules);
        }
        let places = self_places.max(source.places_in_use());
        let all = usize::from(source.seats.max(*seats));
        let cards = all * COLLECTION_MAX;
        identity[..cards].copy_from_slice(&source.identity[..cards]);
        knows[..cards].copy_from_slice(&source.knows[..cards]);
        sides[..all].copy_from_slice(&source.sides[..all]);
        slots[..places].copy_from_slice(&source.slots[..places]);
        copy_list(row, &source.row);
        copy_list(frames, &source.frames);
        copy_list(effects, &source.effects);
        copy_list(grants, &source.grants);
        (*seats, *soft, *outcome, *used, *order) =
            (source.seats, source.soft, source.outcome, source.used, source.order);
        (*turn, *active, *round) = (source.turn, source.active, source.round);
        (*step, *actions) = (source.step, source.actions);
        (*attacks, *has_acted, *has_attacked) = (source.attacks, source.has_acted, source.has_attacked);
        (*target, *exhausted, *verdict, *combat) = (source.target, source.exhausted, source.verdict, source.combat);
        *granted = source.granted;
        (*joins, *tagged, *able, *units) = (source.joins, source.tagged, source.able, source.units);
        (*warlike, *bearing, *hosted) = (source.warlike, source.bearing, source.hosted);
        *listens = source.listens;
        (*dying, *minds_points, *minds_turns) = (source.dying, source.minds_points, source.minds_turns);
        (*conceding, *dirty, *falls) = (source.conceding, source.dirty, source.falls);
    }
}

/// Makes a list the same as another one.
fn copy_list<T: Copy, const N: usize>(to: &mut SmallVec<[T; N]>, from: &SmallVec<[T; N]>)
where
    [T; N]: smallvec::Array<Item = T>,
{
    to.clear();
    to.extend_from_slice(from);
}
