//! The search language with the cards of Doomtrooper.

use cardfile::search::Index;
use doomtrooper::CardSet;
use doomtrooper::language::{CardKind, Tag};

fn names(query: &str) -> Vec<String> {
    let cards = CardSet::house();
    let index = Index::new(&cards);
    let read = index.read(query);
    assert_eq!(read.mistakes, [], "{query}");
    index.find(&read.query).into_iter().map(|card| cards.cards()[card].name.to_string()).collect()
}

fn count(query: &str) -> usize {
    names(query).len()
}

#[test]
fn words_without_a_key_look_in_names_first_and_in_texts_and_kinds_too() {
    let cards = CardSet::house();
    let airships = cards.cards().iter().filter(|card| card.tags.contains(&Tag::Airship)).count();
    assert!(airships > 10 && count("airship") >= airships, "{airships}");
    assert_eq!(count("class:airship"), airships);
    assert!(count("aeronave") >= airships && count("vehicle") > 40 && count("algeroth") > 30);
    // A match in a name comes before a match in a text.
    let found = names("algeroth");
    let last_named = found.iter().rposition(|name| name.contains("ALGEROTH")).expect("some are called so");
    assert!(found[..=last_named].iter().all(|name| name.contains("ALGEROTH")) && found.len() > last_named + 1);
    // A word of a text is found by its beginning: "art" is not in "starts".
    assert!(names("art type:warrior").len() < count("text:art type:warrior"));
}

#[test]
fn every_key_finds_what_it_says_in_both_languages() {
    let cards = CardSet::house();
    let of_kind = |kind| cards.cards().iter().filter(|card| card.kind == kind).count();
    assert_eq!(count("class:armor"), count("classe:armatura"));
    assert!(names("class:armor").contains(&"COMPOSITE ARMOR".to_owned()));
    assert_eq!(count("apostle:algeroth type:symmetry"), count("class:gift-of-algeroth type:symmetry"));
    assert_eq!(count("discipline:kinetics"), count("disciplina:cinetica"));
    assert!(count("discipline:kinetics") > 5);
    assert_eq!(count("type:warrior cost>=0"), of_kind(CardKind::Warrior));
    assert_eq!(names("blood beret cost=4"), ["BLOOD BERET"]);
    assert_eq!(names("command cost=6 type:art"), ["COMMAND"]);
    assert_eq!(count("set:inquisition"), count("espansione:inq"));
    assert_eq!(count("set:base") + count("-set:base"), cards.cards().len());
    assert!(count("set:\"paradise lost\"") > 50);
}
