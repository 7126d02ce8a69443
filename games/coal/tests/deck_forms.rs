//! The forms of a custom deck: written decks are read back, and no text makes the parser fail unexpectedly.

use std::collections::BTreeSet;

use coal::card::Model;
use coal::deck::MOST_COPIES;
use coal::{CardSet, Deck, Options, Setup, SetupDocument};
use proptest::collection::btree_map;
use proptest::option;
use proptest::prelude::*;
use table::Language;

fn deck() -> impl Strategy<Value = Deck> {
    let cards = CardSet::house();
    let count = cards.cards().len() as u8;
    let pilots = cards.pilots().len() as u8;
    let copies = btree_map(0..count, 1..=MOST_COPIES, 1..25);
    let board = option::of((0..4_usize).prop_map(|place| Model::ALL[place]));
    ("\\PC{0,80}", board, option::of(0..pilots), copies).prop_map(|(name, board, pilot, copies)| {
        let mut deck = Deck::named(&name);
        (deck.board, deck.pilot) = (board, pilot);
        for (card, copies) in copies {
            deck.add(card, copies);
        }
        deck
    })
}

proptest! {
    #[test]
    fn text_link_and_ron_are_read_back(deck in deck()) {
        let cards = CardSet::house();
        for text in [
            deck.to_text(&cards, Language::En),
            deck.to_text(&cards, Language::It),
            deck.to_link(&cards),
            format!("https://example.org/#deck/{}", deck.to_link(&cards)),
            deck.to_ron(&cards),
        ] {
            prop_assert_eq!(Deck::read(&text, &cards), Ok(deck.clone()), "{}", text);
        }
    }

    #[test]
    fn any_text_is_a_deck_or_has_problems(text in "(\\PC|\n){0,300}") {
        if let Err(problems) = Deck::read(&text, &CardSet::house()) {
            prop_assert!(!problems.is_empty());
            for problem in problems {
                prop_assert!(!problem.to_string().is_empty());
            }
        }
    }

    #[test]
    fn a_link_with_one_letter_changed_is_refused_or_still_a_deck(deck in deck(), place in 0..200_usize, letter in "[A-Za-z0-9_-]") {
        let cards = CardSet::house();
        let link = deck.to_link(&cards);
        let place = place % link.len();
        let changed = format!("{}{letter}{}", &link[..place], &link[place + 1..]);
        // The check has twelve bits: by chance one change in 4096 may pass, but the result must still be a deck.
        if let Ok(read) = Deck::from_link(&changed, &cards) {
            prop_assert_eq!(Deck::from_link(&read.to_link(&cards), &cards), Ok(read));
        }
    }
}

/// COAL-DECK-05, COAL-DECK-09, COAL-SET-04: the things that decks of one table may not share are reported as by
/// [`Setup::check`].
#[test]
fn decks_of_one_table_share_no_card_board_or_pilot_of_a_shared_box() {
    let cards = CardSet::house();
    let mut one = Deck::predefined(Model::C1, &cards);
    one.pilot = cards.find_pilot("luthor-blissett");
    let found = |options: &Options| {
        let problems = coal::deck::together(&[&one, &one], &cards, options);
        let clauses: BTreeSet<&str> = problems.iter().map(|problem| problem.clause().as_str()).collect();
        let document = SetupDocument { seats: vec![one.seat(&cards); 2], options: vec![] };
        (clauses, document)
    };
    let (clauses, mut document) = found(&Options::default());
    assert_eq!(clauses, BTreeSet::from(["COAL-SET-04", "COAL-FREE-03", "COAL-DECK-05"]));
    let refused: Vec<String> =
        Setup::check(document.clone(), cards.clone()).unwrap_err().iter().map(ToString::to_string).collect();
    assert!(clauses.iter().all(|clause| refused.iter().any(|line| line.contains(clause))), "{refused:?}");
    assert!(found(&Options { own_boxes: true, ..Options::default() }).0.is_empty());

    document.seats[1] = Deck::predefined(Model::C3, &cards).seat(&cards);
    let three = Deck::predefined(Model::C3, &cards);
    assert!(coal::deck::together(&[&one, &three], &cards, &Options::default()).is_empty());
}

/// COAL-DECK-06 with COAL-FREE-01.
#[test]
fn the_pilot_of_a_deck_drives_one_of_its_models() {
    let cards = CardSet::house();
    let mut deck = Deck::predefined(Model::C1, &cards);
    deck.pilot = cards.find_pilot("madame-white");
    let clauses = |options: &Options| {
        deck.problems(&cards, options).iter().map(|problem| problem.clause().as_str()).collect::<Vec<_>>()
    };
    assert!(clauses(&Options::default()).contains(&"COAL-DECK-06"));
    assert!(!clauses(&Options { free_pilots: true, ..Options::default() }).contains(&"COAL-DECK-06"));
}
