//! Writing a position.

use std::fmt::Write;

use table::Seat;

use super::{Words, mask, numbers, tokens_text};
use crate::action::Slot;
use crate::state::{Frame, NONE, SEATS, Side, Stage, State};

impl State {
    pub(super) fn write_seat(&self, seat: Seat, out: &mut String) {
        let side = self.side(seat);
        let list = self.list(seat);
        let id = |instance: u8| self.rules.cards.card(list.card[instance as usize]).id.as_str();
        let _ = write!(out, "seat {seat}");
        if let Some(model) = self.model(seat) {
            let _ = write!(out, " model {model}");
        }
        if side.pilot != NONE {
            let _ = write!(out, " pilot {}", self.rules.cards.pilot(side.pilot).id);
        }
        if side.reserve != NONE {
            let _ = write!(out, " reserve {} tag {}", self.rules.cards.pilot(side.reserve).id, side.tag);
        }
        let _ = write!(out, " damage {} turns {}", side.damage, side.own_turns);
        for (on, word) in [
            (list.is_loose, "loose"),
            (side.destroyed, "destroyed"),
            (side.eliminated, "eliminated"),
            (side.ability_used, "ability-used"),
            (side.reserve_used, "reserve-used"),
        ] {
            if on {
                let _ = write!(out, " {word}");
            }
        }
        if side.physical_from != [0; SEATS] {
            let _ = write!(out, " physical-from {}", numbers(&side.physical_from));
        }
        if side.echoed != 0 && self.depth > 0 {
            let _ = write!(out, " echoed {}", echo_places(side));
        }
        if side.hits != [0; SEATS] {
            let _ = write!(out, " hits {}", numbers(&side.hits));
        }
        out.push('\n');
        if self.turn == 0 || (side.eliminated && self.has_many_seats()) {
            return;
        }
        let mut zone = |name: &str, instances: &mut dyn Iterator<Item = u8>| {
            let _ = write!(out, "  {name}");
            for instance in instances {
                let _ = write!(out, " {}", id(instance));
            }
            out.push('\n');
        };
        zone("hand", &mut (0..list.len).filter(|instance| side.hand >> instance & 1 != 0));
        zone("deck", &mut side.deck[..side.deck_len as usize].iter().rev().copied());
        zone("discard", &mut side.discard[..side.discard_len as usize].iter().copied());
        if side.echo_len > 0 {
            zone("echo", &mut side.echo[..side.echo_len as usize].iter().copied());
        }
        for slot in Slot::ALL.into_iter().filter(|slot| side.occupied & slot.bit() != 0) {
            let place = slot.index();
            let facing = if side.face_up & slot.bit() != 0 { "up" } else { "down" };
            let tokens = tokens_text(side.tokens[place]);
            let _ = writeln!(
                out,
                "  slot {slot} {facing} {} {tokens} turn {}",
                id(side.instance[place]),
                side.played[place]
            );
        }
    }

    pub(super) fn write_frame(&self, frame: &Frame, out: &mut String) {
        let _ = write!(
            out,
            "frame owner {} card {} tokens {} stage {}",
            frame.owner,
            self.rules.cards.card(frame.card).id,
            tokens_text(frame.tokens),
            frame.stage.word(),
        );
        if frame.stage != Stage::Begin {
            let _ = write!(out, " target {} targets {}", frame.target, mask(frame.targets));
        }
        if frame.alternative > 0 {
            let _ = write!(out, " alternative {}", frame.alternative + 1);
        }
        if frame.absorbed != [0; 2] {
            let _ = write!(out, " absorbed {}", numbers(&frame.absorbed));
        }
        if frame.neutralized {
            out.push_str(" neutralized");
        }
        match frame.hits {
            0 => {}
            1 => out.push_str(" hit"),
            n => {
                let _ = write!(out, " hits {n}");
            }
        }
        if frame.is_echo {
            out.push_str(" echo-card");
        }
        if frame.echo_end > 0 {
            let _ = write!(out, " echoes {}/{}", frame.echo, frame.echo_end);
        }
        if frame.op != 0 || frame.left != 0 {
            let _ = write!(out, " op {} left {}", frame.op, frame.left);
        }
        out.push('\n');
    }
}

/// The places of the echo row whose cards have worked in this attack, from 1.
fn echo_places(side: &Side) -> String {
    let row = side.echo[..side.echo_len as usize].iter().zip(1..);
    let places: Vec<String> = row
        .filter(|(instance, _)| side.echoed >> **instance & 1 != 0)
        .map(|(_, place): (&u8, u8)| place.to_string())
        .collect();
    if places.is_empty() { "-".into() } else { places.join(",") }
}
