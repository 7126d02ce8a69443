//! The texts of the terminal about cards and decks. The texts about the rules are beside the rules.

phrases::messages!("../locales");
