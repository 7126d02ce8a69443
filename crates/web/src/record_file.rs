//! Determines which game a record belongs to.

use crate::desk::GAME;
use crate::game_list::{GAMES, GameEntry};

/// The first words of a record.
const HEAD: &str = "duello record ";
/// A stored match of a browser has at most this many lines before its record; they say who sat where.
const MOST_BEFORE: usize = 12;

/// The kind of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A record of this page's game, or of a game that has no page.
    Here,
    /// A record of another game of the program.
    Of(GameEntry),
    /// Not a record.
    None,
}

/// Returns the kind of a text, from its first lines.
pub fn kind_of(text: &str) -> Kind {
    let mut lines = text.lines().take(MOST_BEFORE).skip_while(|line| !line.starts_with(HEAD));
    if lines.next().is_none() {
        return Kind::None;
    }
    let name = lines.next().and_then(|line| line.strip_prefix("game ")).unwrap_or_default();
    let other = GAMES.into_iter().find(|game| game.name == name && name != GAME);
    other.map_or(Kind::Here, Kind::Of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_told_from_other_texts_and_by_its_game() {
        let record = |game: &str| format!("duello record 1\ngame {game}\nrules 1\n");
        assert_eq!(kind_of(&record(GAME)), Kind::Here);
        assert_eq!(kind_of(&format!("person \t-\nexpert\t-\n\n{}", record(GAME))), Kind::Here);
        for other in GAMES.into_iter().filter(|game| game.name != GAME) {
            assert_eq!(kind_of(&record(other.name)), Kind::Of(other));
        }
        assert_eq!(kind_of(&record("chess")), Kind::Here, "the referee says that it does not know the game");
        for text in ["", "\n", "Dear Sir,\nyours\n", "\u{fffd}\0", "game coal\n"] {
            assert_eq!(kind_of(text), Kind::None, "{text}");
        }
    }
}
