//! The turn and its round, what they make possible, and the attacks of the turn.

use estro::Options;
use estro::round::{LAST_TURN, Milestone, PLAYERS, round_of};
use estro::rules::{ATTACKS, HAND_LIMIT, LAST_ROUND, MOST_ROUNDS};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Sheet;
use super::players::Mode;
use crate::Count;
use crate::pad::Pad;
use crate::parts::{Counter, Tool};

/// The attacks that are counted: Gifts may allow more than the rules do (ESTRO-ATK-02).
type Attacks = Count<0, 9>;

/// The last turn of a table whose mode knows no last round.
const MOST_TURNS: u16 = MOST_ROUNDS * PLAYERS as u16;

/// Whose turn it is against the ships (ESTRO-SOLO-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The player's.
    Player,
    /// That of the ships.
    Ships,
}

/// The turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    number: Count<1, { MOST_TURNS as i16 }>,
    attacks: Attacks,
}

impl Turn {
    /// The next turn; `None` after the last one, if there is one (ESTRO-WIN-06, ESTRO-CONQ-01, ESTRO-SOLO-03).
    pub fn next(self, options: &Options) -> Option<Self> {
        let last = if options.has_last_round() { LAST_TURN } else { MOST_TURNS };
        let number = self.number.stepped(1);
        (self.number() < last).then_some(Self { number, attacks: Attacks::default() })
    }

    /// Its number over the table (ESTRO-TURN-02).
    pub const fn number(self) -> u16 {
        self.number.get().unsigned_abs()
    }

    /// Whose turn it is, if this player has begun (ESTRO-TURN-02).
    pub const fn whose(self, begins: Seat) -> Seat {
        if self.number() % 2 == 1 { begins } else { begins.left(PLAYERS) }
    }

    /// The attacks made in it.
    #[cfg(test)]
    pub const fn attacks(self) -> i16 {
        self.attacks.get()
    }

    /// One more attack.
    pub fn attack(&mut self) {
        self.attacks.step(1);
    }
}

/// Whose turn it is.
pub fn active(sheet: &Sheet) -> Seat {
    sheet.turn.whose(sheet.players.seating.begins())
}

/// Whose turn it is against the ships: the player begins (ESTRO-SOLO-10).
pub fn whose(sheet: &Sheet) -> Whose {
    whose_of(sheet.turn.number())
}

const fn whose_of(turn: u16) -> Whose {
    if turn % 2 == 1 { Whose::Player } else { Whose::Ships }
}

/// The round.
pub fn round(sheet: &Sheet) -> u16 {
    round_of(sheet.turn.number())
}

/// What is to be remembered in this turn, by the ids of the messages.
fn reminders(sheet: &Sheet) -> Vec<&'static str> {
    let (options, number) = (sheet.options(), sheet.turn.number());
    let is_drawless = options.is_drawless(number, PLAYERS);
    let is_solo = sheet.players.mode == Mode::Solo;
    if is_solo && whose(sheet) == Whose::Ships {
        return vec!["ships-turn"];
    }
    let has_attacked = sheet.turn.attacks.get() >= i16::from(ATTACKS);
    [(is_drawless, "no-draw"), (number == 1 && !is_solo, "first-turn"), (has_attacked, "attacks-made")]
        .into_iter()
        .filter_map(|(applies, id)| applies.then_some(id))
        .chain(["hand-limit"])
        .collect()
}

/// The turn and what it makes possible.
#[component]
pub fn TurnTool(pad: Pad<Sheet>) -> impl IntoView {
    let number = pad.of(|sheet| sheet.turn.number());
    let mode = pad.of(|sheet| sheet.players.mode);
    let said = move || {
        let turn = number.get();
        let values = [("n", round_of(turn).into()), ("of", LAST_ROUND.into()), ("turn", turn.into())];
        let id = match mode.get() {
            Mode::Duel => "round-n",
            Mode::Conquest => "round-n-open",
            Mode::Solo => match whose_of(turn) {
                Whose::Player => "round-n-player",
                Whose::Ships => "round-n-fleet",
            },
        };
        pad.say_with(id, &values)
    };
    let active = pad.of(active);
    let seating = pad.of(|sheet| sheet.players.seating.clone());
    let whose = move || {
        if mode.get() == Mode::Solo && whose_of(number.get()) == Whose::Ships {
            return pad.say("turn-of-ships");
        }
        let who = seating.with(|seating| seating.who(&pad.app, active.get()));
        pad.say_with("turn-of", &[("who", who.into())])
    };
    let milestone = pad.of(|sheet| {
        let turn = sheet.turn.number();
        Milestone::of(&sheet.options(), round_of(turn), turn)
    });
    let means = move || {
        let milestone = milestone.get();
        pad.say_with(&format!("round-{}", milestone.as_str()), &[("n", milestone.number().into())])
    };
    let reminders = pad.of(reminders);
    let remind = move |id: &'static str| view! { <li>{pad.say_with(id, &[("n", HAND_LIMIT.into())])}</li> };
    view! {
        <Tool id="turn" title=Signal::derive(said)>
            <p class="turn-of" data-seat=move || active.get().0>{whose}</p>
            <p class="meaning" role="status">{means}</p>
            <ul class="reminders">{move || reminders.get().into_iter().map(remind).collect_view()}</ul>
            <Counter app=pad.app name="attacks" label=pad.text("attacks") value=pad.of(|sheet| sheet.turn.attacks.get())
                least=Attacks::LEAST most=Attacks::MOST step=move |by| pad.change(|sheet| sheet.turn.attacks.step(by))/>
        </Tool>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(number: i16, stratega: bool) -> Sheet {
        let mut sheet = Sheet { turn: Turn { number: Count::near(number), ..Turn::default() }, ..Sheet::default() };
        sheet.players.stratega = stratega;
        sheet
    }

    /// ESTRO-TURN-02: whoever begins plays the odd turns.
    #[test]
    fn whoever_begins_plays_the_odd_turns() {
        let whose = |number, begins| Turn { number: Count::near(number), ..Turn::default() }.whose(Seat(begins)).0;
        assert_eq!([whose(1, 0), whose(2, 0), whose(1, 1), whose(38, 1)], [0, 1, 1, 0]);
    }

    /// ESTRO-ATK-02, ESTRO-ATK-07, ESTRO-STR-02, ESTRO-TURN-20.
    #[test]
    fn a_turn_reminds_of_what_applies_in_it() {
        assert_eq!(reminders(&at(1, false)), ["first-turn", "hand-limit"]);
        assert_eq!(reminders(&at(3, true)), ["no-draw", "hand-limit"]);
        assert_eq!(reminders(&at(3, false)), ["hand-limit"]);
        let mut sheet = at(4, false);
        (0..ATTACKS).for_each(|_| sheet.turn.attack());
        assert_eq!(reminders(&sheet), ["attacks-made", "hand-limit"]);
    }
}
