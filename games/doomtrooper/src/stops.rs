//! A seat's private standing orders: the windows in which it wants to be asked, and the answers that need no question
//! (TIME-18).
//!
//! The answer of the orders in a window follows from the orders and from public facts alone, so that the time that an
//! answer takes reveals nothing about the seat's cards. Answers that also depend on the hand (`idle`) are for a person
//! alone before a screen: the table's services use them only where no other person sits.

mod idle;
mod lone;
mod pass;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use table::options::{Applies, UnknownStop};
use table::{Clause, Seat, StopSpec};

use crate::action::Action;
use crate::clause;
use crate::state::{CombatStep, State, WindowKind};
use crate::words::wording;
pub use pass::Pass;

/// The windows in which a seat wants to be asked; it yields in the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stops {
    /// One bit for each name.
    set: u16,
    /// Windows that are passed for a time, regardless of the stops.
    pass: Option<Pass>,
}

impl Stops {
    /// The names of all stops: stable points of the seat's own Turn and of others' Turns, and those within an attack;
    /// answers to announcements of others, and to the seat's own; events; attacks before their tactic; the modifying
    /// step, and the same only for combats of the seat's warriors; the edges of a Turn; choices with one answer.
    pub const NAMES: [&'static str; 11] = [
        "own-turn",
        "others-turn",
        "steps",
        "answers",
        "own-answers",
        "events",
        "attacks",
        "combat",
        "own-combats",
        "edges",
        "lone",
    ];

    /// A former name: asking a seat only where it can act is no order of a seat any more.
    const RETIRED: [&'static str; 1] = ["idle"];

    /// The clauses of the windows, in the order of the names.
    const CLAUSES: [Clause; Self::NAMES.len()] = [
        clause::TIME_08,
        clause::TIME_08,
        clause::TIME_09,
        clause::TIME_03,
        clause::TIME_03,
        clause::TIME_10,
        clause::CMB_02,
        clause::CMB_13,
        clause::CMB_13,
        clause::TURN_04,
        clause::TIME_02,
    ];

    /// Every stop with its clause and its explanation.
    #[must_use]
    pub fn specs() -> &'static [StopSpec] {
        static SPECS: LazyLock<Vec<StopSpec>> = LazyLock::new(|| specs(Stops::NAMES.into_iter().zip(Stops::CLAUSES)));
        &SPECS
    }

    /// Every way to pass for a time, with its clause and its explanation.
    #[must_use]
    pub fn passes() -> &'static [StopSpec] {
        static SPECS: LazyLock<Vec<StopSpec>> =
            LazyLock::new(|| specs(Pass::NAMES.into_iter().map(|name| (name, clause::TIME_18))));
        &SPECS
    }

    /// The stops of people who share a device, where every stop in somebody else's Turn means handing the device over:
    /// the combats of one's own warriors. In its own Turn a seat is asked in any case.
    #[must_use]
    pub fn at_one_device() -> Self {
        Self::of(&["own-combats"])
    }

    fn of(names: &[&str]) -> Self {
        let bits = Self::NAMES.iter().enumerate().filter(|(_, name)| names.contains(name));
        Self { set: bits.fold(0, |set, (bit, _)| set | 1 << bit), pass: None }
    }

    /// The same stops; the windows are passed for a time.
    #[must_use]
    pub const fn passing(self, pass: Pass) -> Self {
        Self { pass: Some(pass), ..self }
    }

    /// Whether windows are passed for a time.
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        self.pass.is_some()
    }

    fn has(self, name: &str) -> bool {
        Self::NAMES.iter().position(|other| *other == name).is_some_and(|bit| self.set >> bit & 1 != 0)
    }

    /// Whether the seat stops in an open window, by public facts alone.
    fn stops_in(self, state: &State, seat: Seat, kind: WindowKind) -> bool {
        let is_own_turn = state.active == seat;
        match kind {
            WindowKind::Free if state.combat.step != CombatStep::None => self.has("steps"),
            WindowKind::Free if is_own_turn => self.has("own-turn"),
            WindowKind::Free => self.has("others-turn"),
            WindowKind::Response => {
                let is_own = state.answered_item().is_some_and(|item| item.seat == seat);
                self.has(if is_own { "own-answers" } else { "answers" })
            }
            WindowKind::Event(_) | WindowKind::Victory => self.has("events"),
            WindowKind::Intent | WindowKind::Named | WindowKind::BeforeTactic => self.has("attacks"),
            WindowKind::Modify => self.has("combat") || self.has("own-combats") && fights(state, seat),
            WindowKind::BeforeDraw | WindowKind::EndOfTurn | WindowKind::BeforeDiscard => self.has("edges"),
        }
    }

    /// The answer of the orders to the seat's question, if they have one.
    pub(crate) fn answer(self, state: &State, seat: Seat) -> Option<Action> {
        if state.asked() != Some(seat) {
            return None;
        }
        if let Some(window) = state.window() {
            let is_passed = self.pass.is_some_and(|pass| pass.lasts(state, seat));
            return (is_passed || !self.stops_in(state, seat, window.kind)).then_some(Action::Yield);
        }
        if lone::is_over(state) {
            return Some(Action::End);
        }
        if self.has("lone") { None } else { lone::choice(state, seat) }
    }

    /// The orders as they are now: passing ends by itself.
    pub(crate) fn now(self, state: &State, seat: Seat) -> Self {
        Self { pass: self.pass.and_then(|pass| pass.now(state, seat)), ..self }
    }

    /// The answer for a seat that has no choice worth a question; it depends on the seat's cards.
    pub(crate) fn idle_answer(state: &State, seat: Seat, standing: Option<&Self>) -> Option<Action> {
        if state.asked() != Some(seat) {
            return None;
        }
        let wants_lone = standing.is_some_and(|orders| orders.has("lone"));
        idle::answer(state, seat).or_else(|| if wants_lone { None } else { idle::forced(state, seat) })
    }
}

/// Whether a seat controls a combatant.
fn fights(state: &State, seat: Seat) -> bool {
    [state.combat.attacker, state.combat.defender]
        .into_iter()
        .any(|slot| state.is_in_play(slot) && state.slot(slot).controller == seat)
}

fn specs(named: impl Iterator<Item = (&'static str, Clause)>) -> Vec<StopSpec> {
    let spec = |(name, clause)| StopSpec {
        name,
        clause,
        applies: Applies::EVERYWHERE,
        about: wording(&format!("stop-{name}"), &[]),
    };
    named.map(spec).collect()
}

impl Default for Stops {
    /// By default a seat stops for announcements of others, for events, in attacks, and at the edges of a Turn. For
    /// plays at any time the seat is asked with its next Action (AMB-204).
    fn default() -> Self {
        Self::of(&["answers", "events", "attacks", "combat", "edges"])
    }
}

impl fmt::Display for Stops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stops = Self::NAMES.iter().filter(|name| self.has(name)).map(|name| (*name).to_owned());
        let words: Vec<String> = stops.chain(self.pass.map(|pass| pass.to_string())).collect();
        f.write_str(if words.is_empty() { "none".into() } else { words.join(" ") }.as_str())
    }
}

impl FromStr for Stops {
    type Err = UnknownStop;

    fn from_str(text: &str) -> Result<Self, UnknownStop> {
        let mut stops = Self { set: 0, pass: None };
        for word in text.split_ascii_whitespace().filter(|word| *word != "none" && !Self::RETIRED.contains(word)) {
            if let Some(pass) = Pass::read(word) {
                stops.pass = Some(pass);
                continue;
            }
            let bit = Self::NAMES.iter().position(|name| *name == word);
            let bit = bit.ok_or_else(|| UnknownStop::new(word, Self::NAMES.into_iter().chain(Pass::NAMES)))?;
            stops.set |= 1 << bit;
        }
        Ok(stops)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read_back_as_they_were_written() {
        let all = Stops::NAMES.join(" ");
        for text in ["none", "own-turn", "answers events", &all, "combat pass-turn", "pass-turn@12", "pass-until@1f"] {
            let stops: Stops = text.parse().expect("stops");
            assert_eq!(stops.to_string(), text);
        }
        let of_before: Stops = "answers idle".parse().expect("stops of before");
        assert_eq!(of_before.to_string(), "answers");
        for text in ["edge", "pass", "pass-turn@", "pass-turn@x", "pass-until@turn"] {
            assert!(text.parse::<Stops>().is_err(), "{text}");
        }
    }
}
