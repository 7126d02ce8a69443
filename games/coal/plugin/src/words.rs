//! What the terminal says of decks, and the arena of C.O.A.L. alone. What the rules say stands with the rules.

phrases::messages!("../locales");
