//! Budgets for the thinking of players.

use std::fmt;
use std::str::FromStr;

/// A budget: how long a player may think about one decision.
///
/// ```
/// use bots::Budget;
/// assert_eq!("200".parse(), Ok(Budget::Simulations(200)));
/// assert_eq!("20ms".parse(), Ok(Budget::Millis(20)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of simulations: the same seed gives the same answer on every machine.
    Simulations(u32),
    /// A number of milliseconds.
    Millis(u32),
}

/// The text is not a budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a budget; write simulations such as `200`, or milliseconds such as `20ms`")]
pub struct NotABudget(pub String);

impl fmt::Display for Budget {
    /// Writes `200` or `20ms`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Simulations(n) => write!(f, "{n}"),
            Self::Millis(n) => write!(f, "{n}ms"),
        }
    }
}

impl FromStr for Budget {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let budget = match text.strip_suffix("ms") {
            Some(number) => number.trim().parse().map(Self::Millis),
            None => text.parse().map(Self::Simulations),
        };
        match budget {
            Ok(Self::Millis(0) | Self::Simulations(0)) | Err(_) => Err(NotABudget(text.chars().take(60).collect())),
            Ok(budget) => Ok(budget),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_read_back_from_its_text_and_nothing_else_is_one() {
        for text in ["200", "20ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        for text in ["", "0", "0ms", "-3", "20s", "ms", "99999999999"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
