//! Errors in a text, and their places.

use std::fmt;

use serde::de::{Expected, Unexpected};

/// The error itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Something else was expected.
    Expected(&'static str),
    /// A message from the code that deserializes the value.
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

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::Said(format!("invalid type: {}, expected {expected}", name_of(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::Said(format!("invalid value: {}, expected {expected}", name_of(found)))
    }
}

/// What was found, in serde's words. Fractions are not printed, since the notation has none and the code to print one
/// is larger than this whole crate.
fn name_of(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(found) => format!("boolean `{found}`"),
        Unexpected::Unsigned(found) => format!("integer `{found}`"),
        Unexpected::Signed(found) => format!("integer `{found}`"),
        Unexpected::Float(_) => "floating point".into(),
        Unexpected::Char(found) => format!("character `{found}`"),
        Unexpected::Str(found) => format!("string {found:?}"),
        Unexpected::Bytes(_) => "byte array".into(),
        Unexpected::Unit => "unit value".into(),
        Unexpected::Option => "Option value".into(),
        Unexpected::NewtypeStruct => "newtype struct".into(),
        Unexpected::Seq => "sequence".into(),
        Unexpected::Map => "map".into(),
        Unexpected::Enum => "enum".into(),
        Unexpected::UnitVariant => "unit variant".into(),
        Unexpected::NewtypeVariant => "newtype variant".into(),
        Unexpected::TupleVariant => "tuple variant".into(),
        Unexpected::StructVariant => "struct variant".into(),
        Unexpected::Other(found) => found.into(),
    }
}

impl serde::ser::Error for Fault {
    fn custom<T: fmt::Display>(words: T) -> Self {
        Self::Said(words.to_string())
    }
}

/// An error in a text, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
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
