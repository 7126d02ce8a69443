//! The values in a message.

use std::borrow::Cow;
use std::fmt;

/// A value in a message: made from a text or a whole number with `into()`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A pronoun for the listener, which a message can select as `[you]`.
    You(Cow<'a, str>),
    /// A whole number, by whose grammatical number a message can select a variant.
    Number(i64),
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) | Self::You(text) => f.write_str(text),
            Self::Number(number) => write!(f, "{number}"),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => { $(
        impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )* };
}

numbers! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize }
