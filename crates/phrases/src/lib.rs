//! Messages in the languages of the screens, written in [Fluent](https://projectfluent.org) files.
//!
//! Code that shows words owns a [`Phrases`] made from its own two files, most simply through [`messages!`]; this crate
//! knows none of the messages.
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
mod say;
mod value;

use say::Messages;

pub use check::{differences, joined, variables};
pub use table::{Language, Wording};
pub use value::Value;

/// The messages of one part of the program in every language.
pub struct Phrases {
    /// In the order of [`Language::ALL`].
    files: [Messages; 2],
}

impl Phrases {
    /// Parses the English and the Italian file. Anything that cannot be parsed is left out; [`differences`] finds it in
    /// a test.
    #[must_use]
    pub fn new(en: &'static str, it: &'static str) -> Self {
        Self::of(&[[en, it]])
    }

    /// Parses texts from several places, each in English and in Italian.
    #[must_use]
    pub fn of(texts: &[[&'static str; 2]]) -> Self {
        Self { files: [0, 1].map(|language| Messages::read(texts.iter().map(|text| text[language]))) }
    }

    /// The message with these values. A message that is missing in the language is given in English. If it is missing
    /// there too, the result is its id; a missing value is replaced by its name in braces. It never panics.
    #[must_use]
    pub fn say(&self, language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let [english, _] = &self.files;
        let found = self.files[language as usize].get(id).or_else(|| english.get(id));
        let Some(pattern) = found else { return id.to_owned() };
        let mut said = String::new();
        say::say(pattern, values, &mut said);
        said
    }

    /// Whether the language has the message.
    #[must_use]
    pub fn has(&self, language: Language, id: &str) -> bool {
        self.files[language as usize].get(id).is_some()
    }
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
    fn whoever_listens_is_spoken_to() {
        let text = "hits = { $who ->\n    [you] You hit\n   *[other] { $who } hits\n } { $target }.";
        let phrases = Phrases::new(text, "");
        let hits = |who, target| phrases.say(Language::En, "hits", &[("who", who), ("target", target)]);
        assert_eq!(hits(Value::You("you".into()), "Merlin".into()), "You hit Merlin.");
        assert_eq!(hits("Merlin".into(), Value::You("you".into())), "Merlin hits you.");
    }

    #[test]
    fn messages_of_several_places_are_said_beside_each_other() {
        let phrases = Phrases::of(&[["one = first", "one = primo"], ["two = second", "two = secondo"]]);
        let said = ["one", "two"].map(|id| phrases.say(Language::It, id, &[]));
        assert_eq!(said, ["primo", "secondo"]);
        assert_eq!(differences(&joined(["a = b", ""], ["c = d", "a = b"])[0], "a = b"), ["`c` is in one file only"]);
    }

    #[test]
    fn phrases_are_shared_by_threads() {
        const fn needs<T: Send + Sync>() {}
        needs::<Phrases>();
    }
}
