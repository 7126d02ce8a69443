//! ESTRO in the aid: turns and rounds, the clash with its dice, Zone cards, Necrotokens, the Oblivion Dial, a coin. A tool is a file: it has a
//! part of the [`Sheet`], its steps and its screen.

mod art;
mod clash;
mod coin;
mod dial;
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
use dial::{DialTool, Turned};
use players::{Players, PlayersTool};
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
        Some(Self { turn: self.turn.next()?, clash: self.clash.anew(), ..self.clone() })
    }

    fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
        words::say(language, id, values)
    }

    fn tools(pad: Pad<Self>) -> AnyView {
        let plays_tokens = pad.of(|sheet| sheet.players.necrotokens);
        let has_dial = pad.of(|sheet| sheet.players.dial);
        view! {
            <TurnTool pad/>
            <ClashTool pad/>
            <ZonesTool pad/>
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
        assert!(notation::from_str::<History<Sheet>>(&text.replace("number:1,", "number:39,")).is_err());
    }
}
