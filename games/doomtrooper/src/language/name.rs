//! Names of cards and units.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The name of a card or a unit, in English capitals as on the cards: `INFANTRY`.
///
/// Two names are the same when their letters and digits are the same (CARD-16): plurals, dashes and accents are kept,
/// so a card file writes a name exactly as it stands on the named card.
#[derive(Clone, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name {
    text: Box<str>,
    number: u32,
}

impl Name {
    /// The name as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// A number that is the same for equal names; the rules compare it.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_uppercase);
        // FNV-1a; the card set refuses two names that would share a number.
        let number = letters.fold(0x811c_9dc5, |hash: u32, letter| (hash ^ letter as u32).wrapping_mul(0x0100_0193));
        Self { text: text.into(), number }
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.text.into()
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Name {}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.text, f)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::Name;

    #[test]
    fn names_are_compared_by_their_letters_and_digits() {
        assert_eq!(Name::from("AC-40 \"JUSTIFIER\""), Name::from("Ac40 Justifier"));
        assert_ne!(Name::from("TEMPLAR"), Name::from("TEMPLARS"));
    }
}
