//! The messages of the deck commands and of the editor, in the languages of the screens.

use phrases::Value;
use table::Language;

phrases::messages!("../../locales/deck");

/// Returns an error message that ends the program.
pub(super) fn failure(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> anyhow::Error {
    anyhow::Error::msg(say(language, id, values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_of_the_files_is_said_somewhere() {
        let sources = [include_str!("mod.rs"), include_str!("edit.rs")];
        for id in phrases::variables(EN).unwrap().keys() {
            assert!(sources.iter().any(|source| source.contains(&format!("\"{id}\""))), "nobody says `{id}`");
        }
    }
}
