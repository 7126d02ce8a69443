//! Tests of the editor as a person uses it; it works the same for every game.

use std::fs;
use std::io::Cursor;

use door::{AnyDecks, AnyGame, DeckForm};
use table::Language;

use super::{Desk, edit};

fn game(name: &str) -> &'static dyn AnyGame {
    games::GAMES.find(name).unwrap()
}

/// Runs the commands on a new file in a folder; returns what the editor printed, and the file if there is one.
fn edited(game: &'static dyn AnyGame, name: &str, language: Language, commands: &str) -> (String, Option<String>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(name);
    let mut out = Vec::new();
    edit::run(&Desk::new(game, None, language).unwrap(), &file, Cursor::new(commands), &mut out).unwrap();
    (String::from_utf8(out).unwrap(), fs::read_to_string(&file).ok())
}

fn check(game_name: &str, language: Language, commands: &str, expected: &[&str]) -> (String, Option<String>) {
    let (said, file) = edited(game(game_name), "hedge.txt", language, commands);
    for expected in expected {
        assert!(said.contains(expected), "{game_name}: expected `{expected}` in\n{said}");
    }
    (said, file)
}

fn decks(name: &str) -> Box<dyn AnyDecks> {
    game(name).decks(&[]).unwrap()
}

#[test]
fn a_deck_is_built_checked_and_saved() {
    let (_, file) = check(
        "coal",
        Language::En,
        "add 2 tower shield\nadd 3 charge\nremove charge\npilot Luthor Blissett\nname Iron hedge\ncheck\nsave\nquit\nadd 1 charge",
        &[
            "Tower Shield: 2. hedge: 2 of 20 cards, 2 Reactions",
            "Charge: 3.",
            "Charge: 2.",
            "16 cards are missing: the deck has 4 of 20 (COAL-DECK-01)",
            "6 Reactions are missing: the deck has 2, it needs at least 8 (COAL-DECK-03)",
            "saved: ",
        ],
    );
    let text = "Name: Iron hedge\nBoard: C1\nPilot: luthor-blissett\n";
    assert!(file.as_ref().is_some_and(|file| file.starts_with(text)), "{file:?}");

    let (_, file) = check(
        "doomtrooper",
        Language::En,
        "add 3 free marine\nadd 2 inquisitor\nremove inquisitor\nreserve 1 blood beret\ncheck\nquit\nsave\nquit\n",
        &["hedge: 4 cards, 1 in the Reserve; ", "(DOOM-DECK-01)", "not saved: write `save`", "saved: "],
    );
    assert_eq!(file.unwrap(), "Name: hedge\n3 FREE MARINE\n1 INQUISITOR\nReserve:\n1 BLOOD BERET\n");
}

#[test]
fn mistakes_are_explained_and_change_nothing() {
    let (_, file) = check(
        "coal",
        Language::En,
        "add tower sheild\nadd\nadd zzz\nboard C9\npilot nobody at all\nundo\nremove charge\ndance\nadd charge\nquit\nundo\nlist",
        &[
            "there is no card `tower sheild`; did you mean `c1-tower-shield`?",
            "the card is missing after the number",
            "there is no card `zzz`",
            "`C9` is not a model",
            "`nobody at all` is not a pilot",
            "there is nothing to undo",
            "nothing changed",
            "`dance`: no such command",
            "not saved: write `save`",
            "hedge: 0 of 20 cards",
            "not saved: the input ended",
        ],
    );
    assert_eq!(file, None);
    let waiting = doomtrooper_card_that_waits();
    let script = format!("add free marnie\nadd {waiting}\nboard C1\nundo\nquit");
    let expected = ["there is no card `free marnie`; did you mean", "(DOOM-CARD-15)", "`board`: no such command"];
    let (_, file) = check("doomtrooper", Language::En, &script, &expected);
    assert_eq!(file, None);
}

/// Returns the name of a printed card that no deck may hold yet, taken from the report on the game.
fn doomtrooper_card_that_waits() -> String {
    let coverage = game("doomtrooper").coverage().unwrap().json();
    let missing = coverage["missing"].as_array().unwrap();
    let waits = missing.iter().find(|card| card["waits_for"]["primitive"] != serde_json::Value::Null).unwrap();
    waits["name"].as_str().unwrap().to_owned()
}

#[test]
fn cards_are_found_by_a_query_that_knows_their_copies() {
    let (said, _) = check(
        "coal",
        Language::En,
        "add 2 tower shield\nfind copies=2\nfind tower torre\nfind typ:reaction\nfind steam>=1 cost=0\nquit !",
        &[
            "2 Tower Shield (c1-tower-shield). Reaction",
            "column 1: `typ` is not a key",
            "no card fits both `steam>=1` and `cost=0`",
        ],
    );
    // `tower` is in the English name and `torre` in the Italian one.
    assert_eq!(said.matches("(c1-tower-shield).").count(), 2, "{said}");
    let script = "add 2 chasseur\nfind chasseur\nabout chasseur\nfind factoin:mishima\nquit !";
    check("doomtrooper", Language::En, script, &["2 CHASSEUR (01038). ", "CHASSEUR (01038)\n", "column 1: `factoin`"]);
}

#[test]
fn the_editor_speaks_italian_and_lists_what_the_game_gives() {
    let (_, file) = check(
        "coal",
        Language::It,
        "metti 2 scudo a torre\nmostra\ncontrolla\naiuto\nsalva\nesci\n",
        &[
            "Scudo a torre: 2.",
            "mancano 18 carte",
            "Reazione (2):",
            "Carte per costo",
            "salvato: ",
            "steambot MODELLO        lo Steambot del mazzo",
        ],
    );
    assert!(file.unwrap().starts_with("Nome: hedge\nSteambot: C1\n"));
    check(
        "doomtrooper",
        Language::It,
        "metti 1 free marine\nriserva 2 free marine\ntogli 3 free marine\nannulla\nmostra\naiuto\nboh\nesci !\n",
        &[
            "FREE MARINE: 3. hedge: 1 carte, 2 nella Riserva",
            "guerriero (1):",
            "RISERVA",
            "riserva 2 CARTA",
            "`boh`: comando sconosciuto",
        ],
    );
}

#[test]
fn a_ready_deck_of_every_game_goes_through_every_form_and_stays_the_same() {
    for game in games::GAMES.iter() {
        let decks = decks(game.name());
        for name in decks.ready() {
            let deck = decks.ready_deck(name).unwrap();
            assert_eq!(deck.faults(&[]).unwrap(), [], "{} {name}", game.name());
            for form in [DeckForm::Text, DeckForm::Ron, DeckForm::Link] {
                for language in Language::ALL {
                    let Some(text) = deck.print(form, language) else { continue };
                    let read = decks.read(&text);
                    assert!(read.problems.is_empty() && read.is_whole, "{text}: {:?}", read.problems);
                    assert_eq!(read.deck.copies(), deck.copies(), "{text}");
                    assert_eq!(read.deck.name(language), deck.name(language), "{text}");
                }
            }
        }
    }
}

#[test]
fn a_deck_is_saved_in_the_form_that_its_name_asks_for() {
    for (name, card) in [("coal", "tower shield"), ("doomtrooper", "free marine")] {
        let (_, file) = edited(game(name), "hedge.ron", Language::En, &format!("add 2 {card}\nsave\n"));
        let file = file.unwrap();
        assert!(file.starts_with('('), "{file}");
        assert_eq!(decks(name).read(&file).deck.copies().iter().sum::<u32>(), 2, "{file}");
    }
}
