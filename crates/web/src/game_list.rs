//! The games of the program, as the start screens offer them; each has a page of its own.

use table::Game;

use crate::game::State;

/// A game on the start screen. What its own page says of it is its message `game-text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// Its short name, as in records.
    pub name: &'static str,
    /// Its title, the same in every language.
    pub title: &'static str,
    /// The message that says in one line what it is.
    pub tagline: &'static str,
    /// The folder of its page below the root of the site; empty for the root itself.
    pub folder: &'static str,
}

/// The games that have a page; a test compares them with those behind the program's door.
pub const GAMES: [GameEntry; 2] = [
    GameEntry { name: "coal", title: "C.O.A.L.", tagline: "game-coal", folder: "" },
    GameEntry { name: "doomtrooper", title: "Doomtrooper", tagline: "game-doomtrooper", folder: "doomtrooper/" },
];

impl GameEntry {
    /// Its address, from the page that is shown.
    #[must_use]
    pub fn address(&self) -> String {
        let is_here = |game: &&Self| game.name == State::NAME;
        let depth = GAMES.iter().find(is_here).map_or(0, |game| game.folder.matches('/').count());
        let up = if depth == 0 { "./".to_owned() } else { "../".repeat(depth) };
        format!("{up}{}", self.folder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Language;

    #[test]
    fn every_game_of_the_program_is_on_the_start_screen_with_its_words() {
        let abouts = games::GAMES.iter().map(|game| (game.name().to_owned(), game.about().title));
        let entries = GAMES.iter().map(|game| (game.name.to_owned(), game.title.to_owned()));
        assert!(entries.eq(abouts));
        for id in GAMES.iter().map(|game| game.tagline).chain(["game-text"]) {
            for language in Language::ALL {
                assert_ne!(crate::i18n::say(language, id, &[]), id);
            }
        }
    }
}
