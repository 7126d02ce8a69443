//! Reads one item, and finds everything that is wrong with it.
//!
//! RON gives up at the first error. So when an item does not fit, each of its fields is read by itself in the place of
//! the same field of a right example; and the example without a field says whether that field may be missing.

use ron::error::{Error, SpannedError};
use serde::de::DeserializeOwned;
use table::{Language, Wording};

use crate::problem::{Place, Problem};
use crate::split::{self, Piece};
use crate::suggest::nearest;
use crate::words::{say, wording};

/// A kind of item that people write.
pub trait Item {
    /// What is made of it.
    type Value: DeserializeOwned;
    /// A right item with every field, as permissive as can be.
    const EXAMPLE: &'static str;

    /// What the rules of the game say against it: the field, and what was expected.
    fn problems(value: &Self::Value) -> Vec<(&'static str, Wording)>;
}

/// Reads an item; everything that is wrong with it goes to `problems`.
pub fn read<T: Item>(file: &str, piece: &Piece<'_>, problems: &mut Vec<Problem>) -> Option<T::Value> {
    let before = problems.len();
    let fields = Fields::of(file, piece, problems);
    let value = match parse::<T::Value>(&at_its_place(piece.text, piece.place)) {
        Ok(value) => {
            fields.complain(T::problems(&value), problems);
            Some(value)
        }
        Err(error) => {
            fields.diagnose::<T>(problems);
            if problems.len() == before {
                problems.push(described(file, &error));
            }
            None
        }
    };
    value.filter(|_| problems.len() == before)
}

/// The fields of an item.
struct Fields<'a> {
    file: &'a str,
    item: Place,
    named: Vec<(&'a str, Piece<'a>, Piece<'a>)>,
}

impl<'a> Fields<'a> {
    fn of(file: &'a str, piece: &Piece<'a>, problems: &mut Vec<Problem>) -> Self {
        let mut named: Vec<(&str, Piece<'_>, Piece<'_>)> = Vec::new();
        for field in if piece.text.starts_with('(') { split::fields(piece) } else { Vec::new() } {
            let mut problem = |message: Wording| {
                problems.push(Problem { file: file.into(), place: Some(field.place), message, help: None });
            };
            match split::name_and_value(&field) {
                None => problem(wording("expected-field", &[("found", short(field.text).into())])),
                Some((name, _)) if named.iter().any(|(known, ..)| *known == name) => {
                    problem(wording("field-twice", &[("field", name.into())]));
                }
                Some((name, value)) => named.push((name, field, value)),
            }
        }
        Self { file, item: piece.place, named }
    }

    /// Everything that keeps the item from being read.
    fn diagnose<T: Item>(&self, problems: &mut Vec<Problem>) {
        let example = Example::new::<T>();
        let mut right = Vec::new();
        for (name, field, _) in &self.named {
            let (text, place) = (field.text.to_owned(), field.place);
            match parse::<T::Value>(&example.with(name, &text, place)) {
                Ok(_) => right.push((*name, text)),
                Err(error) => problems.push(described(self.file, &error)),
            }
        }
        for (name, text) in &example.fields {
            let is_written = self.named.iter().any(|(written, ..)| written == name);
            if !is_written && parse::<T::Value>(&example.without(name)).is_err() {
                problems.push(Problem {
                    file: self.file.into(),
                    place: Some(self.item),
                    message: wording("field-missing", &[("field", (*name).into())]),
                    help: Some(wording("for-example", &[("text", (*text).into())])),
                });
            }
        }
        // What the rules say against the fields that could be read.
        if let Ok(value) = parse::<T::Value>(&example.mended(&right)) {
            let complaints = T::problems(&value).into_iter();
            self.complain(
                complaints.filter(|(field, _)| right.iter().any(|(name, _)| name == field)).collect(),
                problems,
            );
        }
    }

    /// Reports what the rules of the game say, each at its field.
    fn complain(&self, complaints: Vec<(&'static str, Wording)>, problems: &mut Vec<Problem>) {
        for (field, message) in complaints {
            let place =
                self.named.iter().find(|(name, ..)| *name == field).map_or(self.item, |(_, _, value)| value.place);
            problems.push(Problem {
                file: self.file.into(),
                place: Some(place),
                message: Wording::new(|language| format!("{field}: {}", message.say(language))),
                help: None,
            });
        }
    }
}

/// The fields of a right item.
struct Example {
    fields: Vec<(&'static str, &'static str)>,
}

impl Example {
    fn new<T: Item>() -> Self {
        let (items, _) = split::items(T::EXAMPLE);
        let fields = items.first().map(split::fields).unwrap_or_default();
        Self { fields: fields.iter().filter_map(|field| Some((split::name_and_value(field)?.0, field.text))).collect() }
    }

    /// The example with this field, which stands at this place so that errors name its place.
    fn with(&self, name: &str, text: &str, place: Place) -> String {
        let others = self.fields.iter().filter(|(known, _)| *known != name).map(|(_, text)| *text);
        let others: Vec<&str> = others.collect();
        let padding = at_its_place("", Place { column: place.column.saturating_sub(1), ..place });
        if place.line == 1 {
            format!("{padding}({text}\n,{})", others.join(","))
        } else {
            format!("({}{text}\n,{})", at_its_place("", place), others.join(","))
        }
    }

    fn without(&self, name: &str) -> String {
        let others: Vec<&str> = self.fields.iter().filter(|(known, _)| *known != name).map(|(_, text)| *text).collect();
        format!("({})", others.join(","))
    }

    /// The example with these fields instead of its own.
    fn mended(&self, right: &[(&str, String)]) -> String {
        let own = |(name, text): &(&'static str, &'static str)| {
            right.iter().find(|(known, _)| known == name).map_or((*text).to_owned(), |(_, text)| text.clone())
        };
        let fields: Vec<String> = self.fields.iter().map(own).collect();
        format!("({}\n)", fields.join("\n,"))
    }
}

/// Puts blanks before a text, so that it stands at this place and errors in it name the right one.
fn at_its_place(text: &str, place: Place) -> String {
    format!("{}{}{text}", "\n".repeat(place.line - 1), " ".repeat(place.column.saturating_sub(1)))
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, SpannedError> {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME).from_str(text)
}

/// An error of RON in words: what was found, what was expected, what to do.
fn described(file: &str, error: &SpannedError) -> Problem {
    let mut help = None;
    let mut like = |found: &str, expected: &[&'static str]| {
        help =
            nearest(found, expected.iter().copied()).map(|known| wording("did-you-mean", &[("known", known.into())]));
        expected.join(", ")
    };
    let message = match &error.code {
        Error::NoSuchEnumVariant { expected, found, .. } => {
            wording("unknown-variant", &[("found", found.as_str().into()), ("expected", like(found, expected).into())])
        }
        Error::NoSuchStructField { expected, found, .. } => {
            wording("unknown-field", &[("found", found.as_str().into()), ("expected", like(found, expected).into())])
        }
        Error::MissingStructField { field, .. } => wording("missing-here", &[("field", (*field).into())]),
        Error::DuplicateStructField { field, .. } => wording("field-twice", &[("field", (*field).into())]),
        Error::ExpectedDifferentStructName { expected, found } => wording(
            "unknown-variant",
            &[("found", found.as_str().into()), ("expected", like(found, &[expected]).into())],
        ),
        Error::InvalidValueForType { expected, found } => Wording::new(|language| {
            let values = [("expected", kind(expected, language).into()), ("found", kind(found, language).into())];
            say(language, "expected-found", &values)
        }),
        Error::ExpectedDifferentLength { found, .. } => wording("other-length", &[("n", (*found).into())]),
        Error::IntegerOutOfBounds => wording("expected-byte", &[]),
        Error::ExpectedInteger | Error::ExpectedFloat => wording("expected-number", &[]),
        Error::InvalidIntegerDigit { digit, .. } => wording("no-digit", &[("letter", digit.to_string().into())]),
        Error::UnderscoreAtBeginning => wording("no-digit", &[("letter", "_".into())]),
        Error::ExpectedBoolean => wording("expected-boolean", &[]),
        Error::ExpectedString => wording("expected-text", &[]),
        Error::ExpectedStringEnd => wording("text-open", &[]),
        Error::InvalidEscape(_) => wording("wrong-escape", &[]),
        Error::ExpectedArray => wording("expected-list", &[]),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => wording("expected-fields", &[]),
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => letter(")"),
        Error::ExpectedArrayEnd => letter("]"),
        Error::ExpectedMap => letter("{"),
        Error::ExpectedMapEnd => letter("}"),
        Error::ExpectedMapColon => wording("expected-colon", &[]),
        Error::ExpectedComma => letter(","),
        Error::ExpectedOption => wording("expected-option", &[]),
        Error::ExpectedIdentifier | Error::InvalidIdentifier(_) | Error::SuggestRawIdentifier(_) => {
            wording("expected-name", &[])
        }
        Error::UnexpectedChar(found) => wording("unexpected", &[("letter", found.to_string().into())]),
        Error::TrailingCharacters => wording("expected-nothing", &[]),
        Error::UnclosedBlockComment => wording("comment-open", &[]),
        Error::ExceededRecursionLimit => wording("too-deep", &[]),
        Error::Eof => wording("expected-more", &[]),
        other => {
            let text = other.to_string();
            let mut letters = text.chars();
            let lower = letters.next().map(|first| first.to_lowercase().collect::<String>() + letters.as_str());
            wording("notation", &[("error", lower.unwrap_or_default().into())])
        }
    };
    let place = Place { line: error.span.start.line, column: error.span.start.col };
    Problem { file: file.into(), place: Some(place), message, help }
}

fn letter(letter: &str) -> Wording {
    wording("expected-letter", &[("letter", letter.into())])
}

/// What a value is, or should be: the reader of the notation says it in English. What is not known here stays so.
fn kind(described: &str, language: Language) -> String {
    let kinds = [
        ("the string", "kind-text"),
        ("a string", "kind-text"),
        ("string", "kind-text"),
        ("the unsigned integer", "kind-number"),
        ("the signed integer", "kind-number"),
        ("the floating point number", "kind-number"),
        ("u8", "kind-byte"),
        ("the boolean", "kind-boolean"),
        ("a boolean", "kind-boolean"),
        ("a sequence", "kind-list"),
        ("a map", "kind-fields"),
        ("struct", "kind-fields"),
        ("enum", "kind-word"),
        ("a unit value", "kind-empty"),
    ];
    let Some((start, id)) = kinds.into_iter().find(|(start, _)| described.starts_with(start)) else {
        return format!("`{described}`");
    };
    let value = described[start.len()..].trim().trim_matches('`');
    let is_value = described.starts_with("the ") && !value.is_empty();
    let kind = say(language, id, &[]);
    if is_value { format!("{kind} `{value}`") } else { kind }
}

fn short(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() > 40 { line.chars().take(40).chain("...".chars()).collect() } else { line.to_owned() }
}
