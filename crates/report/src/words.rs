//! The messages of a report. They are in `locales/`.

use phrases::Language;

phrases::messages!("../locales");

/// Returns a message without values.
pub(crate) fn word(language: Language, id: &str) -> String {
    say(language, id, &[])
}

/// A share as people read it: `52.1`, in percent.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}
