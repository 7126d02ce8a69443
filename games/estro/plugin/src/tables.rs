//! Tables of ESTRO in the form in which people order them.

use door::{DoorError, TableOrder, Written, brought, decks_by_seat, read_values};
use estro::{Options, Setup, SetupDocument};
use table::Problem;

use crate::{Estro, card_files};

/// The ordered table; dealt decks are the default (ESTRO-DECK-05). The door has already settled mode, seats and options.
///
/// # Errors
/// Everything that does not fit.
pub fn ordered(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
    let cards = card_files::files(order.cards).cards;
    let values = read_values::<Options>(order.options)?;
    let mut document = match order.setup {
        // As many seats as the mode has (ESTRO-INF-01).
        None => SetupDocument::of_words(values.words()),
        Some(Written { name, text }) => {
            let text = text.as_deref().unwrap_or_default();
            text.parse().map_err(|problems: Vec<Problem>| DoorError::in_file("setup", name, problems))?
        }
    };
    // The mode says how many seats there are.
    document.set_options(&read_values::<Options>(order.options)?);
    for (seat, written) in decks_by_seat(order, document.seats.len())? {
        document.seats[seat] = brought::<Estro>(written, &cards)?.seat(&cards);
    }
    Setup::check(document, cards).map_err(|problems| DoorError::Problems { what: "setup", problems })
}
