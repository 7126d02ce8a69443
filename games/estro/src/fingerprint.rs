//! A number that depends on the whole state and on nothing else.

use table::{Fingerprint, Seat};

use crate::state::{Change, Ends, State};

impl State {
    /// Mixes the whole state in.
    pub(crate) fn print_into(&self, print: &mut Fingerprint) {
        print.number(u32::from(self.turn)).number(u32::from(self.round));
        print.bytes(&[
            self.seats,
            self.first.0,
            self.active.0,
            self.attacks,
            self.attack_limit,
            self.extra_plays,
            self.extra_estri,
            u8::from(self.has_played),
            u8::from(self.by_lot),
            self.last_played.0,
            self.phase_dice[0],
            self.phase_dice[1],
            self.zones.active,
        ]);
        print.bytes(&self.zones.used);
        if self.rules.options.rift {
            print.bytes(&[u8::from(self.has_opened_rift)]);
            self.rift.iter().for_each(|no| {
                print.bytes(&[no.0]);
            });
        }
        if self.rules.options.lucid {
            print.bytes(&[u8::from(self.may_play_second)]);
            for id in self.cards.ids() {
                print.bytes(&[self.card(id).supports.0]).number(self.card(id).shield_damage as u32);
            }
        }
        if self.rules.options.chimera {
            for seat in Seat::all(self.seats) {
                let hoard = self.hoard(seat);
                print.bytes(&[u8::from(hoard.has_declared), u8::from(hoard.may_fuse)]);
            }
            self.cards.ids().for_each(|id| {
                print.bytes(&[self.card(id).named.map_or(0, |estro| 1 + estro as u8)]);
            });
        }
        if self.rules.options.is_conquest() {
            print.bytes(&[self.lone_fields, self.still_rounds, u8::from(self.is_still)]);
        }
        if self.rules.options.mnemonica {
            let totals = self.totals.map(|total| total.map_or(0, |is_right| 1 + u8::from(is_right)));
            print.bytes(&[self.errors]).bytes(&totals);
        }
        if self.rules.options.is_solo() {
            print.bytes(format!("{:?}", self.fleet).as_bytes());
            print.bytes(&[self.still_rounds, u8::from(self.is_still)]);
        }
        for id in self.cards.ids() {
            let card = self.card(id);
            print.bytes(&[
                card.no.0,
                card.owner.0,
                card.controller.0,
                card.location as u8,
                card.estri,
                card.main as u8,
            ]);
            print.bytes(&[card.attacks, card.more_attacks, card.resolved, card.place, card.guest.0]);
            print.number(u32::from(card.flags)).number(u32::from(card.since)).number(u32::from(card.used_in));
            for n in card.lasting.iter().chain(&card.kept) {
                print.number(*n as u32);
            }
            for viewer in table::Viewer::all(self.seats) {
                print.bytes(&[u8::from(card.known.sees(viewer)), u8::from(card.known.knows(viewer))]);
            }
        }
        for seat in Seat::all(self.parties()) {
            let hoard = self.hoard(seat);
            for pile in [hoard.deck.as_slice(), hoard.hand.as_slice(), hoard.incinerator.as_slice()] {
                print.number(pile.len() as u32);
                pile.iter().for_each(|card| {
                    print.bytes(&[card.0]);
                });
            }
            print.bytes(&[hoard.hand_limit as u8, hoard.draws_skipped, hoard.tokens, u8::from(hoard.conceded)]);
            if hoard.is_drawless {
                print.bytes(b"drawless");
            }
            if hoard.later_limits != [0; 2] {
                print.bytes(&hoard.later_limits.map(|n| n as u8));
            }
        }
        for field in &self.fields {
            print.number(field.len() as u32);
            field.iter().for_each(|card| {
                print.bytes(&[card.0]);
            });
        }
        for timed in self.timed() {
            print.bytes(&[timed.card.0]);
            match timed.what {
                Change::Value(slot, n) => print.bytes(&[0, slot, n as u8]),
                Change::Estro { estri, main } => print.bytes(&[1, estri, main as u8]),
                Change::Inhibited => print.bytes(&[2]),
                Change::Protected => print.bytes(&[3]),
                Change::Barred => print.bytes(&[4]),
                Change::Forced => print.bytes(&[5]),
                Change::Veiled => print.bytes(&[6]),
            };
            match timed.until {
                Ends::Clash => print.bytes(&[0]),
                Ends::Turn(turn) => print.bytes(&[1]).number(u32::from(turn)),
                Ends::NextTurn(seat, turn) => print.bytes(&[2, seat.0]).number(u32::from(turn)),
                Ends::Round(round) => print.bytes(&[3]).number(u32::from(round)),
                Ends::Leaves => print.bytes(&[4]),
                Ends::Never => print.bytes(&[5]),
                Ends::OnlyNextTurn(seat, turn) => print.bytes(&[6, seat.0]).number(u32::from(turn)),
            };
        }
        for waiting in &self.delayed[..self.delayed_len as usize] {
            print.bytes(&[waiting.card.0, waiting.turns_left]);
        }
        // What is said of seats and of what is going on. Its words depend on nothing but itself; what no match had before there
        // was a mode is not said where it is not.
        let once = Seat::all(self.seats).map(|seat| self.hoard(seat).attacks_once).chain([self.attacks_once]);
        once.enumerate().filter(|(_, is)| *is).for_each(|(place, _)| {
            print.bytes(&[place as u8]);
        });
        let going_on = (&self.stack[..self.depth as usize], &self.question, &self.ended);
        let lines = (&self.dying[..self.dying_len as usize], &self.triggers[..self.triggers_len as usize]);
        let said = format!("{going_on:?}{lines:?}");
        let unsaid = [", origin: Gift", ", ship: None", ", was_covered: false", ", sector: None"];
        let said = unsaid.iter().fold(said, |said, word| said.replace(word, ""));
        print.bytes(said.replace(", origin: Sector(", ", sector: Some(").as_bytes());
    }
}
