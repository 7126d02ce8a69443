//! The forms of a custom deck: what is written is read back, and no text makes the reader fall over.

use coal::card::Model;
use coal::deck::MOST_COPIES;
use coal::{CardSet, Deck};
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
        // Twelve bits of check: by chance one change in 4096 may pass, but then it must still be a deck.
        if let Ok(read) = Deck::from_link(&changed, &cards) {
            prop_assert_eq!(Deck::from_link(&read.to_link(&cards), &cards), Ok(read));
        }
    }
}
