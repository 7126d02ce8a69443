//! Events: they trigger abilities, and open a window to be answered.

use arrayvec::ArrayVec;
use table::Seat;

use crate::language::On;
use crate::state::{Frame, Instance, SLOTS, SlotNo, StackItem, Stage, State, What, Window, WindowKind};
use crate::triggers::group;

impl State {
    /// Raises an event: puts the triggered abilities on top of the stack, and a window if a card of the game answers
    /// the event.
    pub(crate) fn raise(&mut self, kind: u8, subject: SlotNo, culprit: SlotNo, player: Seat, amount: i8) {
        let group = group(kind);
        if (self.listens_now() | self.rules.programs.answered) & group == 0 {
            return;
        }
        self.refresh();
        if self.rules.programs.answered & group != 0 {
            let seat = self.active;
            let window = Window {
                kind: WindowKind::Event(kind),
                seat: if self.side(seat).eliminated { self.next_seat(seat) } else { seat },
                yields: 0,
                rounds: 0,
                subject,
                culprit,
                player,
                about: Instance::NONE,
                amount,
                once: false,
            };
            self.frames.push(Frame::Window(window));
        }
        // If nobody orders them, the last one pushed begins first (TIME-16).
        let listens = |slot: &SlotNo| self.hot_at(*slot).listens & group != 0;
        let mut order: ArrayVec<SlotNo, SLOTS> = self.in_play().filter(listens).collect();
        let (active, seats) = (self.active.0, self.seats);
        order.sort_unstable_by_key(|slot| {
            let card = self.slot(*slot);
            std::cmp::Reverse(((card.controller.0 + seats - active) % seats, card.order, slot.0))
        });
        for slot in order {
            for number in 0..self.ready_at(slot).triggers.len() {
                let trap = &self.ready_at(slot).triggers[number];
                // A Weapon enters play even if it is not in use.
                if trap.on.bit() & group == 0
                    || !(self.works(slot) || trap.on == On::Enters)
                    || !self.answers(&trap.on, slot, subject, culprit, player)
                {
                    continue;
                }
                let mut asks = self.asks_at(slot);
                (asks.subject, asks.culprit) = (subject, culprit);
                if !self.all_hold(&trap.conditions, self.bearer(slot), &asks) {
                    continue;
                }
                let pc = trap.pc;
                let card = self.slot(slot);
                let item = trigger(card.controller, card.instance, number as u8);
                let item = StackItem { slot, pc, subject, culprit, amount, player, ..item };
                self.frames.push(Frame::Item(item));
            }
        }
    }

    /// The kinds of events that trigger an ability of a card in play.
    pub(crate) fn listens_now(&self) -> u32 {
        if self.dirty { self.in_play().fold(0, |bits, slot| bits | self.hot_at(slot).listens) } else { self.listens }
    }

    /// Whether a card in play, or one in a hand when there is no place, answers an event.
    pub(crate) fn answers(&self, on: &On, slot: SlotNo, subject: SlotNo, culprit: SlotNo, player: Seat) -> bool {
        let asks = self.asks_at(slot);
        self.event_fits(on, &asks, subject, culprit, player)
    }
}

/// A triggered ability that waits for its turn (TIME-16).
pub(crate) const fn trigger(seat: Seat, instance: Instance, number: u8) -> StackItem {
    StackItem { what: What::Trigger(number), stage: Stage::Queued, ..StackItem::of(seat, instance) }
}
