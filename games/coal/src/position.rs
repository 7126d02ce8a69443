//! The whole state as text, and back: for records, scenario tests and the engine. Never for a seat.
//!
//! One line for the table, one for each seat with its cards indented below it, one for each activated card:
//!
//! ```text
//! turn 5 active 0 starter 1 kind action phase main asked 0 maneuver-used
//! seat 0 model C1 pilot luthor-blissett damage 3 turns 3
//!   hand c1-charge c1-charge c1-tower-shield
//!   deck c1-firebox rest
//!   slot 1 down c1-parry-and-thrust 1S1E turn 2
//! seat 1 model C2 pilot madame-white damage 4 turns 2 loose
//!   slot 2 up c2-volta-pile 3E turn 1
//! frame owner 0 card c1-charge tokens 2S stage respond target 1
//! ```
//!
//! With three or four seats there is a line `echo` for an echo row, the oldest card first. The frame of an Echo card
//! says `echo-card`, and the attack under it `echoes N/M`: how many cards of the row have worked, out of how many. In
//! Tag Mode a seat's line has `reserve PILOT tag N`.
//!
//! A deck is written from the top. `rest` stands for every card of the list that is nowhere else, in the order of the
//! list; without a `deck` line, the deck consists of these cards. A `loose` seat has only the cards that are written.

mod consistent;
mod read;
mod write;

use std::fmt::Write;

use table::{Positioned, Problem, Seat, SeatSet};

use crate::action::TurnKind;
use crate::card::Tokens;
use crate::check;
use crate::setup::Setup;
use crate::state::{Job, NONE, Phase, Stage, State, Window};
use read::Reader;

/// A small closed set of words.
trait Words: Copy + PartialEq + 'static {
    const ALL: &'static [(Self, &'static str)];

    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(value, _)| *value == self).map_or("?", |(_, word)| word)
    }

    fn read(word: &str) -> Result<Self, String> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(value, _)| *value).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.iter().map(|(_, word)| *word).collect();
            format!("`{word}`: expected one of {}", known.join(", "))
        })
    }
}

impl Words for Phase {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::ChooseModel, "model"),
        (Self::ChoosePilot, "pilot"),
        (Self::SecretPilot, "secret-pilot"),
        (Self::StartingPilot, "starting-pilot"),
        (Self::Declare, "declare"),
        (Self::Main, "main"),
        (Self::Respond, "respond"),
        (Self::Support, "support"),
        (Self::Soft, "window"),
        (Self::Place, "place"),
        (Self::TakeToken, "take-token"),
        (Self::Remove, "remove"),
        (Self::Drop, "drop"),
        (Self::Choose, "choose"),
        (Self::Transfer, "transfer"),
        (Self::Over, "over"),
    ];
}

impl Words for Window {
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Declare, "declare"), (Self::After, "after"), (Self::End, "end"), (Self::Gap, "gap")];
}

impl Words for Stage {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Begin, "begin"),
        (Self::Next, "next"),
        (Self::Echo, "echo"),
        (Self::Support, "support"),
        (Self::Respond, "respond"),
        (Self::Assign, "assign"),
        (Self::Effects, "effects"),
        (Self::CleanUp, "clean-up"),
    ];
}

impl Words for TurnKind {
    const ALL: &'static [(Self, &'static str)] = &[(Self::Action, "action"), (Self::Maintenance, "maintenance")];
}

/// Writes tokens: `2S1E`, `0` for none.
pub(crate) fn tokens_text(tokens: Tokens) -> String {
    let mut text = String::new();
    if tokens.steam > 0 {
        let _ = write!(text, "{}S", tokens.steam);
    }
    if tokens.energy > 0 {
        let _ = write!(text, "{}E", tokens.energy);
    }
    if text.is_empty() { "0".into() } else { text }
}

/// Parses `2S1E`, `3E`, `0`.
pub(crate) fn read_tokens(text: &str) -> Result<Tokens, String> {
    let error = || format!("`{text}`: tokens are written like `2S1E`, `3E` or `0`");
    let mut tokens = Tokens::default();
    if text == "0" {
        return Ok(tokens);
    }
    let mut digits = None;
    for letter in text.chars() {
        match (letter, digits.take()) {
            ('0'..='9', tens @ (None | Some(0..=9))) => {
                digits = letter.to_digit(10).map(|digit| tens.unwrap_or(0) * 10 + digit as u8);
            }
            ('S', Some(n)) if tokens.steam == 0 => tokens.steam = n,
            ('E', Some(n)) if tokens.energy == 0 => tokens.energy = n,
            _ => return Err(error()),
        }
    }
    if digits.is_some() || text.is_empty() { Err(error()) } else { Ok(tokens) }
}

impl Positioned for State {
    fn position(&self) -> String {
        let mut out = String::new();
        let flag = |on: bool, word: &'static str| if on { word } else { "" };
        let _ = write!(
            out,
            "turn {} active {} starter {} kind {} phase {} asked {}{}{}{}",
            self.turn,
            self.active,
            self.starter,
            self.kind.word(),
            self.phase.word(),
            self.asked,
            flag(self.maneuver_used, " maneuver-used"),
            flag(self.announced, " announced"),
            flag(self.soft != self.rules.options.soft_windows, " hurried"),
        );
        if self.in_window() {
            let _ = write!(
                out,
                " window {} passed {}{}",
                self.window.word(),
                mask(self.passed),
                flag(self.acted, " acted")
            );
        }
        if self.phase == Phase::Support && self.acted {
            out.push_str(" acted");
        }
        for (word, seats) in [("called", self.called), ("chosen", self.chosen), ("secret", self.secret)] {
            // The seats that have chosen matter only until the last choice is made.
            if !seats.is_empty() && (word == "called" || self.turn == 0) {
                let _ = write!(out, " {word} {}", mask(seats));
            }
        }
        if self.rules.options.limited_tokens {
            let _ = write!(out, " pool {}", self.pool);
        }
        if self.pinned != NONE {
            let _ = write!(out, " pinned {}.{}", self.pinned / 8, self.pinned % 8 + 1);
        }
        out.push('\n');
        if self.job != Job::NONE {
            let _ = writeln!(
                out,
                "job {} op {} tokens {} left {} base {}",
                if self.job.maneuver == NONE {
                    "consume".into()
                } else {
                    format!("maneuver-{}", self.job.maneuver + 1)
                },
                self.job.op,
                tokens_text(self.job.tokens),
                self.job.left,
                self.job.base.word(),
            );
        }
        for seat in Seat::all(self.seats) {
            self.write_seat(seat, &mut out);
        }
        for frame in &self.frames[..self.depth as usize] {
            self.write_frame(frame, &mut out);
        }
        if let Some(ended) = self.outcome {
            let _ = writeln!(out, "{} {}", if ended.is_tie { "tie" } else { "win" }, mask(ended.winners));
        }
        out
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Vec<Problem>> {
        if let Some(message) = check::position_length(text) {
            return Err(vec![Problem::new(0, message)]);
        }
        let mut reader = Reader::new(setup);
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.split('#').next().unwrap_or_default();
            let words: Vec<&str> = text.split_whitespace().collect();
            if words.is_empty() {
                continue;
            }
            if let Err(message) = reader.line(&words) {
                reader.problems.push(|| Problem::new(line, message));
            }
        }
        reader.finish()
    }
}

fn mask(seats: SeatSet) -> String {
    if seats.is_empty() { "-".into() } else { seats.to_string().replace(' ', ",") }
}

fn numbers(list: &[u8]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
