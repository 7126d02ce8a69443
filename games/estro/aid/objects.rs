//! The objects of Single Player: one every few turns, kept, and used once (ESTRO-SOLO-25, ESTRO-SOLO-26).

use estro::Options;
use estro::fleet::{OBJECT_TEXTS, OBJECTS, ObjectNo, draw_object};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Chance;

use super::{Sheet, turn};
use crate::pad::Pad;
use crate::parts::Tool;

/// A set of objects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
struct Set(u32);

/// There are not so many objects.
#[derive(Debug, thiserror::Error)]
#[error("there is no such object")]
struct Unknown;

impl TryFrom<u32> for Set {
    type Error = Unknown;

    fn try_from(set: u32) -> Result<Self, Unknown> {
        if set >> OBJECTS == 0 { Ok(Self(set)) } else { Err(Unknown) }
    }
}

impl From<Set> for u32 {
    fn from(set: Set) -> Self {
        set.0
    }
}

impl Set {
    const fn has(self, object: ObjectNo) -> bool {
        self.0 >> object.0 & 1 != 0
    }

    const fn with(self, object: ObjectNo) -> Self {
        Self(self.0 | 1 << object.0)
    }
}

/// The objects of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objects {
    given: Set,
    used: Set,
    /// Whether one was used in this turn.
    has_used: bool,
}

impl Objects {
    /// A new turn begins.
    pub fn next_turn(self) -> Self {
        Self { has_used: false, ..self }
    }

    fn held(&self) -> Vec<u8> {
        ObjectNo::all()
            .filter(|object| self.given.has(*object) && !self.used.has(*object))
            .map(|object| object.0)
            .collect()
    }

    /// How many are still to be drawn at the end of the player's turn of this round, or later (ESTRO-SOLO-25).
    fn due(&self, round: u16) -> u16 {
        let interval = u16::from(Options::default().object_interval.0).max(1);
        (round / interval).min(OBJECTS as u16).saturating_sub(self.given.0.count_ones() as u16)
    }

    fn draw(&mut self, chance: &mut impl Chance) {
        if let Some(object) = draw_object(self.given.0, chance) {
            self.given = self.given.with(object);
        }
    }

    /// Why no object may be used now, by the id of the message (ESTRO-SOLO-26).
    fn why_not(&self, whose: turn::Whose) -> Option<&'static str> {
        match whose {
            turn::Whose::Ships => Some("not-your-turn"),
            turn::Whose::Player => self.has_used.then_some("object-was-used"),
        }
    }
}

/// The texts of an object: its sign, then name and text in English and in Italian.
fn told(object: u8) -> (&'static str, [[&'static str; 2]; 2]) {
    let mut parts = OBJECT_TEXTS.lines().nth(object.into()).unwrap_or_default().split('|');
    let mut next = || parts.next().unwrap_or_default();
    (next(), [[next(), next()], [next(), next()]])
}

/// The objects.
#[component]
pub fn ObjectsTool(pad: Pad<Sheet>) -> impl IntoView {
    let held = pad.of(|sheet| sheet.objects.held());
    let due = pad.of(|sheet| sheet.objects.due(turn::round(sheet)));
    let is_empty = pad.of(|sheet| sheet.objects.given.0.count_ones() as usize == OBJECTS);
    let draw = move |_| pad.change(|sheet| sheet.objects.draw(&mut browser::chance::TrueChance));
    let said = move || match due.get() {
        _ if is_empty.get() => pad.say("objects-all"),
        0 => pad.say_with("objects-wait", &[("n", Options::default().object_interval.0.into())]),
        n => pad.say_with("objects-due", &[("n", n.into())]),
    };
    view! {
        <Tool id="objects" title=pad.text("objects")>
            <p class="meaning" role="status">{said}</p>
            <ul class="zone-list"><For each=move || held.get() key=|object| *object let:object><ObjectLine pad object/></For></ul>
            <button type="button" class="secondary wide" id="draw-object" aria-disabled=move || is_empty.get().to_string() on:click=draw>
                {move || pad.say("draw-object")}
            </button>
        </Tool>
    }
}

/// An object that the player has.
#[component]
fn ObjectLine(pad: Pad<Sheet>, object: u8) -> impl IntoView {
    let (sign, texts) = told(object);
    let text = move |which: usize| texts[pad.app.language.get() as usize][which];
    let why_not = pad.of(|sheet| sheet.objects.why_not(turn::whose(sheet)));
    let press = move |_| {
        pad.change(|sheet| {
            if sheet.objects.why_not(turn::whose(sheet)).is_none() {
                let objects = &mut sheet.objects;
                (objects.used, objects.has_used) = (objects.used.with(ObjectNo(object)), true);
            }
        });
    };
    view! {
        <li class="zone-line" data-object=object + 1>
            <h3><span class="ship-sign" aria-hidden="true" inner_html=super::art::outline(sign)></span>{move || text(0)}</h3>
            <p>{move || text(1)}</p>
            <button type="button" class="secondary" data-use=object + 1 aria-disabled=move || why_not.get().is_some().to_string() on:click=press>
                {move || pad.say("use-object")}<span class="style-line">{move || why_not.get().map(|id| pad.say(id))}</span>
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ESTRO-SOLO-25: every third turn one of those that were not given yet; 25 are all.
    #[test]
    fn every_object_comes_once() {
        let (mut objects, mut chance) = (Objects::default(), table::Fast::new(1));
        assert_eq!([1, 2, 3, 6].map(|round| objects.due(round)), [0, 0, 1, 2]);
        for n in 1..=OBJECTS + 1 {
            objects.draw(&mut chance);
            assert_eq!(objects.held().len(), n.min(OBJECTS));
        }
        assert_eq!(objects.due(999), 0);
    }

    /// ESTRO-SOLO-26.
    #[test]
    fn one_object_is_used_in_a_turn_of_the_player() {
        let mut objects = Objects { has_used: true, ..Objects::default() };
        assert_eq!(objects.why_not(turn::Whose::Player), Some("object-was-used"));
        objects = objects.next_turn();
        assert_eq!(objects.why_not(turn::Whose::Player), None);
        assert_eq!(objects.why_not(turn::Whose::Ships), Some("not-your-turn"));
    }

    #[test]
    fn every_object_has_its_texts_and_no_other_one_is_read() {
        assert!((0..OBJECTS as u8).all(|object| told(object).1.as_flattened().iter().all(|text| !text.is_empty())));
        assert!(notation::from_str::<Set>("33554431").is_ok() && notation::from_str::<Set>("33554432").is_err());
    }
}
