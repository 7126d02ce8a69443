//! Effects that take cards out of play: which cards stay, and what happens to a warrior inside a Vehicle.

use table::{Clause, Log};

use crate::clause;
use crate::facts::{EvalContext, Leaves, Slots};
use crate::language::{CardKind, Filter, Keyword, Tag, Who};
use crate::state::{NOBODY, SlotNo, StackItem, State, flag};

impl State {
    /// Takes out of play the cards that an effect names and reaches.
    pub(super) fn remove(
        &mut self,
        who: &Who,
        item: &StackItem,
        asks: &EvalContext,
        to: Leaves,
        log: &mut impl Log<Self>,
    ) {
        let mut slots = Slots::new();
        self.reached(who, item, asks, &mut slots);
        for slot in slots {
            // An Alliance leaves only by an effect that names it (ALLY-04).
            let is_alliance = self.is_in_play(slot) && self.card_at(slot).kind == CardKind::Alliance;
            if is_alliance && !matches!(who, Who::Each(Filter::Kind(CardKind::Alliance)) | Who::Target) {
                continue;
            }
            if self.is_kept_in_play(slot, to) {
                continue;
            }
            let to = if to == Leaves::Annihilated && self.has(slot, |keyword| *keyword == Keyword::NeverAnnihilated) {
                Leaves::Discarded
            } else {
                to
            };
            if self.slot(slot).controller == item.seat {
                self.renew_ability(item);
            }
            if self.may_return(slot, to) {
                self.put_away_or_back(slot, to, clause::TIME_06, log);
            } else {
                self.take_out(slot, to, clause::TIME_06, log);
            }
        }
    }

    /// A card leaves play; a warrior whose Vehicle is discarded around it is wounded (VEH-13).
    pub(super) fn take_out(&mut self, slot: SlotNo, to: Leaves, clause: Clause, log: &mut impl Log<Self>) {
        let inside = if to == Leaves::Discarded { self.inside_of(slot) } else { None };
        self.leave(slot, to, clause, log);
        if let Some(bearer) = inside.filter(|bearer| self.is_in_play(*bearer)) {
            self.wound(bearer, SlotNo::NONE, NOBODY, false, log);
        }
    }

    /// The warrior that sits in this Vehicle.
    fn inside_of(&self, slot: SlotNo) -> Option<SlotNo> {
        let is_occupied = self.is_in_play(slot)
            && self.slot(slot).is(flag::INSIDE)
            && self.ready_at(slot).tags & Tag::Vehicle.bit() != 0;
        is_occupied.then(|| self.bearer(slot)).and_then(SlotNo::some)
    }
}
