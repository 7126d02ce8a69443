//! The tables of a series with decks: who meets whom.

use doomtrooper::deck::ready;
use doomtrooper::paper::TableCards;
use doomtrooper::{CardSet, DeckDocument, Options, Setup, SetupDocument, State, fault_text};
use table::{Problem, Wording};

use crate::Doomtrooper;

use arena::{Decked, Series};
use door::{ArenaOrder, DoorError, Written, brought, read_options};

/// A table, and who sits down with which of the decks.
type Dealt = (Decked<State>, Vec<usize>);

/// Every pair of different ready decks, once.
#[must_use]
pub fn pairs() -> Vec<Dealt> {
    let decks: Vec<(String, DeckDocument)> =
        ready().iter().map(|(name, deck)| ((*name).to_owned(), deck.clone())).collect();
    let ordered = meetings(&decks, 2, Options::default()).into_iter().filter(|(_, places)| places[0] < places[1]);
    ordered.collect()
}

/// The tables of so many seats at which these decks meet: every pair both ways round at two seats; at more, each deck
/// with those that follow it, in every seat once. One deck meets itself.
#[must_use]
pub fn meetings(decks: &[(String, DeckDocument)], seats: usize, options: Options) -> Vec<Dealt> {
    let places: Vec<Vec<usize>> = if seats == 2 && decks.len() > 1 {
        let all = 0..decks.len();
        all.clone()
            .flat_map(|one| all.clone().filter(move |other| *other != one).map(move |other| vec![one, other]))
            .collect()
    } else {
        (0..decks.len()).map(|first| (0..seats).map(|seat| (first + seat) % decks.len()).collect()).collect()
    };
    places.into_iter().filter_map(|places| Some((table(decks, &places, options)?, places))).collect()
}

/// The series that somebody ordered: between the decks that they named, or all ready ones.
///
/// # Errors
/// Everything that does not fit: players, seats, decks, options.
pub fn ordered(order: &ArenaOrder<'_>) -> Result<Series<Doomtrooper>, DoorError> {
    let table = &order.table;
    if !table.cards.is_empty() || table.setup.is_some() || !table.deck_of.is_empty() {
        let message = "an arena takes decks and options; a setup, cards and the deck of a seat are for a single match";
        return Err(DoorError::one("plan", message));
    }
    let options: Options = read_options(table.options)?;
    let house = TableCards::of(CardSet::house());
    let named = |given: &Written| Ok((given.name.clone(), brought::<Doomtrooper>(given, &house)?));
    let decks: Vec<(String, DeckDocument)> = match table.decks {
        [] => ready().iter().map(|(name, deck)| ((*name).to_owned(), deck.clone())).collect(),
        decks => decks.iter().map(named).collect::<Result<_, DoorError>>()?,
    };
    let cards = CardSet::house();
    let faults = decks.iter().flat_map(|(name, deck)| deck.faults(&cards).into_iter().map(move |fault| (name, fault)));
    let problems: Vec<Problem> = faults
        .map(|(name, fault)| {
            let said = |language| format!("{name}: {} ({})", fault_text(&fault, language), fault.clause());
            Problem::new(0, Wording::new(said))
        })
        .collect();
    if !problems.is_empty() {
        return Err(DoorError::Problems { what: "deck", problems });
    }
    let seats = table.seats.unwrap_or(order.bots.len().max(2));
    let tables = meetings(&decks, seats, options).into_iter().map(|(table, _)| table).collect();
    let series = Series::<Doomtrooper>::of(order.bots, tables, order.matches);
    let mut series = series.map_err(|error| DoorError::one("plan", Wording::new(|language| error.say(language))))?;
    (series.seed, series.budget, series.threads) = (order.seed, order.budget, order.threads);
    Ok(series)
}

/// A table for these of the decks; nothing when they may not be played, which their own check says better.
fn table(decks: &[(String, DeckDocument)], places: &[usize], options: Options) -> Option<Decked<State>> {
    let seats = places.iter().map(|place| decks[*place].1.seat()).collect();
    let setup = Setup::check(SetupDocument { seats, options }, CardSet::house()).ok()?;
    Some(Decked { setup, decks: places.iter().map(|place| decks[*place].0.clone()).collect() })
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn every_deck_meets_every_other_one_in_both_seats() {
        assert_eq!(pairs().len(), 15);
        let decks: Vec<(String, DeckDocument)> =
            ready().iter().take(3).map(|(name, deck)| ((*name).to_owned(), deck.clone())).collect();
        let places: Vec<Vec<usize>> =
            meetings(&decks, 2, Options::default()).into_iter().map(|(_, places)| places).collect();
        assert_eq!(places, [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]);
        let of_three = meetings(&decks, 4, Options::default());
        assert_eq!(of_three.len(), 3);
        for seat in Seat::all(4) {
            let mut sits: Vec<usize> = of_three.iter().map(|(_, places)| places[seat.index()]).collect();
            sits.sort_unstable();
            assert_eq!(sits, [0, 1, 2]);
        }
        assert_eq!(meetings(&decks[..1], 2, Options::default())[0].1, [0, 0]);
    }
}
