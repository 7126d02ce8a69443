//! Cards that leave play, and what happens by itself for that (CARD-11): seen while the card is still there, carried out
//! when it has gone.

use arrayvec::ArrayVec;
use table::Seat;

use crate::judge::Asks;
use crate::language::On;
use crate::moves::{Leaves, trigger};
use crate::state::{Deed, Frame, Instance, SLOTS, SlotNo, State, What};

/// Something that will happen by itself: whose card, which one, where it lay, and which of its triggers.
type Watcher = (Seat, Instance, SlotNo, u8);

/// What will happen by itself, in the order in which the cards came.
pub(crate) type Watchers = ArrayVec<Watcher, SLOTS>;

const DISCARDED: u32 = 1 << 6;
const BEARER_LEAVES: u32 = 1 << 16;

impl State {
    /// What will happen by itself when a card leaves play like this. Annihilating is not discarding (CARD-11).
    pub(crate) fn watchers(&mut self, leaving: SlotNo, to: Leaves) -> Watchers {
        let wanted = match to {
            Leaves::Discarded => DISCARDED | BEARER_LEAVES,
            Leaves::Annihilated => BEARER_LEAVES,
            Leaves::ToHand | Leaves::IntoPile => 0,
        };
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
            for (number, trap) in (0..).zip(&self.ready_at(slot).traps) {
                let is_heard = trap.on.bit() & wanted != 0
                    && (self.works(slot) || self.slot(slot).host == leaving)
                    && self.answers(&trap.on, slot, leaving, SlotNo::NONE, player);
                if is_heard {
                    let card = self.slot(slot);
                    let _ = watchers.try_push((card.controller, card.instance, slot, number));
                }
            }
        }
        watchers.sort_unstable_by_key(|(_, _, slot, _)| std::cmp::Reverse(self.slot(*slot).order));
        watchers
    }

    /// The card has gone: it happens.
    pub(crate) fn set_off(&mut self, watchers: &Watchers) {
        for (seat, instance, slot, number) in watchers {
            let is_there = self.is_in_play(*slot) && self.slot(*slot).instance == *instance;
            let asks = if is_there { self.asks_at(*slot) } else { Asks::of(*seat) };
            let Some(trap) = self.ready_of(*instance).traps.get(*number as usize) else { continue };
            if self.all_hold(&trap.conditions, asks.bearer, &asks) {
                let deed = Deed {
                    slot: if is_there { *slot } else { SlotNo::NONE },
                    pc: trap.pc,
                    ..trigger(*seat, *instance, *number)
                };
                let _ = self.frames.try_push(Frame::Deed(deed));
            }
        }
    }

    /// A card that says something of itself lies in the Discard Pile since it said so.
    pub(crate) fn is_discarded(&self, deed: &Deed) -> bool {
        let discard = self.side(deed.instance.owner()).discard;
        matches!(deed.what, What::Trigger(_)) && discard >> deed.instance.number() & 1 != 0
    }
}

/// Whether an event of a card that leaves play answers this; nothing of a hand does.
pub(crate) const fn is_of_leaving(on: &On) -> bool {
    on.bit() & (DISCARDED | BEARER_LEAVES) != 0
}
