//! Decks of ESTRO: in every form, with their faults.

use door::{DeckForm, Decks as _};
use estro::deck::ready::READY;
use estro::{CardSet, Deck};
use estro_plugin::{Estro, deck_files, decks};
use table::Language;

#[test]
fn a_deck_is_read_back_from_every_form() {
    let cards = CardSet::house();
    for (id, deck) in Estro::ready(&cards) {
        for form in [DeckForm::Text, DeckForm::Link, DeckForm::Ron] {
            for language in Language::ALL {
                let text = Estro::print_deck(&deck, form, &cards, language).unwrap();
                assert_eq!(deck_files::deck(&text, &cards).as_ref(), Ok(&deck), "{id} {form:?}: {text}");
            }
        }
    }
}

#[test]
fn what_keeps_a_deck_from_being_played_is_told_with_its_clause() {
    let cards = CardSet::house();
    let clauses = |text: &str| -> Vec<String> {
        let deck = deck_files::read(text, &cards).deck;
        Estro::deck_faults(&deck, &[], &cards).unwrap().into_iter().map(|fault| fault.clause).collect()
    };
    assert_eq!(clauses("2 Ozok\n"), ["ESTRO-DECK-03", "ESTRO-DECK-02"]);
    let twenty: String = READY[1].ids().map(|id| format!("1 {id}\n")).collect();
    assert_eq!(clauses(&twenty), [""; 0]);
    assert_eq!(clauses(&format!("{twenty}1 Ozok\n")), ["ESTRO-DECK-03"]);
    assert!(Estro::deck_faults(&Deck::default(), &["no_such_option".into()], &cards).is_err());
}

#[test]
fn mistakes_of_a_list_have_their_lines_and_do_not_lose_the_other_cards() {
    let cards = CardSet::house();
    let read = deck_files::read("Ozok\n1 Thoffa\n1 Nobody At All\nSideboard:\n1 Madu\n", &cards);
    let said: Vec<String> = read.problems.iter().map(|problem| problem.say(Language::En)).collect();
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[0].contains("line 2") && said[0].contains("Thofa"), "{said:?}");
    assert!(said[1].contains("line 3"), "{said:?}");
    assert!(!read.is_whole);
    assert_eq!(read.deck.count(), 2);
    assert_eq!(read.taken.map(|deck| deck.count()), Some(1));
}

#[test]
fn a_mistake_in_ron_names_its_line() {
    let cards = CardSet::house();
    let read = deck_files::read("(\n  name: \"x\",\n  cards: [\n    \"ardo-99x\",\n  ],\n)", &cards);
    assert!(read.problems[0].say(Language::En).contains("line 4"), "{}", read.problems[0]);
    let read = deck_files::read("(\n  nome: \"x\",\n)", &cards);
    assert!(read.problems[0].say(Language::En).contains("nome"), "{}", read.problems[0]);
}

#[test]
fn every_ready_deck_has_a_plan_in_both_languages() {
    let cards = CardSet::house();
    for (id, deck) in Estro::ready(&cards) {
        assert_ne!(decks::style(id, Language::En), decks::style(id, Language::It));
        assert_ne!(Estro::deck_name(&deck, Language::En), Estro::deck_name(&deck, Language::It));
    }
    assert_eq!(decks::style("nothing", Language::En), "");
}
