//! The parameters of the methods.

use serde::Deserialize;
use serde_json::Value;
use table::{Language, ScriptedDraw, Seat, Seed, Viewer};

use crate::reply::Fault;

/// Reads the parameters of a method.
pub(crate) fn read<P: for<'a> Deserialize<'a>>(params: Value) -> Result<P, Fault> {
    if !params.is_object() {
        return Err(Fault::params("parameters are given by name, in an object"));
    }
    serde_json::from_value(params).map_err(|error| Fault::params(error.to_string()))
}

/// A text, or a number that is written as one.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a number or a string")]
pub(crate) enum Word {
    Number(u64),
    Text(String),
}

impl Word {
    fn text(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }

    pub(crate) fn seed(&self) -> Result<Seed, Fault> {
        self.text().parse().map_err(|_| Fault::params("a seed is a whole number below 2^64 or 64 hexadecimal digits"))
    }

    pub(crate) fn viewer(&self, seats: u8) -> Result<Viewer, Fault> {
        let viewer = match self.text().as_str() {
            "public" => Some(Viewer::Public),
            number => number.parse().ok().filter(|seat: &Seat| seat.0 < seats).map(Viewer::Seat),
        };
        viewer.ok_or_else(|| {
            Fault::params(format!("a viewer is a seat from 0 to {} or \"public\"", seats.saturating_sub(1)))
        })
    }
}

/// One text or several.
#[derive(Default, Deserialize)]
#[serde(untagged, expecting = "expected a string or a list of strings")]
pub(crate) enum Texts {
    #[default]
    None,
    One(String),
    Several(Vec<String>),
}

impl Texts {
    pub(crate) fn list(self) -> Vec<String> {
        match self {
            Self::None => Vec::new(),
            Self::One(text) => vec![text],
            Self::Several(list) => list,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    pub game: String,
    pub setup: Option<Value>,
    pub seed: Option<Word>,
    pub chance: Option<Script>,
    #[serde(default)]
    pub cards: Texts,
    #[serde(default)]
    pub stops: Vec<Option<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Load {
    pub game: String,
    pub position: String,
    pub setup: Option<Value>,
    #[serde(default)]
    pub cards: Texts,
    pub seed: Option<Word>,
    pub chance: Option<Script>,
    #[serde(default)]
    pub stops: Vec<Option<String>>,
}

/// A script of chance: `name value` lines, or a list of draws.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a text of `NAME VALUE` lines, or a list of {name, value}")]
pub(crate) enum Script {
    Text(String),
    Draws(Vec<NamedDraw>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NamedDraw {
    pub name: String,
    pub value: u32,
}

impl Script {
    pub(crate) fn draws(self) -> Result<Vec<ScriptedDraw>, Fault> {
        match self {
            Self::Draws(draws) => {
                Ok(draws.into_iter().map(|draw| ScriptedDraw { name: draw.name, value: draw.value }).collect())
            }
            Self::Text(text) => {
                let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
                lines
                    .map(|line| {
                        let draw = line.split_once(' ').and_then(|(name, value)| {
                            Some(ScriptedDraw { name: name.to_owned(), value: value.trim().parse().ok()? })
                        });
                        draw.ok_or_else(|| {
                            let line: String = line.chars().take(60).collect();
                            Fault::params(format!("`{line}` is not a draw; write `NAME VALUE`, e.g. `starting-seat 1`"))
                        })
                    })
                    .collect()
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Of {
    #[serde(rename = "match")]
    pub name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Look {
    #[serde(rename = "match")]
    pub name: String,
    pub viewer: Word,
    pub language: Option<Language>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Awaits {
    #[serde(rename = "match")]
    pub name: String,
    pub viewer: Option<Word>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetStops {
    #[serde(rename = "match")]
    pub name: String,
    pub seat: u8,
    pub stops: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfSeat {
    #[serde(rename = "match")]
    pub name: String,
    pub seat: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    #[serde(rename = "match")]
    pub name: String,
    pub seat: u8,
    pub action: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Events {
    #[serde(rename = "match")]
    pub name: String,
    pub viewer: Word,
    #[serde(default)]
    pub since: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordOf {
    #[serde(rename = "match")]
    pub name: String,
    #[serde(default)]
    pub comments: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replay {
    pub record: String,
    pub upto: Option<usize>,
    pub redeal: Option<Redeal>,
    #[serde(default)]
    pub stops: Vec<Option<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Redeal {
    pub viewer: Word,
    pub seed: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotMove {
    #[serde(rename = "match")]
    pub name: String,
    pub seat: u8,
    pub bot: String,
    pub budget: Option<BudgetWord>,
    pub seed: Option<Word>,
}

/// A budget: `{"simulations": 400}` or `{"millis": 20}`.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum BudgetWord {
    Simulations(u32),
    Millis(u32),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardsOf {
    pub game: String,
    #[serde(default)]
    pub query: Option<String>,
    #[serde(default)]
    pub cards: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardOf {
    pub game: String,
    pub id: String,
    #[serde(default)]
    pub cards: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeckOf {
    pub game: String,
    pub deck: protocol::DeckGiven,
    #[serde(default)]
    pub options: Vec<String>,
    #[serde(default)]
    pub cards: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulesOf {
    pub game: String,
    #[serde(default)]
    pub language: Language,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClauseOf {
    pub game: String,
    pub id: String,
    #[serde(default)]
    pub language: Language,
}
