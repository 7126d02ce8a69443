//! The tables of a series with decks, and the decks that meet.

use arena::Decked;
use doomtrooper::deck::ready;
use doomtrooper::recorded::TableCards;
use doomtrooper::setup::problem_of;
use doomtrooper::{CardSet, DeckDocument, Options, Setup, SetupDocument, State, fault_text};
use door::{DoorError, TableOrder, Written, brought, read_options};
use table::{Problem, Wording};

use crate::Doomtrooper;
use crate::words::wording;

/// Every pair of different ready decks, once.
#[must_use]
pub fn pairs() -> Vec<Decked<State>> {
    let decks = ready_decks();
    let places = places(decks.len(), 2).into_iter().filter(|places| places[0] < places[1]);
    let table = |places: Vec<usize>| table(&decks, &places, Options::default());
    places
        .map(|places| table(places).unwrap_or_else(|error| unreachable!("the ready decks may be played: {error}")))
        .collect()
}

/// The tables of an order for this number of players: between the named decks, or between all ready ones.
///
/// # Errors
/// Every fault: seats, decks, options.
pub fn ordered(order: &TableOrder<'_>, players: usize) -> Result<Vec<Decked<State>>, DoorError> {
    if !order.cards.is_empty() || order.setup.is_some() || !order.deck_of.is_empty() {
        return Err(DoorError::one("plan", wording("no-setup-here", &[])));
    }
    let options: Options = read_options(order.options)?;
    let house = TableCards::of(CardSet::house());
    let named = |given: &Written| Ok((given.name.clone(), brought::<Doomtrooper>(given, &house)?));
    let decks: Vec<(String, DeckDocument)> = match order.decks {
        [] => ready_decks(),
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
    let as_given = if options.teams { TEAM_SEATS } else { players.max(2) };
    let places = places(decks.len(), order.seats.unwrap_or(as_given));
    places.iter().map(|places| table(&decks, places, options)).collect()
}

/// The seats of a table with teams (MULTI-07).
const TEAM_SEATS: usize = 4;

fn ready_decks() -> Vec<(String, DeckDocument)> {
    ready().iter().map(|(name, deck)| ((*name).to_owned(), deck.clone())).collect()
}

/// The decks that meet at tables of this size. At two seats every pair plays both ways round; at more, each deck plays
/// with those that follow it, in every seat once. One deck plays against itself.
fn places(decks: usize, seats: usize) -> Vec<Vec<usize>> {
    if seats == 2 && decks > 1 {
        let others = |one: usize| (0..decks).filter(move |other| *other != one).map(move |other| vec![one, other]);
        (0..decks).flat_map(others).collect()
    } else {
        (0..decks).map(|first| (0..seats).map(|seat| (first + seat) % decks).collect()).collect()
    }
}

/// A table for the decks of these numbers.
fn table(decks: &[(String, DeckDocument)], places: &[usize], options: Options) -> Result<Decked<State>, DoorError> {
    let seats = places.iter().map(|place| decks[*place].1.seat()).collect();
    let setup = Setup::check(SetupDocument { seats, options }, CardSet::house());
    let setup = setup.map_err(|faults| DoorError::Problems {
        what: "setup",
        problems: faults.iter().map(|(seat, fault)| problem_of(*seat, fault)).collect(),
    })?;
    // Each table has its own seed, as in the measurements of BALANCE.md.
    Ok(Decked { setup, decks: places.iter().map(|place| Some(decks[*place].0.clone())).collect(), is_reseated: false })
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn every_deck_meets_every_other_one_in_both_seats() {
        assert_eq!(pairs().len(), 15);
        assert_eq!(places(3, 2), [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]);
        let of_three = places(3, 4);
        assert_eq!(of_three.len(), 3);
        for seat in Seat::all(4) {
            let mut sits: Vec<usize> = of_three.iter().map(|places| places[seat.index()]).collect();
            sits.sort_unstable();
            assert_eq!(sits, [0, 1, 2]);
        }
        assert_eq!(places(1, 2), [[0, 0]]);
    }

    #[test]
    fn a_table_that_does_not_fit_is_refused_with_its_clause() {
        let teams = ["teams".to_owned()];
        let order = TableOrder { options: &teams, ..TableOrder::default() };
        assert!(ordered(&order, 2).unwrap().iter().all(|table| table.decks.len() == 4));
        let error = ordered(&TableOrder { seats: Some(3), ..order }, 2).unwrap_err();
        assert!(error.to_string().contains("MULTI-07"), "{error}");
    }
}
