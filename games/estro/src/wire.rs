//! Views and events as documents for programs: plain fields, cards by id, with JSON schemas.
//!
//! A document is made from a [`crate::view::View`] or an [`Event`](crate::Event), never from a state, so it can contain only
//! what they contain.

mod event;
mod read;
mod view;

use crate::dial::{self, SectorNo};
use crate::language::{Moment, Stat};
use crate::rules::CardNo;
use crate::set::CardSet;

pub use event::EventDocument;
pub use view::{
    AddendDocument, AskDocument, AttackDocument, FieldCardDocument, FleetDocument, GiftDocument, OutcomeDocument,
    SeatViewDocument, SectorDocument, ShipDocument, UpCardDocument, ViewDocument,
};

fn card_id(set: &CardSet, card: CardNo) -> String {
    set.card(card).id.clone()
}

/// The name of a value: a statistic, or `tot`.
fn value_word(slot: u8) -> String {
    Stat::ALL.get(usize::from(slot)).map_or("tot", |stat| stat.as_str()).to_owned()
}

/// The symbol of a sector of the dial.
fn symbol_of(sector: SectorNo) -> String {
    dial::sector(sector).map(|sector| sector.symbol.clone()).unwrap_or_default()
}

/// The name of a window, as in a seat's standing orders.
fn moment_word(moment: Moment) -> String {
    crate::stops::Stops::NAMES[moment.index()].to_owned()
}
