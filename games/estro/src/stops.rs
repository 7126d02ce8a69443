//! A seat's standing orders: at which windows it wants to be asked (ESTRO-TURN-22).
//!
//! They decide on public facts, never on the hand, so that a forced pass looks like a chosen one (ESTRO-TURN-23).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use table::options::{Applies, UnknownStop};
use table::{Seat, StopSpec};

use crate::action::Action;
use crate::clause;
use crate::language::Moment;
use crate::state::{Prompt, State};
use crate::words::wording;

/// The windows at which a seat is asked; at all of them by default. Written as their names, or `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stops(u8);

impl Default for Stops {
    fn default() -> Self {
        Self(0b111_1111)
    }
}

impl Stops {
    /// The names of the windows, in the order of a turn.
    pub const NAMES: [&'static str; 7] = ["draw", "play", "declared", "dice", "death", "after", "end"];

    /// Every stop with its clause and its explanation.
    #[must_use]
    pub fn specs() -> &'static [StopSpec] {
        static SPECS: LazyLock<Vec<StopSpec>> = LazyLock::new(|| {
            let spec = |name: &'static str| StopSpec {
                name,
                clause: clause::TURN_22,
                applies: Applies::EVERYWHERE,
                about: wording(&format!("stop-{name}"), &[]),
            };
            Stops::NAMES.into_iter().map(spec).collect()
        });
        &SPECS
    }

    /// Whether the seat is asked at this window.
    #[must_use]
    pub const fn asks_at(self, moment: Moment) -> bool {
        self.0 >> moment as u8 & 1 != 0
    }

    /// The same orders, with or without this window.
    #[must_use]
    pub const fn with(self, moment: Moment, asks: bool) -> Self {
        let bit = 1 << moment as u8;
        Self(if asks { self.0 | bit } else { self.0 & !bit })
    }

    /// What the orders answer to the question that the seat is asked now.
    pub(crate) fn answer(self, state: &State, seat: Seat) -> Option<Action> {
        match state.question.prompt {
            Prompt::Window(moment) if state.question.seat == seat && !self.asks_at(moment) => Some(Action::Pass),
            _ => None,
        }
    }
}

impl fmt::Display for Stops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set =
            Moment::ALL.into_iter().filter(|moment| self.asks_at(*moment)).map(|moment| Self::NAMES[moment.index()]);
        let names: Vec<&str> = set.collect();
        f.write_str(if names.is_empty() { "none".to_owned() } else { names.join(" ") }.as_str())
    }
}

impl FromStr for Stops {
    type Err = UnknownStop;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut stops = Self(0);
        for name in text.split_whitespace().filter(|name| *name != "none") {
            let place = Self::NAMES.iter().position(|known| *known == name);
            let place = place.ok_or_else(|| UnknownStop::new(name, Self::NAMES.into_iter().chain(["none"])))?;
            stops.0 |= 1 << place;
        }
        Ok(stops)
    }
}
