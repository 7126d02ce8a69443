//! What is wrong with a text, and where.

use std::fmt;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Something else was expected.
    Expected(&'static str),
    /// In the words of whoever reads the value.
    Said(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected(what) => {
                f.write_str("expected ")?;
                f.write_str(what)
            }
            Self::Said(words) => f.write_str(words),
        }
    }
}

impl std::error::Error for Fault {}

impl serde::de::Error for Fault {
    fn custom<T: fmt::Display>(words: T) -> Self {
        Self::Said(words.to_string())
    }
}

impl serde::ser::Error for Fault {
    fn custom<T: fmt::Display>(words: T) -> Self {
        Self::Said(words.to_string())
    }
}

/// What is wrong with a text, and where the reader was when it found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The line, from 1.
    pub line: usize,
    /// The letter of the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: Fault,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.fault)
    }
}

impl std::error::Error for Error {}
