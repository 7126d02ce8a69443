//! A seat's standing orders: at which windows it wants to be asked (ESTRO-TURN-22).
//!
//! They decide on public facts, never on the hand, so that a forced pass looks like a chosen one (ESTRO-TURN-23).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use table::options::{Applies, UnknownStop};
use table::{Choices as _, Seat, StopSpec};

use crate::action::Action;
use crate::clause;
use crate::language::Moment;
use crate::legal::Choices;
use crate::state::{Prompt, State};
use crate::words::wording;

/// The windows at which a seat is asked, and whether it is asked at them in the turns of others, too; by default at all of them.
/// Written as their names, or `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stops(u8);

impl Default for Stops {
    fn default() -> Self {
        Self(0b1111_1111)
    }
}

impl Stops {
    /// The names of the windows, in the order of a turn, and `others`: the turns of others.
    pub const NAMES: [&'static str; 8] = ["draw", "play", "declared", "dice", "death", "after", "end", "others"];

    /// The bit of `others`.
    const OTHERS: u8 = 1 << 7;

    /// The stops of people who share a device, where every stop in the turn of somebody else means handing it over twice: all
    /// windows of the own turn.
    #[must_use]
    pub const fn at_one_device() -> Self {
        Self(!Self::OTHERS)
    }

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

    /// Whether the seat stops at a window of its own turn, or of that of another seat.
    const fn stops_at(self, moment: Moment, is_own_turn: bool) -> bool {
        self.asks_at(moment) && (is_own_turn || self.0 & Self::OTHERS != 0)
    }

    /// The answer of a seat that has only one, for a person who plays alone with computer players: it depends on the hand.
    pub(crate) fn idle_answer(state: &State, seat: Seat) -> Option<Action> {
        let choices = Choices::of(state, seat);
        (choices.len() == 1).then(|| choices.get(0))
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
            Prompt::Window(moment) if state.question.seat == seat && !self.stops_at(moment, state.active == seat) => {
                Some(Action::Pass)
            }
            _ => None,
        }
    }
}

impl fmt::Display for Stops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = Self::NAMES.into_iter().enumerate().filter(|(bit, _)| self.0 >> bit & 1 != 0);
        let names: Vec<&str> = set.map(|(_, name)| name).collect();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use table::{Awaits, Game, Match, Seed};

    #[test]
    fn stops_are_read_back_from_their_names() {
        for stops in (0..=u8::MAX).map(Stops) {
            assert_eq!(stops.to_string().parse(), Ok(stops));
        }
        assert!("nonsense".parse::<Stops>().is_err());
    }

    /// ESTRO-TURN-22: at one device nobody is asked at a window in the turn of another seat, and everybody in the own turn.
    #[test]
    fn at_one_device_the_windows_of_a_turn_belong_to_its_player() {
        let (mut own, mut others) = (0, 0);
        let mut game = Match::<State>::new(Setup::default(), Seed::from(4));
        for step in 0..2_000_u32 {
            let Awaits::Seats(seats) = game.awaits() else {
                game = Match::new(Setup::default(), Seed::from(u64::from(step)));
                continue;
            };
            let Some(seat) = seats.lowest() else { break };
            if matches!(game.truth().question.prompt, Prompt::Window(_)) {
                let answer = game.truth().standing_answer(seat, &Stops::at_one_device());
                let is_own = game.truth().active == seat;
                assert_eq!(answer, (!is_own).then_some(Action::Pass));
                assert_eq!(game.truth().standing_answer(seat, &Stops::default()), None);
                let count = if is_own { &mut own } else { &mut others };
                *count += 1;
            }
            let choices = game.choices(seat);
            game.act(seat, choices.get(step * 7 % choices.len())).unwrap();
        }
        assert!(own > 20 && others > 20, "{own} {others}");
    }
}
