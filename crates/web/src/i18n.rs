//! The words of the page itself and of its game's screens, in both languages. What belongs to a game is said by the game.

#[cfg(not(feature = "doomtrooper"))]
phrases::messages!("../locales", "coal/locales");
#[cfg(feature = "doomtrooper")]
phrases::messages!("../locales", "doomtrooper/locales");
