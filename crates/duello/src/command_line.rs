//! Reads the command line. Its errors and the help appear in the language of the screens.

use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::num::{ParseFloatError, ParseIntError};

use bots::NotABudget;
use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use phrases::Value;
use table::{Language, SeedError, Wording};

use crate::words::{say, wording};
use crate::{help, options};

/// The reason why a value of the command line is not accepted, in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit(Wording);

impl Unfit {
    /// Returns the reason with this message id.
    pub fn new(id: &str, values: &[(&str, Value<'_>)]) -> Self {
        Self(wording(id, values))
    }

    /// Returns the reason with these words.
    pub const fn of(wording: Wording) -> Self {
        Self(wording)
    }
}

impl fmt::Display for Unfit {
    /// Writes the reason in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Unfit {}

/// A text that is printed instead of running a command: the help, the version, or an error of the command line.
#[derive(Debug)]
pub struct Unread {
    /// The text.
    pub text: String,
    /// Whether the command line is wrong.
    pub is_wrong: bool,
}

/// Parses the command line.
///
/// # Errors
/// The text that is printed instead.
pub fn read<T: Parser>(arguments: impl IntoIterator<Item = OsString>, is_screen: bool) -> Result<T, Unread> {
    let words: Vec<OsString> = arguments.into_iter().collect();
    let language = options::language(asked(&words));
    let mut command = help::in_language(T::command(), language);
    let matches = command.try_get_matches_from_mut(&words);
    let read = matches.and_then(|mut matches| T::from_arg_matches_mut(&mut matches));
    read.map_err(|error| {
        // Help, the version and rare errors, in the parser's own words.
        let own = || if is_screen { error.render().ansi().to_string() } else { error.render().to_string() };
        let text = complaint(&error, language).unwrap_or_else(own);
        Unread { text, is_wrong: error.use_stderr() }
    })
}

/// Returns the language that the command line asks for; this is read without the parser.
fn asked(words: &[OsString]) -> Option<Language> {
    let words: Vec<&str> = words.iter().filter_map(|word| word.to_str()).collect();
    let after = words.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    after.or_else(|| words.iter().find_map(|word| word.strip_prefix("--lang=")))?.parse().ok()
}

/// Returns what is wrong, what would be right, and how the command is used; `None` for rare errors.
fn complaint(error: &clap::Error, language: Language) -> Option<String> {
    let text = |kind| error.get(kind).map(ToString::to_string).filter(|text| !text.is_empty());
    let argument = || text(ContextKind::InvalidArg).unwrap_or_default();
    let value = || text(ContextKind::InvalidValue);
    let of_argument = |id| say(language, id, &[("argument", argument().into())]);
    let unfit = |value: String, reason: String| {
        let values = [("argument", argument().into()), ("value", value.into()), ("reason", reason.into())];
        say(language, "argument-unfit", &values)
    };
    let message = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let name = text(ContextKind::InvalidSubcommand).unwrap_or_default();
            say(language, "command-unknown", &[("name", name.into())])
        }
        ErrorKind::UnknownArgument => of_argument("argument-unknown"),
        ErrorKind::MissingRequiredArgument => of_argument("argument-missing"),
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg).unwrap_or_default();
            say(language, "argument-conflict", &[("argument", argument().into()), ("other", other.into())])
        }
        ErrorKind::InvalidValue => match (value(), text(ContextKind::ValidValue)) {
            (Some(value), Some(known)) => unfit(value, say(language, "values-known", &[("known", known.into())])),
            (None, Some(known)) => {
                let known = say(language, "values-known", &[("known", known.into())]);
                format!("{}: {known}", of_argument("argument-empty"))
            }
            (None, None) => of_argument("argument-empty"),
            (Some(_), None) => return None,
        },
        ErrorKind::ValueValidation => unfit(value()?, reason(error.source()?, language)),
        _ => return None,
    };
    let near = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let near = near.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(near) => Some(near.clone()),
        ContextValue::Strings(near) => near.first().cloned(),
        _ => None,
    });
    let near = near.map(|near| say(language, "did-you-mean", &[("near", near.into())]));
    let mut lines = vec![format!("duello: {message}{}", near.map(|near| format!("; {near}")).unwrap_or_default())];
    if let Some(usage) = text(ContextKind::Usage) {
        let usage = usage.trim_start_matches("Usage:").trim().to_owned();
        lines.push(say(language, "usage", &[("usage", usage.into())]));
    }
    lines.push(say(language, "more-help", &[]));
    Some(lines.join("\n"))
}

/// Returns the reason why a value is not accepted. A reason that does not come from this crate is told in the parser's
/// words.
fn reason(error: &(dyn Error + 'static), language: Language) -> String {
    if let Some(Unfit(wording)) = error.downcast_ref() {
        wording.say(language).to_owned()
    } else if error.is::<SeedError>() {
        say(language, "no-seed", &[])
    } else if error.is::<NotABudget>() {
        say(language, "no-budget", &[])
    } else if error.is::<ParseIntError>() || error.is::<ParseFloatError>() {
        say(language, "no-number", &[])
    } else {
        error.to_string()
    }
}

/// Parses a language of the command line.
pub fn language(text: &str) -> Result<Language, Unfit> {
    text.parse().map_err(|_| Unfit::new("no-language", &[("text", text.into())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_before_the_command_line_is_read() {
        let asked = |line: &str| asked(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(asked("duello pley --lang it"), Some(Language::It));
        assert_eq!(asked("duello --lang=en pley"), Some(Language::En));
        assert_eq!(asked("duello pley --lang de"), None);
        assert_eq!(asked("duello pley --lang"), None);
    }
}
