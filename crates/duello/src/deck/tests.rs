//! The editor, as a person uses it.

use std::fs;
use std::io::Cursor;

use coal::{CardSet, Deck};
use table::Language;

use super::edit;

/// Runs the commands on a new file and gives what was said; and the file, if there is one.
fn edited(language: Language, commands: &str) -> (String, Option<String>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hedge.txt");
    let mut out = Vec::new();
    edit::run(&file, CardSet::house(), language, Cursor::new(commands), &mut out).unwrap();
    (String::from_utf8(out).unwrap(), fs::read_to_string(&file).ok())
}

#[test]
fn a_deck_is_built_checked_and_saved() {
    let (said, file) = edited(
        Language::En,
        "add 2 tower shield\nadd 3 charge\nremove charge\npilot Luthor Blissett\nname Iron hedge\ncheck\nsave\nquit\nadd 1 charge",
    );
    for expected in [
        "Tower Shield: 2. hedge: 2 of 20 cards, 2 Reactions",
        "Charge: 3.",
        "Charge: 2.",
        "16 cards are missing: the deck has 4 of 20 (COAL-DECK-01)",
        "6 Reactions are missing: the deck has 2, it needs at least 8 (COAL-DECK-03)",
        "saved: ",
    ] {
        assert!(said.contains(expected), "expected `{expected}` in\n{said}");
    }
    let cards = CardSet::house();
    let deck = Deck::read(&file.unwrap(), &cards).unwrap();
    assert_eq!((deck.name(), deck.count(), deck.board.unwrap().as_str()), ("Iron hedge", 4, "C1"));
    assert_eq!(deck.pilot, cards.find_pilot("luthor-blissett"));
}

#[test]
fn mistakes_are_explained_and_change_nothing() {
    let (said, file) = edited(
        Language::En,
        "add tower sheild\nadd\nadd zzz\nboard C9\npilot nobody at all\nundo\nremove charge\ndance\nadd charge\nquit\nundo\nlist",
    );
    for expected in [
        "did you mean `c1-tower-shield` (Tower Shield)?",
        "the card is missing after the number",
        "`zzz` is not a card",
        "`C9` is not a model",
        "`nobody at all` is not a pilot",
        "there is nothing to undo",
        "nothing changed",
        "`dance`: no such command",
        "not saved: write `save`",
        "hedge: 0 of 20 cards",
        "not saved: the input ended",
    ] {
        assert!(said.contains(expected), "expected `{expected}` in\n{said}");
    }
    assert_eq!(file, None);
}

#[test]
fn cards_are_found_by_a_query_that_knows_their_copies() {
    let (said, _) = edited(
        Language::En,
        "add 2 tower shield\nfind copies=2\nfind tower torre\nfind typ:reaction\nfind steam>=1 cost=0\nquit !",
    );
    for expected in [
        "2 Tower Shield (c1-tower-shield). Reaction",
        "column 1: `typ` is not a key",
        "no card fits both `steam>=1` and `cost=0`",
    ] {
        assert!(said.contains(expected), "expected `{expected}` in\n{said}");
    }
    // `tower` is in the English name and `torre` in the Italian one.
    assert_eq!(said.matches("(c1-tower-shield).").count(), 2, "{said}");
}

#[test]
fn the_editor_speaks_italian() {
    let (said, file) = edited(Language::It, "metti 2 scudo a torre\nmostra\ncontrolla\nsalva\nesci\n");
    for expected in ["Scudo a torre: 2.", "mancano 18 carte", "Reazione (2):", "Carte per costo", "salvato: "] {
        assert!(said.contains(expected), "expected `{expected}` in\n{said}");
    }
    assert!(file.unwrap().starts_with("Nome: hedge\nSteambot: C1\n"));
}
