//! What the arena says of C.O.A.L. alone, in the languages of the screens. The messages stand in `locales/`.

phrases::messages!("../locales");
