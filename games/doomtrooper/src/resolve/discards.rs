//! Cards that leave play, and the triggered abilities that follow (CARD-11). They are found while the card is still
//! there and carried out when it has gone; then the event can be answered (TIME-10).

use smallvec::SmallVec;
use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::{EvalContext, Leaves};
use crate::language::Filter;
use crate::resolve::events::trigger;
use crate::state::{Frame, Instance, SLOTS, SlotNo, StackItem, State, What, WindowKind, flag};
use crate::triggers::{BEARER_LEAVES, DISCARDED, KILLED_OR_DISCARDED, bits};

/// A triggered ability that will happen: the seat, the card, its place, and the number of the ability.
type Watcher = (Seat, Instance, SlotNo, u8);

/// The triggered abilities that will happen, in the order in which their cards came into play.
pub(crate) type Watchers = SmallVec<[Watcher; SLOTS]>;

impl State {
    /// The triggered abilities that will happen when a card leaves play in this way. Annihilating is not discarding
    /// (CARD-11).
    pub(crate) fn watchers(&mut self, leaving: SlotNo, to: Leaves) -> Watchers {
        let wanted = match to {
            Leaves::Discarded => bits(&[DISCARDED, KILLED_OR_DISCARDED, BEARER_LEAVES]),
            Leaves::Annihilated => bits(&[BEARER_LEAVES]),
            Leaves::ToHand | Leaves::IntoPile => 0,
        };
        let is_killed = self.slot(leaving).is(flag::KILLED);
        let wanted = if is_killed { wanted | bits(&[KILLED_OR_DISCARDED]) } else { wanted };
        let mut watchers = Watchers::new();
        if self.listens_now() & wanted == 0 {
            return watchers;
        }
        self.refresh();
        let player = self.slot(leaving).controller;
        for slot in self.in_play() {
            if slot == leaving || self.hot_at(slot).listens & wanted == 0 {
                continue;
            }
            for (number, trap) in (0..).zip(&self.ready_at(slot).triggers) {
                let is_heard = trap.on.bit() & wanted != 0
                    && (self.works(slot) || self.slot(slot).host == leaving)
                    && self.answers(&trap.on, slot, leaving, SlotNo::NONE, player);
                if is_heard {
                    let card = self.slot(slot);
                    watchers.push((card.controller, card.instance, slot, number));
                }
            }
        }
        watchers.sort_unstable_by_key(|(_, _, slot, _)| std::cmp::Reverse(self.slot(*slot).order));
        watchers
    }

    /// Starts the triggered abilities after the card has gone.
    pub(crate) fn set_off(&mut self, watchers: &Watchers) {
        for (seat, instance, slot, number) in watchers {
            let is_there = self.is_in_play(*slot) && self.slot(*slot).instance == *instance;
            let asks = if is_there { self.asks_at(*slot) } else { EvalContext::of(*seat) };
            let Some(trap) = self.ready_of(*instance).triggers.get(*number as usize) else { continue };
            if self.all_hold(&trap.conditions, asks.bearer, &asks) {
                let item = StackItem {
                    slot: if is_there { *slot } else { SlotNo::NONE },
                    pc: trap.pc,
                    ..trigger(*seat, *instance, *number)
                };
                self.frames.push(Frame::Item(item));
            }
        }
    }

    /// Opens a window after a card has gone from play to the Discard Pile in the open, if a card of the set may be
    /// played or used right after that (TIME-10).
    pub(crate) fn answer_discard(&mut self, instance: Instance, player: Seat) {
        let programs = &self.rules.programs;
        if programs.answered & bits(&[DISCARDED]) == 0 || self.knows[instance.index()] != u8::MAX {
            return;
        }
        let fits = |filter: &Filter| {
            let number = self.identity[instance.index()];
            self.seats_from(self.active)
                .any(|seat| self.fits_number(filter, number, instance.owner(), &EvalContext::of(seat)))
        };
        if programs.after_discards.iter().any(fits) {
            self.open(WindowKind::Event(DISCARDED));
            if let Some(Frame::Window(window)) = self.frames.last_mut() {
                (window.about, window.player) = (instance, player);
            }
        }
    }

    /// Returns the card that a window is about to its owner's hand.
    pub(crate) fn take_discarded(&mut self, about: Instance, log: &mut impl Log<Self>) {
        if !self.lies_discarded(about) {
            return;
        }
        self.side_mut(about.owner()).discard &= !(1 << about.number());
        self.file(about, Leaves::ToHand);
        log.push(clause::ZONE_09, Event::TookBack(about.owner(), self.identity[about.index()]));
    }

    /// Whether the card lies in its owner's Discard Pile.
    pub(crate) fn lies_discarded(&self, instance: Instance) -> bool {
        instance != Instance::NONE && self.side(instance.owner()).discard >> instance.number() & 1 != 0
    }

    /// Whether the card of a triggered ability about its own discard still lies in the Discard Pile since then.
    pub(crate) fn is_discarded(&self, item: &StackItem) -> bool {
        matches!(item.what, What::Trigger(_)) && self.lies_discarded(item.instance)
    }
}
