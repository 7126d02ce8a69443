//! The levels under the names that people read and type.

use bots::Level;
use table::Language;

use super::words::say;

/// Returns the name of a computer player, where the name of a level is in the language of the screen.
pub(super) fn said_name(name: &str, language: Language) -> String {
    match name.parse::<Level>() {
        Ok(level) => level_name(level, language),
        Err(_) => name.to_owned(),
    }
}

/// Returns the text that a person types for a level.
pub(super) fn level_name(level: Level, language: Language) -> String {
    say(language, "level", &[("name", level.as_str().into())])
}

/// Returns the names of all levels, from weak to strong.
pub(super) fn names(language: Language) -> String {
    Level::ALL.map(|level| level_name(level, language)).join(", ")
}

/// Returns the level of this name, in English or Italian.
pub fn level(name: &str) -> Option<Level> {
    let name = name.trim().to_lowercase();
    let is_called = |level: &Level| Language::ALL.iter().any(|language| level_name(*level, *language) == name);
    Level::ALL.into_iter().find(is_called)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_by_each_of_its_names() {
        for known in Level::ALL {
            assert_eq!(level(known.as_str()), Some(known), "the English name is that of the table of levels");
            assert_eq!(level(&level_name(known, Language::It)), Some(known));
            assert_ne!(level_name(known, Language::It), known.as_str());
        }
        assert_eq!(level("heuristic"), None);
        assert_eq!(
            (said_name("master", Language::It).as_str(), said_name("search@5", Language::It).as_str()),
            ("maestro", "search@5")
        );
    }
}
