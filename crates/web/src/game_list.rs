//! The games of the program, as the start screens offer them. Each has a page of its own, and its own file provides
//! the facts in this list (`games/GAME/page/page.toml`).

use table::Language;

use crate::desk::GAME;

/// A game on the start screen. Its own page describes it with its message `game-text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// Its short name, as in records.
    pub name: &'static str,
    /// Its title, the same in every language.
    pub title: &'static str,
    /// A description in one line, in the order of [`Language::ALL`].
    tagline: [&'static str; 2],
    /// Its picture, as SVG.
    pub picture: &'static str,
    /// The folder of its page below the root of the site; empty for the root itself.
    pub folder: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/games.rs"));

impl GameEntry {
    /// Returns the description in one line.
    #[must_use]
    pub const fn tagline(&self, language: Language) -> &'static str {
        self.tagline[language as usize]
    }

    /// Returns its address, relative to the page that is shown.
    #[must_use]
    pub fn address(&self) -> String {
        let is_here = |game: &&Self| game.name == GAME;
        let depth = GAMES.iter().find(is_here).map_or(0, |game| game.folder.matches('/').count());
        let up = if depth == 0 { "./".to_owned() } else { "../".repeat(depth) };
        format!("{up}{}", self.folder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_program_is_on_the_start_screen_with_its_words() {
        let mut abouts: Vec<_> = games::GAMES.iter().map(|game| (game.name().to_owned(), game.about().title)).collect();
        let mut entries: Vec<_> = GAMES.iter().map(|game| (game.name.to_owned(), game.title.to_owned())).collect();
        abouts.sort();
        entries.sort();
        assert_eq!(entries, abouts);
        for language in Language::ALL {
            assert!(GAMES.iter().all(|game| !game.tagline(language).is_empty()));
            assert_ne!(crate::i18n::say(language, "game-text", &[]), "game-text");
        }
    }

    #[test]
    fn from_every_page_the_address_of_this_one_leads_to_its_own_folder() {
        let here = GAMES.iter().find(|game| game.name == GAME).unwrap();
        for game in &GAMES {
            let address = game.address();
            // The address goes up to the root of the site, then down into the folder.
            let up = address.strip_suffix(game.folder).unwrap();
            assert_eq!(up.matches("../").count(), here.folder.matches('/').count(), "{address}");
            assert!(up == "./" || up.replace("../", "").is_empty(), "{address}");
        }
    }
}
