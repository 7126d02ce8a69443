//! Reads one item, and finds everything that is wrong with it.
//!
//! RON stops at the first error. So when an item does not parse, each of its fields is parsed alone, in the place of
//! the same field of a correct example. The example without a field tells whether that field may be missing.

use ron::error::{Error, SpannedError};
use serde::de::DeserializeOwned;
use table::{Language, ProblemList, Wording, nearest};

use crate::problem::{Place, Problem};
use crate::split::{self, Piece};
use crate::words::{say, wording};

/// A kind of item that people write.
pub trait Item {
    /// The type that an item is parsed into.
    type Value: DeserializeOwned;
    /// A correct item with every field, whose values satisfy as many rules as possible.
    const EXAMPLE: &'static str;

    /// The problems that the game's rules find: the field, and what was expected.
    fn problems(value: &Self::Value) -> Vec<(&'static str, Wording)>;
}

/// The most fields of an item that are examined.
pub const MOST_FIELDS: usize = 64;

/// Reads an item; adds everything that is wrong with it to `problems`.
pub fn read<T: Item>(file: &str, piece: &Piece<'_>, problems: &mut ProblemList<Problem>) -> Option<T::Value> {
    let mut found = Vec::new();
    let fields = Fields::of(file, piece, problems.suggests(), &mut found);
    let value = match parse::<T::Value>(piece.text) {
        Ok(value) => {
            fields.complain(T::problems(&value), &mut found);
            Some(value)
        }
        Err(error) => {
            // Once further problems would only be counted, no diagnosis is made: the item counts as one problem.
            if !problems.is_full() {
                fields.diagnose::<T>(&mut found);
            }
            if found.is_empty() {
                found.push(fields.described(&error, piece.place));
            }
            None
        }
    };
    let value = value.filter(|_| found.is_empty());
    problems.extend(found);
    value
}

/// The fields of an item.
struct Fields<'a> {
    file: &'a str,
    item: Place,
    named: Vec<(&'a str, Piece<'a>, Piece<'a>)>,
    /// Whether a misspelt word is worth searching for the word that was meant.
    suggests: bool,
}

impl<'a> Fields<'a> {
    fn of(file: &'a str, piece: &Piece<'a>, suggests: bool, problems: &mut Vec<Problem>) -> Self {
        let mut named: Vec<(&str, Piece<'_>, Piece<'_>)> = Vec::new();
        let fields = if piece.text.starts_with('(') { split::fields(piece) } else { Vec::new() };
        for (place, field) in fields.into_iter().enumerate() {
            let mut problem = |message: Wording| {
                problems.push(Problem { file: file.into(), place: Some(field.place), message, help: None });
            };
            if place == MOST_FIELDS {
                problem(wording("fields-many", &[("most", MOST_FIELDS.into())]));
                break;
            }
            match split::name_and_value(&field) {
                None => problem(wording("expected-field", &[("found", short(field.text).into())])),
                Some((name, _)) if named.iter().any(|(known, ..)| *known == name) => {
                    problem(wording("field-twice", &[("field", short(name).into())]));
                }
                Some((name, value)) => named.push((name, field, value)),
            }
        }
        Self { file, item: piece.place, named, suggests }
    }

    /// Finds everything that keeps the item from being parsed.
    fn diagnose<T: Item>(&self, problems: &mut Vec<Problem>) {
        let example = Example::new::<T>();
        let mut right = Vec::new();
        for (name, field, _) in &self.named {
            match parse::<T::Value>(&example.with(name, field.text)) {
                Ok(_) => right.push((*name, field.text.to_owned())),
                Err(error) => {
                    // The field stands after the bracket that opens the example.
                    let Place { line, column } = field.place;
                    problems.push(self.described(&error, Place { line, column: column.saturating_sub(1) }));
                }
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
        // What the rules object to in the fields that could be parsed.
        if let Ok(value) = parse::<T::Value>(&example.mended(&right)) {
            let complaints = T::problems(&value).into_iter();
            self.complain(
                complaints.filter(|(field, _)| right.iter().any(|(name, _)| name == field)).collect(),
                problems,
            );
        }
    }

    /// Describes an error of RON in a text that begins at this place of the file.
    fn described(&self, error: &SpannedError, origin: Place) -> Problem {
        let (message, help) = in_words(error, self.suggests);
        let (line, column) = (error.span.start.line, error.span.start.col);
        let place = match line {
            0 | 1 => Place { line: origin.line, column: (origin.column + column).saturating_sub(1).max(1) },
            _ => Place { line: origin.line + line - 1, column },
        };
        Problem { file: self.file.into(), place: Some(place), message, help }
    }

    /// Reports the problems that the game's rules found, each at its field.
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

/// The fields of a correct item.
struct Example {
    fields: Vec<(&'static str, &'static str)>,
}

impl Example {
    fn new<T: Item>() -> Self {
        let (items, _) = split::items(T::EXAMPLE);
        let fields = items.first().map(split::fields).unwrap_or_default();
        Self { fields: fields.iter().filter_map(|field| Some((split::name_and_value(field)?.0, field.text))).collect() }
    }

    /// The example with this field, placed right after its first bracket so that the places in errors can be converted.
    fn with(&self, name: &str, text: &str) -> String {
        let others = self.fields.iter().filter(|(known, _)| *known != name).map(|(_, text)| *text);
        let others: Vec<&str> = others.collect();
        format!("({text}\n,{})", others.join(","))
    }

    fn without(&self, name: &str) -> String {
        let others: Vec<&str> = self.fields.iter().filter(|(known, _)| *known != name).map(|(_, text)| *text).collect();
        format!("({})", others.join(","))
    }

    /// The example with these fields in place of its own.
    fn mended(&self, right: &[(&str, String)]) -> String {
        let own = |(name, text): &(&'static str, &'static str)| {
            right.iter().find(|(known, _)| known == name).map_or((*text).to_owned(), |(_, text)| text.clone())
        };
        let fields: Vec<String> = self.fields.iter().map(own).collect();
        format!("({}\n)", fields.join("\n,"))
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, SpannedError> {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME).from_str(text)
}

/// An error of RON in words: what was found and what was expected, and for a misspelt word the one that was meant.
fn in_words(error: &SpannedError, suggests: bool) -> (Wording, Option<Wording>) {
    let mut help = None;
    let mut like = |found: &str, expected: &[&'static str]| {
        let known = if suggests { nearest(found, expected.iter().copied()) } else { None };
        help = known.map(|known| wording("did-you-mean", &[("known", known.into())]));
        expected.join(", ")
    };
    let message = match &error.code {
        Error::NoSuchEnumVariant { expected, found, .. } => {
            wording("unknown-variant", &[("found", short(found).into()), ("expected", like(found, expected).into())])
        }
        Error::NoSuchStructField { expected, found, .. } => {
            wording("unknown-field", &[("found", short(found).into()), ("expected", like(found, expected).into())])
        }
        Error::MissingStructField { field, .. } => wording("missing-here", &[("field", (*field).into())]),
        Error::DuplicateStructField { field, .. } => wording("field-twice", &[("field", (*field).into())]),
        Error::ExpectedDifferentStructName { expected, found } => {
            wording("unknown-variant", &[("found", short(found).into()), ("expected", like(found, &[expected]).into())])
        }
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
    (message, help)
}

fn letter(letter: &str) -> Wording {
    wording("expected-letter", &[("letter", letter.into())])
}

/// Translates the kind of a value, which the parser of the notation names in English; an unknown kind is kept as it is.
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
