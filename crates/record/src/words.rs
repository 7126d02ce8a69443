//! Messages about records, in the languages of the screens. They are in `locales/`.

phrases::messages!("../locales");
