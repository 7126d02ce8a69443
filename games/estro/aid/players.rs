//! Who plays, who begins, and the modes of the table.

use estro::round::PLAYERS;
use estro::{BaseMode, Options};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Sheet;
use crate::Seating;
use crate::pad::Pad;
use crate::parts::{Choice, Choices, Switch, Tool};
use crate::seating::SeatingFields;

/// Two players: one who begins, and the other one.
type Two = Seating<{ PLAYERS as usize }>;

/// The two seats.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// What is played; others of its modes are added to it (ESTRO-COMB-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// One against one.
    #[default]
    Duel,
    /// Five Zone fields (ESTRO-CONQ-04).
    Conquest,
    /// One player against five ships (ESTRO-SOLO-01).
    Solo,
}

impl Mode {
    const ALL: [(Self, &str); 3] = [(Self::Duel, "duel"), (Self::Conquest, "conquest"), (Self::Solo, "solo")];

    const fn base(self) -> BaseMode {
        match self {
            Self::Duel => BaseMode::Duel,
            Self::Conquest => BaseMode::Conquest,
            Self::Solo => BaseMode::Solo,
        }
    }
}

/// The players and their modes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    /// Who plays, and who begins.
    pub seating: Two,
    /// What is played.
    #[serde(default)]
    pub mode: Mode,
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
        let Self { mode, stratega, necrotokens, dial, .. } = *self;
        Options { base: mode.base(), stratega, necrotokens, dial, ..Options::default() }
    }
}

/// The names, who begins, and the modes.
#[component]
pub fn PlayersTool(pad: Pad<Sheet>) -> impl IntoView {
    let seating = pad.of(|sheet| sheet.players.seating.clone());
    let modes = Mode::ALL.map(|(value, id)| Choice {
        value,
        name: format!("mode-{id}"),
        label: pad.text(id),
        picture: String::new(),
    });
    view! {
        <Tool id="players" title=pad.text("players")>
            <SeatingFields app=pad.app seating change=move |seating: Two| pad.change(|sheet| sheet.players.seating = seating)/>
            <Choices label=pad.text("mode") choices=modes.into() chosen=pad.of(|sheet| Some(sheet.players.mode))
                choose=move |mode| pad.change(|sheet| sheet.players.mode = mode)/>
            <Switch name="stratega" label=pad.text("stratega") is_on=pad.of(|sheet| sheet.players.stratega)
                switch=move |is_on| pad.change(|sheet| sheet.players.stratega = is_on)/>
            <Switch name="necrotokens" label=pad.text("necrotokens") is_on=pad.of(|sheet| sheet.players.necrotokens)
                switch=move |is_on| pad.change(|sheet| sheet.players.necrotokens = is_on)/>
            <Switch name="dial" label=pad.text("dial") is_on=pad.of(|sheet| sheet.players.dial)
                switch=move |is_on| pad.change(|sheet| sheet.players.dial = is_on)/>
        </Tool>
    }
}
