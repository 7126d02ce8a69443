//! The readable parts of the table of ESTRO: cards of the hand, cards on the field as far as the viewer may look at them,
//! Incinerators, Zone cards, ships, objects.

use estro::action::Spot;
use estro::fleet::ObjectNo;
use estro::rules::CardNo;
use estro::view::SeatView;
use table::Seat;

use super::card::name_of;
use super::fleet::{FLEET, ship_of};
use super::panel::{Shown, on_field};
use crate::app::App;
use crate::table_context::TableContext;

/// What a mark stands for: `card-17` by its number, `spot-0-3` on the field, `incinerator-1`, `zone-ardo`.
pub fn behind(app: &App, table: &TableContext, mark: &str) -> Option<Shown> {
    let (word, rest) = mark.split_once('-')?;
    match word {
        "card" => {
            let number: u8 = rest.parse().ok()?;
            (usize::from(number) < app.cards().len()).then_some(Shown::Card(CardNo(number)))
        }
        "spot" => {
            let (side, place) = rest.split_once('-')?;
            on_field(app, table, Spot { side: side.parse().ok()?, place: place.parse().ok()? })
        }
        "incinerator" => {
            let seat: Seat = rest.parse().ok()?;
            let of_fleet = table.of_view(|view| view.fleet.as_ref().map(|fleet| fleet.incinerator.clone()));
            let of_seat = || table.of_seat(seat, |side| side.incinerator.clone());
            let cards = of_fleet.filter(|_| seat == FLEET).unwrap_or_else(of_seat);
            Some(Shown::Incinerator(table.who(app, seat), cards))
        }
        "zone" => rest.parse().ok().map(Shown::Zone),
        "ship" => table.of_view(|view| ship_of(view, rest.parse().ok()?)).map(Shown::Ship),
        "object" => rest.parse::<u8>().ok()?.checked_sub(1).map(|no| Shown::Object(ObjectNo(no))),
        _ => None,
    }
}

/// The cards of a hand that the view shows.
pub fn hand_of(app: &App, side: &SeatView) -> Vec<(Shown, String, usize)> {
    side.held.iter().map(|card| (Shown::Card(*card), name_of(&app.cards(), *card), 1)).collect()
}

/// The place of a card that a line of the log names; `None` once it has left the field.
pub fn place_of_mark(table: &TableContext, mark: &str) -> Option<String> {
    let number: u8 = mark.strip_prefix("of-")?.parse().ok()?;
    let spot = table.of_view(|view| {
        let card = view.field.iter().find(|card| !card.is_down && card.face == Some(CardNo(number)));
        card.map(|card| card.spot)
    })?;
    Some(format!("spot-{}-{}", spot.side, spot.place))
}
