//! Lists of decks that people bring.

use doomtrooper::CardSet;
use doomtrooper::unsupported::waiting;
use doomtrooper_plugin::deck_files;
use table::Language;

#[test]
fn a_printed_card_that_cannot_be_played_yet_is_not_taken_for_a_misspelt_one() {
    let cards = CardSet::house();
    let waiting = &waiting()[0];
    let read = deck_files::read(&format!("3 Chasseur\n2 {}\n", waiting.name), &cards);
    let said: Vec<String> = read.problems.iter().map(|problem| problem.say(Language::It)).collect();
    assert_eq!((read.deck.cards, read.is_whole), (vec![(3, "CHASSEUR".into())], false));
    assert!(matches!(&said[..], [one] if one.contains(&waiting.waits_for.it)), "{said:?}");
}
