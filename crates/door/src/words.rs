//! The door's own messages. Those of a game come from the game's locales.

phrases::messages!("../locales");
