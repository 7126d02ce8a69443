//! The messages of C.O.A.L.'s tools.

phrases::messages!("locales");
