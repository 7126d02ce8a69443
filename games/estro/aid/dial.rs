//! The Oblivion Dial: it turns for a card that was destroyed, and says what follows (ESTRO-TOOL-04).

use browser::wheel;
use estro::card_text;
use estro::dial::{self, SectorNo};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Chance, Seat};

use super::Sheet;
use super::players::SEATS;
use crate::pad::Pad;
use crate::parts::{Seen, Tool};

/// The last turn of the dial.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turned {
    /// For whom it turned, and on which sector it stopped.
    stopped: Option<(Seat, SectorNo)>,
    /// How often it has turned, so that the same sector is seen to be a new one.
    turns: u32,
}

impl Turned {
    /// The dial turns for a player who has lost a card. The result is fixed before anything is seen to move.
    fn turn(&mut self, seat: Seat, chance: &mut impl Chance) {
        *self = Self { stopped: Some((seat, dial::stop(seat, chance))), turns: self.turns.wrapping_add(1) };
    }
}

/// The dial.
#[component]
pub fn DialTool(pad: Pad<Sheet>) -> impl IntoView {
    let turned = pad.of(|sheet| sheet.turned);
    let seating = pad.of(|sheet| sheet.players.seating.clone());
    let who = move |seat| seating.with(|seating| seating.who(&pad.app, seat));
    let seen = Seen::up_to(untrack(|| turned.get().turns));
    let signs: Vec<&'static str> = dial::house().iter().map(|sector| sector.sign.as_str()).collect();
    // The picture follows the dial alone, so that another language does not let it turn again.
    let picture = move || {
        let turned = turned.get();
        let moves = seen.is_new(turned.turns) && pad.app.may_move();
        wheel::picture(&signs, turned.stopped.map(|(_, sector)| sector.0.into()), moves)
    };
    let result = move || {
        let (seat, no) = turned.get().stopped?;
        let (sector, language) = (dial::sector(no)?, pad.app.language.get());
        Some(view! {
            <p class="dial-name" data-sector=no.0 + 1>{card_text::sector_name(sector, language).to_owned()}</p>
            <p class="hint">{card_text::sector_kind(sector.kind, language)}</p>
            <p>{card_text::sector_text(sector, language)}</p>
            <p class="hint">{pad.say_with("dial-you", &[("who", who(seat).into())])}</p>
        })
    };
    let turn = move |seat: Seat| {
        let press = move |_| pad.change(|sheet| sheet.turned.turn(seat, &mut browser::chance::TrueChance));
        view! {
            <button type="button" class="secondary" data-seat=seat.0 on:click=press>
                {move || pad.say_with("turn-dial", &[("who", who(seat).into())])}
            </button>
        }
    };
    view! {
        <Tool id="dial" title=pad.text("dial")>
            <p class="hint">{move || pad.say("dial-hint")}</p>
            <div class="dial-place">
                <div inner_html=picture></div>
                <div role="status">{result}</div>
            </div>
            <div class="dial-turns">{SEATS.map(turn)}</div>
        </Tool>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ESTRO-QUAD-04, ESTRO-TOOL-01: every sector comes, and each turn is a new one.
    #[test]
    fn every_sector_comes() {
        let (mut turned, mut chance) = (Turned::default(), table::Fast::new(3));
        let mut seen = std::collections::BTreeSet::new();
        for turn in 1..=500 {
            turned.turn(Seat(1), &mut chance);
            seen.insert(turned.stopped.unwrap().1);
            assert_eq!((turned.turns, turned.stopped.unwrap().0), (turn, Seat(1)));
        }
        assert_eq!(seen.len(), dial::SECTORS);
    }
}
