//! What the terminal says of decks. What the rules say stands with the rules.

phrases::messages!("../locales");
