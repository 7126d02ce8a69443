//! Conquest: five Zone fields with the Zone points of both players, and who wins if the round ends so (chapter CONQ of the rulebook).

use estro::Conquered;
use estro::language::Estro;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::players::SEATS;
use super::zones::{UsedSwitch, bonus_of, name_of};
use super::{Sheet, art, turn};
use crate::Count;
use crate::pad::Pad;
use crate::parts::{Counter, Tool};

/// The cards of a player on a Zone field, each of them a Zone point (ESTRO-CONQ-09).
type Points = Count<0, 25>;

/// The Zone points of both players on each field, in the order of the Estri.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fields {
    points: [[Points; 5]; 2],
}

impl Fields {
    fn points(&self) -> [[u8; 5]; 2] {
        self.points.map(|points| points.map(|points| points.get() as u8))
    }
}

/// Who wins if the round ends so (ESTRO-CONQ-10 to ESTRO-CONQ-12).
fn conquered(sheet: &Sheet) -> Option<Conquered> {
    sheet.options().conquered(turn::round(sheet), sheet.fields.points())
}

/// The five fields.
#[component]
pub fn ConquestTool(pad: Pad<Sheet>) -> impl IntoView {
    let seating = pad.of(|sheet| sheet.players.seating.clone());
    let conquered = pad.of(|sheet| {
        conquered(sheet).map(|how| match how {
            Conquered::Alone(side) => (side, "conquered"),
            Conquered::ByPoints(side) => (side, "conquered-by-points"),
        })
    });
    let sums = pad.of(|sheet| sheet.fields.points().map(|points| points.iter().map(|n| u16::from(*n)).sum::<u16>()));
    let said = move || match conquered.get() {
        None => pad.say("conquered-none"),
        Some((side, id)) => {
            pad.say_with(id, &[("who", seating.with(|seating| seating.who(&pad.app, SEATS[side])).into())])
        }
    };
    let total = move || {
        let values = SEATS.map(|seat| {
            format!("{}: {}", seating.with(|seating| seating.who(&pad.app, seat)), sums.get()[seat.index()])
        });
        pad.say_with("zone-points", &[("points", values.join(", ").into())])
    };
    view! {
        <Tool id="conquest" title=pad.text("conquest")>
            <p class="meaning" class:decided=move || conquered.get().is_some() role="status">{said}</p>
            <p>{total}</p>
            {Estro::ALL.map(|zone| view! { <Field pad zone/> })}
            <p class="hint">{move || pad.say("conquest-hint")}</p>
        </Tool>
    }
}

/// A field with its Zone card.
#[component]
fn Field(pad: Pad<Sheet>, zone: Estro) -> impl IntoView {
    let place = zone.index();
    let seating = pad.of(|sheet| sheet.players.seating.clone());
    let counter = move |seat: table::Seat| {
        let who = move || seating.with(|seating| seating.who(&pad.app, seat));
        let points = pad.of(move |sheet| sheet.fields.points[seat.index()][place].get());
        view! {
            <Counter app=pad.app name=format!("points-{zone}-{}", seat.0) label=Signal::derive(who) value=points least=Points::LEAST
                most=Points::MOST step=move |by| pad.change(|sheet| sheet.fields.points[seat.index()][place].step(by))/>
        }
    };
    view! {
        <div class="player field-of" data-field=zone.as_str()>
            <h3><span class="choice-picture" aria-hidden="true" inner_html=art::sign::estro_svg(zone)></span>{move || name_of(&pad, zone)}</h3>
            {SEATS.map(counter)}
            <p>{move || bonus_of(&pad, zone)}</p>
            <p class="hint">{move || pad.say(&format!("special-{zone}"))}</p>
            <UsedSwitch pad zone/>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(points: [[i16; 5]; 2]) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.players.mode = super::super::players::Mode::Conquest;
        sheet.fields.points = points.map(|points| points.map(Points::near));
        sheet
    }

    /// ESTRO-CONQ-10, ESTRO-CONQ-12, ESTRO-COMB-04.
    #[test]
    fn three_fields_win_and_of_two_the_greater_sum() {
        assert_eq!(conquered(&with([[9, 9, 0, 0, 0], [0; 5]])), None);
        assert_eq!(conquered(&with([[1, 1, 1, 0, 0], [0; 5]])), Some(Conquered::Alone(0)));
        assert_eq!(conquered(&with([[1, 1, 1, 0, 0], [0, 1, 1, 2, 0]])), Some(Conquered::ByPoints(1)));
        let mut even = with([[1, 1, 1, 0, 0], [0, 0, 1, 1, 1]]);
        assert_eq!(conquered(&even), None);
        even.fields.points[1] = [Points::default(); 5];
        even.players.stratega = true;
        assert_eq!(conquered(&even), None);
    }
}
