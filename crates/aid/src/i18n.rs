//! The messages of the shell, in both languages; the games have their own.

phrases::messages!("../locales");
