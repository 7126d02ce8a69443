//! Mode, seats and options of a table that somebody ordered, before its game sees them.

use table::options::{Agreed, OptionError, Wanted};
use table::{OptionTable, OptionValues, Problem, TableOptions};

use crate::DoorError;
use crate::entry::{ArenaOrder, Entry, TableOrder};
use crate::words::wording;

/// The modes and options of an entry.
pub(crate) fn table_of<E: Entry>() -> OptionTable {
    OptionTable { modes: E::modes(), options: E::options() }
}

/// What is left of an order once its mode is settled.
pub(crate) struct Settled {
    seats: Option<usize>,
    options: Vec<String>,
}

impl Settled {
    /// The order with seats and options in place of the mode.
    pub(crate) fn of<'a>(&'a self, order: &TableOrder<'a>) -> TableOrder<'a> {
        TableOrder { mode: None, seats: self.seats, options: &self.options, ..*order }
    }
}

/// Settles the mode of a table: how many seats it has, and which options. The file of a setup knows both itself; options
/// that are ordered beside it change it, and the whole is checked by the game.
pub(crate) fn settled<E: Entry>(order: &TableOrder<'_>) -> Result<Settled, DoorError> {
    let table = table_of::<E>();
    let decks = Some(order.decks.len()).filter(|count| *count > 0);
    if order.setup.is_some() {
        if order.mode.is_some() {
            return Err(DoorError::one("setup", wording("mode-in-setup", &[])));
        }
        let values = table.read(order.options).map_err(wrong_options)?;
        return Ok(Settled { seats: order.seats, options: values.words() });
    }
    // Who names decks for a table that there is not is told first what is wrong with the decks.
    if order.mode.is_none() && order.seats.is_none() && decks.is_some_and(|decks| !table.seats().contains(decks)) {
        let values = table.read(order.options).map_err(wrong_options)?;
        return Ok(Settled { seats: decks, options: values.words() });
    }
    let wanted = Wanted { mode: order.mode, seats: order.seats.or(decks), likely_seats: None, options: order.options };
    let Agreed { seats, values, .. } = table.agree(wanted).map_err(wrong_options)?;
    Ok(Settled { seats: Some(seats), options: values.words() })
}

/// Settles the mode of a series. Where neither mode nor seats are said, and two players do not tell how many seats they
/// share, the game has its own way, unless the options are those of a mode.
pub(crate) fn settled_series<E: Entry>(order: &ArenaOrder<'_>) -> Result<Settled, DoorError> {
    let (table, players) = (table_of::<E>(), order.bots.len());
    let seats = order.table.seats.or((players > 2 && order.table.mode.is_none()).then_some(players));
    if seats.is_none() && order.table.mode.is_none() {
        let values = table.read(order.table.options).map_err(wrong_options)?;
        let mode = table.best_mode(&values, None).filter(|mode| !mode.sets.is_empty());
        let seats = mode.and_then(|mode| mode.seats.iter().next()).map(usize::from);
        return Ok(Settled { seats, options: values.words() });
    }
    let wanted = Wanted { mode: order.table.mode, seats, likely_seats: Some(players), options: order.table.options };
    let Agreed { seats, values, .. } = table.agree(wanted).map_err(wrong_options)?;
    Ok(Settled { seats: Some(seats), options: values.words() })
}

/// The options of a game from words that somebody wrote.
///
/// # Errors
/// Everything that is no option, or no value of it.
pub fn read_options<O: TableOptions>(written: &[String]) -> Result<O, DoorError> {
    O::read(written).map_err(wrong_options)
}

/// The values of options from words that somebody wrote; what they do not name is not among them.
///
/// # Errors
/// Everything that is no option, or no value of it.
pub fn read_values<O: TableOptions>(written: &[String]) -> Result<OptionValues, DoorError> {
    O::table().read(written).map_err(wrong_options)
}

fn wrong_options(errors: Vec<OptionError>) -> DoorError {
    let problems = errors.iter().map(|error| Problem::new(0, error.wording())).collect();
    DoorError::Problems { what: "options", problems }
}
