//! Lists of keys and words for messages.

use table::{Field, FieldKind, Language, Names};

use super::IS;

/// The most words that a message lists.
const MOST: usize = 30;

/// The keys, `is` included.
pub(super) fn keys(fields: &[Field], language: Language) -> String {
    let keys = fields.iter().filter(|field| field.kind != FieldKind::Flag).map(|field| field.keys.first(language));
    listed(keys.chain([IS.first(language)]))
}

/// The flags that can be asked for with `is:`.
pub(super) fn flags(fields: &[Field], language: Language) -> String {
    listed(fields.iter().filter(|field| field.kind == FieldKind::Flag).map(|field| field.keys.first(language)))
}

/// The words of a field.
pub(super) fn values(words: &[Names], language: Language) -> String {
    listed(words.iter().map(|word| word.first(language)))
}

fn listed<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut listed: Vec<&str> = words.take(MOST + 1).collect();
    if listed.len() > MOST {
        listed[MOST] = "...";
    }
    listed.join(", ")
}
