//! Tables of C.O.A.L. as people order them.

use coal::card::Model;
use coal::{CardSet, Options, SeatDocument, Setup, SetupDocument};
use door::{DoorError, TableOrder, Written, decks_by_seat, no_such_deck, read_values};
use table::Problem;

use crate::{Coal, card_files};

/// The ordered table. The door has already settled mode, seats and options.
///
/// # Errors
/// Everything that does not fit.
pub fn ordered(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
    let cards = card_files::files(order.cards).added_to(&CardSet::house());
    let mut document = match order.setup {
        None => {
            let seats = order.seats.unwrap_or(2);
            SetupDocument { seats: vec![SeatDocument::default(); seats], ..SetupDocument::default() }
        }
        Some(Written { name, text }) => {
            let text = text.as_deref().unwrap_or_default();
            text.parse().map_err(|problems: Vec<Problem>| DoorError::in_file("setup", name, problems))?
        }
    };
    for (seat, written) in decks_by_seat(order, document.seats.len())? {
        document.seats[seat] = brought(written, &cards)?;
    }
    document.set_options(&read_values::<Options>(order.options)?);
    Setup::check(document, cards).map_err(|problems| DoorError::Problems { what: "setup", problems })
}

/// The entry of a seat in the setup: a model with its predefined deck, or the deck of a file.
fn brought(written: &Written, cards: &CardSet) -> Result<SeatDocument, DoorError> {
    if written.text.is_some() {
        return Ok(door::brought::<Coal>(written, cards)?.seat(cards));
    }
    // Only the model is written into the table: its deck is that of the set, even if the set changes later.
    let model = written.name.trim().parse::<Model>();
    let model = model.map_err(|_| no_such_deck::<Coal>(&written.name, cards))?;
    Ok(SeatDocument { model: Some(model), ..SeatDocument::default() })
}
