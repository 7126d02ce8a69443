//! Who plays, and what the table agreed.

use browser::chance::TrueChance;
use doomtrooper::Options;
use doomtrooper::rules::SEATS;
use doomtrooper::teams::TEAM_SEATS;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Chance, Draw, Seat};

use super::{Sheet, who};
use crate::pad::Pad;
use crate::parts::{Choice, Choices, Counter, NameField, Switch, Tool};
use crate::{Count, Name};

/// The least and the greatest target that a table may agree.
const TARGET: [u16; 2] = Options::NUMBERS[0].2;

/// What the table agreed before the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreed {
    players: Count<2, { SEATS as i16 }>,
    /// The names, of every seat that a table can have.
    pub names: [Name; SEATS],
    /// Whether four players are two teams (MULTI-07).
    pub teams: bool,
    /// The Promotion Points that win (GAME-02).
    target: Count<{ TARGET[0] as i16 }, { TARGET[1] as i16 }>,
    /// Who begins, and how many seats there may be.
    begins: Count<0, { SEATS as i16 - 1 }>,
}

impl Default for Agreed {
    fn default() -> Self {
        Self {
            players: Count::default(),
            names: Default::default(),
            teams: false,
            target: Count::near(Options::default().promotion_target.into()),
            begins: Count::default(),
        }
    }
}

impl Agreed {
    /// The number of players.
    pub const fn players(&self) -> u8 {
        self.players.get() as u8
    }

    /// So many players sit at the table.
    pub fn seat(&mut self, players: u8) {
        self.players = Count::near(players.into());
    }

    /// Whether teams play: only four players can be two teams.
    fn has_teams(&self) -> bool {
        self.teams && usize::from(self.players()) == TEAM_SEATS
    }

    /// Who begins; if that player has left the table, the first one.
    pub fn begins(&self) -> Seat {
        let begins = self.begins.get() as u8;
        Seat(if begins < self.players() { begins } else { 0 })
    }

    /// Whether a match begins in the same way as with other agreements.
    fn begins_like(&self, other: &Self) -> bool {
        self.players == other.players && self.begins() == other.begins()
    }

    /// The options of the table.
    pub fn options(&self) -> Options {
        Options { teams: self.has_teams(), promotion_target: self.target.get() as u8, ..Options::default() }
    }
}

/// The players and what they agreed. Another number of players or another one who begins begins the match anew.
#[component]
pub fn OptionsTool(pad: Pad<Sheet>) -> impl IntoView {
    let players = pad.of(|sheet| sheet.agreed.players());
    let agree = move |change: &dyn Fn(&mut Agreed)| {
        pad.change(|sheet| {
            let mut agreed = sheet.agreed.clone();
            change(&mut agreed);
            match agreed.begins_like(&sheet.agreed) {
                true => sheet.agreed = agreed,
                false => *sheet = Sheet::of(agreed),
            }
        });
    };
    let count = |n: u8| Choice {
        value: n,
        name: format!("players-{n}"),
        label: Signal::stored(n.to_string()),
        picture: String::new(),
    };
    let field = move |seat: Seat| {
        let label = Signal::derive(move || pad.say_with("player", &[("n", (seat.0 + 1).into())]));
        let value = pad.of(move |sheet| sheet.name(seat).clone());
        let change = move |name| pad.change(|sheet| sheet.agreed.names[seat.index()] = name);
        view! { <NameField label value change name=format!("name-{}", seat.0)/> }
    };
    let counts: Vec<_> = (2..=SEATS as u8).map(count).collect();
    let begin = move |seat: Seat| Choice {
        value: seat,
        name: format!("begins-{}", seat.0),
        label: Signal::derive(move || who(&pad, seat)),
        picture: String::new(),
    };
    let beginners = move || {
        let choices: Vec<_> = Seat::all(players.get()).map(begin).collect();
        let choose = move |seat: Seat| agree(&|agreed| agreed.begins = Count::near(seat.0.into()));
        view! { <Choices label=pad.text("begins") choices chosen=pad.of(|sheet| Some(sheet.agreed.begins())) choose/> }
    };
    let draw = move |_| {
        let place = TrueChance.below(Draw::named("starting-seat"), players.get_untracked().into());
        agree(&|agreed| agreed.begins = Count::near(place as i16));
    };
    view! {
        <Tool id="players" title=pad.text("players")>
            <p class="hint">{move || pad.say("agreed-hint")}</p>
            <Choices label=pad.text("how-many") choices=counts chosen=pad.of(|sheet| Some(sheet.agreed.players()))
                choose=move |n| agree(&|agreed| agreed.seat(n))/>
            <Show when=move || usize::from(players.get()) == TEAM_SEATS>
                <Switch name="teams" label=pad.text("teams") is_on=pad.of(|sheet| sheet.agreed.teams)
                    switch=move |is_on| agree(&|agreed| agreed.teams = is_on)/>
            </Show>
            <div class="fields">{move || Seat::all(players.get()).map(field).collect_view()}</div>
            {beginners}
            <button type="button" class="plain" id="draw-first" on:click=draw>{move || pad.say("draw-first")}</button>
            <Counter app=pad.app name="target" label=pad.text("target") value=pad.of(|sheet| sheet.agreed.target.get())
                least=TARGET[0] as i16 most=TARGET[1] as i16 steps=&[1, 10] step=move |by| agree(&|agreed| agreed.target.step(by))/>
        </Tool>
    }
}
