//! Values of options.

use std::fmt;

use super::OptionSpec;

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(u32),
    /// One of the option's values.
    One(&'static str),
    /// Some of the option's values.
    Several(Vec<&'static str>),
}

impl fmt::Display for OptionValue {
    /// Writes it as people write it after `name=`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(is_on) => f.write_str(if *is_on { "on" } else { "off" }),
            Self::Number(number) => write!(f, "{number}"),
            Self::One(name) => f.write_str(name),
            Self::Several(names) if names.is_empty() => f.write_str("none"),
            Self::Several(names) => f.write_str(&names.join("+")),
        }
    }
}

/// Options by name with their values; each option occurs once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionValues(Vec<(&'static str, OptionValue)>);

impl OptionValues {
    /// Gives an option a value.
    pub fn set(&mut self, spec: &OptionSpec, value: OptionValue) {
        self.set_named(spec.name, value);
    }

    pub(super) fn set_named(&mut self, name: &'static str, value: OptionValue) {
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name, value)),
        }
    }

    /// The value of an option; `None` when it was not set.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&OptionValue> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// All of them, in the order in which they were set.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &OptionValue)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each option as people write it: `teams`, `teams=off`, `hand_size=9`.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let word = |(name, value): (&str, &OptionValue)| match value {
            OptionValue::Switch(true) => name.to_owned(),
            value => format!("{name}={value}"),
        };
        self.iter().map(word).collect()
    }
}

impl fmt::Display for OptionValues {
    /// Writes the words separated by spaces, or `none`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_empty() { "none".into() } else { self.words().join(" ") }.as_str())
    }
}
