//! Texts for people.

use std::fmt;

use crate::Language;

/// A text for people, in every language.
///
/// ```
/// use table::{Language, Wording};
/// let wording = Wording::new(|language| match language {
///     Language::En => "too many cards".into(),
///     Language::It => "troppe carte".into(),
/// });
/// assert_eq!(wording.say(Language::It), "troppe carte");
/// assert_eq!(wording.to_string(), "too many cards");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wording {
    /// In the order of [`Language::ALL`].
    texts: [String; 2],
}

impl Wording {
    /// Calls `say` for each language.
    pub fn new(say: impl Fn(Language) -> String) -> Self {
        Self { texts: Language::ALL.map(say) }
    }

    /// The text in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> &str {
        &self.texts[language as usize]
    }
}

impl From<String> for Wording {
    /// Uses the same text in every language.
    fn from(text: String) -> Self {
        Self { texts: [text.clone(), text] }
    }
}

impl From<&str> for Wording {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl fmt::Display for Wording {
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.say(Language::En))
    }
}
