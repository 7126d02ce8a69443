//! The words of the page itself and of its game's screens, in both languages. What belongs to a game is said by the game.

phrases::messages!("../locales", with crate::game::MESSAGES);
