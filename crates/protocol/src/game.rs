//! A game with its modes, options and stops, as documents.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::options::{OptionChoice, OptionKind};
use table::{Language, Mode, OptionSpec, OptionTable, OptionValue, StopSpec, Wording};

use crate::Both;

/// A game of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameDocument {
    /// Its short name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The numbers of seats with which it is played, in any mode.
    pub seats: Vec<u8>,
    /// Its modes, the usual one first.
    pub modes: Vec<ModeDocument>,
    /// Its table options.
    pub options: Vec<OptionDocument>,
    /// The windows that standing orders (stops) may name.
    pub stops: Vec<StopDocument>,
    /// The temporary passes that standing orders may name besides stops.
    #[serde(default)]
    pub passes: Vec<StopDocument>,
}

/// A way to play a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ModeDocument {
    /// Its name.
    pub name: String,
    /// The clause that defines it.
    pub clause: String,
    /// The numbers of seats with which it is played. One seat plays against an automaton that is part of the rules.
    pub seats: Vec<u8>,
    /// Whether seats play in teams.
    pub teams: bool,
    /// The options that it fixes, by name, with their values.
    pub sets: Map<String, Value>,
    /// Its name for people.
    pub title: Both,
    /// A short description.
    pub text: Both,
}

/// An option of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OptionDocument {
    /// Its name.
    pub name: String,
    /// The clause that it changes or switches on.
    pub clause: String,
    /// The ruling that explains it; null where there is none.
    pub ruling: Option<String>,
    /// The kind of values that it takes, and its default.
    #[serde(flatten)]
    pub kind: OptionKindDocument,
    /// The names of the modes in which it applies.
    pub modes: Vec<String>,
    /// The numbers of seats with which it applies.
    pub seats: Vec<u8>,
    /// Its name for people.
    pub title: Both,
    /// A description of its effect.
    pub text: Both,
}

/// The kind of values that an option takes, and its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKindDocument {
    /// On or off.
    Switch {
        /// The default.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The least allowed value.
        least: u32,
        /// The greatest allowed value.
        most: u32,
        /// The default.
        default: u32,
    },
    /// One of some values.
    OneOf {
        /// The values.
        values: Vec<ChoiceDocument>,
        /// The default.
        default: String,
    },
    /// Any number of some values, each at most once.
    List {
        /// The values.
        values: Vec<ChoiceDocument>,
        /// The default.
        default: Vec<String>,
    },
}

/// A value that an option may have, or hold in its list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChoiceDocument {
    /// Its name.
    pub name: String,
    /// A description of its meaning.
    pub text: Both,
}

/// A window at which a seat may want to be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StopDocument {
    /// Its name.
    pub name: String,
    /// The clause that opens the window.
    pub clause: String,
    /// When the seat is asked.
    pub text: Both,
}

impl ModeDocument {
    /// The mode as a document.
    #[must_use]
    pub fn new(mode: &Mode) -> Self {
        Self {
            name: mode.name.to_owned(),
            clause: mode.clause.to_string(),
            seats: mode.seats.iter().collect(),
            teams: mode.has_teams,
            sets: mode.sets.iter().map(|(name, value)| ((*name).to_owned(), option_json(value))).collect(),
            title: both(&mode.title),
            text: both(&mode.about),
        }
    }
}

impl OptionDocument {
    /// The option of a game as a document; it lists the modes and numbers of seats in which it can be set.
    #[must_use]
    pub fn new(spec: &OptionSpec, table: OptionTable) -> Self {
        let modes = table.modes.iter().filter(|mode| spec.applies.has_mode(mode.name));
        let modes: Vec<&Mode> = modes.filter(|mode| mode.seats.iter().any(|seats| fits(spec, seats))).collect();
        let is_played = |seats: &u8| modes.iter().any(|mode| mode.seats.contains((*seats).into()));
        Self {
            name: spec.name.to_owned(),
            clause: spec.clause.to_string(),
            ruling: spec.ruling.map(str::to_owned),
            kind: OptionKindDocument::new(&spec.kind),
            seats: table.seats().iter().filter(|seats| fits(spec, *seats) && is_played(seats)).collect(),
            modes: modes.iter().map(|mode| mode.name.to_owned()).collect(),
            title: both(&spec.title),
            text: both(&spec.about),
        }
    }
}

impl OptionKindDocument {
    fn new(kind: &OptionKind) -> Self {
        let choice = |choice: &OptionChoice| ChoiceDocument { name: choice.name.to_owned(), text: both(&choice.about) };
        match kind {
            OptionKind::Switch { default } => Self::Switch { default: *default },
            OptionKind::Number { least, most, default } => {
                Self::Number { least: *least, most: *most, default: *default }
            }
            OptionKind::OneOf { values, default } => {
                Self::OneOf { values: values.iter().map(choice).collect(), default: (*default).to_owned() }
            }
            OptionKind::List { values } => {
                Self::List { values: values.iter().map(choice).collect(), default: Vec::new() }
            }
        }
    }
}

impl StopDocument {
    /// The stop as a document.
    #[must_use]
    pub fn new(spec: &StopSpec) -> Self {
        Self { name: spec.name.to_owned(), clause: spec.clause.to_string(), text: both(&spec.about) }
    }
}

/// The value of an option as JSON: true or false, a number, a name, a list of names.
#[must_use]
pub fn option_json(value: &OptionValue) -> Value {
    match value {
        OptionValue::Switch(is_on) => json!(is_on),
        OptionValue::Number(number) => json!(number),
        OptionValue::One(name) => json!(name),
        OptionValue::Several(names) => json!(names),
    }
}

fn fits(spec: &OptionSpec, seats: u8) -> bool {
    spec.applies.seats.contains(seats.into())
}

fn both(wording: &Wording) -> Both {
    Both::say(|language: Language| wording.say(language).to_owned())
}
