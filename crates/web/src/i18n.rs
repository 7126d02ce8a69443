//! The words of the page itself, in both languages. What belongs to a game is said by the game.

phrases::messages!("../locales");
