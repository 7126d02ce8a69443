//! Who plays, and what the table agreed.

use doomtrooper::Options;
use doomtrooper::rules::SEATS;
use doomtrooper::teams::TEAM_SEATS;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sheet;
use crate::pad::Pad;
use crate::parts::{Counter, Switch, Tool};
use crate::seating::SeatingFields;
use crate::{Count, Seating};

/// The least and the greatest target that a table may agree.
const TARGET: [u16; 2] = Options::NUMBERS[0].2;

/// What the table agreed before the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreed {
    /// Who plays.
    pub seating: Seating<SEATS>,
    /// Whether four players are two teams (MULTI-07).
    pub teams: bool,
    /// The Promotion Points that win (GAME-02).
    target: Count<{ TARGET[0] as i16 }, { TARGET[1] as i16 }>,
}

impl Default for Agreed {
    fn default() -> Self {
        let target = Count::near(Options::default().promotion_target.into());
        Self { seating: Seating::default(), teams: false, target }
    }
}

impl Agreed {
    /// The options of the table: only four players can be two teams.
    pub fn options(&self) -> Options {
        let teams = self.teams && usize::from(self.seating.players()) == TEAM_SEATS;
        Options { teams, promotion_target: self.target.get() as u8, ..Options::default() }
    }
}

/// The players and what they agreed. Another number of players or another one who begins begins the match anew.
#[component]
pub fn OptionsTool(pad: Pad<Sheet>) -> impl IntoView {
    let seating = pad.of(|sheet| sheet.agreed.seating.clone());
    let change = move |seating: Seating<SEATS>| pad.change(|sheet| sheet.seat(seating));
    let may_be_teams = move || usize::from(seating.with(Seating::players)) == TEAM_SEATS;
    view! {
        <Tool id="players" title=pad.text("players")>
            <p class="hint">{move || pad.say("agreed-hint")}</p>
            <SeatingFields app=pad.app seating change/>
            <Show when=may_be_teams>
                <Switch name="teams" label=pad.text("teams") is_on=pad.of(|sheet| sheet.agreed.teams)
                    switch=move |is_on| pad.change(|sheet| sheet.agreed.teams = is_on)/>
            </Show>
            <Counter app=pad.app name="target" label=pad.text("target") value=pad.of(|sheet| sheet.agreed.target.get())
                least=TARGET[0] as i16 most=TARGET[1] as i16 steps=&[1, 10] step=move |by| pad.change(|sheet| sheet.agreed.target.step(by))/>
        </Tool>
    }
}
