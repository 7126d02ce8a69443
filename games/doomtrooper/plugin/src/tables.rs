//! Tables of Doomtrooper as people order them.

use cardfile::short;
use doomtrooper::deck::ready;
use doomtrooper::paper::TableCards;
use doomtrooper::setup::problem_of;
use doomtrooper::{Options, Setup, SetupDocument};
use door::{DoorError, TableOrder, Written, brought, decks_by_seat};
use table::Problem;

use crate::words::wording;
use crate::{Doomtrooper, card_files};

/// The table that somebody ordered: ready decks where nothing else is said.
///
/// # Errors
/// Everything that does not fit.
pub fn ordered(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
    let cards = TableCards::of(card_files::files(order.cards).cards);
    let mut document = match order.setup {
        None => {
            let named = Some(order.decks.len()).filter(|count| *count > 0);
            let seats = order.seats.or(named).unwrap_or(2);
            let seats = ready().iter().cycle().take(seats).map(|(_, deck)| deck.seat());
            SetupDocument { seats: seats.collect(), ..SetupDocument::default() }
        }
        Some(Written { name, text }) => {
            let text = text.as_deref().unwrap_or_default();
            text.parse().map_err(|problems: Vec<Problem>| DoorError::in_file("setup", name, problems))?
        }
    };
    for (seat, written) in decks_by_seat(order, document.seats.len())? {
        document.seats[seat] = brought::<Doomtrooper>(written, &cards)?.seat();
    }
    set_options(&mut document.options, order.options)?;
    Setup::check(document, cards.set().clone()).map_err(|faults| DoorError::Problems {
        what: "setup",
        problems: faults.iter().map(|(seat, fault)| problem_of(*seat, fault)).collect(),
    })
}

/// Sets options of a table as they were written: `one_sabotage`, `promotion_target=25`.
///
/// # Errors
/// When something is no option.
pub fn set_options(options: &mut Options, written: &[String]) -> Result<(), DoorError> {
    match written.iter().find(|text| !options.take(&text.replace('-', "_"))) {
        None => Ok(()),
        Some(unknown) => {
            let values = [("name", short(unknown).into()), ("known", Options::known().into())];
            let message = wording("no-option", &values);
            Err(DoorError::one("options", message))
        }
    }
}
