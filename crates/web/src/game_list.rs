//! The games that the page plays, as the start screen offers them.

/// A game on the start screen. Its words in the page's messages are `game-NAME` and `game-NAME-text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// Its short name, as in records.
    pub name: &'static str,
    /// Its title, the same in every language.
    pub title: &'static str,
}

/// The games that the page can show; a test compares them with those behind the program's door. Doomtrooper is played
/// in the terminal and through the engine until the page has a table for it.
pub const GAMES: [GameEntry; 1] = [GameEntry { name: "coal", title: "C.O.A.L." }];

#[cfg(test)]
mod tests {
    use super::*;
    use table::Language;

    #[test]
    fn every_game_of_the_program_is_on_the_start_screen_with_its_words() {
        let abouts: Vec<(String, String)> =
            games::GAMES.iter().map(|host| (host.name().to_owned(), host.about().title)).collect();
        let abouts: Vec<(String, String)> = abouts.into_iter().filter(|(name, _)| name != "doomtrooper").collect();
        let entries: Vec<(String, String)> =
            GAMES.iter().map(|game| (game.name.to_owned(), game.title.to_owned())).collect();
        assert_eq!(entries, abouts);
        for game in GAMES {
            let id = format!("game-{}-text", game.name);
            for language in Language::ALL {
                assert_ne!(crate::i18n::say(language, &id, &[]), id);
            }
        }
    }
}
