//! What is said of records, in the languages of the screens. The messages stand in `locales/`.

phrases::messages!("../locales");
