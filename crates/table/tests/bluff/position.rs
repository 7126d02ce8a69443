//! The position of a Coin and Card table: one line for each seat, and three for the table.

use std::fmt::Write;

use table::{Positioned, Problem, Seat, SeatSet};

use super::{Bluff, CARDS, FORGETS_POINTS, SEATS, Setup};

fn list(cards: impl IntoIterator<Item = u8>) -> String {
    cards.into_iter().fold(String::new(), |mut text, card| {
        let _ = write!(text, " {card}");
        text
    })
}

impl<const FAULT: u8> Positioned for Bluff<FAULT> {
    fn position(&self) -> String {
        let mut out = format!("deck{}\npile{}\n", list(self.deck.iter().copied()), list(self.pile.iter().copied()));
        if let Some(seat) = self.raising {
            let _ = writeln!(out, "raising {seat}{}", if self.dares { "\ndares" } else { "" });
        }
        for seat in Seat::all(SEATS) {
            let points = if FAULT == FORGETS_POINTS { 0 } else { self.points[seat.index()] };
            let hand = (0..CARDS).filter(|card| self.hands[seat.index()] >> card & 1 != 0);
            let _ = writeln!(out, "seat {seat} points {points}");
            if self.out.contains(seat) {
                let _ = writeln!(out, "  out");
            }
            let _ = writeln!(out, "  hand{}", list(hand));
            let _ = writeln!(out, "  put{}", list(self.put[seat.index()]));
        }
        out
    }

    fn from_position(_setup: &Setup, text: &str) -> Result<Self, Vec<Problem>> {
        let mut state = Self {
            hands: [0; 3],
            deck: Vec::new(),
            put: [None; 3],
            pile: Vec::new(),
            points: [0; 3],
            raising: None,
            dares: false,
            out: SeatSet::NONE,
        };
        let mut seat = 0;
        let mut problems = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let mut words = text.split_whitespace();
            let head = words.next().unwrap_or_default();
            let numbers: Vec<u8> = words.filter_map(|word| word.parse().ok()).collect();
            match (head, numbers.as_slice()) {
                ("deck", cards) => state.deck = cards.to_vec(),
                ("pile", cards) => state.pile = cards.to_vec(),
                ("raising", [raising]) => state.raising = Some(Seat(*raising)),
                ("seat", [number, points]) if *number < SEATS => {
                    seat = *number as usize;
                    state.points[seat] = *points;
                }
                ("dares", []) => state.dares = true,
                ("out", []) => state.out = state.out.with(Seat(seat as u8)),
                ("hand", cards) => state.hands[seat] = cards.iter().fold(0, |hand, card| hand | 1 << card),
                ("put", cards) => state.put[seat] = cards.first().copied(),
                _ => problems.push(Problem::new(line, format!("`{text}` is no line of a position"))),
            }
        }
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }
}
