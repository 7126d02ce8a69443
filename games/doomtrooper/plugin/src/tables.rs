//! Tables of Doomtrooper in the form in which people order them.

use doomtrooper::deck::ready;
use doomtrooper::recorded::TableCards;
use doomtrooper::setup::problem_of;
use doomtrooper::{Options, Setup, SetupDocument};
use door::{DoorError, TableOrder, Written, brought, decks_by_seat, read_values};
use table::{Problem, TableOptions};

use crate::{Doomtrooper, card_files};

/// The ordered table; ready decks are the default. The caller has already settled mode, seats and options.
///
/// # Errors
/// Every fault.
pub fn ordered(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
    let cards = TableCards::of(card_files::files(order.cards).cards);
    let mut document = match order.setup {
        None => {
            let seats = order.seats.unwrap_or(2);
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
    document.options.set_values(&read_values::<Options>(order.options)?);
    Setup::check(document, cards.set().clone()).map_err(|faults| DoorError::Problems {
        what: "setup",
        problems: faults.iter().map(|(seat, fault)| problem_of(*seat, fault)).collect(),
    })
}
