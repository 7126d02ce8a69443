//! The tables of a series: dealt decks, or decks that meet.

use arena::Decked;
use door::{DoorError, TableOrder, Written, brought, read_options};
use estro::deck::ready::READY;
use estro::{CardSet, Deck, Options, Setup, SetupDocument, State};
use table::{Language, Problem, TableOptions, Wording};

use crate::words::wording;
use crate::{Estro, card_files};

/// What an order writes in the place of a deck for every ready one.
const ALL: &str = "all";

/// The tables of an order: one with dealt decks, or every pair of the named decks in both seats; `all` names every ready
/// deck. A single deck plays against itself; in Single Player each plays alone.
///
/// # Errors
/// Every fault: seats, decks, options.
pub fn ordered(order: &TableOrder<'_>) -> Result<Vec<Decked<State>>, DoorError> {
    if order.setup.is_some() || !order.deck_of.is_empty() {
        return Err(DoorError::one("plan", wording("no-setup-here", &[])));
    }
    let options: Options = read_options(order.options)?;
    let cards = card_files::files(order.cards).cards;
    if order.decks.is_empty() {
        let setup = checked(SetupDocument::dealt(&options), &cards)?;
        let decks = vec![None; options.seats().into()];
        return Ok(vec![Decked { setup, decks, is_reseated: false }]);
    }
    let decks = named(order.decks, &cards)?;
    let mut problems = Vec::new();
    for (name, deck) in &decks {
        for fault in deck.faults_at(&options, &cards) {
            let (name, cards) = (name.clone(), cards.clone());
            let said = move |language| format!("{name}: {} ({})", fault.say(&cards, language), fault.clause());
            problems.push(Problem::new(0, Wording::new(said)));
        }
    }
    if !problems.is_empty() {
        return Err(DoorError::Problems { what: "deck", problems });
    }
    if options.is_solo() {
        return (0..decks.len()).map(|place| table(&decks, &[place], &options, &cards)).collect();
    }
    pairs(decks.len()).into_iter().map(|places| table(&decks, &places, &options, &cards)).collect()
}

fn named(given: &[Written], cards: &CardSet) -> Result<Vec<(String, Deck)>, DoorError> {
    let mut decks = Vec::new();
    for written in given {
        if written.text.is_none() && written.name.trim().eq_ignore_ascii_case(ALL) {
            decks.extend(READY.iter().map(|ready| (ready.id.to_owned(), ready.deck(cards, Language::En))));
        } else {
            decks.push((written.name.clone(), brought::<Estro>(written, cards)?));
        }
    }
    Ok(decks)
}

/// Every pair of different decks one way and at once the other way round; a deck alone plays against itself.
fn pairs(decks: usize) -> Vec<[usize; 2]> {
    if decks == 1 {
        return vec![[0, 0]];
    }
    let mut pairs = Vec::new();
    for one in 0..decks {
        for other in one + 1..decks {
            pairs.extend([[one, other], [other, one]]);
        }
    }
    pairs
}

/// A table for the decks of these numbers, one for each seat.
fn table(
    decks: &[(String, Deck)],
    places: &[usize],
    options: &Options,
    cards: &CardSet,
) -> Result<Decked<State>, DoorError> {
    let seats = places.iter().map(|place| decks[*place].1.seat(cards)).collect();
    let setup = checked(SetupDocument { seats, options: options.values().words() }, cards)?;
    let decks = places.iter().map(|place| Some(decks[*place].0.clone())).collect();
    Ok(Decked { setup, decks, is_reseated: !places.is_sorted() })
}

fn checked(document: SetupDocument, cards: &CardSet) -> Result<Setup, DoorError> {
    Setup::check(document, cards.clone()).map_err(|problems| DoorError::Problems { what: "setup", problems })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deck_meets_every_other_one_in_both_seats() {
        assert_eq!(pairs(3), [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(pairs(1), [[0, 0]]);
        let all = [Written { name: ALL.to_owned(), text: None }];
        let tables = ordered(&TableOrder { decks: &all, ..TableOrder::default() }).unwrap();
        assert_eq!(tables.len(), 30);
        assert!(tables.iter().all(|table| table.setup.is_constructed()));
        assert!(!ordered(&TableOrder::default()).unwrap()[0].setup.is_constructed());
    }
}
