//! Numbers that people count up and down, within limits.

use serde::{Deserialize, Serialize};

/// A number from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "i16", into = "i16")]
pub struct Count<const LEAST: i16, const MOST: i16>(i16);

/// The number is not within the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not between {1} and {2}")]
pub struct Beyond(i16, i16, i16);

impl<const LEAST: i16, const MOST: i16> Count<LEAST, MOST> {
    /// The least number.
    pub const LEAST: i16 = LEAST;
    /// The greatest number.
    pub const MOST: i16 = MOST;

    /// The nearest number within the limits.
    #[must_use]
    pub fn near(number: i16) -> Self {
        Self(number.clamp(LEAST, MOST))
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> i16 {
        self.0
    }

    /// The number after a step, which ends at the limits.
    #[must_use]
    pub fn stepped(self, by: i16) -> Self {
        Self::near(self.0.saturating_add(by))
    }

    /// Takes a step, which ends at the limits.
    pub fn step(&mut self, by: i16) {
        *self = self.stepped(by);
    }
}

impl<const LEAST: i16, const MOST: i16> Default for Count<LEAST, MOST> {
    fn default() -> Self {
        Self(LEAST)
    }
}

impl<const LEAST: i16, const MOST: i16> TryFrom<i16> for Count<LEAST, MOST> {
    type Error = Beyond;

    fn try_from(number: i16) -> Result<Self, Beyond> {
        if (LEAST..=MOST).contains(&number) { Ok(Self(number)) } else { Err(Beyond(number, LEAST, MOST)) }
    }
}

impl<const LEAST: i16, const MOST: i16> From<Count<LEAST, MOST>> for i16 {
    fn from(count: Count<LEAST, MOST>) -> Self {
        count.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_ends_at_the_limits_and_other_numbers_are_refused() {
        type Tokens = Count<0, 3>;
        assert_eq!(Tokens::default().stepped(-1).get(), 0);
        assert_eq!(Tokens::near(2).stepped(5).get(), 3);
        assert_eq!(Tokens::near(2).stepped(i16::MIN).get(), 0);
        assert_eq!(notation::from_str::<Tokens>("3").map(Tokens::get), Ok(3));
        assert!(notation::from_str::<Tokens>("4").unwrap_err().to_string().contains("4 is not between 0 and 3"));
        assert_eq!(notation::to_string(&Tokens::near(1)).unwrap(), "1");
    }
}
