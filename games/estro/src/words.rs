//! The game in words, in the languages of the screens.

phrases::messages!("../locales");
