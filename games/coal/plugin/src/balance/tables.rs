//! The tables of a series: which models meet.

use arena::Decked;
use coal::{CardSet, Options, SeatDocument, Setup, SetupDocument, State};
use door::{DoorError, TableOrder};
use table::{Problem, Wording};

use super::models::Models;
use crate::card_files;
use crate::words::wording;

/// The tables with this number of seats and these models, options and cards. All orders of the same models are
/// adjacent.
///
/// # Errors
/// When this number of seats cannot have these models, or parts of the table do not fit together.
pub fn tables(
    models: Models,
    seats: usize,
    options: &Options,
    cards: &CardSet,
) -> Result<Vec<Decked<State>>, DoorError> {
    let named = Options::ALL.iter().map(|(name, _)| *name).filter(|name| options.get(name) == Some(true));
    let options: Vec<String> = named.map(str::to_owned).collect();
    let by_table = models.tables(seats).ok_or_else(|| DoorError::one("plan", models.misfit()))?;
    let mut tables = Vec::new();
    for (order, by_seat) in by_table.iter().flat_map(|orders| orders.iter().enumerate()) {
        let seat = |model: &Option<_>| SeatDocument { model: *model, ..SeatDocument::default() };
        let document = SetupDocument { seats: by_seat.iter().map(seat).collect(), options: options.clone() };
        let setup = Setup::check(document, cards.clone());
        let setup = setup.map_err(|problems| DoorError::Problems { what: "setup", problems })?;
        let decks = by_seat.iter().map(|model| model.map(|model| model.to_string())).collect();
        tables.push(Decked { setup, decks, is_reseated: order > 0 });
    }
    Ok(tables)
}

/// The ordered tables for this number of players.
///
/// # Errors
/// Everything that does not fit: seats, models, options, cards.
pub fn ordered(order: &TableOrder<'_>, players: usize) -> Result<Vec<Decked<State>>, DoorError> {
    if order.setup.is_some() || !order.deck_of.is_empty() {
        return Err(DoorError::one("plan", wording("no-setup-here", &[])));
    }
    let (read, house) = (card_files::files(order.cards), CardSet::house());
    // With cards left out, the series would measure another set than the one that was meant.
    let problems = read.problems.iter().map(|problem| Wording::new(|language| problem.say(language)));
    let problems: Vec<Problem> =
        problems.chain(read.set_problems(&house)).map(|message| Problem::new(0, message)).collect();
    if !problems.is_empty() {
        return Err(DoorError::Problems { what: "cards", problems });
    }
    let options = order.options.join(" ").replace('-', "_").parse::<Options>();
    let options = options.map_err(|wording| DoorError::one("options", wording))?;
    let models: Vec<&str> = order.decks.iter().map(|deck| deck.name.as_str()).collect();
    let models = match models.as_slice() {
        [] => Models::Chosen,
        names => names.join(",").parse().map_err(|wording: Wording| DoorError::one("plan", wording))?,
    };
    let as_given = if options.teams { 4 } else { players.max(models.named().len()) };
    tables(models, order.seats.unwrap_or(as_given), &options, &read.added_to(&house))
}
