//! The messages of the page itself and of its game's screens, in both languages. The game itself provides the texts
//! about its rules.

phrases::messages!("../locales", with crate::game::MESSAGES);
