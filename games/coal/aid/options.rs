//! Who plays with which Steambot, and the variants that need counters.

use coal::Options;
use coal::card::Model;
use coal::set::house_models;
use coal::state::SEATS;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Sheet;
use crate::Seating;
use crate::pad::Pad;
use crate::parts::{Switch, Tool};
use crate::seating::SeatingFields;

/// What the table agreed before the match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreed {
    /// Who plays.
    pub seating: Seating<SEATS>,
    /// The Steambots, of every seat that a table can have.
    models: [Option<Model>; SEATS],
    /// Whether four players are two teams (COAL-TEAM-01).
    teams: bool,
    /// Whether Tag Mode is played (COAL-TAG-01).
    pub tag_mode: bool,
}

impl Agreed {
    /// The Steambot of a seat.
    pub fn model(&self, seat: Seat) -> Option<Model> {
        self.models[seat.index()]
    }

    /// The options of the table: only four seats can be two teams.
    pub fn options(&self) -> Options {
        let teams = self.teams && usize::from(self.seating.players()) == SEATS;
        Options { teams, tag_mode: self.tag_mode, ..Options::default() }
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
    let seating = pad.of(|sheet| sheet.agreed.seating.clone());
    let players = pad.of(Sheet::seats);
    let change = move |seating: Seating<SEATS>| pad.change(|sheet| sheet.seat(seating));
    let model_of = move |seat: Seat| {
        let model = pad.of(move |sheet| sheet.agreed.model(seat));
        let choose = move |event| {
            let model = event_target_value(&event).parse().ok();
            pad.change(|sheet| sheet.agreed.models[seat.index()] = model);
        };
        let label = move || {
            let who = seating.with(|seating| seating.who(&pad.app, seat));
            pad.say_with("steambot-of", &[("who", who.into())])
        };
        let option = move |each: Model| {
            view! { <option value=each.as_str() selected=move || model.get() == Some(each)>{model_name(each)}</option> }
        };
        view! {
            <label class="field">
                <span>{label}</span>
                <select name=format!("model-{}", seat.0) on:change=choose>
                    <option value="" selected=move || model.get().is_none()>"–"</option>
                    {Model::ALL.map(option)}
                </select>
            </label>
        }
    };
    view! {
        <Tool id="players" title=pad.text("players")>
            <p class="hint">{move || pad.say("agreed-hint")}</p>
            <SeatingFields app=pad.app seating change/>
            <div class="fields">{move || Seat::all(players.get()).map(model_of).collect_view()}</div>
            <Show when=move || usize::from(players.get()) == SEATS>
                <Switch name="teams" label=pad.text("teams") is_on=pad.of(|sheet| sheet.agreed.teams)
                    switch=move |is_on| pad.change(|sheet| sheet.agreed.teams = is_on)/>
            </Show>
            <Switch name="tag-mode" label=pad.text("tag-mode") is_on=pad.of(|sheet| sheet.agreed.tag_mode)
                switch=move |is_on| pad.change(|sheet| sheet.agreed.tag_mode = is_on)/>
        </Tool>
    }
}
