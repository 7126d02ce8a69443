//! ESTRO in the aid: turns and rounds, the clash with its dice, Zone cards or the fields of Conquest, the ships and objects of Single
//! Player, Necrotokens, the Oblivion Dial, a coin. A tool is a file: it has a part of the [`Sheet`], its steps and its screen.

mod art;
mod clash;
mod coin;
mod conquest;
mod dial;
mod fleet;
mod objects;
mod players;
mod tokens;
mod turn;
mod words;
mod zones;

use browser::storage::Kept;
use estro::Options;
use leptos::prelude::*;
use phrases::Value;
use serde::{Deserialize, Serialize};
use table::Language;

use crate::pad::Pad;

use clash::{Clash, ClashTool};
use coin::{CoinTool, Flip};
use conquest::{ConquestTool, Fields};
use dial::{DialTool, Turned};
use fleet::{Fleet, FleetTool};
use objects::{Objects, ObjectsTool};
use players::{Mode, Players, PlayersTool};
use tokens::{Tokens, TokensTool};
use turn::{Turn, TurnTool};
use zones::{Zones, ZonesTool};

/// What the tools of ESTRO say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    players: Players,
    turn: Turn,
    clash: Clash,
    zones: Zones,
    tokens: [Tokens; 2],
    flip: Flip,
    #[serde(default)]
    turned: Turned,
    #[serde(default)]
    fleet: Fleet,
    #[serde(default)]
    objects: Objects,
    #[serde(default)]
    fields: Fields,
}

impl Sheet {
    /// The options of a table that plays with these modes.
    fn options(&self) -> Options {
        self.players.options()
    }
}

impl crate::Sheet for Sheet {
    const KEPT: &'static Kept = &Kept::new("aid", "estro.", 2);

    fn anew(&self) -> Self {
        Self { players: self.players.clone(), ..Self::default() }
    }

    fn next_turn(&self) -> Option<Self> {
        let turn = self.turn.next(&self.options())?;
        let next = Self { turn, clash: self.clash.anew(), ..self.clone() };
        Some(match self.players.mode {
            Mode::Solo => {
                Self { fleet: self.fleet.next_turn(turn::whose(self)), objects: self.objects.next_turn(), ..next }
            }
            Mode::Duel | Mode::Conquest => next,
        })
    }

    fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
        words::say(language, id, values)
    }

    fn tools(pad: Pad<Self>) -> AnyView {
        let plays_tokens = pad.of(|sheet| sheet.players.necrotokens);
        let has_dial = pad.of(|sheet| sheet.players.dial);
        let mode = pad.of(|sheet| sheet.players.mode);
        let is = move |other: Mode| move || mode.get() == other;
        view! {
            <TurnTool pad/>
            <Show when=is(Mode::Solo)><FleetTool pad/><ObjectsTool pad/></Show>
            <Show when=is(Mode::Conquest)><ConquestTool pad/></Show>
            <ClashTool pad/>
            <Show when=move || mode.get() != Mode::Conquest><ZonesTool pad/></Show>
            <Show when=move || plays_tokens.get()><TokensTool pad/></Show>
            <Show when=move || has_dial.get()><DialTool pad/></Show>
            <CoinTool pad/>
            <PlayersTool pad/>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{History, Sheet as _};

    #[test]
    fn the_turn_begins_a_new_clash_and_ends_with_the_match() {
        let mut sheet = Sheet::default();
        sheet.turn.attack();
        sheet.clash.attacker = Some(estro::language::Estro::Ardo);
        let mut turns = 1;
        while let Some(next) = sheet.next_turn() {
            assert_eq!((next.turn.attacks(), next.clash.attacker), (0, None));
            sheet = next;
            turns += 1;
        }
        assert_eq!(turns, estro::round::LAST_TURN);
    }

    /// ESTRO-CONQ-01, ESTRO-SOLO-03: no round is the last one.
    #[test]
    fn other_modes_go_on_after_the_last_turn_of_a_duel() {
        for mode in [Mode::Conquest, Mode::Solo] {
            let mut sheet = Sheet::default();
            sheet.players.mode = mode;
            for _ in 0..50 {
                sheet = sheet.next_turn().unwrap();
            }
            assert_eq!(turn::round(&sheet), 26);
        }
    }

    #[test]
    fn a_new_match_keeps_players_and_modes() {
        let mut sheet = Sheet::default();
        sheet.players.stratega = true;
        sheet.players.seating.begin(table::Seat(1));
        sheet.zones.draw(&mut table::Fast::new(1));
        let anew = sheet.next_turn().unwrap().anew();
        assert_eq!(anew, Sheet { players: sheet.players.clone(), ..Sheet::default() });
    }

    #[test]
    fn a_sheet_is_read_back_and_a_wrong_number_is_refused() {
        let mut history = History::new(Sheet::default());
        let mut next = Sheet::default();
        next.zones.draw(&mut table::Fast::new(1));
        next.clash.roll(&mut table::Fast::new(1));
        history.step(next);
        let text = notation::to_string(&history).unwrap();
        assert_eq!(notation::from_str::<History<Sheet>>(&text).unwrap(), history);
        assert!(notation::from_str::<History<Sheet>>(&text.replace("number:1,", "number:1999,")).is_err());
    }
}
