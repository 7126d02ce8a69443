//! Messages in the languages of the screens, written in [Fluent](https://projectfluent.org) files.
//!
//! Whoever shows words owns a [`Phrases`] made from its own two files, most simply through [`messages!`]; this crate
//! knows none of them.
//!
//! ```
//! use phrases::Phrases;
//! use table::Language;
//! let phrases = Phrases::new("played = { $who } plays { $card }.", "played = { $who } gioca { $card }.");
//! let values = [("who", "Lancelot".into()), ("card", "Charge".into())];
//! assert_eq!(phrases.say(Language::En, "played", &values), "Lancelot plays Charge.");
//! assert_eq!(phrases.say(Language::It, "played", &values), "Lancelot gioca Charge.");
//! assert_eq!(phrases.say(Language::En, "unknown", &[]), "unknown");
//! ```

mod check;
mod messages;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

pub use check::{differences, variables};
pub use table::{Language, Wording};

/// A value that a message names: made from a text or a number with `into()`.
pub type Value<'a> = fluent_bundle::FluentValue<'a>;

/// The messages of one part of the program in every language.
pub struct Phrases {
    /// In the order of [`Language::ALL`].
    bundles: [FluentBundle<FluentResource>; 2],
}

impl Phrases {
    /// Reads the English and the Italian file. What cannot be read is left out; [`differences`] finds it in a test.
    #[must_use]
    pub fn new(en: &str, it: &str) -> Self {
        Self { bundles: [bundle(Language::En, en), bundle(Language::It, it)] }
    }

    /// The message with these values. A message that is missing in the language is said in English; one that is
    /// missing there too gives its id, and a value that is missing gives its name in braces: never a panic.
    #[must_use]
    pub fn say(&self, language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let [english, italian] = &self.bundles;
        let first = match language {
            Language::En => english,
            Language::It => italian,
        };
        let found = [first, english].into_iter().find_map(|bundle| Some((bundle, bundle.get_message(id)?.value()?)));
        let Some((bundle, pattern)) = found else { return id.to_owned() };
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Whether the language has the message.
    #[must_use]
    pub fn has(&self, language: Language, id: &str) -> bool {
        self.bundles[language as usize].has_message(id)
    }
}

fn bundle(language: Language, text: &str) -> FluentBundle<FluentResource> {
    // Decides the plural rules; the codes of our languages are always well formed.
    let locale: LanguageIdentifier = language.as_str().parse().unwrap_or_default();
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The marks would be in the way of screen readers, tests and terminals; both languages run from left to right.
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn italian_falls_back_to_english_and_then_to_the_id() {
        let phrases = Phrases::new("only-english = here\n", "both = qui\n");
        assert_eq!(phrases.say(Language::It, "only-english", &[]), "here");
        assert_eq!(phrases.say(Language::En, "both", &[]), "both");
    }

    #[test]
    fn a_missing_value_gives_its_name_and_no_marks_are_added() {
        let phrases = Phrases::new("hello = Hello { $who }!", "");
        assert_eq!(phrases.say(Language::En, "hello", &[]), "Hello {$who}!");
        assert_eq!(phrases.say(Language::En, "hello", &[("who", "Ada".into())]), "Hello Ada!");
    }

    #[test]
    fn phrases_are_shared_by_threads() {
        const fn needs<T: Send + Sync>() {}
        needs::<Phrases>();
    }
}
