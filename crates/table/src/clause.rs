//! Clauses and refusals.

use std::fmt;

/// One numbered rule of a game's rulebook, e.g. `COAL-TURN-03`.
///
/// Clauses are constants that a game's `build.rs` makes from the headings of its rulebook, so a clause that does not
/// exist does not compile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause(&'static str);

impl Clause {
    /// Makes the constants that are generated from a rulebook; nothing else should make clauses.
    #[doc(hidden)]
    #[must_use]
    pub const fn from_rulebook(id: &'static str) -> Self {
        Self(id)
    }

    /// The id: `COAL-TURN-03`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is not legal: the clause, and the reason.
///
/// A refusal is addressed to the seat that asked, and says nothing that this seat may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that forbids it.
    pub clause: Clause,
    /// The message of the game's locales that says why.
    pub reason: &'static str,
    /// The numbers that the message shows.
    pub params: [Option<(&'static str, i32)>; 2],
}

impl Refusal {
    /// A refusal whose message needs no numbers.
    #[must_use]
    #[inline]
    pub const fn new(clause: Clause, reason: &'static str) -> Self {
        Self { clause, reason, params: [None, None] }
    }

    /// The same refusal with one more number for its message.
    #[must_use]
    pub const fn with(mut self, name: &'static str, value: i32) -> Self {
        if self.params[0].is_none() {
            self.params[0] = Some((name, value));
        } else {
            self.params[1] = Some((name, value));
        }
        self
    }

    /// The numbers of its message.
    pub fn params(&self) -> impl Iterator<Item = (&'static str, i32)> {
        self.params.iter().copied().flatten()
    }
}
