//! Parses options as people write them: `training_aid`, `no-teams`, `teams=off`, `hand-size=9`, `no_warriors=always`.

use super::{OptionError, OptionKind, OptionSpec, OptionTable, OptionValue, OptionValues};
use crate::ProblemList;

/// The most characters of a written word that a message repeats.
const LONGEST_QUOTE: usize = 60;

impl OptionTable {
    /// Parses the options in these words; a word may hold several, separated by spaces. Where an option occurs more
    /// than once, the last one counts. `none` is ignored.
    ///
    /// # Errors
    /// Every word that is no option, or has no value of its option: the first [`ProblemList::MOST`], and how many more
    /// there are.
    pub fn read<T: AsRef<str>>(self, words: &[T]) -> Result<OptionValues, Vec<OptionError>> {
        let mut values = OptionValues::default();
        let mut errors = ProblemList::default();
        for word in words.iter().flat_map(|words| split(words.as_ref())).filter(|word| *word != "none") {
            match self.word(word) {
                Ok((spec, value)) => values.set(spec, value),
                Err(error) => errors.push(|| error),
            }
        }
        if errors.is_empty() { Ok(values) } else { Err(errors.finish(OptionError::More)) }
    }

    /// Parses one option with its value.
    fn word(self, word: &str) -> Result<(&'static OptionSpec, OptionValue), OptionError> {
        let unknown =
            || OptionError::UnknownOption { written: cut(word.split('=').next().unwrap_or(word)), table: self };
        if let Some((name, value)) = word.split_once('=') {
            let spec = self.option(name).ok_or_else(unknown)?;
            let bad = || OptionError::Value { spec, written: Some(cut(value.trim())) };
            return spec.read(&simple(value)).map(|value| (spec, value)).ok_or_else(bad);
        }
        if let Some(spec) = self.option(word) {
            return match spec.kind {
                OptionKind::Switch { .. } => Ok((spec, OptionValue::Switch(true))),
                _ => Err(OptionError::Value { spec, written: None }),
            };
        }
        let name = simple(word);
        let spec = name.strip_prefix("no_").and_then(|name| self.option(name)).ok_or_else(unknown)?;
        let off = match spec.kind {
            OptionKind::Switch { .. } => OptionValue::Switch(false),
            OptionKind::List { .. } => OptionValue::Several(Vec::new()),
            OptionKind::Number { .. } | OptionKind::OneOf { .. } => return Err(unknown()),
        };
        Ok((spec, off))
    }
}

impl OptionSpec {
    /// Parses a value of this option; `None` where it has no such value.
    fn read(&self, text: &str) -> Option<OptionValue> {
        let named =
            |text: &str| self.choices().iter().find(|choice| is_same(choice.name, text)).map(|found| found.name);
        let value = match &self.kind {
            OptionKind::Switch { .. } => OptionValue::Switch(match text {
                "on" | "yes" | "true" | "1" | "si" | "sì" => true,
                "off" | "no" | "false" | "0" => false,
                _ => return None,
            }),
            OptionKind::Number { .. } => OptionValue::Number(text.parse().ok()?),
            OptionKind::OneOf { .. } => OptionValue::One(named(text)?),
            OptionKind::List { .. } if text.is_empty() || text == "none" => OptionValue::Several(Vec::new()),
            OptionKind::List { values } => {
                let mut found = Vec::new();
                for name in text.split(['+', ',']).take(values.len() + 1) {
                    found.push(named(name)?);
                }
                OptionValue::Several(found)
            }
        };
        self.takes(&value).then_some(value)
    }
}

/// Splits a text into words; there may be spaces around `=`.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text.trim();
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = |text: &str| text.find(char::is_whitespace).unwrap_or(text.len());
        let mut length = end(rest);
        let after = rest[length..].trim_start();
        if let Some(value) = after.strip_prefix('=') {
            length = rest.len() - value.len();
        }
        if rest[..length].ends_with('=') {
            let value = rest[length..].trim_start();
            length = rest.len() - value.len() + end(value);
        }
        let (word, others) = rest.split_at(length);
        rest = others.trim_start();
        Some(word.trim())
    })
}

/// Whether a text is this name, regardless of case and dashes.
pub(super) fn is_same(name: &str, written: &str) -> bool {
    let letter = |letter: char| if letter == '-' { '_' } else { letter.to_ascii_lowercase() };
    name.chars().map(letter).eq(written.trim().chars().map(letter))
}

fn simple(text: &str) -> String {
    text.trim().chars().take(1_000).collect::<String>().to_lowercase().replace('-', "_")
}

/// Shortens a written word for a message.
pub(super) fn cut(text: &str) -> String {
    text.chars().take(LONGEST_QUOTE).collect()
}
