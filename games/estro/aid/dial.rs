//! The Oblivion Dial: it turns for a card that was destroyed, and says what follows (ESTRO-TOOL-04).

use browser::wheel;
use estro::dial::{self, DIAL_TEXTS, SectorNo};
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

/// A sector as people read it.
struct Told {
    sign: &'static str,
    /// Name, category and text, in English and in Italian.
    texts: [[&'static str; 3]; 2],
}

/// The sectors in the order of the dial. The aid loads their texts, and not the card language of which they are made.
fn sectors() -> impl Iterator<Item = Told> {
    DIAL_TEXTS.lines().map(|line| {
        let mut parts = line.split('|');
        let mut next = || parts.next().unwrap_or_default();
        Told { sign: next(), texts: [[next(), next(), next()], [next(), next(), next()]] }
    })
}

/// The dial.
#[component]
pub fn DialTool(pad: Pad<Sheet>) -> impl IntoView {
    let turned = pad.of(|sheet| sheet.turned);
    let seating = pad.of(|sheet| sheet.players.seating.clone());
    let who = move |seat| seating.with(|seating| seating.who(&pad.app, seat));
    let seen = Seen::up_to(untrack(|| turned.get().turns));
    let signs: Vec<&'static str> = sectors().map(|sector| sector.sign).collect();
    // The picture follows the dial alone, so that another language does not let it turn again.
    let picture = move || {
        let turned = turned.get();
        let moves = seen.is_new(turned.turns) && pad.app.may_move();
        wheel::picture(&signs, turned.stopped.map(|(_, sector)| sector.0.into()), moves)
    };
    let result = move || {
        let (seat, no) = turned.get().stopped?;
        let [name, kind, text] = sectors().nth(no.0.into())?.texts[pad.app.language.get() as usize];
        Some(view! {
            <p class="dial-name" data-sector=no.0 + 1>{name}</p>
            <p class="hint">{kind}</p>
            <p>{text}</p>
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
    use table::Language;

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

    /// ESTRO-QUAD-05: name, category and description.
    #[test]
    fn every_sector_has_its_texts() {
        assert_eq!(sectors().count(), dial::SECTORS);
        for Told { sign, texts } in sectors() {
            assert!(sign.starts_with('M') && texts.as_flattened().iter().all(|text| !text.is_empty()), "{sign}");
        }
        let first = sectors().next().unwrap();
        assert_eq!(first.texts[Language::It as usize][0], "Riavvio d'emergenza");
    }
}
