//! Games through the door, at the terminal.

use table::Language;

use super::{EN, IT};
use crate::options::GameName;

#[test]
fn both_languages_have_the_same_messages_with_the_same_values() {
    assert_eq!(phrases::differences(EN, IT), Vec::<String>::new());
}

#[test]
fn every_message_of_the_files_is_said_somewhere() {
    let sources = [
        include_str!("mod.rs"),
        include_str!("cards.rs"),
        include_str!("decks.rs"),
        include_str!("play.rs"),
        include_str!("records.rs"),
        include_str!("terminal.rs"),
        include_str!("../play/mod.rs"),
    ];
    for id in phrases::variables(EN).unwrap().keys() {
        assert!(sources.iter().any(|source| source.contains(&format!("\"{id}\""))), "nobody says `{id}`");
    }
}

#[test]
fn every_game_of_the_command_line_is_behind_the_door() {
    for game in [GameName::Coal, GameName::Doomtrooper] {
        assert_eq!(super::host(game).name(), game.as_str());
        assert!(!super::host(game).rules(Language::It).is_empty());
    }
}

/// What stands on the screen after a person has written this in a match against a random player.
fn played(script: &str, language: Language) -> String {
    use super::terminal::{Chair, Terminal};
    use table::Seed;
    let host = super::host(GameName::Doomtrooper);
    let table = host.deal(games::Setting::default(), Seed::from(7)).unwrap();
    let mut screen = Vec::new();
    let chairs = vec![Chair::Person, Chair::Computer("random".into())];
    let budget = bots::Budget::Simulations(1);
    let mut terminal =
        Terminal::new(script.as_bytes(), &mut screen, language, host, table, chairs, Seed::from(7), budget, false);
    terminal.run().unwrap();
    String::from_utf8(screen).unwrap()
}

#[test]
fn a_match_of_doomtrooper_is_played_by_number_and_by_notation() {
    let text = played("redraw\nwhy\nwhy not attack\nactions\nundo\nquit\n", Language::En);
    assert!(text.starts_with("Doomtrooper. Seed 7.\n"), "{text}");
    for expected in
        ["1. Keep this hand", "(DOOM-TURN-07, ", "Not possible: ", "Taken back: Draw a new hand", "Goodbye."]
    {
        assert!(text.contains(expected), "expected `{expected}` in\n{text}");
    }
    let text = played("2\n99\nballa\nregole CMB-01\ncarte chasseur\n", Language::It);
    for expected in ["Pesca una nuova mano", "Il numero 99 non c'è", "`balla` non è", "DOOM-CMB-01 · ", "01038"] {
        assert!(text.contains(expected), "expected `{expected}` in\n{text}");
    }
}

#[test]
fn the_first_number_always_leads_to_the_end_of_a_match() {
    // The first number always: it ends Actions and does nothing in windows, so the Turns run out or somebody wins.
    let text = played(&"1\n".repeat(4_000), Language::En);
    assert!(text.contains(" wins the match.") || text.contains("The match is tied"), "{}", &text[text.len() - 2_000..]);
}
