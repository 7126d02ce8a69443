//! A seat's private standing orders: in which windows it wants to be asked (TIME-18).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use table::options::{Applies, UnknownStop};
use table::{Choices, Clause, Game, Seat, StopSpec};

use crate::action::Action;
use crate::clause;
use crate::state::{State, WindowKind};
use crate::words::wording;

/// The windows in which a seat wants to be asked; it yields in the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stops(u8);

impl Stops {
    /// The names of all stops: stable points of the own Turn and of others' Turns, answers to cards, events, attacks
    /// before their tactic, the modifying step, and the edges of a Turn. With `idle` the seat is asked there even where
    /// it can do nothing, so that nobody beside it learns that from the time it takes.
    pub const NAMES: [&'static str; 8] =
        ["own-turn", "others-turn", "answers", "events", "attacks", "combat", "edges", "idle"];

    const IDLE: u8 = 1 << 7;

    /// The clauses of the windows, in the order of the names.
    const CLAUSES: [Clause; 8] = [
        clause::TIME_08,
        clause::TIME_08,
        clause::TIME_03,
        clause::TIME_10,
        clause::CMB_02,
        clause::CMB_13,
        clause::TURN_04,
        clause::TIME_18,
    ];

    /// Every stop with its clause and its explanation.
    #[must_use]
    pub fn specs() -> &'static [StopSpec] {
        static SPECS: LazyLock<Vec<StopSpec>> = LazyLock::new(|| {
            let spec = |(name, clause)| StopSpec {
                name,
                clause,
                applies: Applies::EVERYWHERE,
                about: wording(&format!("stop-{name}"), &[]),
            };
            Stops::NAMES.into_iter().zip(Stops::CLAUSES).map(spec).collect()
        });
        &SPECS
    }

    /// These stops where other people look on: `idle` too.
    #[must_use]
    pub const fn before_others(self) -> Self {
        Self(self.0 | Self::IDLE)
    }

    fn bit(state: &State, seat: Seat, kind: WindowKind) -> u8 {
        1 << match kind {
            WindowKind::Free if state.active == seat => 0,
            WindowKind::Free => 1,
            WindowKind::Response => 2,
            WindowKind::Event(_) | WindowKind::Victory => 3,
            WindowKind::Intent | WindowKind::Named | WindowKind::BeforeTactic => 4,
            WindowKind::Modify => 5,
            WindowKind::BeforeDraw | WindowKind::EndOfTurn | WindowKind::BeforeDiscard => 6,
        }
    }

    /// The yield that the orders give to the window that is open, if they do not stop there.
    pub(crate) fn answer(self, state: &State, seat: Seat) -> Option<Action> {
        let window = state.window()?;
        if state.asked() != Some(seat) {
            return None;
        }
        let is_stop = self.0 & Self::bit(state, seat, window.kind) != 0;
        let is_idle = self.0 & Self::IDLE == 0 && state.choices(seat).len() == 1;
        (!is_stop || is_idle).then_some(Action::Yield)
    }
}

impl Default for Stops {
    /// Everywhere but at the stable points of others' Turns, and where something can be done.
    fn default() -> Self {
        Self(0b111_1101)
    }
}

impl fmt::Display for Stops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> =
            Self::NAMES.iter().enumerate().filter(|(bit, _)| self.0 >> bit & 1 != 0).map(|(_, name)| *name).collect();
        f.write_str(if names.is_empty() { "none".into() } else { names.join(" ") }.as_str())
    }
}

impl FromStr for Stops {
    type Err = UnknownStop;

    fn from_str(text: &str) -> Result<Self, UnknownStop> {
        let mut stops = 0;
        for word in text.split_ascii_whitespace().filter(|word| *word != "none") {
            let bit = Self::NAMES.iter().position(|name| *name == word);
            let bit = bit.ok_or_else(|| UnknownStop::new(word, Self::NAMES))?;
            stops |= 1 << bit;
        }
        Ok(Self(stops))
    }
}
