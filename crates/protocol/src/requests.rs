//! Requests of a client: the parameters of the engine's methods, with the names of `docs/engine-protocol.md`.

use serde::Deserialize;
use serde_json::Value;
use table::{Language, ScriptedDraw, Seat, Seed, Viewer};

use crate::DeckGiven;

/// A text, or a number, which may be written as either.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a number or a string")]
pub enum Word {
    /// A number.
    Number(u64),
    /// A text.
    Text(String),
}

impl Word {
    fn text(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }

    /// Reads it as a seed.
    ///
    /// # Errors
    /// What was expected.
    pub fn seed(&self) -> Result<Seed, String> {
        self.text().parse().map_err(|_| "a seed is a whole number below 2^64 or 64 hexadecimal digits".to_owned())
    }

    /// Reads it as a viewer of a table with this many seats.
    ///
    /// # Errors
    /// What was expected.
    pub fn viewer(&self, seats: u8) -> Result<Viewer, String> {
        let viewer = match self.text().as_str() {
            "public" => Some(Viewer::Public),
            number => number.parse().ok().filter(|seat: &Seat| seat.0 < seats).map(Viewer::Seat),
        };
        viewer.ok_or_else(|| format!("a viewer is a seat from 0 to {} or \"public\"", seats.saturating_sub(1)))
    }
}

/// One text or several.
#[derive(Default, Deserialize)]
#[serde(untagged, expecting = "expected a string or a list of strings")]
pub enum Texts {
    /// None.
    #[default]
    None,
    /// One text.
    One(String),
    /// Several texts.
    Several(Vec<String>),
}

impl Texts {
    /// All of them.
    #[must_use]
    pub fn list(self) -> Vec<String> {
        match self {
            Self::None => Vec::new(),
            Self::One(text) => vec![text],
            Self::Several(list) => list,
        }
    }
}

/// No parameters.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// `match.new`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    /// The game.
    pub game: String,
    /// The table, as a document of the game or as text; the game's default where it is not given.
    pub setup: Option<Value>,
    /// The seed of its chance.
    pub seed: Option<Word>,
    /// A script of chance instead of a seed.
    pub chance: Option<Script>,
    /// Cards that are added to the set.
    #[serde(default)]
    pub cards: Texts,
    /// Standing orders.
    #[serde(default)]
    pub stops: Vec<Option<String>>,
}

/// `match.load`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// The game.
    pub game: String,
    /// The whole state, in a notation of the game.
    pub position: String,
    /// The table, as a document of the game or as text; the game's default where it is not given.
    pub setup: Option<Value>,
    /// Cards that are added to the set.
    #[serde(default)]
    pub cards: Texts,
    /// The seed of its chance.
    pub seed: Option<Word>,
    /// A script of chance instead of a seed.
    pub chance: Option<Script>,
    /// Standing orders.
    #[serde(default)]
    pub stops: Vec<Option<String>>,
}

/// A script of chance: `name value` lines, or a list of draws.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a text of `NAME VALUE` lines, or a list of {name, value}")]
pub enum Script {
    /// A text.
    Text(String),
    /// A list of draws.
    Draws(Vec<NamedDraw>),
}

/// A draw of a script.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedDraw {
    /// The name of the draw.
    pub name: String,
    /// The value of the draw.
    pub value: u32,
}

impl Script {
    /// Its draws.
    ///
    /// # Errors
    /// What was expected.
    pub fn draws(self) -> Result<Vec<ScriptedDraw>, String> {
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
                            format!("`{line}` is not a draw; write `NAME VALUE`, e.g. `starting-seat 1`")
                        })
                    })
                    .collect()
            }
        }
    }
}

/// Parameters of methods about a whole match: `match.position`, `match.drop`, `match.cancel`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Of {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
}

/// `match.view`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// The viewer.
    pub viewer: Word,
    /// The language of the text.
    pub language: Option<Language>,
}

/// `match.awaits`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Awaits {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// The viewer.
    pub viewer: Option<Word>,
}

/// `match.set_stops`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetStops {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// The seat.
    pub seat: u8,
    /// Standing orders.
    pub stops: Option<String>,
}

/// Parameters of methods about a seat of a match: `match.actions`, `match.concede`, `match.take_back`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// The seat.
    pub seat: u8,
}

/// `match.act` and `match.explain`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// The seat.
    pub seat: u8,
    /// The notation of an action.
    pub action: String,
}

/// `match.events`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// The viewer.
    pub viewer: Word,
    /// The number of the first event that is wanted.
    #[serde(default)]
    pub since: usize,
}

/// `match.record`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordOf {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// Whether each decision is commented.
    #[serde(default)]
    pub comments: bool,
}

/// `match.replay`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The record.
    pub record: String,
    /// The number of decisions after which to stop.
    pub upto: Option<usize>,
    /// The part that is drawn anew.
    pub redeal: Option<Redeal>,
    /// Standing orders.
    #[serde(default)]
    pub stops: Vec<Option<String>>,
}

/// A redeal of a replayed match.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redeal {
    /// The viewer whose knowledge is kept.
    pub viewer: Word,
    /// The seed of the new draws.
    pub seed: Word,
}

/// `match.bot`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotMove {
    /// The name of the match.
    #[serde(rename = "match")]
    pub name: String,
    /// The seat.
    pub seat: u8,
    /// The player.
    pub bot: String,
    /// How long it may think.
    pub budget: Option<BudgetWord>,
    /// The seed of the answer.
    pub seed: Option<Word>,
}

/// A budget: `{"simulations": 400}` or `{"millis": 20}`.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum BudgetWord {
    /// A number of simulations.
    Simulations(u32),
    /// A number of milliseconds.
    Millis(u32),
}

/// `cards.list`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsOf {
    /// The game.
    pub game: String,
    /// A query of the card search.
    #[serde(default)]
    pub query: Option<String>,
    /// Cards that are added to the set.
    #[serde(default)]
    pub cards: Texts,
}

/// `cards.show`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardOf {
    /// The game.
    pub game: String,
    /// The id.
    pub id: String,
    /// Cards that are added to the set.
    #[serde(default)]
    pub cards: Texts,
}

/// `deck.check`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckOf {
    /// The game.
    pub game: String,
    /// The deck.
    pub deck: DeckGiven,
    /// The table options that matter.
    #[serde(default)]
    pub options: Vec<String>,
    /// Cards that are added to the set.
    #[serde(default)]
    pub cards: Texts,
}

/// `rules.list`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesOf {
    /// The game.
    pub game: String,
    /// The language of the text.
    #[serde(default)]
    pub language: Language,
}

/// `rules.clause`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClauseOf {
    /// The game.
    pub game: String,
    /// The id.
    pub id: String,
    /// The language of the text.
    #[serde(default)]
    pub language: Language,
}
