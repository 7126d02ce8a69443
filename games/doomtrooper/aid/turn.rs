//! Whose turn it is, and the Actions that are left in it.

use doomtrooper::Options;
use doomtrooper::rules::SEATS;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::options::Agreed;
use super::{Sheet, who};
use crate::Count;
use crate::pad::Pad;
use crate::parts::{Counter, Tool};

/// Turns of a match: far more than anybody plays.
type Turns = Count<1, 2_000>;
/// Actions of a turn: cards may give more than the rules do (ACT-12).
type Actions = Count<0, 20>;

/// The turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Its number over the table.
    number: Turns,
    /// Whose it is.
    active: Count<0, { SEATS as i16 - 1 }>,
    /// The Actions that are left.
    actions: Actions,
    /// Who has had a turn before this one.
    had_one: [bool; SEATS],
}

impl Turn {
    /// The first turn of a match (SETUP-05).
    pub fn first(agreed: &Agreed) -> Self {
        Self {
            number: Turns::default(),
            active: Count::near(agreed.begins().0.into()),
            actions: actions(&agreed.options()),
            had_one: [false; SEATS],
        }
    }

    /// Whose turn it is.
    pub const fn active(&self) -> Seat {
        Seat(self.active.get() as u8)
    }

    /// The next turn: of the next player clockwise who is left (MULTI-01, MULTI-04); `None` if nobody is, or after the last
    /// turn that is counted.
    pub fn next(&self, sheet: &Sheet) -> Option<Self> {
        let left = sheet.left();
        let next =
            self.active().others_clockwise(sheet.seats()).chain([self.active()]).find(|seat| left.contains(*seat))?;
        let number = self.number.stepped(1);
        let mut had_one = self.had_one;
        had_one[self.active().index()] = true;
        let turn = Self { number, active: Count::near(next.0.into()), actions: actions(&sheet.options()), had_one };
        (number != self.number).then_some(turn)
    }

    /// Whether it is the first one of its player, in which nobody attacks (ACT-09).
    fn is_first(&self) -> bool {
        !self.had_one[self.active().index()]
    }

    /// An Attack Action: the other Actions are lost (ACT-06).
    fn attack(&mut self) {
        self.actions = Actions::default();
    }
}

fn actions(options: &Options) -> Actions {
    Actions::near(options.actions.into())
}

/// The turn and its Actions.
#[component]
pub fn TurnTool(pad: Pad<Sheet>) -> impl IntoView {
    let turn = pad.of(|sheet| sheet.turn);
    let left = pad.of(|sheet| sheet.turn.actions.get());
    let title = move || pad.say_with("turn-n", &[("n", turn.get().number.get().into())]);
    let whose = move || pad.say_with("turn-of", &[("who", who(&pad, turn.get().active()).into())]);
    let reminder = move || match turn.get() {
        turn if turn.is_first() => pad.say("first-turn"),
        turn if turn.actions.get() == 0 => pad.say("no-actions"),
        _ => pad.say("attack-last"),
    };
    let hand = pad.of(|sheet| sheet.options().hand_size);
    let meditate = move |_| {
        pad.change(|sheet| {
            if sheet.turn.actions.get() > 0 {
                sheet.turn.actions.step(-1);
                sheet.points[sheet.turn.active().index()].destiny.step(1);
            }
        });
    };
    let may_not = move || (left.get() == 0).to_string();
    let may_not_attack = move || (left.get() == 0 || turn.get().is_first()).to_string();
    let attack = move |_| {
        pad.change(|sheet| {
            if !sheet.turn.is_first() {
                sheet.turn.attack();
            }
        });
    };
    view! {
        <Tool id="turn" title=Signal::derive(title)>
            <p class="turn-of" data-seat=move || turn.get().active().0>{whose}</p>
            <p class="meaning" role="status">{reminder}</p>
            <Counter app=pad.app name="actions" label=pad.text("actions") value=left
                least=Actions::LEAST most=Actions::MOST step=move |by| pad.change(|sheet| sheet.turn.actions.step(by))/>
            <div class="buttons">
                <button type="button" class="secondary" id="meditate" aria-disabled=may_not on:click=meditate>{move || pad.say("meditate")}</button>
                <button type="button" class="secondary" id="attack" aria-disabled=may_not_attack on:click=attack>{move || pad.say("attack")}</button>
            </div>
            <ul class="reminders"><li>{move || pad.say_with("hand", &[("n", hand.get().into())])}</li></ul>
        </Tool>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(players: u8) -> Sheet {
        let mut agreed = Agreed::default();
        agreed.seat(players);
        Sheet::of(agreed)
    }

    fn after(sheet: &Sheet) -> Sheet {
        Sheet { turn: sheet.turn.next(sheet).unwrap(), ..sheet.clone() }
    }

    /// MULTI-01, MULTI-04.
    #[test]
    fn turns_go_round_and_pass_over_whoever_is_out() {
        let mut now = sheet(3);
        now.points[1].is_out = true;
        let mut order = Vec::new();
        for _ in 0..4 {
            order.push(now.turn.active().0);
            now = after(&now);
        }
        assert_eq!(order, [0, 2, 0, 2]);
        (0..3).for_each(|seat| now.points[seat].is_out = true);
        assert_eq!(now.turn.next(&now), None);
    }

    /// ACT-01, ACT-06, ACT-09.
    #[test]
    fn a_turn_has_three_actions_and_the_first_one_no_attack() {
        let mut now = sheet(2);
        assert!(now.turn.is_first() && now.turn.actions.get() == 3);
        now = after(&now);
        assert!(now.turn.is_first());
        now = after(&now);
        assert!(!now.turn.is_first());
        now.turn.attack();
        assert_eq!(now.turn.actions.get(), 0);
        assert_eq!(after(&now).turn.actions.get(), 3);
    }
}
