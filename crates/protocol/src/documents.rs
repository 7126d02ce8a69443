//! The output of the door as documents for programs: the same for every game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Language, Outcome, Refusal, Seat, Told};

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Both {
    /// English.
    pub en: String,
    /// Italian.
    pub it: String,
}

impl Both {
    /// Calls `say` for each language.
    pub fn say(say: impl Fn(Language) -> String) -> Self {
        Self { en: say(Language::En), it: say(Language::It) }
    }

    /// The text in a language.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::It => &self.it,
        }
    }
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Offer {
    /// Its notation.
    pub action: String,
    /// A description of its effect, for people.
    pub label: Both,
    /// The heading under which a list shows it; null in games without headings.
    pub heading: Option<Both>,
    /// Whether no rule tells it from another legal action for which this is false: a list for people may leave it out.
    pub alike: bool,
}

/// Something that happened, as a viewer witnessed it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct EventLine {
    /// Its number among the events that this viewer witnessed, from 0.
    pub number: usize,
    /// The clause that made it happen.
    pub clause: String,
    /// The event: the game's own document, by its `type`.
    pub event: serde_json::Value,
    /// The line of the log.
    pub text: Both,
}

/// Why an action is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RefusalDocument {
    /// The clause that forbids it.
    pub clause: String,
    /// The name of the reason.
    pub reason: String,
    /// The numbers that the reason shows.
    pub params: std::collections::BTreeMap<String, i32>,
    /// The reason, for people.
    pub text: Both,
}

impl RefusalDocument {
    /// The refusal, with its reason in words.
    pub fn new<G: Told>(game: &G, refusal: &Refusal) -> Self {
        Self {
            clause: refusal.clause.to_string(),
            reason: refusal.reason.to_owned(),
            params: refusal.params().map(|(name, value)| (name.to_owned(), value)).collect(),
            text: Both::say(|language| game.explain(refusal, language)),
        }
    }
}

/// The seats that must decide, or the outcome of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AwaitsDocument {
    /// The seats that must decide; none when the match is over. For seats other than the viewer's own, it only says
    /// that they are asked.
    pub seats: Vec<Asked>,
    /// The outcome; null while the match goes on.
    pub outcome: Option<OutcomeDocument>,
    /// The number of decisions so far.
    pub decisions: usize,
}

/// A seat that must decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Asked {
    /// The seat.
    pub seat: u8,
    /// The question; only for the viewer itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Both>,
    /// The number of its legal actions; only for the viewer itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choices: Option<u32>,
}

/// The outcome of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OutcomeDocument {
    /// The seats that won; in a tie, the seats that share it; empty when nobody won.
    pub winners: Vec<u8>,
    /// Whether it is a tie.
    pub tie: bool,
    /// The place of each seat from 1, in games with a ranking; empty otherwise.
    pub places: Vec<u8>,
    /// The clause that ended the match.
    pub clause: String,
}

impl OutcomeDocument {
    /// The document of an outcome at a table with this many seats.
    #[must_use]
    pub fn new(outcome: &Outcome, seats: u8) -> Self {
        let places = &outcome.places[..seats.min(Seat::MAX) as usize];
        Self {
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            tie: outcome.is_tie,
            places: if places.contains(&0) { Vec::new() } else { places.to_vec() },
            clause: outcome.clause.to_string(),
        }
    }
}

/// A card, pilot or other thing of a set, as an entry of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CardLine {
    /// Its id.
    pub id: String,
    /// Its kind: `card`, `pilot`.
    pub kind: String,
    /// Its name.
    pub name: Both,
    /// Its text, in one line.
    pub text: Both,
    /// The heading under which lists show it, if the game has headings: entries of a group are adjacent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<Both>,
}

/// A chapter of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChapterDocument {
    /// Its short code.
    pub code: String,
    /// Its title.
    pub title: String,
    /// Its clauses: id and title.
    pub clauses: Vec<ClauseDocument>,
}

/// A clause of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClauseDocument {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The rule, in Markdown; left out in lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A deck in a request.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum DeckGiven {
    /// The ids of its cards, one for each copy.
    Ids(Vec<String>),
    /// A text in any form in which the game writes decks: text, link, RON.
    Written(String),
}

/// The result of checking a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeckReport {
    /// Whether the deck is legal.
    pub legal: bool,
    /// Everything that is wrong with it.
    pub problems: Vec<String>,
    /// Its figures, by name.
    pub figures: std::collections::BTreeMap<String, u32>,
    /// For a text with mistakes: the deck made of its correct lines alone, as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<String>,
}
