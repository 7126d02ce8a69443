//! The fingerprint of a state: the same number for equal states, on every machine.

use table::{Fingerprint, Seat};

use crate::action::Slot;
use crate::rules::DECK_SIZE;
use crate::state::{NONE, State};

impl State {
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::default();
        print.bytes(&[
            self.phase as u8,
            self.asked.0,
            self.starter.0,
            self.active.0,
            self.kind as u8,
            self.turn,
            u8::from(self.maneuver_used),
            u8::from(self.announced),
            self.pool,
            self.pinned,
            self.depth,
            self.job.maneuver,
            self.job.op,
            self.job.tokens.steam,
            self.job.tokens.energy,
            self.job.left,
            self.job.base as u8,
        ]);
        if self.in_window() {
            print.bytes(&[self.window as u8, self.passed.0, u8::from(self.acted)]);
        }
        if let Some(ended) = self.outcome {
            print.bytes(&[ended.winners.0, u8::from(ended.is_tie)]);
        }
        for frame in &self.frames[..self.depth as usize] {
            print.bytes(&[
                frame.owner.0,
                frame.card,
                frame.alternative,
                frame.tokens.steam,
                frame.tokens.energy,
                frame.stage as u8,
                frame.target.0,
                frame.targets.0,
                frame.absorbed[0],
                frame.absorbed[1],
                u8::from(frame.neutralized),
                frame.hits,
                frame.op,
                frame.left,
            ]);
        }
        if self.has_many_seats() || self.rules.options.tag_mode {
            self.mix_what_two_seats_lack(&mut print);
        }
        for seat in Seat::all(self.seats) {
            let (side, list) = (self.side(seat), self.list(seat));
            let kinds = |instances: &[u8]| -> [u8; DECK_SIZE] {
                let mut kinds = [NONE; DECK_SIZE];
                for (place, instance) in instances.iter().enumerate() {
                    kinds[place] = list.kind_of[*instance as usize];
                }
                kinds
            };
            let mut hand = [0u8; DECK_SIZE];
            (0..DECK_SIZE).filter(|instance| side.hand >> instance & 1 != 0).for_each(|instance| {
                hand[list.kind_of[instance] as usize] += 1;
            });
            print.bytes(&hand);
            print.bytes(&kinds(&side.deck[..side.deck_len as usize]));
            print.bytes(&kinds(&side.discard[..side.discard_len as usize]));
            for slot in Slot::ALL.map(Slot::index) {
                if side.occupied >> slot & 1 != 0 {
                    let tokens = side.tokens[slot];
                    let kind = list.kind_of[side.instance[slot] as usize];
                    print.bytes(&[kind, side.face_up >> slot & 1, tokens.steam, tokens.energy, side.played[slot]]);
                } else {
                    print.bytes(&[NONE]);
                }
            }
            print.bytes(&[
                side.damage,
                u8::from(side.destroyed),
                u8::from(side.eliminated),
                side.model,
                side.list,
                side.pilot,
                u8::from(side.ability_used),
                side.own_turns,
            ]);
            print.bytes(&side.physical_from).bytes(&side.hits);
        }
        print.finish()
    }

    /// Mixes in Echo, teams and Tag Mode, which are always empty in a match of two seats without these.
    fn mix_what_two_seats_lack(&self, print: &mut Fingerprint) {
        print.bytes(&[self.called.0, self.chosen.0, self.secret.0]);
        for frame in &self.frames[..self.depth as usize] {
            print.bytes(&[u8::from(frame.is_echo), frame.echo, frame.echo_end]);
        }
        for seat in Seat::all(self.seats) {
            let (side, list) = (self.side(seat), self.list(seat));
            print.bytes(&[side.reserve, u8::from(side.reserve_used), side.tag, side.echo_len]);
            for instance in &side.echo[..side.echo_len as usize] {
                print.bytes(&[list.kind_of[*instance as usize], (side.echoed >> instance & 1) as u8]);
            }
        }
    }
}
