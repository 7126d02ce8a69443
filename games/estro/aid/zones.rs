//! Zone cards: which are active, which specials were used, and the draw of another one.

use estro::card_text::{estro_name, stat_name};
use estro::language::Estro;
use estro::rules::draw_zone;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Chance;

use super::{Sheet, art};
use crate::pad::Pad;
use crate::parts::{Switch, Tool};

/// A Zone card on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Zone {
    is_active: bool,
    /// Whether its special was used; it stays used if the card comes back (ESTRO-ZONE-12).
    is_used: bool,
}

/// The five Zone cards, in the order of the Estri.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zones {
    cards: [Zone; 5],
    /// The one that was drawn last.
    drawn: Option<Estro>,
}

impl Zones {
    /// Whether a Zone card is active.
    pub fn is_active(&self, zone: Estro) -> bool {
        self.cards[zone.index()].is_active
    }

    fn mask(&self) -> u8 {
        Estro::ALL.into_iter().filter(|zone| self.is_active(*zone)).fold(0, |mask, zone| mask | 1 << zone as u8)
    }

    /// One more Zone card, of those that are not active (ESTRO-SETUP-05, ESTRO-ZONE-12); nothing happens if all are.
    pub fn draw(&mut self, chance: &mut impl Chance) {
        if let Some(zone) = draw_zone(self.mask(), chance) {
            self.cards[zone.index()].is_active = true;
            self.drawn = Some(zone);
        }
    }

    /// Another Zone card in place of an active one, which is not among those that may come for it (ESTRO-ZONE-12).
    fn replace(&mut self, zone: Estro, chance: &mut impl Chance) {
        let before = self.mask();
        self.draw(chance);
        if self.mask() != before {
            self.cards[zone.index()].is_active = false;
        }
    }
}

/// The Zone cards.
#[component]
pub fn ZonesTool(pad: Pad<Sheet>) -> impl IntoView {
    let zones = pad.of(|sheet| sheet.zones);
    let active =
        Memo::new(move |_| Estro::ALL.into_iter().filter(|zone| zones.get().is_active(*zone)).collect::<Vec<_>>());
    let is_full = move || active.with(|active| active.len() == Estro::ALL.len());
    let draw = move |_| pad.change(|sheet| sheet.zones.draw(&mut browser::chance::TrueChance));
    let drawn = move || match zones.get().drawn {
        _ if is_full() => pad.say("zones-all"),
        None => pad.say("zones-none"),
        Some(zone) => pad.say_with("zone-drawn", &[("zone", name_of(&pad, zone).into())]),
    };
    view! {
        <Tool id="zones" title=pad.text("zones")>
            <p class="meaning" role="status">{drawn}</p>
            <ul class="zone-list">
                <For each=move || active.get() key=|zone| *zone let:zone><ZoneLine pad zone/></For>
            </ul>
            <button type="button" class="secondary wide" id="draw-zone" aria-disabled=move || is_full().to_string() on:click=draw>
                {move || pad.say(if active.with(Vec::is_empty) { "draw-zone" } else { "draw-another" })}
            </button>
            <p class="hint">{move || pad.say("special-once")}</p>
        </Tool>
    }
}

/// The name of a Zone card, with its Estro.
pub fn name_of(pad: &Pad<Sheet>, zone: Estro) -> String {
    format!("{} ({})", pad.say(&format!("zone-{zone}")), estro_name(zone))
}

/// What a Zone card gives to every card of its Estro.
pub fn bonus_of(pad: &Pad<Sheet>, zone: Estro) -> String {
    pad.say_with("zone-bonus", &[("estro", format!("{} ({})", estro_name(zone), stat_name(zone.stat())).into())])
}

/// Whether the special of a Zone card was used.
#[component]
pub fn UsedSwitch(pad: Pad<Sheet>, zone: Estro) -> impl IntoView {
    let place = zone.index();
    view! {
        <Switch name="used" label=pad.text("zone-used") is_on=pad.of(move |sheet| sheet.zones.cards[place].is_used)
            switch=move |is_on| pad.change(|sheet| sheet.zones.cards[place].is_used = is_on)/>
    }
}

/// An active Zone card, with what it gives and its special.
#[component]
fn ZoneLine(pad: Pad<Sheet>, zone: Estro) -> impl IntoView {
    let place = zone.index();
    let is_used = pad.of(move |sheet| sheet.zones.cards[place].is_used);
    let replace = move |_| pad.change(|sheet| sheet.zones.replace(zone, &mut browser::chance::TrueChance));
    view! {
        <li class="zone-line" data-zone=zone.as_str() class:spent=is_used>
            <h3><span class="choice-picture" aria-hidden="true" inner_html=art::sign::estro_svg(zone)></span>{move || name_of(&pad, zone)}</h3>
            <p>{move || bonus_of(&pad, zone)}</p>
            <p class="special">{move || pad.say(&format!("special-{zone}"))}</p>
            <div class="zone-steps">
                <UsedSwitch pad zone/>
                <button type="button" class="plain" data-replace=zone.as_str() on:click=replace>{move || pad.say("zone-replace")}</button>
            </div>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ESTRO-ZONE-12: a Zone card that is active is not drawn again, and five are all.
    #[test]
    fn zone_cards_are_drawn_without_repetition() {
        for seed in 0..20 {
            let (mut zones, mut chance) = (Zones::default(), table::Fast::new(seed));
            for n in 1..=5 {
                zones.draw(&mut chance);
                assert_eq!(zones.mask().count_ones(), n);
            }
            let full = zones;
            zones.draw(&mut chance);
            zones.replace(Estro::Ardo, &mut chance);
            assert_eq!(zones, full);
        }
    }

    /// ESTRO-ZONE-12: the replaced card does not come for itself, and its special stays used.
    #[test]
    fn a_replaced_zone_card_leaves_and_its_special_stays_used() {
        for seed in 0..20 {
            let (mut zones, mut chance) = (Zones::default(), table::Fast::new(seed));
            zones.draw(&mut chance);
            let first = zones.drawn.unwrap();
            zones.cards[first.index()].is_used = true;
            zones.replace(first, &mut chance);
            assert!(!zones.is_active(first) && zones.cards[first.index()].is_used);
            assert_eq!(zones.mask().count_ones(), 1);
        }
    }
}
