//! Whose turn it is.

use coal::state::SEATS;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::options::Agreed;
use super::{Sheet, who};
use crate::Count;
use crate::pad::Pad;
use crate::parts::Tool;

/// The turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Its number over the table: far more than anybody plays (COAL-END-07).
    number: Count<1, 999>,
    /// Whose it is.
    active: Count<0, { SEATS as i16 - 1 }>,
    /// Who has had a turn before this one.
    had_one: [bool; SEATS],
}

impl Turn {
    /// The first turn of a match (COAL-SET-02).
    pub fn first(agreed: &Agreed) -> Self {
        Self { number: Count::default(), active: Count::near(agreed.begins().0.into()), had_one: [false; SEATS] }
    }

    /// Whose turn it is.
    pub const fn active(&self) -> Seat {
        Seat(self.active.get() as u8)
    }

    /// The next turn: clockwise, over destroyed Steambots (COAL-TURN-01); `None` if none works, or after the last turn that
    /// is counted.
    pub fn next(&self, sheet: &Sheet) -> Option<Self> {
        let living = sheet.living();
        let round = self.active().others_clockwise(sheet.seats()).chain([self.active()]);
        let next = round.into_iter().find(|seat| living.contains(*seat))?;
        let number = self.number.stepped(1);
        let mut had_one = self.had_one;
        had_one[self.active().index()] = true;
        (number != self.number).then_some(Self { number, active: Count::near(next.0.into()), had_one })
    }

    /// Whether it is the first one of its seat, in which no card is activated (COAL-TURN-13).
    fn is_first(&self) -> bool {
        !self.had_one[self.active().index()]
    }
}

/// The turn.
#[component]
pub fn TurnTool(pad: Pad<Sheet>) -> impl IntoView {
    let turn = pad.of(|sheet| sheet.turn);
    let title = move || pad.say_with("turn-n", &[("n", turn.get().number.get().into())]);
    let whose = move || pad.say_with("turn-of", &[("who", who(&pad, turn.get().active()).into())]);
    let reminder = move || pad.say(if turn.get().is_first() { "first-turn" } else { "turn-kinds" });
    view! {
        <Tool id="turn" title=Signal::derive(title)>
            <p class="turn-of" data-seat=move || turn.get().active().0>{whose}</p>
            <p class="meaning" role="status">{reminder}</p>
        </Tool>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// COAL-TURN-01, COAL-TURN-13.
    #[test]
    fn turns_go_round_over_destroyed_steambots_and_the_first_one_activates_nothing() {
        let mut agreed = Agreed::default();
        agreed.seat(3);
        let mut sheet = Sheet::of(agreed);
        sheet.machines[1].hit(10);
        let mut seen = Vec::new();
        for _ in 0..4 {
            seen.push((sheet.turn.active().0, sheet.turn.is_first()));
            sheet.turn = sheet.turn.next(&sheet).unwrap();
        }
        assert_eq!(seen, [(0, true), (2, true), (0, false), (2, false)]);
    }
}
