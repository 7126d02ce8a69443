//! Settles the mode, seats and options of an ordered table before its game sees them.

use table::options::{Agreed, OptionError, Wanted};
use table::{OptionTable, OptionValues, Problem, TableOptions};

use crate::DoorError;
use crate::entry::{ArenaOrder, Entry, TableOrder};
use crate::words::wording;

/// The modes and options of an entry.
pub(crate) fn table_of<E: Entry>() -> OptionTable {
    OptionTable { modes: E::modes(), options: E::options() }
}

/// The rest of an order once its mode is settled.
pub(crate) struct Settled {
    seats: Option<usize>,
    options: Vec<String>,
}

impl Settled {
    /// The order with the settled seats and options in place of the mode.
    pub(crate) fn of<'a>(&'a self, order: &TableOrder<'a>) -> TableOrder<'a> {
        TableOrder { mode: None, seats: self.seats, options: &self.options, ..*order }
    }
}

/// Settles the mode of a table: its number of seats and its options. The file of a setup contains both; options that
/// are ordered together with such a file change it, and the game checks the whole.
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
    // If decks are named for a table size that does not exist, errors in the decks are reported first.
    if order.mode.is_none() && order.seats.is_none() && decks.is_some_and(|decks| !table.seats().contains(decks)) {
        let values = table.read(order.options).map_err(wrong_options)?;
        return Ok(Settled { seats: decks, options: values.words() });
    }
    let wanted = Wanted { mode: order.mode, seats: order.seats.or(decks), likely_seats: None, options: order.options };
    let Agreed { seats, values, .. } = table.agree(wanted).map_err(wrong_options)?;
    Ok(Settled { seats: Some(seats), options: values.words() })
}

/// Settles the mode of a series, whose table has a seat for each player, or two players or more for its seats.
pub(crate) fn settled_series<E: Entry>(order: &ArenaOrder<'_>) -> Result<Settled, DoorError> {
    let settled = settled_for_players::<E>(order)?;
    // One player has nobody to play against, unless the table is one for it alone.
    if order.bots.len() < 2 && settled.seats != Some(1) {
        let values = [("n", order.bots.len().into())];
        return Err(DoorError::one("plan", wording("players-given", &values)));
    }
    Ok(settled)
}

/// If neither mode nor seats are given, and two players do not determine the number of
/// seats, the game's default applies, unless the options are those of a mode.
fn settled_for_players<E: Entry>(order: &ArenaOrder<'_>) -> Result<Settled, DoorError> {
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

/// Parses the options of a game.
///
/// # Errors
/// Every word that is no option, or has no value of its option.
pub fn read_options<O: TableOptions>(written: &[String]) -> Result<O, DoorError> {
    O::read(written).map_err(wrong_options)
}

/// Parses the values of options; only the options that are named are in the result.
///
/// # Errors
/// Every word that is no option, or has no value of its option.
pub fn read_values<O: TableOptions>(written: &[String]) -> Result<OptionValues, DoorError> {
    O::table().read(written).map_err(wrong_options)
}

fn wrong_options(errors: Vec<OptionError>) -> DoorError {
    let problems = errors.iter().map(|error| Problem::new(0, error.wording())).collect();
    DoorError::Problems { what: "options", problems }
}
