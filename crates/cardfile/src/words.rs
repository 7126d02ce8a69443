//! What is said of card files, in the languages of the screens. The messages stand in `locales/`.

phrases::messages!("../locales");
