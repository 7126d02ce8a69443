//! Who plays, who begins, and the modes of the table.

use estro::Options;
use estro::round::PLAYERS;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Sheet;
use crate::Seating;
use crate::pad::Pad;
use crate::parts::{Switch, Tool};
use crate::seating::SeatingFields;

/// Two players: one who begins, and the other one.
type Two = Seating<{ PLAYERS as usize }>;

/// The two seats.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The players and their modes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    /// Who plays, and who begins.
    pub seating: Two,
    /// Whether Stratega is played (ESTRO-STR-01).
    pub stratega: bool,
    /// Whether Necrotokens are played (ESTRO-NEC-01).
    pub necrotokens: bool,
    /// Whether the Oblivion Dial is played (ESTRO-QUAD-01).
    #[serde(default)]
    pub dial: bool,
}

impl Players {
    /// The options of the table.
    pub fn options(&self) -> Options {
        Options { stratega: self.stratega, necrotokens: self.necrotokens, dial: self.dial, ..Options::default() }
    }
}

/// The names, who begins, and the modes.
#[component]
pub fn PlayersTool(pad: Pad<Sheet>) -> impl IntoView {
    let seating = pad.of(|sheet| sheet.players.seating.clone());
    view! {
        <Tool id="players" title=pad.text("players")>
            <SeatingFields app=pad.app seating change=move |seating: Two| pad.change(|sheet| sheet.players.seating = seating)/>
            <Switch name="stratega" label=pad.text("stratega") is_on=pad.of(|sheet| sheet.players.stratega)
                switch=move |is_on| pad.change(|sheet| sheet.players.stratega = is_on)/>
            <Switch name="necrotokens" label=pad.text("necrotokens") is_on=pad.of(|sheet| sheet.players.necrotokens)
                switch=move |is_on| pad.change(|sheet| sheet.players.necrotokens = is_on)/>
            <Switch name="dial" label=pad.text("dial") is_on=pad.of(|sheet| sheet.players.dial)
                switch=move |is_on| pad.change(|sheet| sheet.players.dial = is_on)/>
        </Tool>
    }
}
