//! The program's own messages, in the languages of the screens. They are in `locales/`.

use std::io;

use phrases::Value;
use table::Language;

phrases::messages!("../locales");

/// Returns an error message that ends the program.
pub fn failure(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> anyhow::Error {
    anyhow::Error::msg(say(language, id, values))
}

/// Returns the reason why a file cannot be read or written, or a port cannot be used. Rare reasons are given in the
/// words of the system.
pub fn io_reason(language: Language, error: &io::Error) -> String {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "io-not-found",
        io::ErrorKind::PermissionDenied => "io-denied",
        io::ErrorKind::IsADirectory => "io-folder",
        io::ErrorKind::NotADirectory => "io-no-folder",
        io::ErrorKind::AddrInUse => "io-in-use",
        io::ErrorKind::StorageFull => "io-full",
        _ => return error.to_string(),
    };
    say(language, id, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_of_the_files_is_said_somewhere() {
        let sources = [
            include_str!("cards.rs"),
            include_str!("command_line.rs"),
            include_str!("finder.rs"),
            include_str!("game_options.rs"),
            include_str!("input.rs"),
            include_str!("matches.rs"),
            include_str!("options.rs"),
            include_str!("lib.rs"),
            include_str!("deck/mod.rs"),
            include_str!("play/mod.rs"),
            include_str!("play/files.rs"),
            include_str!("play/seating.rs"),
            include_str!("records.rs"),
            include_str!("report_folder.rs"),
            include_str!("rules.rs"),
            include_str!("schema.rs"),
            include_str!("site.rs"),
            include_str!("words.rs"),
        ];
        for id in phrases::variables(EN).unwrap().keys() {
            assert!(sources.iter().any(|source| source.contains(&format!("\"{id}\""))), "nobody says `{id}`");
        }
    }

    #[test]
    fn common_reasons_of_the_system_are_said_in_both_languages() {
        let error = io::Error::from(io::ErrorKind::NotFound);
        assert_ne!(io_reason(Language::En, &error), io_reason(Language::It, &error));
    }
}
