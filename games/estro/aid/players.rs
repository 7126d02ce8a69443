//! Who plays, who begins, and the modes of the table.

use estro::Options;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Sheet;
use crate::Name;
use crate::pad::Pad;
use crate::parts::{Choice, Choices, NameField, Switch, Tool};

/// The two players.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The players and their modes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    names: [Name; 2],
    /// Who begins: 0 or 1.
    #[serde(deserialize_with = "read_begins")]
    pub begins: u8,
    /// Whether Stratega is played (ESTRO-STR-01).
    pub stratega: bool,
    /// Whether Necrotokens are played (ESTRO-NEC-01).
    pub necrotokens: bool,
}

fn read_begins<'a, D: serde::Deserializer<'a>>(from: D) -> Result<u8, D::Error> {
    let begins = u8::deserialize(from)?;
    if begins < 2 { Ok(begins) } else { Err(serde::de::Error::custom("there are two players")) }
}

impl Players {
    /// The options of the table.
    pub fn options(&self) -> Options {
        Options { stratega: self.stratega, necrotokens: self.necrotokens, ..Options::default() }
    }

    /// The name of a player, if one is given.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index())?.given()
    }
}

/// What a player is called.
pub fn who(pad: &Pad<Sheet>, seat: Seat) -> String {
    let given = pad.with(|sheet| sheet.players.name(seat).map(ToOwned::to_owned));
    given.unwrap_or_else(|| pad.say_with("player", &[("n", (seat.0 + 1).into())]))
}

/// The names, who begins, and the modes.
#[component]
pub fn PlayersTool(pad: Pad<Sheet>) -> impl IntoView {
    let field = move |seat: Seat| {
        let label = Signal::derive(move || pad.say_with("player", &[("n", (seat.0 + 1).into())]));
        let value = pad.of(move |sheet| sheet.players.names[seat.index()].clone());
        let change = move |name| pad.change(|sheet| sheet.players.names[seat.index()] = name);
        view! { <NameField label value change name=format!("name-{}", seat.0)/> }
    };
    let choice = move |seat: Seat| Choice {
        value: seat.0,
        name: format!("begins-{}", seat.0),
        label: Signal::derive(move || who(&pad, seat)),
        picture: String::new(),
    };
    view! {
        <Tool id="players" title=pad.text("players")>
            <div class="fields">{SEATS.map(field)}</div>
            <Choices label=pad.text("begins") choices=SEATS.map(choice).into() chosen=pad.of(|sheet| Some(sheet.players.begins))
                choose=move |begins| pad.change(|sheet| sheet.players.begins = begins)/>
            <Switch name="stratega" label=pad.text("stratega") is_on=pad.of(|sheet| sheet.players.stratega)
                switch=move |is_on| pad.change(|sheet| sheet.players.stratega = is_on)/>
            <Switch name="necrotokens" label=pad.text("necrotokens") is_on=pad.of(|sheet| sheet.players.necrotokens)
                switch=move |is_on| pad.change(|sheet| sheet.players.necrotokens = is_on)/>
        </Tool>
    }
}
