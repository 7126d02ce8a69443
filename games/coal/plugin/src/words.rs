//! The messages of the terminal about decks, and those of the arena that only C.O.A.L. needs. Messages about rules are
//! with the rules.

phrases::messages!("../locales");
