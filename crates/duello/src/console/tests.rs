//! Games through the door, at the terminal.

use table::Language;

use super::{EN, IT};
use crate::console::GameName;

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
        include_str!("deck_editor.rs"),
        include_str!("../play/seating.rs"),
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
