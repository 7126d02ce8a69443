//! Who plays with which Steambot, and the variants that need counters.

use browser::chance::TrueChance;
use coal::Options;
use coal::card::Model;
use coal::set::house_models;
use coal::state::SEATS;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Chance, Draw, Seat};

use super::{Sheet, who};
use crate::pad::Pad;
use crate::parts::{Choice, Choices, NameField, Switch, Tool};
use crate::{Count, Name};

/// What the table agreed before the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreed {
    players: Count<2, { SEATS as i16 }>,
    /// The names, of every seat that a table can have.
    pub names: [Name; SEATS],
    models: [Option<Model>; SEATS],
    /// Whether four players are two teams (COAL-TEAM-01).
    teams: bool,
    /// Whether Tag Mode is played (COAL-TAG-01).
    pub tag_mode: bool,
    /// Who begins.
    begins: Count<0, { SEATS as i16 - 1 }>,
}

impl Default for Agreed {
    fn default() -> Self {
        Self {
            players: Count::default(),
            names: Default::default(),
            models: [None; SEATS],
            teams: false,
            tag_mode: false,
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

    /// Who begins; if that player has left the table, the first one.
    pub fn begins(&self) -> Seat {
        let begins = self.begins.get() as u8;
        Seat(if begins < self.players() { begins } else { 0 })
    }

    /// The Steambot of a seat.
    pub fn model(&self, seat: Seat) -> Option<Model> {
        self.models[seat.index()]
    }

    /// The options of the table: only four seats can be two teams.
    pub fn options(&self) -> Options {
        let is_full = usize::from(self.players()) == SEATS;
        Options { teams: self.teams && is_full, tag_mode: self.tag_mode, ..Options::default() }
    }

    /// Whether a match begins in the same way as with other agreements.
    fn begins_like(&self, other: &Self) -> bool {
        self.players == other.players && self.begins() == other.begins()
    }
}

/// The name of a model with its code: `C1 Lancelot`.
pub fn model_name(model: Model) -> String {
    let name = house_models().into_iter().find(|card| card.id == model).map(|card| card.name);
    format!("{model} {}", name.unwrap_or_default())
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
    let player = move |seat: Seat| {
        let place = seat.index();
        let label = Signal::derive(move || pad.say_with("player", &[("n", (seat.0 + 1).into())]));
        let value = pad.of(move |sheet| sheet.agreed.names[place].clone());
        let change = move |name| pad.change(|sheet| sheet.agreed.names[place] = name);
        let model = pad.of(move |sheet| sheet.agreed.model(seat));
        let choose = move |event| {
            let model = event_target_value(&event).parse().ok();
            pad.change(|sheet| sheet.agreed.models[place] = model);
        };
        let option = move |each: Model| {
            view! { <option value=each.as_str() selected=move || model.get() == Some(each)>{model_name(each)}</option> }
        };
        view! {
            <div class="player-fields">
                <NameField label value change name=format!("name-{}", seat.0)/>
                <label class="field">
                    <span>{move || pad.say("steambot")}</span>
                    <select name=format!("model-{}", seat.0) on:change=choose>
                        <option value="" selected=move || model.get().is_none()>"–"</option>
                        {Model::ALL.map(option)}
                    </select>
                </label>
            </div>
        }
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
            <Show when=move || usize::from(players.get()) == SEATS>
                <Switch name="teams" label=pad.text("teams") is_on=pad.of(|sheet| sheet.agreed.teams)
                    switch=move |is_on| agree(&|agreed| agreed.teams = is_on)/>
            </Show>
            <Switch name="tag-mode" label=pad.text("tag-mode") is_on=pad.of(|sheet| sheet.agreed.tag_mode)
                switch=move |is_on| agree(&|agreed| agreed.tag_mode = is_on)/>
            <div class="fields">{move || Seat::all(players.get()).map(player).collect_view()}</div>
            {beginners}
            <button type="button" class="plain" id="draw-first" on:click=draw>{move || pad.say("draw-first")}</button>
        </Tool>
    }
}
