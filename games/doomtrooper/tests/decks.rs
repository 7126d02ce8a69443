//! The rules about decks (chapter DECK), clause by clause.

use doomtrooper::language::{Card, CardKind};
use doomtrooper::setup::Fault;
use doomtrooper::{CardSet, SeatDocument, Setup, SetupDocument, State, clause, deck, unsupported};
use table::{Clause, Fast, Game, NoLog, Seat};

/// The first card of a kind that is playable, with this limit.
fn some_card(kind: CardKind, limit: u8) -> Card {
    let set = CardSet::house();
    let fits = |card: &&Card| card.kind == kind && card.limit == limit && unsupported::waits_for(card).is_empty();
    set.cards().iter().find(fits).cloned().unwrap_or_else(|| panic!("no playable {kind:?} of limit {limit}"))
}

/// A legal deck of 60 cards.
fn legal() -> SeatDocument {
    let set = CardSet::house();
    let playable = set.cards().iter().filter(|card| card.limit == 5 && unsupported::waits_for(card).is_empty());
    let (warriors, others): (Vec<&Card>, Vec<&Card>) = playable.partition(|card| card.kind == CardKind::Warrior);
    let mut cards = warriors[..5].to_vec();
    // The last ones are left for the tests to add.
    cards.extend(others.iter().rev().take(55));
    SeatDocument { deck: cards.iter().map(|card| card.code.to_string()).collect(), reserve: Vec::new() }
}

fn faults(seat: SeatDocument) -> Vec<Fault> {
    let document = SetupDocument { seats: vec![legal(), seat], ..SetupDocument::default() };
    match Setup::check(document, CardSet::house()) {
        Ok(_) => Vec::new(),
        Err(faults) => {
            assert!(faults.iter().all(|(seat, _)| *seat == Some(1)), "only the second seat is at fault: {faults:?}");
            faults.into_iter().map(|(_, fault)| fault).collect()
        }
    }
}

/// The clauses that a seat breaks.
fn broken(seat: SeatDocument) -> Vec<Clause> {
    faults(seat).iter().map(Fault::clause).collect()
}

fn copies(card: &Card, n: usize) -> Vec<String> {
    vec![card.code.to_string(); n]
}

#[test]
fn sixty_cards_are_enough_and_fifty_nine_are_not() {
    assert_eq!(broken(legal()), []);
    let mut small = legal();
    small.deck.pop();
    assert_eq!(broken(small), [clause::DECK_01]);
}

#[test]
fn five_warriors_lie_in_the_deck_and_those_of_the_reserve_do_not_count() {
    let mut seat = legal();
    let warrior = seat.deck.remove(0);
    seat.reserve = vec![warrior.clone()];
    seat.deck.extend(copies(&some_card(CardKind::Equipment, 5), 1));
    assert_eq!(broken(seat.clone()), [clause::DECK_02]);
    // Each copy counts.
    let second = seat.deck[0].clone();
    seat.deck.push(second);
    assert_eq!(broken(seat), []);
}

#[test]
fn a_reserve_has_at_most_twenty_five_cards() {
    let set = CardSet::house();
    let spare: Vec<String> = set
        .cards()
        .iter()
        .filter(|card| card.kind == CardKind::Warrior && card.limit == 5 && unsupported::waits_for(card).is_empty())
        .map(|card| card.code.to_string())
        .skip(5)
        .take(26)
        .collect();
    assert_eq!(spare.len(), 26);
    assert_eq!(broken(SeatDocument { reserve: spare[..25].to_vec(), ..legal() }), []);
    assert_eq!(broken(SeatDocument { reserve: spare, ..legal() }), [clause::DECK_03]);
}

#[test]
fn a_collection_is_deck_and_reserve_together_and_five_copies_are_the_limit_of_both() {
    let mut seat = legal();
    let card = some_card(CardKind::Equipment, 5);
    seat.deck.retain(|code| *code != card.code.to_string());
    seat.deck.extend(copies(&card, 3));
    seat.reserve = copies(&card, 2);
    while seat.deck.len() < 60 {
        seat.deck.extend(copies(&some_card(CardKind::Fortification, 5), 1));
    }
    assert_eq!(broken(seat.clone()), []);
    // DOOM-DECK-04: the Reserve counts; DOOM-DECK-05: a sixth copy is one too many.
    seat.reserve = copies(&card, 3);
    assert_eq!(broken(seat), [clause::DECK_05]);
}

#[test]
fn a_restricted_card_has_its_own_limit_in_place_of_five() {
    let one = some_card(CardKind::Special, 1);
    let mut seat = legal();
    seat.deck.retain(|code| *code != one.code.to_string());
    seat.deck.extend(copies(&one, 1));
    while seat.deck.len() < 60 {
        seat.deck.extend(copies(&some_card(CardKind::Fortification, 5), 1));
    }
    assert_eq!(broken(seat.clone()), []);
    seat.deck.extend(copies(&one, 1));
    assert_eq!(broken(seat), [clause::DECK_06]);
}

#[test]
fn a_card_of_limit_none_is_not_allowed_at_all() {
    let set = CardSet::house();
    let mut seat = legal();
    let Some(none) = set.cards().iter().find(|card| card.limit == 0) else {
        // No encoded card has this limit: the test makes its own card.
        let mut card = some_card(CardKind::Special, 5);
        card.limit = 0;
        let set = set.with(vec![card.clone()], None).expect("the same card with another limit");
        seat.deck.retain(|code| *code != card.code.to_string());
        seat.deck.extend(copies(&card, 1));
        let document = SetupDocument { seats: vec![legal(), seat], ..SetupDocument::default() };
        let found = Setup::check(document, set).map(drop).unwrap_err();
        assert!(found.iter().any(|(seat, fault)| *seat == Some(1) && fault.clause() == clause::DECK_06), "{found:?}");
        return;
    };
    seat.deck.extend(copies(none, 1));
    assert!(broken(seat).contains(&clause::DECK_06));
}

#[test]
fn after_a_game_every_card_is_back_where_it_was_registered() {
    // DOOM-DECK-09: the table keeps the registered decks; a match changes only its own copy.
    let mut seat = legal();
    seat.reserve = copies(&some_card(CardKind::Equipment, 5), 2);
    let document = SetupDocument { seats: vec![seat.clone(), seat], ..SetupDocument::default() };
    let setup = Setup::check(document.clone(), CardSet::house()).expect("a legal table");
    let mut chance = Fast::new(1);
    let mut first = State::deal(&setup, &mut chance, &mut NoLog);
    first.concede(Seat(0), &mut chance, &mut NoLog);
    assert!(first.view(table::Viewer::Public).seats[0].eliminated);
    assert_eq!(*setup.document(), document);
    let again = State::deal(&setup, &mut chance, &mut NoLog).view(table::Viewer::Public);
    assert_eq!((again.seats[0].reserve_len, again.seats[0].pile_len + again.seats[0].hand_len), (2, 60));
}

#[test]
fn the_ready_decks_are_legal() {
    assert_eq!(deck::ready_table(2).seats(), 2);
}
