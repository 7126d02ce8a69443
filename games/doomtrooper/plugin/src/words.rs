//! What the terminal says of cards and decks. What the rules say stands with the rules.

phrases::messages!("../locales");
