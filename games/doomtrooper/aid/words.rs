//! The messages of Doomtrooper's tools.

phrases::messages!("locales");
