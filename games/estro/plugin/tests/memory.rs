//! Mnemonica: what the programs say of cards during a match.

use door::Entry;
use estro::{CardSet, Setup, SetupDocument};
use estro_plugin::Estro;

/// ESTRO-MNE-03: no TOT, not even of a card in the hand.
#[test]
fn the_cards_of_a_table_of_mnemonica_are_told_without_totals() {
    let lines = |options: &[&str]| {
        let options = options.iter().map(|option| (*option).to_owned()).collect();
        let setup = Setup::check(SetupDocument { options, ..SetupDocument::default() }, CardSet::house()).unwrap();
        Estro::card_lines_at(&setup)
    };
    let tells = |line: &protocol::CardLine| line.text.en.contains("; TOT ") || line.text.it.contains("; TOT ");
    assert!(lines(&[]).iter().all(tells));
    assert!(!lines(&["mnemonica"]).iter().any(tells));
}
