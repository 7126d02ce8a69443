//! Whose turn it is, and the Actions that are left in it.

use doomtrooper::Options;
use doomtrooper::rules::SEATS;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sheet;
use super::options::Agreed;
use crate::pad::Pad;
use crate::parts::{Counter, Tool};
use crate::{Count, Turns};

/// Actions of a turn: cards may give more than the rules do (ACT-12).
type Actions = Count<0, 20>;

/// The turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose turn it is.
    pub turns: Turns<SEATS>,
    /// The Actions that are left.
    actions: Actions,
}

impl Turn {
    /// The first turn of a match (SETUP-05).
    pub fn first(agreed: &Agreed) -> Self {
        Self { turns: Turns::first(agreed.seating.begins()), actions: actions(&agreed.options()) }
    }

    /// The next turn, of the next player who is left (MULTI-01, MULTI-04).
    pub fn next(&self, sheet: &Sheet) -> Option<Self> {
        Some(Self { turns: self.turns.next(sheet.seats(), sheet.left())?, actions: actions(&sheet.options()) })
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
    let title = move || pad.say_with("turn-n", &[("n", turn.get().turns.number().into())]);
    let who = pad.of(|sheet| (sheet.agreed.seating.clone(), sheet.turn.turns.active()));
    let whose = move || {
        let who = who.with(|(seating, active)| seating.who(&pad.app, *active));
        pad.say_with("turn-of", &[("who", who.into())])
    };
    // Nobody attacks in the own first turn (ACT-09).
    let reminder = move || match turn.get() {
        turn if turn.turns.is_first() => pad.say("first-turn"),
        turn if turn.actions.get() == 0 => pad.say("no-actions"),
        _ => pad.say("attack-last"),
    };
    let hand = pad.of(|sheet| sheet.options().hand_size);
    let meditate = move |_| {
        pad.change(|sheet| {
            if sheet.turn.actions.get() > 0 {
                sheet.turn.actions.step(-1);
                sheet.points[sheet.turn.turns.active().index()].destiny.step(1);
            }
        });
    };
    let may_not = move || (left.get() == 0).to_string();
    let may_not_attack = move || (left.get() == 0 || turn.get().turns.is_first()).to_string();
    let attack = move |_| {
        pad.change(|sheet| {
            if !sheet.turn.turns.is_first() {
                sheet.turn.attack();
            }
        });
    };
    view! {
        <Tool id="turn" title=Signal::derive(title)>
            <p class="turn-of" data-seat=move || turn.get().turns.active().0>{whose}</p>
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

    fn after(sheet: &Sheet) -> Sheet {
        Sheet { turn: sheet.turn.next(sheet).unwrap(), ..sheet.clone() }
    }

    /// ACT-01, ACT-06, ACT-09.
    #[test]
    fn a_turn_has_three_actions_and_the_first_one_no_attack() {
        let mut now = Sheet::default();
        assert!(now.turn.turns.is_first() && now.turn.actions.get() == 3);
        now = after(&after(&now));
        assert!(!now.turn.turns.is_first());
        now.turn.attack();
        assert_eq!(now.turn.actions.get(), 0);
        assert_eq!(after(&now).turn.actions.get(), 3);
    }

    /// MULTI-04: turns pass over whoever is out.
    #[test]
    fn a_player_who_is_out_has_no_turn() {
        let mut now = Sheet::default();
        now.points[1].is_out = true;
        assert_eq!(after(&now).turn.turns.active().0, 0);
    }
}
