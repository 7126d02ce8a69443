//! Messages about card files, in the languages of the screens. They are in `locales/`.

use phrases::{Value, Wording};

phrases::messages!("../locales");

/// A message about card files in every language, for the readers of games.
#[must_use]
pub fn file_wording(id: &str, values: &[(&str, Value<'_>)]) -> Wording {
    wording(id, values)
}
