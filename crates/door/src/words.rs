//! What the door says by itself. What a game says comes from its own locales.

phrases::messages!("../locales");
