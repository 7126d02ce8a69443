//! The names that people give themselves.

use serde::{Deserialize, Serialize};

/// The name of a player: at most [`Name::LONGEST`] letters, perhaps none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// The name has too many letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name has at most {} letters", Name::LONGEST)]
pub struct TooLong;

impl Name {
    /// The most letters of a name.
    pub const LONGEST: usize = 20;

    /// The name that a person has written, without blanks around it and letters beyond the limit.
    #[must_use]
    pub fn written(text: &str) -> Self {
        Self(text.trim().chars().take(Self::LONGEST).collect())
    }

    /// The name; `None` if it has no letter.
    #[must_use]
    pub fn given(&self) -> Option<&str> {
        Some(self.0.as_str()).filter(|name| !name.is_empty())
    }
}

impl TryFrom<String> for Name {
    type Error = TooLong;

    fn try_from(text: String) -> Result<Self, TooLong> {
        if text.chars().count() <= Self::LONGEST { Ok(Self(text)) } else { Err(TooLong) }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_cut_when_it_is_written_and_refused_when_it_is_read() {
        assert_eq!(Name::written(" Ada ").given(), Some("Ada"));
        assert_eq!(Name::written("  ").given(), None);
        let long = "à".repeat(Name::LONGEST + 1);
        assert_eq!(Name::written(&long).given().map(|name| name.chars().count()), Some(Name::LONGEST));
        assert_eq!(Name::try_from(long), Err(TooLong));
    }
}
