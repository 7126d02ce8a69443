//! A number that depends on the whole state, the same on every machine.

use std::hash::{Hash, Hasher};

use table::{Fingerprint, Seat};

use crate::state::{Instance, State};

/// Hashes numbers of every width as 64 bits, lowest byte first, so that the result is the same on machines of any width
/// and byte order.
#[derive(Default)]
struct Printer(Fingerprint);

impl Printer {
    fn number(&mut self, number: u64) {
        self.0.bytes(&number.to_le_bytes());
    }
}

impl Hasher for Printer {
    fn finish(&self) -> u64 {
        self.0.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.bytes(bytes);
    }

    fn write_u8(&mut self, n: u8) {
        self.0.bytes(&[n]);
    }

    fn write_u16(&mut self, n: u16) {
        self.number(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.number(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.number(n);
    }

    fn write_u128(&mut self, n: u128) {
        self.number(n as u64);
        self.number((n >> 64) as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.number(n as u64);
    }

    fn write_i8(&mut self, n: i8) {
        self.number(n as u64);
    }

    fn write_i16(&mut self, n: i16) {
        self.number(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.number(n as u64);
    }
}

impl State {
    pub(crate) fn print(&self) -> u64 {
        let mut printer = Printer::default();
        let course = (self.turn, self.active, self.step, self.actions, self.attacks, self.has_acted, self.has_attacked);
        course.hash(&mut printer);
        (self.conceding, self.round).hash(&mut printer);
        let rest = (self.target, self.exhausted, self.granted, self.soft, self.order);
        rest.hash(&mut printer);
        self.verdict.hash(&mut printer);
        self.outcome.map(|outcome| (outcome.winners, outcome.is_tie)).hash(&mut printer);
        self.combat.hash(&mut printer);
        self.row.as_slice().hash(&mut printer);
        self.frames.as_slice().hash(&mut printer);
        self.effects.as_slice().hash(&mut printer);
        for seat in Seat::all(self.seats) {
            let side = self.side(seat);
            (side.destiny, side.promotion, side.hand, side.discard, side.gone, side.reserve).hash(&mut printer);
            (side.turns, side.turns_done, side.redrawn, side.sabotaged, side.no_warriors).hash(&mut printer);
            (side.eliminated, side.fewer_actions, side.missed_turns, side.more_turns, side.owes_outpost)
                .hash(&mut printer);
            self.pile(seat).hash(&mut printer);
            for number in 0..self.rules.list(seat).len() {
                let instance = Instance::new(seat, number);
                (self.card_of(instance).code, self.knows[instance.index()]).hash(&mut printer);
            }
        }
        for slot in self.in_play() {
            let card = self.slot(slot);
            (slot, card.instance, card.at, card.controller, card.host, card.flags).hash(&mut printer);
            (card.markers, card.chosen, card.earner, card.order).hash(&mut printer);
        }
        printer.finish()
    }
}
