//! The rulebooks of a game, parsed at first use.

use std::sync::OnceLock;

use crate::Rulebook;

/// The rulebooks of a game in its languages.
#[derive(Debug)]
pub struct Books<const LANGUAGES: usize> {
    texts: [&'static str; LANGUAGES],
    read: [OnceLock<Rulebook>; LANGUAGES],
}

impl<const LANGUAGES: usize> Books<LANGUAGES> {
    /// The rulebooks of these texts in Markdown, one for each language.
    #[must_use]
    pub const fn new(texts: [&'static str; LANGUAGES]) -> Self {
        Self { texts, read: [const { OnceLock::new() }; LANGUAGES] }
    }

    /// The rulebook in the language with this index. It is empty if its Markdown is broken, which the game's build
    /// prevents.
    ///
    /// # Panics
    /// When there is no such language.
    #[must_use]
    pub fn get(&self, language: usize) -> &Rulebook {
        self.read[language].get_or_init(|| Rulebook::parse(self.texts[language]).unwrap_or_default())
    }
}
